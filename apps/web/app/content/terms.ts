import { MINIMUM_AGE } from '@karachi-estates/domain/accounts/rules';
import { COMMISSION_DUE_DAYS } from '@karachi-estates/domain/plans/plans';
import type { LegalDocument } from './document.ts';

/** The terms for visitors, buyers, sellers and agents. */
export const terms: LegalDocument = {
  heading: 'Terms & Conditions',
  effective: '2025-04-25',
  effectiveLabel: 'Effective 25th April 2025',
  contentsLabel: 'On this page',
  introduction: [
    'These terms are the agreement between you and Karachi Estates (“we”, “us”) about using this website. They apply to everybody who uses it, and in particular to the agents and agencies who list properties here.',
    'By opening an account, posting a listing, sending a request or otherwise using the site you accept these terms. If you do not accept them, please do not use the site.',
  ],
  sections: [
    {
      id: 'words',
      heading: 'Words we use',
      blocks: [
        {
          list: [
            '“Visitor”: anybody who uses the site, with or without an account.',
            '“Buyer”: a person who looks for a property to buy or to rent and has a buyer account or sends a request.',
            '“Seller” or “agent”: a licensed agent, an agency, or an owner who lists a property under a seller account.',
            '“Listing”: the text, photographs, price and contact details of one property as shown on the site.',
            '“Lead”: the contact details and wishes of a person who looks for a property. A “premium lead” is a lead that we have passed to an agent as such.',
            '“Plan”: Basic, Pro or Premium, each with its limits and price as shown on the plans page.',
          ],
        },
      ],
    },
    {
      id: 'who-may-use',
      heading: 'Who may use the site',
      blocks: [
        {
          paragraph: `You must be at least ${MINIMUM_AGE} years old to open an account, post a listing, send a lead or buy a plan.`,
        },
        {
          paragraph:
            'If you act for an agency or another company, you confirm that you may bind it to these terms. Agents confirm that they hold every licence and registration that the law asks of them, and that it stays valid while they list here.',
        },
      ],
    },
    {
      id: 'accounts',
      heading: 'Your account',
      blocks: [
        {
          list: [
            'Give your true name and contact details, and keep them up to date.',
            'Keep your password to yourself. What is done with your account counts as done by you until you tell us that somebody else has used it.',
            'An account has one role, buyer or seller, and may not be sold or lent.',
            'Tell us at {contactEmail} as soon as you suspect misuse.',
          ],
        },
      ],
    },
    {
      id: 'our-role',
      heading: 'What we do, and what we do not',
      blocks: [
        {
          paragraph:
            'We publish listings and pass on requests. We do not own, inspect, value or sell the properties, and we are no party to the contract between buyer and seller or landlord and tenant.',
        },
        {
          paragraph:
            'A mark of a seller means what it says was done on its date, and nothing more: a code answered, a licence number seen, an office visited, a developer’s word. It is no promise about a property, its title or its price. Check title documents, approvals and dues yourself, and take advice from an advocate, before you pay anything.',
        },
      ],
    },
    {
      id: 'listings',
      heading: 'Rules for listings',
      blocks: [
        { paragraph: 'Whoever posts a listing makes sure that:' },
        {
          list: [
            'the property exists, is available, and may be offered by the person who lists it;',
            'price, size, rooms, area and purpose are true, and are corrected when they change;',
            'photographs show the property itself and may be published; a listing has at most 8;',
            'the listing is marked sold or rented, paused or deleted as soon as it is no longer available;',
            'no listing discriminates unlawfully, insults anybody, or breaks the law or another person’s rights.',
          ],
        },
        {
          paragraph:
            'New projects may be advertised only with the approvals that the law requires, such as the no objection certificate for sale of the Sindh Building Control Authority where it applies. We may ask for a copy.',
        },
        {
          paragraph:
            'We may pause or remove a listing that breaks these rules, is reported with good reason, or is a copy of another. Unless the matter is urgent we tell the seller first.',
        },
      ],
    },
    {
      id: 'plans',
      heading: 'Plans and subscriptions',
      blocks: [
        {
          list: [
            'Basic is free and has 2 active listings and no featured ads.',
            'Pro is PKR 3,000 a month and has 15 active listings and 2 featured ads.',
            'Premium is PKR 6,000 a month and has unlimited listings and 4 featured ads.',
          ],
        },
        {
          paragraph:
            'Subscriptions are billed monthly or yearly, in advance, by bank transfer; three or six months can be paid at once, too. A plan starts when a person has matched your payment with your request, and ends on the date shown in your account.',
        },
        {
          paragraph:
            'When a plan ends without renewal, the account returns to Basic. Nothing is deleted; listings above the Basic limit are paused. We may change prices and limits for later periods, never for a period that is already paid.',
        },
      ],
    },
    {
      id: 'commission',
      heading: 'Commission on premium leads',
      blocks: [
        {
          paragraph:
            'Where we pass a premium lead to an agent and the person of that lead completes a purchase through the agent, the agent owes us a commission on the sale price:',
        },
        {
          list: ['1% if the sale is above PKR 1.5 crore (15,000,000);', '2% if the sale is PKR 1.5 crore or less.'],
        },
        {
          paragraph: `The commission is due within ${COMMISSION_DUE_DAYS} days after completion of the sale. The agent tells us about the completion and, when asked, shows the sale price.`,
        },
      ],
    },
    {
      id: 'refunds',
      heading: 'Payments and refunds',
      blocks: [
        {
          paragraph:
            'Subscriptions are non-refundable. The 1% commission is non-refundable. Bank charges and taxes on a payment are borne by the person who pays.',
        },
        {
          paragraph:
            'If you have paid twice, or an amount that you did not owe, write to {contactEmail} and we return the difference after checking it with our bank.',
        },
      ],
    },
    {
      id: 'conduct',
      heading: 'What is not allowed',
      blocks: [
        {
          list: [
            'collecting contact details or listings in bulk, by machine or by hand, without our written permission;',
            'using a lead for anything but the property search it was sent for, or passing it to others;',
            'asking for token money on false grounds, or posing as another person or agency;',
            'disturbing the site, going around its limits, or trying to reach what belongs to other accounts.',
          ],
        },
      ],
    },
    {
      id: 'your-content',
      heading: 'What you post',
      blocks: [
        {
          paragraph:
            'Your texts and photographs remain yours. You allow us to store, resize and show them on the site, in its newsletter and where a page of the site is shared, for as long as the listing exists.',
        },
      ],
    },
    {
      id: 'projects',
      heading: 'Project pages',
      blocks: [
        {
          paragraph:
            'Pages about a development, such as Grand Monarch Seaside Residency, are advertisements for it. Pictures are illustrations, and areas, prices and dates may change. Registering your interest is neither a booking nor a contract. What counts is the agreement that you sign with the developer.',
        },
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        {
          paragraph:
            'We keep the site running with care but cannot promise that it is always available or free of mistakes. As far as the law allows, we are not liable for dealings between users, for the content of listings, or for indirect loss. Nothing here limits liability that the law does not allow to be limited, such as for fraud.',
        },
      ],
    },
    {
      id: 'ending',
      heading: 'Suspension and ending',
      blocks: [
        {
          paragraph:
            'You may close your account at any time on your profile page, or by writing to {contactEmail}. We may suspend or close an account that breaks these terms, and tell the holder why. Commission that has become due remains due.',
        },
      ],
    },
    {
      id: 'law',
      heading: 'Law and courts',
      blocks: [
        {
          paragraph:
            'The law of Pakistan applies. The courts at Karachi decide disputes about these terms. Please write to us first: most questions are settled that way.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: [
        {
          paragraph:
            'When we change these terms we put the new date at the top and tell account holders by e-mail before an important change takes effect. Whoever goes on using the site after that accepts the new terms.',
        },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [{ paragraph: 'Questions about these terms: {contactEmail}, or by post to {contactAddress}.' }],
    },
  ],
};
