import { type DeskVisitSlot, type DeskVisits, takeBackDeskVisit } from '@karachi-estates/contracts/deskVisits';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAct } from '../../chrome/Acting.tsx';
import { projects } from '../../content/projects.ts';
import { visits as words } from '../../content/visits.ts';
import { useApi } from '../../data/api.ts';
import { useNow } from '../../parts/clock.ts';
import { Detail } from '../../parts/Detail.tsx';
import { moment } from '../../parts/format.ts';
import { localOf } from '../../parts/karachiTime.ts';
import { Panel } from '../../parts/Panel.tsx';
import { State } from '../../parts/State.tsx';
import { ItemList } from './ItemList.tsx';
import { OfferForm } from './OfferForm.tsx';
import { ProjectPage } from './ProjectPage.tsx';

const said = words.list;

/** '5 Dec 2026, 15:00 to 15:30', of Karachi. */
const timeOf = ({ starts_at: from, ends_at: to }: DeskVisitSlot) =>
  said.time(moment(from), localOf(Date.parse(to)).slice(11));

function SlotsPanel({ project }: { project: DeskVisits }) {
  const call = useApi();
  const now = useNow();
  const { act, pending } = useAct();
  const [asked, setAsked] = useState<DeskVisitSlot>();

  async function takeBack({ slot_id, taken }: DeskVisitSlot) {
    setAsked(undefined);
    const params = { id: project.id, slot: String(slot_id) };
    const query = { seen: String(taken) };
    await act(() => call(takeBackDeskVisit, { params, query }), { said: ({ message }) => message });
  }

  return (
    <Panel title={said.title}>
      <ItemList>
        {project.slots.length === 0 && <li>{said.empty}</li>}
        {project.slots.map((slot) => (
          <li key={slot.slot_id}>
            <h3>{timeOf(slot)}</h3>
            <p>{said.places(slot.taken, slot.places)}</p>
            {slot.visitors.length > 0 && (
              <ul>
                {slot.visitors.map(({ visit_id, name, phone, email, unit }) => (
                  <li key={visit_id}>
                    {[name, phone && formatPhone(phone), email, unit && said.unit(unit)].filter(Boolean).join(', ')}
                  </li>
                ))}
              </ul>
            )}
            {Date.parse(slot.starts_at) <= now ? (
              <State meaning="plain">{said.underWay}</State>
            ) : (
              <Button
                variant="text"
                color="error"
                aria-label={said.takeBackOf(timeOf(slot))}
                onClick={() => setAsked(slot)}
                {...heldWhile(pending)}
              >
                {said.takeBack}
              </Button>
            )}
          </li>
        ))}
      </ItemList>
      {asked && (
        <ConfirmDialog
          open
          tone="danger"
          title={said.ask.title(timeOf(asked))}
          confirmLabel={said.takeBack}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void takeBack(asked)}
        >
          {said.ask.text(asked.visitors.filter(({ email }) => email).length)}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

/** When a project can be visited and who comes: times are offered, and taken back. */
export default function VisitsRoute() {
  return (
    <Detail<DeskVisits> resource="visits" list={projects.list.title} to="/projects">
      {(project) => (
        <ProjectPage
          project={project}
          title={words.title(project.name)}
          lead={words.lead}
          publicPage={`/projects/${project.id}/visits`}
          beside={
            <Panel title={words.form.title}>
              <OfferForm project={project.id} />
            </Panel>
          }
        >
          <SlotsPanel project={project} />
        </ProjectPage>
      )}
    </Detail>
  );
}
