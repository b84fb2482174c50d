import type { Today } from '@karachi-estates/contracts/desk';

type QueueKey = Today['queues'][number]['key'];
type Course = Exclude<keyof Today['days'][number], 'day'>;

export const today = {
  title: 'Today',
  queues: 'What waits',
  queue: {
    review: 'Listings to review',
    appeals: 'Appeals',
    reports: 'Reports',
    duplicates: 'Possible duplicates',
    payments: 'Payments to check',
    refunds: 'Refunds to do',
    lines: 'Statement lines without an order',
    support: 'Requests for support',
    leads: 'Leads without an owner',
    lead_reminders: 'Leads to look at again',
    interest: 'Interest without an owner',
    interest_reminders: 'Interest to look at again',
    marks: 'Checks that sellers asked for',
    mails: 'Mails not sent',
    jobs: 'Jobs that failed',
    drafts: 'Drafts of articles',
    scheduled: 'Articles that will be published',
    newsletters: 'Newsletters under way',
  } satisfies Record<QueueKey, string>,
  more: (count: string) => `More than ${count}`,
  oldest: (age: string) => `Oldest: ${age}`,
  clear: 'Nothing waits in:',
  noQueues: { title: 'Nothing waits for you', text: 'No part of the desk that your roles allow has a queue.' },
  since: {
    title: 'Since your last visit',
    first: 'This is your first visit.',
    at: (moment: string) => `Your last visit began ${moment}.`,
    listings: 'New listings',
    sold: 'Sold or rented',
    leads: 'Leads and interest',
    sellers: 'New sellers',
    payments: 'Payments received',
  },
  courses: 'The last thirty days',
  course: {
    listings: 'New listings',
    sold: 'Sold or rented',
    contacts: 'Contacts',
    leads: 'Leads and interest',
    income: 'Income (PKR)',
  } satisfies Record<Course, string>,
  inTotal: 'in thirty days',
  table: {
    open: 'Show the figures as a table',
    caption: 'The last thirty days, day by day',
    day: 'Day',
  },
  failed: 'Today could not be read',
} as const;
