import { addInterestNote, type DeskInterestDetail } from '@karachi-estates/contracts/deskLeads';
import { Link } from 'react-router-dom';
import { Page } from '../../chrome/Page.tsx';
import { leads as words } from '../../content/leads.ts';
import { useApi } from '../../data/api.ts';
import { Detail } from '../../parts/Detail.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { moment } from '../../parts/format.ts';
import { Notes } from '../../parts/Notes.tsx';
import { Columns, Panel } from '../../parts/Panel.tsx';
import { StageMark } from '../../parts/states.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { SamePhone } from './SamePhone.tsx';
import { WorkPanel } from './WorkPanel.tsx';

function Registration({ registration }: { registration: DeskInterestDetail }) {
  const call = useApi();
  const { facts } = words;
  return (
    <Page
      title={registration.name}
      trail={<Link to="/interest">{words.interest.title}</Link>}
      lead={<StageMark stage={registration.stage} />}
    >
      <Columns>
        <div>
          <ContactPanel row={registration} />
          <Panel title={facts.title}>
            <Facts
              facts={[
                [facts.number, `#${registration.id}`],
                [facts.project, registration.project_name],
                [facts.unit, registration.unit],
                [facts.received, moment(registration.created_at)],
              ]}
            />
          </Panel>
          <SamePhone rows={registration.same_phone} resource="interest" />
        </div>
        <div>
          <WorkPanel row={registration} resource="interest" />
          <Notes
            about={`interest-${registration.id}`}
            notes={registration.notes}
            onAdd={(text) => call(addInterestNote, { params: { id: String(registration.id) }, body: { text } })}
          />
        </div>
      </Columns>
    </Page>
  );
}

/** One registration of interest in a project. */
export default function RegistrationRoute() {
  return (
    <Detail<DeskInterestDetail> resource="interest" list={words.interest.title}>
      {(registration) => <Registration key={registration.id} registration={registration} />}
    </Detail>
  );
}
