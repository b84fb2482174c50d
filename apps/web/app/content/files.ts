/** What fields for a photo or a PDF say. */
export interface FilesContent {
  choose: string;
  other: string;
  remove: string;
}

export const files: FilesContent = {
  choose: 'Choose a photo or PDF',
  other: 'Choose another one',
  remove: 'Remove',
};
