/** Words of a form field. Error messages are rules and live in the domain package. */
export interface AccountFieldContent {
  label: string;
  placeholder?: string;
  help?: string;
}

export type AccountField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'address'
  | 'password'
  | 'newPassword'
  | 'currentPassword'
  | 'confirmPassword'
  | 'profileImage';

export interface AccountsContent {
  fields: Readonly<Record<AccountField, AccountFieldContent>>;
  showPassword: string;
  hidePassword: string;
  terms: { before: string; terms: string; between: string; privacy: string; after: string };
  or: string;
  google: string;
  closeDialog: string;
  chooser: {
    heading: string;
    legend: string;
    options: readonly { value: 'buyer' | 'seller'; label: string; help: string; to: string }[];
    next: string;
    haveAccount: string;
    login: string;
  };
  login: {
    heading: string;
    product: string;
    tagline: string;
    submit: string;
    submitting: string;
    forgot: string;
    noAccount: string;
    signup: string;
    signedUp: string;
    passwordChanged: string;
    forSellers: { heading: string; text: string; switch: string; stay: string };
  };
  lookAround: Record<'heading' | 'text' | 'seller' | 'buyer' | 'failed', string>;
  buyerSignup: SignupContent;
  sellerSignup: SignupContent;
  forgot: {
    heading: string;
    lead: string;
    submit: string;
    submitting: string;
    sent: { heading: string; text: string };
    back: string;
  };
  reset: {
    heading: string;
    lead: string;
    submit: string;
    submitting: string;
    invalid: { heading: string; text: string; action: string };
  };
  profile: {
    heading: string;
    edit: string;
    save: string;
    saving: string;
    cancel: string;
    emailFixed: string;
    changePicture: string;
    removePicture: string;
    memberSince: string;
    empty: string;
    logout: string;
    loading: string;
    retry: string;
    changePassword: {
      heading: string;
      lead: string;
      open: string;
      submit: string;
      submitting: string;
      done: string;
    };
  };
}

export interface SignupContent {
  heading: string;
  lead: string;
  submit: string;
  submitting: string;
  haveAccount: string;
  login: string;
  other: { text: string; action: string; to: string };
}

/** Everything around signing up, signing in and the profile. */
export const accounts: AccountsContent = {
  fields: {
    firstName: { label: 'First name' },
    lastName: { label: 'Last name' },
    email: { label: 'Email', placeholder: 'name@example.com' },
    phone: { label: 'Phone', placeholder: '0300 1234567', help: 'Buyers call and message this number.' },
    address: { label: 'Address', placeholder: 'Office or home address' },
    password: { label: 'Password', help: '8 characters or more. A few unrelated words work well.' },
    currentPassword: { label: 'Current password' },
    newPassword: { label: 'New password', help: '8 characters or more. A few unrelated words work well.' },
    confirmPassword: { label: 'Confirm password' },
    profileImage: { label: 'Profile picture', help: 'Shown on your listings. A square picture looks best.' },
  },
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  terms: {
    before: 'I agree to the ',
    terms: 'Terms & Conditions',
    between: ' and the ',
    privacy: 'Privacy Policy',
    after: '.',
  },
  or: 'or',
  google: 'Continue with Google',
  closeDialog: 'Close',
  chooser: {
    heading: 'Create your account',
    legend: 'What would you like to do?',
    options: [
      {
        value: 'buyer',
        label: 'Do You Want To Buy/Rent Property',
        help: 'Keep favourites on every device and send requests faster.',
        to: '/buyer-signup',
      },
      {
        value: 'seller',
        label: 'Do You Want To Sell/Rent Property',
        help: 'Post properties, answer buyers and manage your listings.',
        to: '/seller-signup',
      },
    ],
    next: 'Next',
    haveAccount: 'Already have an account?',
    login: 'Log In',
  },
  login: {
    heading: 'Log in',
    product: 'Karachi Estates',
    tagline: 'Find Your Perfect Place',
    submit: 'LOGIN',
    submitting: 'Logging in…',
    forgot: 'Forgot your password?',
    noAccount: 'New here?',
    signup: 'Sign up',
    signedUp: 'Your account is ready. Log in to start.',
    passwordChanged: 'Your password is changed. Log in with the new one.',
    forSellers: {
      heading: 'This page is for sellers',
      text: 'You are logged in as {email}, a buyer’s account. Log in with a seller’s account to open it.',
      switch: 'Switch accounts',
      stay: 'Stay in this account',
    },
  },
  lookAround: {
    heading: 'Look around',
    text: 'Demo data is loaded and this is the machine it runs on, so no password is needed.',
    seller: 'Look around as seller',
    buyer: 'Look around as buyer',
    failed: 'This is not offered any more.',
  },
  buyerSignup: {
    heading: 'Sign up to buy or rent',
    lead: 'A few fields, and your favourites follow you everywhere.',
    submit: 'Sign up',
    submitting: 'Creating your account…',
    haveAccount: 'Already have an account?',
    login: 'Log In',
    other: { text: 'You want to sell or let?', action: 'Sign up as a seller', to: '/seller-signup' },
  },
  sellerSignup: {
    heading: 'Sign up to sell or let',
    lead: 'Your name, number and address stand behind your listings, so please give the real ones.',
    submit: 'Sign up',
    submitting: 'Creating your account…',
    haveAccount: 'Already have an account?',
    login: 'Log In',
    other: { text: 'You are looking for a home?', action: 'Sign up as a buyer', to: '/buyer-signup' },
  },
  forgot: {
    heading: 'Forgot your password?',
    lead: 'Enter the e-mail address of your account. We send you a link to choose a new password.',
    submit: 'Send link',
    submitting: 'Sending the link…',
    sent: {
      heading: 'Look into your inbox',
      text: 'If there is an account for {email}, a link is on its way. It works once, for one hour.',
    },
    back: 'Back to login',
  },
  reset: {
    heading: 'Choose a new password',
    lead: 'You will be logged out everywhere and can log in again with the new password.',
    submit: 'Save password',
    submitting: 'Saving…',
    invalid: {
      heading: 'This link does not work any more',
      text: 'It was used already or is older than one hour.',
      action: 'Send a new link',
    },
  },
  profile: {
    heading: 'Profile',
    edit: 'Edit Profile',
    save: 'Save Changes',
    saving: 'Saving…',
    cancel: 'Cancel',
    emailFixed: 'The email address is changed on the profile page, below.',
    changePicture: 'Change picture',
    removePicture: 'Remove picture',
    memberSince: 'With us since {date}',
    empty: 'Not given',
    logout: 'Logout',
    loading: 'Loading your profile…',
    retry: 'The connection may be down. Try again in a moment.',
    changePassword: {
      heading: 'Password',
      lead: 'A new password logs out every other device.',
      open: 'Change password',
      submit: 'Save password',
      submitting: 'Saving…',
      done: 'Your password was changed. Other devices are logged out.',
    },
  },
};
