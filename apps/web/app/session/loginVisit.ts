/** What a screen that sends a person to the login hands over with the navigation. */
export interface LoginVisit {
  /** What has just been done, said above the form. */
  after?: 'signedUp' | 'passwordChanged';
  /** Filled in already. */
  email?: string;
}
