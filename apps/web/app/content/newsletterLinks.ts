/** What the newsletter's links open. */
export const newsletterLinks = {
  backHome: 'To the home page',
  confirm: {
    heading: 'Subscribe to the letter?',
    text: 'We write to this address when there is something worth reading. If you did not ask for it, just close this page.',
    button: 'Subscribe',
  },
  subscribe: { heading: 'Get our letter', text: 'Enter your address, and we send you a link to confirm.' },
  asked: {
    heading: 'Almost there',
    text: 'We have just sent you an e-mail. Open it and confirm, and the next letter will come to you.',
  },
  confirmed: { heading: 'You are subscribed', text: 'Thank you. The next letter will come to you.' },
  unsubscribe: {
    heading: 'End the letter?',
    text: 'You will get no more letters from us. You can subscribe again whenever you like.',
    button: 'Unsubscribe',
  },
  unsubscribed: { heading: 'You are unsubscribed', text: 'You will get no more letters from us.' },
  figures: {
    heading: 'End the weekly figures?',
    text: 'You will get no more mails with the figures of your listings. You can turn them on again on your insights page.',
    button: 'End the weekly mail',
  },
  figuresEnded: { heading: 'The weekly mail has ended', text: 'Your figures are on your insights page as before.' },
  figuresNotEnded: {
    heading: 'This link does not work',
    text: 'Open the link of the newest mail that you got, or turn the weekly mail off on your insights page.',
  },
  expired: {
    heading: 'This link does not work any more',
    text: 'It may be too old or used already. Enter your address again and we send a new one.',
  },
  notEnded: {
    heading: 'This link does not work any more',
    text: 'Press “Unsubscribe” in the newest letter that you got. If that does not help, write to the address at the foot of this page and we end it for you.',
  },
};
