import type { ListingAction } from '@karachi-estates/contracts/deskListings';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { listings as words } from '../../content/listings.ts';
import { terms } from '../../content/terms.ts';
import { Panel } from '../../parts/Panel.tsx';
import { isShowing } from './listingRules.ts';

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

interface ActionsPanelProps {
  /** The likely next step first. */
  actions: readonly ListingAction[];
  /** One of them is under way. */
  pending: boolean;
  onAct: (action: ListingAction) => void;
  /** That the ad was kept back was a mistake of ours. */
  onMistake: () => void;
  onCorrect: () => void;
}

/** What can be decided about an ad. */
export function ActionsPanel({ actions, pending, onAct, onMistake, onCorrect }: ActionsPanelProps) {
  return (
    <Panel title={words.actions.title}>
      <Actions>
        {actions.map((action, index) => (
          <Button
            key={action}
            variant={index === 0 && isShowing(action) ? 'contained' : 'outlined'}
            color={action === 'hide' ? 'error' : 'primary'}
            onClick={() => onAct(action)}
            {...heldWhile(pending)}
          >
            {terms.listingActions[action]}
          </Button>
        ))}
        {actions.includes('restore') && (
          <Button variant="outlined" onClick={onMistake} {...heldWhile(pending)}>
            {words.actions.mistake.label}
          </Button>
        )}
        <Button variant="outlined" onClick={onCorrect}>
          {words.actions.correct}
        </Button>
      </Actions>
    </Panel>
  );
}
