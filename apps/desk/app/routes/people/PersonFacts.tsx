import type { DeskPersonDetail } from '@karachi-estates/contracts/deskPeople';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { Link } from 'react-router-dom';
import { people as words } from '../../content/people.ts';
import { terms } from '../../content/terms.ts';
import { Facts } from '../../parts/Facts.tsx';
import { count, day, moment } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';

/** Who somebody is, and how their account stands. */
export function PersonFacts({ person }: { person: DeskPersonDetail }) {
  const { facts } = words;
  return (
    <Panel title={facts.title}>
      <Facts
        facts={[
          [facts.number, `#${person.id}`],
          [facts.email, `${person.email} (${person.email_confirmed ? facts.confirmed : facts.notConfirmed})`],
          [facts.phone, person.phone && formatPhone(person.phone)],
          [facts.address, person.address],
          [facts.language, facts.languages[person.locale] ?? person.locale],
          [facts.plan, person.role === 'seller' ? (terms.plans[person.plan] ?? person.plan) : null],
          [facts.planUntil, person.plan_until && day(person.plan_until)],
          [facts.listings, person.role === 'seller' ? count(person.active_listings) : null],
          [facts.devices, count(person.sessions)],
          [facts.since, day(person.created_at)],
          [facts.suspended, person.suspended_at && moment(person.suspended_at)],
          [facts.erase, person.erase_at && moment(person.erase_at)],
          [
            facts.merged,
            person.merged_into && <Link to={`/accounts/${person.merged_into}`}>{`#${person.merged_into}`}</Link>,
          ],
        ]}
      />
    </Panel>
  );
}
