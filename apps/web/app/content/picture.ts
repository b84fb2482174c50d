/** A picture named by its file only; the page that shows it knows the folder and the sizes. */
export interface Picture {
  file: string;
  alt: string;
}
