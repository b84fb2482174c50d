/** What the box says that takes an address for the newsletter. */
export const newsletter = {
  heading: 'New homes and guides, by e-mail',
  sentence: 'A short letter when there is something worth reading. One click ends it.',
  email: { label: 'Your e-mail address', placeholder: 'name@example.com' },
  submit: 'Subscribe',
  privacy: 'We send you a link to confirm first, and use the address for this letter only.',
  sent: 'Almost there. Open the e-mail we have just sent to {email} and confirm.',
  failed: 'Something went wrong. Please try again.',
};
