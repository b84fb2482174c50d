import type { PaperLine } from '@karachi-estates/domain/homePapers/homePapers';

/** Words about the papers of a home: on its page, for its seller, and on the sheet for a lawyer. */
export interface HomePapersContent {
  heading: string;
  /** The way to the sheet for a lawyer. */
  checklist: string;
  own: {
    heading: string;
    /** Under the heading, about the listing `{title}`. */
    lead: string;
    loading: string;
    failed: string;
    back: string;
    /** An answer that is not given. */
    none: string;
    help: Record<PaperLine, string>;
    /** Beside the title's box: what choosing a file does. */
    becomesFile: string;
    save: string;
    saving: string;
    saveFailed: string;
    document: Record<'choose' | 'replace' | 'sending' | 'open' | 'remove' | 'help' | 'large' | 'failed', string>;
    seen: string;
    privacy: string;
  };
  sheet: {
    heading: string;
    lead: string;
    declares: string;
    print: string;
    back: string;
    loading: string;
    /** What to ask for, by line; `{value}` never stands in it: it asks the same whatever was declared. */
    checks: Record<PaperLine, readonly string[]>;
    notes: string;
    note: string;
  };
}

export const homePapers: HomePapersContent = {
  heading: 'Papers',
  checklist: 'Checklist for your lawyer, to print',
  own: {
    heading: 'Papers',
    lead: 'What buyers read of the papers of “{title}”. Each line is optional and shown as declared by you.',
    loading: 'Your papers are on their way…',
    failed: 'Your papers could not be loaded',
    back: 'Back to the listing',
    none: 'Not given',
    help: {
      authority: 'Whose land it is, or who keeps its record.',
      title: 'What the owner holds.',
      plan: 'Whether the building stands as its plan was approved.',
      completion: 'The certificate that the building is finished.',
      dues: 'Property tax, ground rent, maintenance, utility bills.',
      claims: 'Whether a bank or a court has a claim on it.',
    },
    becomesFile: 'A file is a right to a plot and not a plot: the listing will be shown as a plot file.',
    save: 'Save',
    saving: 'Saving…',
    saveFailed: 'The papers could not be saved.',
    document: {
      choose: 'Add a document',
      replace: 'Replace the document',
      sending: 'Sending…',
      open: 'Download my document',
      remove: 'Remove the document',
      help: 'A photo or a PDF of at most 10 MB.',
      large: 'This file is larger than 10 MB.',
      failed: 'That did not work. Please try again.',
    },
    seen: 'Document seen by us on {date}',
    privacy:
      'Documents are never public. Only you and our staff see them; each time one is opened, it is watermarked with who looks and written to our log. Please cover identity card numbers.',
  },
  sheet: {
    heading: 'Papers to check',
    lead: 'For your lawyer, about listing {id}: {title}, {area}.',
    declares: 'The seller declares: {value}',
    print: 'Print',
    back: 'Back to the listing',
    loading: 'The checklist is on its way…',
    checks: {
      authority: [
        'Search the record at the authority that keeps it',
        'Name and number on the record match the seller’s',
      ],
      title: [
        'Original title document seen, not a copy',
        'Whole chain of owners, each transfer registered',
        'A power of attorney: registered, in force, allows the sale',
        'A file: balloted or not, number confirmed by the developer',
      ],
      plan: ['Approved plan seen; the building stands as it shows', 'Use of the plot allows what is sold'],
      completion: ['Completion or occupancy certificate seen, with its number'],
      dues: [
        'Tax, ground rent and maintenance paid: receipts seen',
        'No-demand certificate asked for',
        'Utility bills paid',
      ],
      claims: [
        'No mortgage on the record; the bank’s release where there was one',
        'No suit or stay found at the court',
      ],
    },
    notes: 'Notes',
    note: 'This list is not advice and not complete. What is declared is the seller’s word; have the originals checked before you pay anything.',
  },
};
