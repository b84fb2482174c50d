/** What is said of what somebody does without a network. */
export const outbox = {
  /** It is on the device until then. */
  waits: 'It is kept on this device, and will be sent when you are online again.',
  ended: 'You are logged out. What you did offline is kept on this device, and is sent when you log in again.',
  sent: 'What you did offline has been sent.',
  notSent: 'Some of what you did offline could not be sent. The home may be gone.',
} as const;
