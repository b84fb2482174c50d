import { addLeadNote, type DeskLeadDetail } from '@karachi-estates/contracts/deskLeads';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { Link } from 'react-router-dom';
import { Page } from '../../chrome/Page.tsx';
import { leads as words } from '../../content/leads.ts';
import { useApi } from '../../data/api.ts';
import { Detail } from '../../parts/Detail.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { moment } from '../../parts/format.ts';
import { Notes } from '../../parts/Notes.tsx';
import { Columns, Panel } from '../../parts/Panel.tsx';
import { Said } from '../../parts/Said.tsx';
import { StageMark } from '../../parts/states.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { SamePhone } from './SamePhone.tsx';
import { SentPanel } from './SentPanel.tsx';
import { ShortlistPanel } from './ShortlistPanel.tsx';
import { WorkPanel } from './WorkPanel.tsx';

function Lead({ lead }: { lead: DeskLeadDetail }) {
  const call = useApi();
  const { facts } = words;
  return (
    <Page
      title={lead.name}
      trail={<Link to="/leads">{words.leads.title}</Link>}
      lead={<StageMark stage={lead.stage} />}
    >
      <Columns>
        <div>
          <ContactPanel row={lead} />
          <Panel title={facts.title}>
            <Facts
              facts={[
                [facts.number, `#${lead.id}`],
                [facts.type, propertyTypeLabel(lead.property_type)],
                [facts.area, lead.area],
                [facts.city, lead.city],
                [facts.bedrooms, lead.bedrooms],
                [facts.budget, formatPkr(lead.budget)],
                [facts.message, lead.message && <Said key="message">{lead.message}</Said>],
                [facts.received, moment(lead.created_at)],
              ]}
            />
          </Panel>
          <ShortlistPanel lead={lead} />
          <SentPanel lead={lead} />
          <SamePhone rows={lead.same_phone} resource="leads" />
        </div>
        <div>
          <WorkPanel row={lead} resource="leads" />
          <Notes
            about={`leads-${lead.id}`}
            notes={lead.notes}
            onAdd={(text) => call(addLeadNote, { params: { id: String(lead.id) }, body: { text } })}
          />
        </div>
      </Columns>
    </Page>
  );
}

/** One Find My Home request: who to call, what they look for, which homes fit. */
export default function LeadRoute() {
  return (
    <Detail<DeskLeadDetail> resource="leads" list={words.leads.title}>
      {(lead) => <Lead key={lead.id} lead={lead} />}
    </Detail>
  );
}
