import { getSettings, type PublicSettings } from '@karachi-estates/contracts/settings';
import { answers } from './screenStory.tsx';

const settings: PublicSettings = {
  siteUrl: '',
  contact: { email: 'hello@example.com', phone: '+922100000000', address: 'Karachi', chatUrl: '#chat' },
  bank: {
    accountTitle: 'Sample Account Title',
    accountNumber: '0000-0000000000',
    bankName: 'Sample Bank',
    paymentContact: '+923000000000',
  },
  googleClientId: null,
  videoUrl: null,
  brochureUrl: null,
  demoData: true,
};

/** What the operator has set, as the API answers it in stories; spread into `parameters.screen.api`. */
export const storySettings = answers(getSettings, { answer: settings });
