/** Words at the foot of a printed page. */
export const printing = {
  heading: 'This page on your phone',
  code: 'QR code of this page’s address',
};
