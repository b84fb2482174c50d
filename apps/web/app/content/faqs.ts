import { type Faq, homeFaqs } from './homeFaqs.ts';

export interface FaqGroup {
  id: string;
  heading: string;
  faqs: readonly Faq[];
}

export interface FaqsContent {
  heading: string;
  sentence: string;
  groups: readonly FaqGroup[];
  more: { heading: string; text: string; action: string };
}

/** Everything of the /faqs page: the five of the home page first, each subject in its own group after that. */
export const faqs: FaqsContent = {
  heading: 'Frequently asked questions',
  sentence: 'Short answers about searching, buying, renting, listing and paying.',
  groups: [
    { id: 'first', heading: 'First things first', faqs: homeFaqs },
    {
      id: 'buyers',
      heading: 'For buyers and tenants',
      faqs: [
        {
          id: 'account-needed',
          question: 'Do I need an account to search or to call a seller?',
          answer: [
            'No. Search, property pages, WhatsApp, calls and Find My Home all work without an account. With one, your favourites follow you from phone to computer.',
          ],
        },
        {
          id: 'find-my-home',
          question: 'What happens after I send a Find My Home request?',
          answer: [
            'Our desk receives it at once and looks for listings that fit your area, rooms and budget. The smallest budget we accept is PKR 20 lakh, and somebody contacts you on the phone or e-mail you gave.',
          ],
        },
        {
          id: 'prices',
          question: 'How should I read the prices?',
          answer: [
            'Every price is in Pakistani rupees and is what the seller asks. One lakh is 100,000 and one crore is 10,000,000 rupees, so 2.5 Crore means PKR 25,000,000. Rents are for one month.',
          ],
        },
        {
          id: 'sizes',
          question: 'Square yards, square feet, marla or kanal?',
          answer: [
            'You can read sizes in any of them. A marla has more than one standard; in Karachi we count 225 square feet unless the seller says otherwise, and the listing shows which one is meant.',
          ],
        },
        {
          id: 'before-paying',
          question: 'What should I check before I pay token money?',
          answer: [
            'See the property, check the seller’s CNIC, and have the title checked at the office that keeps it: the sub-registrar, KDA, DHA, a cantonment board or a society, depending on the land. For flats, ask for the approved plan and completion papers of the Sindh Building Control Authority (SBCA). Our article on documents goes through them one by one.',
          ],
        },
        {
          id: 'report',
          question: 'A listing looks wrong. What can I do?',
          answer: [
            'Press ‘Report this listing’ on its page and say what is wrong: a false price, borrowed photographs, a property that is already sold, or somebody asking for money before a visit. It takes no account, and you get a number for your report. We look into it and can take the listing down.',
          ],
        },
      ],
    },
    {
      id: 'sellers',
      heading: 'For sellers and agents',
      faqs: [
        {
          id: 'photos',
          question: 'How many photographs can I add?',
          answer: [
            'Up to 8 for each listing. The first is the cover. You can drag them into another order, remove one or add another whenever you edit the listing.',
          ],
        },
        {
          id: 'limits',
          question: 'How many listings can I have?',
          answer: [
            'Basic has 2 active listings, Pro 15 and Premium no limit. Pro includes 2 featured ads and Premium 4. Paused, sold and rented listings do not count.',
          ],
        },
        {
          id: 'sold',
          question: 'My property is sold or rented. What now?',
          answer: [
            'Open it under My Properties and mark it sold or rented. It leaves the search at once and frees a place in your plan.',
          ],
        },
        {
          id: 'quality',
          question: 'How do I make my listing better?',
          answer: [
            'Use bright photographs of every room, the true asking price, the exact size and an honest description. The listing quality points page has a checklist that adds up to 100.',
          ],
        },
      ],
    },
    {
      id: 'plans',
      heading: 'Plans and payment',
      faqs: [
        {
          id: 'pay',
          question: 'How do I pay for Pro or Premium?',
          answer: [
            'By bank transfer. Choose the plan, copy the account details, transfer the amount and include your e-mail address. Then press I have paid and give the transfer reference, or send a screenshot of the payment to the number shown.',
          ],
        },
        {
          id: 'approval',
          question: 'When does my plan start?',
          answer: [
            'A person compares your request with the bank statement. The plan starts when the request is approved, and we tell you by e-mail.',
          ],
        },
        {
          id: 'expiry',
          question: 'What happens when a plan ends?',
          answer: [
            'Your account returns to Basic. Nothing is deleted: listings above the Basic limit are paused, and come back when you renew.',
          ],
        },
        {
          id: 'refund',
          question: 'Can I get my money back?',
          answer: [
            'No. Subscriptions are non-refundable, whether billed monthly or yearly, or paid for three or six months at once. The terms and conditions say so in full.',
          ],
        },
      ],
    },
    {
      id: 'account',
      heading: 'Account and privacy',
      faqs: [
        {
          id: 'password',
          question: 'I forgot my password.',
          answer: [
            'Choose Forgot your password? on the login page. We e-mail you a link that works once and for one hour.',
          ],
        },
        {
          id: 'role',
          question: 'Can I be a buyer and a seller?',
          answer: [
            'Each account has one role. Use a second e-mail address if you need both, or sign up as a seller: searching and contacting others needs no account at all.',
          ],
        },
        {
          id: 'data',
          question: 'Who sees my phone number?',
          answer: [
            'A seller’s contact number is shown on that seller’s listings, because buyers call it. A buyer’s details go to our desk and to the agents who are asked to help with a request; who writes to a seller or proposes a viewing gives theirs to that seller. The privacy policy has the details.',
          ],
        },
      ],
    },
  ],
  more: {
    heading: 'Your question is not here?',
    text: 'Write to us. We answer within 24 hours.',
    action: 'Contact Us',
  },
};
