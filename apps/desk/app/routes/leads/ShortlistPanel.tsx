import { type DeskLeadDetail, sendLeadShortlist } from '@karachi-estates/contracts/deskLeads';
import { type DeskListing, listDeskListings } from '@karachi-estates/contracts/deskListings';
import { CopyButton } from '@karachi-estates/design-system/CopyButton';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { whatsappLink } from '@karachi-estates/domain/accounts/phone';
import { isLeadOpen, MOST_SHORTLISTED, type ShortlistChannel } from '@karachi-estates/domain/leads/thread';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { formatPrice } from '@karachi-estates/domain/properties/price';
import EmailRounded from '@mui/icons-material/EmailRounded';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../chrome/Acting.tsx';
import { leads } from '../../content/leads.ts';
import { useApi } from '../../data/api.ts';
import { ListingLines } from '../../parts/ListingLines.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { FindListings } from './FindListings.tsx';

const words = leads.matching;

const MOST_FOUND = '10';

/** Active listings by number or title; none until something is asked. */
function useFound(asked: string) {
  const call = useApi();
  const query = { q: asked, status: 'active', limit: MOST_FOUND } as const;
  return useQuery({
    queryKey: ['listings', 'found', asked],
    queryFn: ({ signal }) => call(listDeskListings, { query, signal }),
    enabled: asked !== '',
  });
}

const without = (rows: readonly DeskListing[], others: readonly DeskListing[]) =>
  rows.filter(({ id }) => !others.some((other) => other.id === id));

/**
 * The homes that match a wish, and any others that are looked for: up to three are chosen and go out by mail or
 * WhatsApp, and that is noted.
 */
export function ShortlistPanel({ lead }: { lead: DeskLeadDetail }) {
  const call = useApi();
  const { act, pending } = useAct();
  const [chosen, setChosen] = useState<readonly DeskListing[]>([]);
  const [asked, setAsked] = useState('');
  const [typed, setTyped] = useState('');
  const isOpen = isLeadOpen(lead.stage) && lead.thread_url !== null;
  const search = useFound(asked);
  const found = search.data?.data ?? [];
  // What is chosen stays on the screen, whatever is looked for next.
  const others = without([...found, ...without(chosen, found)], lead.matching);
  const lines = chosen
    .map((home) => {
      const address = new URL(propertyPath({ property_id: home.id }), window.location.origin).href;
      return `${home.title}, ${formatPrice(home)}: ${address}`;
    })
    .join('\n');
  const message = words.message(lead.name, lines, lead.thread_url ?? '');
  // What could not be searched is searched again with the same words.
  const find = (text: string) => (text === asked && search.isError ? void search.refetch() : setAsked(text));
  const isChosen = (row: DeskListing) => chosen.some(({ id }) => id === row.id);
  const toggle = (row: DeskListing) => setChosen(isChosen(row) ? without(chosen, [row]) : [...chosen, row]);
  const choosing = isOpen && {
    before: (row: DeskListing) => (
      <Checkbox
        size="small"
        checked={isChosen(row)}
        disabled={!isChosen(row) && chosen.length >= MOST_SHORTLISTED}
        onChange={() => toggle(row)}
        slotProps={{ input: { 'aria-label': words.choose(row.title) } }}
      />
    ),
  };

  async function send(channel: ShortlistChannel) {
    const forMail = { words: typed, last_sent_at: lead.sent[0]?.sent_at ?? null };
    const body = { property_ids: chosen.map(({ id }) => id), channel, ...(channel === 'mail' && forMail) };
    const sent = await act(() => call(sendLeadShortlist, { params: { id: String(lead.id) }, body }), {
      said: () => words.sent[channel],
    });
    // What was typed or chosen stays where it did not go out, also what came while the mail was on its way.
    if (!sent) return;
    setChosen((now) => without(now, chosen));
    setTyped((now) => (now === typed ? '' : now));
  }

  return (
    <Panel title={words.title}>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {isOpen ? words.lead : words.over}
      </Typography>
      <ListingLines rows={lead.matching} none={words.none} {...choosing} />
      {isOpen && <FindListings isLoading={search.isFetching} isFailed={search.isError} onFind={find} />}
      {(others.length > 0 || search.isSuccess) && <ListingLines rows={others} none={words.find.none} {...choosing} />}
      {isOpen && (
        <Stack spacing={1.5} sx={{ marginBlockStart: 2 }}>
          <TextField
            size="small"
            label={words.words}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 1000, dir: 'auto' } }}
          />
          <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button
              startIcon={<EmailRounded />}
              disabled={chosen.length === 0}
              onClick={() => void send('mail')}
              {...heldWhile(pending)}
            >
              {words.mail}
            </Button>
            {/* A link, so that the browser opens it; that it was opened is noted beside. */}
            <Button
              variant="outlined"
              startIcon={<WhatsApp />}
              disabled={chosen.length === 0}
              href={whatsappLink(lead.phone, { message, url: '' }) ?? ''}
              target="_blank"
              rel="noreferrer"
              onClick={() => void send('whatsapp')}
              {...heldWhile(pending)}
            >
              {words.whatsapp}
            </Button>
            {chosen.length > 0 && <CopyButton text={message} what={words.what} labels={{ copy: words.copy }} />}
          </Stack>
        </Stack>
      )}
    </Panel>
  );
}
