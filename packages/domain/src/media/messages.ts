/** The API's words about uploaded files. */

export const FILE_EMPTY = 'This file is empty. Choose another one.';
