import { actOnDeskLaunch } from '@karachi-estates/contracts/deskProjects';
import type { Launch } from '@karachi-estates/contracts/launches';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAct } from '../../chrome/Acting.tsx';
import { projects } from '../../content/projects.ts';
import { useApi } from '../../data/api.ts';
import { Facts } from '../../parts/Facts.tsx';
import { count, moment } from '../../parts/format.ts';
import { Columns, Panel } from '../../parts/Panel.tsx';
import { LaunchForm } from './LaunchForm.tsx';

const words = projects.launchDay;

/** Room between what is said of a launch and the list of its people. */
const Above = styled('div')(({ theme }) => ({ marginBlockEnd: theme.spacing(3) }));

/** Opens a launch now, or ends it; asks once, then for a fresh code. */
function LaunchActions({ launch }: { launch: Launch }) {
  const call = useApi();
  const { act, pending } = useAct();
  const [asked, setAsked] = useState<'open' | 'end'>();
  const actions = launch.state === 'before' ? (['open', 'end'] as const) : (['end'] as const);

  async function run(action: 'open' | 'end') {
    setAsked(undefined);
    const params = { id: launch.project.slug };
    await act(() => call(actOnDeskLaunch, { params, body: { action } }), { said: ({ message }) => message });
  }

  return (
    <Panel title={words.act.title}>
      <div style={{ display: 'grid', gap: '0.5rem' }}>
        {actions.map((action) => (
          <Button
            key={action}
            variant="outlined"
            color={action === 'end' ? 'error' : 'primary'}
            onClick={() => setAsked(action)}
            {...heldWhile(pending)}
          >
            {words.act[action]}
          </Button>
        ))}
      </div>
      {asked && (
        <ConfirmDialog
          open
          title={words.ask[asked].title}
          confirmLabel={words.act[asked]}
          tone="danger"
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void run(asked)}
        >
          {words.ask[asked].text}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function LaunchFacts({ launch }: { launch: Launch }) {
  const { facts } = words;
  const { counts, state } = launch;
  return (
    <Panel title={facts.title}>
      <Facts
        facts={[
          [facts.state, words.states[state]],
          [state === 'before' ? facts.opens : facts.opened, moment(launch.opens_at)],
          [state === 'over' ? facts.ended : facts.ends, moment(launch.ends_at)],
          [facts.turn, words.minutes(launch.window_minutes)],
          [facts.atOnce, count(launch.at_once)],
          [facts.available, count(launch.available)],
          [facts.people, words.people(counts.waiting, counts.called, counts.held)],
          [facts.hash, <code key="hash">{launch.seed_hash}</code>],
          [facts.seed, launch.seed && <code key="seed">{launch.seed}</code>],
        ]}
      />
      <MuiLink href={`/projects/${launch.project.slug}/launch/protocol`} target="_blank" rel="noreferrer">
        {words.protocol}
      </MuiLink>
    </Panel>
  );
}

/** What stands above the people of a launch: when it is, and what can be done about it. */
export function LaunchPanels({ project, launch }: { project: string; launch: Launch | null }) {
  const isOpenOrSet = launch !== null && launch.state !== 'over';
  return (
    <Above>
      <Columns>
        <div>{launch ? <LaunchFacts launch={launch} /> : <Alert severity="info">{words.none}</Alert>}</div>
        <div>
          {isOpenOrSet && <LaunchActions launch={launch} />}
          {launch?.state !== 'running' && (
            <Panel title={isOpenOrSet ? words.form.change : words.form.set}>
              {launch?.state === 'over' && (
                <Typography variant="body2" sx={{ mb: 2 }}>
                  {words.none}
                </Typography>
              )}
              <LaunchForm
                key={isOpenOrSet ? launch.launch_id : 'new'}
                project={project}
                launch={isOpenOrSet ? launch : undefined}
              />
            </Panel>
          )}
        </div>
      </Columns>
    </Above>
  );
}
