import type { FilesContent } from '../files.ts';

export const files: FilesContent = {
  choose: 'تصویر یا PDF چنیں',
  other: 'کوئی اور چنیں',
  remove: 'ہٹائیں',
};
