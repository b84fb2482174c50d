/** What a screen that sends a person to the login hands over with the navigation. */
export interface LoginVisit {
  /** What has just been done, said above the form. */
  after?: 'signedUp' | 'passwordChanged';
  /** The page that was asked for is for sellers, and the person who is signed in is none. */
  forSellers?: boolean;
  /** Filled in already. */
  email?: string;
}
