import type { Today } from '@karachi-estates/contracts/desk';
import { karachiDay } from '@karachi-estates/domain/karachi';
import { allows, type Permission } from '@karachi-estates/domain/staff/roles';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import type { StaffCaller } from '../staff/staff.actions.ts';
import {
  appealBacklog,
  type Backlog,
  countDays,
  countSince,
  draftBacklog,
  duplicateBacklog,
  interestBacklog,
  interestReminders,
  jobBacklog,
  leadBacklog,
  leadReminders,
  lineBacklog,
  mailBacklog,
  markBacklog,
  newsletterBacklog,
  paymentBacklog,
  refundBacklog,
  reportBacklog,
  reviewBacklog,
  scheduledBacklog,
  sumIncome,
  supportBacklog,
} from './today.store.ts';

const DAYS = 30;
/** Paisa of a rupee. */
const PAISA = 100;

/** The last thirty days in Karachi, oldest first. */
const lastDays = (now: Date): string[] => Array.from({ length: DAYS }, (_, index) => karachiDay(now, DAYS - 1 - index));

type Queue = {
  key: Today['queues'][number]['key'];
  permission: Permission;
  read: (db: Db, now: Date) => Promise<Backlog>;
};

const QUEUES: readonly Queue[] = [
  { key: 'review', permission: 'listings:write', read: reviewBacklog },
  { key: 'appeals', permission: 'listings:write', read: appealBacklog },
  { key: 'reports', permission: 'listings:read', read: reportBacklog },
  { key: 'duplicates', permission: 'listings:write', read: duplicateBacklog },
  { key: 'payments', permission: 'money', read: paymentBacklog },
  { key: 'refunds', permission: 'money', read: refundBacklog },
  { key: 'lines', permission: 'money', read: lineBacklog },
  { key: 'support', permission: 'support', read: supportBacklog },
  { key: 'leads', permission: 'leads', read: leadBacklog },
  { key: 'lead_reminders', permission: 'leads', read: leadReminders },
  { key: 'interest', permission: 'leads', read: interestBacklog },
  { key: 'interest_reminders', permission: 'leads', read: interestReminders },
  { key: 'marks', permission: 'people:write', read: markBacklog },
  { key: 'mails', permission: 'audit', read: mailBacklog },
  { key: 'jobs', permission: 'audit', read: jobBacklog },
  { key: 'drafts', permission: 'articles', read: draftBacklog },
  { key: 'scheduled', permission: 'articles', read: scheduledBacklog },
  { key: 'newsletters', permission: 'articles', read: newsletterBacklog },
];

/** What waits, how the last thirty days went, and what came since one's last visit. */
export async function readToday(deps: Deps, { member }: StaffCaller): Promise<Today> {
  const now = deps.clock();
  const queues: Today['queues'] = [];
  for (const { key, permission, read } of QUEUES) {
    if (!allows(member.roles, permission)) continue;
    const { count, oldestAt } = await read(deps.db, now);
    queues.push({ key, count, oldest_at: oldestAt?.toISOString() ?? null });
  }
  const days = lastDays(now);
  const since = new Date(`${days[0]}T00:00:00+05:00`);
  const counted = new Map((await countDays(deps.db, since)).map((row) => [row.day, row]));
  const income = new Map<string, number>();
  const seesMoney = allows(member.roles, 'money');
  if (seesMoney) {
    for (const { day, paisa } of await sumIncome(deps.db, since)) income.set(day, Math.round(paisa / PAISA));
  }
  const nothing = { listings: 0, sold: 0, leads: 0, sellers: 0, payments: 0 };
  const visit = member.visitBeforeAt;
  const came = visit ? await countSince(deps.db, visit) : nothing;
  return {
    queues,
    days: days.map((day) => {
      const { listings = 0, sold = 0, contacts = 0, leads = 0 } = counted.get(day) ?? {};
      return { day, listings, sold, contacts, leads, income: income.get(day) ?? 0 };
    }),
    since: { ...came, at: visit?.toISOString() ?? null, payments: seesMoney ? came.payments : null },
  };
}
