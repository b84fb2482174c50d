/** A part of a section: running text or a list. */
export type DocumentBlock = { paragraph: string } | { list: readonly string[] };

/** A numbered section of a legal page; `id` is the anchor that others may link to. */
export interface DocumentSection {
  id: string;
  heading: string;
  blocks: readonly DocumentBlock[];
}

/**
 * A legal page. `effective` is the ISO date for machines, `effectiveLabel` the same date for people.
 * Texts may hold `{contactEmail}` and `{contactAddress}`, which the page fills from the public settings.
 */
export interface LegalDocument {
  heading: string;
  effective: string;
  effectiveLabel: string;
  contentsLabel: string;
  introduction: readonly string[];
  sections: readonly DocumentSection[];
}
