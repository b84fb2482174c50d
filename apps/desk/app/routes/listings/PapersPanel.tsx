import type { DeskListingDetail } from '@karachi-estates/contracts/deskListings';
import { pathOf } from '@karachi-estates/contracts/endpoint';
import {
  actOnPaper,
  type DeskPaper,
  getDeskPaperDocument,
  type PaperAction,
} from '@karachi-estates/contracts/homePapers';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { paperLineLabel, paperValueLabel } from '@karachi-estates/domain/homePapers/homePapers';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAct } from '../../chrome/Acting.tsx';
import { papers as words } from '../../content/papers.ts';
import { useApi } from '../../data/api.ts';
import { day } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';
import { State } from '../../parts/State.tsx';

function Line({ id, paper, mayAct }: { id: string; paper: DeskPaper; mayAct: boolean }) {
  const call = useApi();
  const { act, pending } = useAct();
  const { line, seen_at: seenAt, seen_by: by } = paper;
  const label = paperLineLabel(line);

  function decide(action: PaperAction) {
    const body = { action, changed_at: paper.changed_at };
    void act(() => call(actOnPaper, { params: { id, line }, body }), { said: () => words.done[action] });
  }

  return (
    <Stack component="li" spacing={0.5} sx={{ alignItems: 'start' }}>
      <Typography variant="body2">
        {label}: <strong>{paperValueLabel(line, paper.value)}</strong>
      </Typography>
      {seenAt ? (
        <Typography variant="body2" component="div">
          <State meaning="good">{words.seen(day(seenAt))}</State> {by && words.by(by)}
        </Typography>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {words.declared}
        </Typography>
      )}
      {mayAct && paper.document && (
        <MuiLink
          href={pathOf(getDeskPaperDocument, { params: { id, line } })}
          target="_blank"
          rel="noreferrer"
          variant="body2"
          aria-label={`${words.open}: ${label}`}
        >
          {words.open}
        </MuiLink>
      )}
      {mayAct && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`${seenAt ? words.unsee : words.see}: ${label}`}
          onClick={() => decide(seenAt ? 'unsee' : 'see')}
          {...heldWhile(pending)}
        >
          {seenAt ? words.unsee : words.see}
        </Button>
      )}
    </Stack>
  );
}

/** What the seller declares of the papers, the documents, and what was seen of them. */
export function PapersPanel({ listing, mayAct }: { listing: DeskListingDetail; mayAct: boolean }) {
  const { id, papers } = listing;
  return (
    <Panel title={words.title}>
      {papers.length === 0 && <Typography variant="body2">{words.none}</Typography>}
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {papers.map((paper) => (
          <Line key={paper.line} id={String(id)} paper={paper} mayAct={mayAct} />
        ))}
      </Stack>
      {mayAct && papers.some(({ document }) => document) && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {words.logged}
        </Typography>
      )}
    </Panel>
  );
}
