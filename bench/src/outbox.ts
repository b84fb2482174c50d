/** A connection or a pool, as far as it is asked here. */
interface Database {
  query: (sql: string) => Promise<{ rows: unknown[] }>;
}

/** The mails that a site has written, by who gets them. */
export interface MailCount {
  /** To the desk: one for each lead and each registration of interest. */
  desk: number;
  /** To the owners of accounts: one for each new account, to confirm its address. */
  owners: number;
  sent: number;
}

/**
 * Counts the mails of a site, but receipts of leads, on which people sign up, post ads, send leads and register
 * interest.
 */
export async function countMails(database: Database): Promise<MailCount> {
  const { rows } = await database.query(`
    select
      count(*) filter (where account.id is null and mail.recipient not in (select email from leads))::int as desk,
      count(account.id)::int as owners,
      count(mail.sent_at)::int as sent
    from outbox mail left join accounts account on account.email = mail.recipient`);
  return rows[0] as MailCount;
}

/** @returns how the mails differ from what caused them. */
export function mailFaults(mails: MailCount, causes: { requests: number; accounts: number }): string[] {
  const faults: string[] = [];
  if (mails.desk !== causes.requests)
    faults.push(`${mails.desk} mails to the desk for ${causes.requests} leads and registrations`);
  if (mails.owners !== causes.accounts)
    faults.push(`${mails.owners} mails to owners for ${causes.accounts} new accounts`);
  return faults;
}
