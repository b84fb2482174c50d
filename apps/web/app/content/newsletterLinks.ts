/** What the newsletter's links open. */
export const newsletterLinks = {
  working: 'One moment…',
  backHome: 'To the home page',
  confirmed: { heading: 'You are subscribed', text: 'Thank you. The next letter will come to you.' },
  unsubscribe: {
    heading: 'End the letter?',
    text: 'You will get no more letters from us. You can subscribe again whenever you like.',
    button: 'Unsubscribe',
  },
  unsubscribed: { heading: 'You are unsubscribed', text: 'You will get no more letters from us.' },
  expired: {
    heading: 'This link does not work any more',
    text: 'It may be too old or used already. Enter your address again and we send a new one.',
  },
};
