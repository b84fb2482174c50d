import { MINIMUM_AGE } from '@karachi-estates/domain/accounts/rules';
import type { LegalDocument } from './document.ts';

/** The privacy policy: what the product really stores, why, and for how long. */
export const privacy: LegalDocument = {
  heading: 'Privacy Policy',
  effective: '2025-04-25',
  effectiveLabel: 'Effective 25th April 2025',
  contentsLabel: 'On this page',
  introduction: [
    'This policy says which information about you Karachi Estates (“we”, “us”) keeps, why, who sees it and what you can ask of us. It covers this website and the project pages on it.',
    'In short: you can look around without telling us who you are; what you send us is used for what you sent it for; and we do not sell it.',
  ],
  sections: [
    {
      id: 'what-we-keep',
      heading: 'What we keep, and why',
      blocks: [
        {
          list: [
            'Account: your first and last name, e-mail address and role; for sellers also phone, address and, if you add one, a profile picture. Needed to sign you in and to show who offers a property.',
            'Password: only a one-way hash of it. We cannot read it.',
            'Google sign-in, if you choose it: the name and e-mail address that Google confirms. We never see your Google password.',
            'Listings: everything you enter about a property, its photographs and the contact number you give.',
            'Find My Home requests: name, e-mail, phone, city, area, property type, bedrooms, budget and your message.',
            'Interest in a project: unit type, name, phone and e-mail. A hold or a visit of a project: the same, and the unit or the time.',
            'Messages to a seller and proposals to view a property: your name, phone or e-mail and what you write. The seller gets them by mail.',
            'Reports of a listing: the reason, your words and, if you give it, your e-mail. The seller does not learn who reported.',
            'Votes and comments on a shared shortlist: the name that you give yourself and your words. Everybody who has the link sees them.',
            'Messages to our support, and our answers.',
            'Papers of a property, if its seller shows them to us: what is declared and, if sent, the document. Documents are private; each look at one is written down.',
            'Newsletter: your e-mail address, and when you confirmed it.',
            'Saved searches: the filters, the name that you give them, how often we may write, and your account or the e-mail address that you confirmed.',
            'Alerts on a device, if you turn them on: the address that your browser gives us for them. The maker of the browser delivers them encrypted and cannot read them. The address goes when you turn them off, log out on the device or end the search.',
            'Plan payments: the plan, the months, the transfer reference and, if you add it, a screenshot. We do not receive card numbers.',
            'Checks of sellers: the phone number that answered a code, and the licence number, office or project that you name. We keep no copy of an identity card.',
            'Technical records: the time, address of the page, network address and error of a request, and what went wrong in the browser, to keep the site running and to stop abuse. And a one-way hash of the network that you sign in from, so that nobody can lock you out by guessing your password.',
          ],
        },
      ],
    },
    {
      id: 'on-your-device',
      heading: 'What stays on your device',
      blocks: [
        {
          paragraph:
            'The site keeps a few entries in your browser’s storage: the token that keeps you signed in, your role, your favourites with your notes, what you looked at and searched for last, the searches that you keep on the device, what you chose to compare, the light or dark look that you chose and, until you close the tab, how far you had scrolled and what you typed into a form without sending it, but no password. When you sign in, the favourites and notes of a guest, their searches and what was looked at last are added to your account. The cards of your favourites are kept there too, so that they can be read without a connection. What you do without a connection (hearts, notes, a message to a seller) waits on your device until it is sent. An ad that you have not sent yet waits on your device with its photographs, and so do public pages that you have seen, so that they open without a connection; what only you may see is never among them. Logging out removes all that the site has stored there.',
        },
        {
          paragraph:
            'Sellers see how many people saw, opened, saved or contacted their listings, never who. So that a person counts once a day, we keep a code that is made of your address and browser and cannot be turned back into them. It is deleted when the day is over, by half past one at night.',
        },
        {
          paragraph:
            'Two cookies keep what you chose on this device, for a year: the language, and low data. They say nothing about who you are. Who opens very many sellers’ contacts gets a third one for thirty days: a random number, by which we count theirs apart from others’ on the same network, and which we do not keep. We use no advertising cookies and no trackers of other companies. The film on a project page is loaded only when you press play; if it comes from a video provider, that provider then learns that you watch it. Google’s sign-in button, where it is offered, is loaded from Google.',
        },
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      blocks: [
        {
          list: [
            'Everybody: the content of a listing with the seller’s name, picture and contact number and, unless the seller turns them off on the profile page, e-mail and address. Do not put there what should stay private.',
            'The seller of a listing: your message or proposal to view it, with the name, phone and e-mail that you give. You can withdraw it by the link in your mail.',
            'Our desk: Find My Home requests and messages to us. To help you we pass a request to agents who have suitable properties.',
            'The sales desk of a project: the interest that you register for that project.',
            'Companies that run servers, storage and e-mail for us, on our instructions only.',
            'Authorities, where the law of Pakistan obliges us, for example under the Prevention of Electronic Crimes Act, 2016.',
          ],
        },
        {
          paragraph:
            'WhatsApp and phone buttons open your own app. What you write or say there is between you, the seller and the provider of the app. We do not sell personal information and do not rent out lists of addresses.',
        },
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        {
          list: [
            'Your account and listings: until you close the account or delete the listing.',
            'Photographs of a deleted listing: 30 days, in case the deletion was a mistake.',
            'What a deleted listing said: two years, seen by nobody, so that you can bring it back and the same home keeps its first date. It goes at once with the account.',
            'A sign-in: 30 days after you last used it, or until you log out. Changing your password ends all others, resetting it ends all.',
            'The hash of the network that you signed in from: 30 days.',
            'A link to reset your password: one hour, and it works once.',
            'Requests and registrations: as long as they are being worked on, and after that as long as a claim such as a commission can depend on them.',
            'Messages, proposals to view, reports and visits: at most two years.',
            'Payment records: as long as tax and accounting law requires.',
            'Saved searches: until you delete them or your account. Without an account: 90 days after you ended the alerts, and 14 days where you never confirmed them. Every alert has a link that ends them at once.',
            'Newsletter: until you unsubscribe, which takes one click in any letter.',
          ],
        },
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      blocks: [
        {
          paragraph:
            'Passwords are hashed with argon2id and session tokens are stored only as hashes, so that a copy of the database would sign nobody in. Repeated wrong passwords are slowed down. Sellers see only what is theirs. No system is perfect: if something happens that affects you, we tell you what and what to do.',
        },
      ],
    },
    {
      id: 'your-choices',
      heading: 'Your choices',
      blocks: [
        {
          list: [
            'See and correct your details on the profile page, the e-mail address too: it changes once both addresses agree.',
            'Take a copy of what we keep about you: one file, on the profile page. Without an account, ask us for it.',
            'Delete your account on the profile page; within 14 days you can change your mind. What a law or an open claim obliges us to keep stays, without your name where that is possible. Without an account, ask us.',
            'Take back a message, a request or a registration.',
            'Use the site without an account.',
          ],
        },
        {
          paragraph:
            'Write to {contactEmail} from the e-mail address of your account. We answer within 24 hours and may ask a question to be sure that it is you.',
        },
      ],
    },
    {
      id: 'age',
      heading: 'Age',
      blocks: [
        {
          paragraph: `The site is for people who are at least ${MINIMUM_AGE}. If you believe that a younger person has sent us information, tell us and we delete it.`,
        },
      ],
    },
    {
      id: 'law',
      heading: 'Law',
      blocks: [
        {
          paragraph:
            'The law of Pakistan applies to this policy, and the courts at Karachi decide disputes about it. Servers and e-mail services may stand outside Pakistan; the same care is asked of them there.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        {
          paragraph:
            'When the policy changes we put the new date at the top. Account holders hear of an important change by e-mail before it takes effect.',
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [{ paragraph: 'Questions about your information: {contactEmail}, or by post to {contactAddress}.' }],
    },
  ],
};
