/** What a person reads about the papers of a listing. */
export const PAPER_VALUE_UNKNOWN = 'Choose an answer from the list.';
export const FILE_IS_NO_HOME =
  'A file is a right to a plot, and this listing is none. Choose another title, or change the type of the listing.';
export const FILE_IS_NO_PLOT =
  'Its papers say that it is a file, and a file is not a plot. Change the title under Papers first.';
export const FILE_CANNOT_BE_LET = 'A file cannot be let. Choose another title.';
export const FILE_HAS_NO_LEASE = 'A plot file has no lease. Choose another title, or change the type of the listing.';
export const PAPERS_SAVED = 'Saved. The listing shows it as declared by you.';
export const PAPERS_SAVED_AS_FILE = 'Saved. The listing is now shown as a plot file, since a file is not a plot.';
export const PAPER_ANSWER_FIRST = 'Say first what the document shows, and save it.';
export const PAPER_DOCUMENT_MISSING = 'Choose a photo or a PDF.';
export const PAPER_DOCUMENT_SAVED = 'We have the document. Only you and our staff see it.';
export const PAPER_DOCUMENT_REMOVED = 'The document is removed.';
export const PAPER_DOCUMENT_NOT_FOUND = 'There is no such document.';
export const PAPER_CHANGED = 'The seller has changed this line since you opened it. Look at it again.';
