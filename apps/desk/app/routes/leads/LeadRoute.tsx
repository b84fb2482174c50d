import { addLeadNote, type DeskLeadDetail } from '@karachi-estates/contracts/desk';
import { CopyButton } from '@karachi-estates/design-system/CopyButton';
import { whatsappLink } from '@karachi-estates/domain/accounts/phone';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { formatPkr, formatPrice } from '@karachi-estates/domain/properties/price';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { Page } from '../../chrome/Page.tsx';
import { leads as words } from '../../content/leads.ts';
import { useApi } from '../../data/api.ts';
import { Detail } from '../../parts/Detail.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { moment } from '../../parts/format.ts';
import { ListingLines } from '../../parts/ListingLines.tsx';
import { Notes } from '../../parts/Notes.tsx';
import { Columns, Panel } from '../../parts/Panel.tsx';
import { StageMark } from '../../parts/states.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { SamePhone } from './SamePhone.tsx';
import { WorkPanel } from './WorkPanel.tsx';

/** How many homes a message names. */
const SHORTLIST = 3;

function Matching({ lead }: { lead: DeskLeadDetail }) {
  const lines = lead.matching
    .slice(0, SHORTLIST)
    .map((home) => {
      const address = new URL(propertyPath({ property_id: home.id }), window.location.origin).href;
      return `${home.title}, ${formatPrice(home)}: ${address}`;
    })
    .join('\n');
  const message = words.matching.message(lead.name, lines);
  return (
    <Panel title={words.matching.title}>
      <ListingLines rows={lead.matching} none={words.matching.none} />
      {lead.matching.length > 0 && (
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', marginBlockStart: 2 }}>
          <Button href={whatsappLink(lead.phone, { message, url: '' }) ?? ''} target="_blank" rel="noreferrer">
            {words.matching.send}
          </Button>
          <CopyButton text={message} what={words.matching.title} labels={{ copy: words.matching.copy }} />
        </Stack>
      )}
    </Panel>
  );
}

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
                [facts.message, lead.message],
                [facts.received, moment(lead.created_at)],
              ]}
            />
          </Panel>
          <Matching lead={lead} />
          <SamePhone rows={lead.same_phone} resource="leads" />
        </div>
        <div>
          <WorkPanel row={lead} resource="leads" />
          <Notes
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
