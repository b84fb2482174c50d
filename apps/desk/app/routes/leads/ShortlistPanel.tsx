import { type DeskLeadDetail, sendLeadShortlist } from '@karachi-estates/contracts/desk';
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
import { useState } from 'react';
import { useAct } from '../../chrome/Acting.tsx';
import { leads } from '../../content/leads.ts';
import { useApi } from '../../data/api.ts';
import { ListingLines } from '../../parts/ListingLines.tsx';
import { Panel } from '../../parts/Panel.tsx';

const words = leads.matching;

/** The homes that match a wish: up to three are chosen and go out by mail or WhatsApp, and that is noted. */
export function ShortlistPanel({ lead }: { lead: DeskLeadDetail }) {
  const call = useApi();
  const { act, pending } = useAct();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [typed, setTyped] = useState('');
  const isOpen = isLeadOpen(lead.stage) && lead.thread_url !== null;
  const homes = lead.matching.filter(({ id }) => chosen.includes(id));
  const lines = homes
    .map((home) => {
      const address = new URL(propertyPath({ property_id: home.id }), window.location.origin).href;
      return `${home.title}, ${formatPrice(home)}: ${address}`;
    })
    .join('\n');
  const message = words.message(lead.name, lines, lead.thread_url ?? '');
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);

  async function send(channel: ShortlistChannel) {
    const forMail = { words: typed, last_sent_at: lead.sent[0]?.sent_at ?? null };
    const body = { property_ids: [...chosen], channel, ...(channel === 'mail' && forMail) };
    const sent = await act(() => call(sendLeadShortlist, { params: { id: String(lead.id) }, body }), {
      said: () => words.sent[channel],
    });
    // What was typed or chosen stays where it did not go out, also what came while the mail was on its way.
    if (!sent) return;
    setChosen((now) => now.filter((each) => !chosen.includes(each)));
    setTyped((now) => (now === typed ? '' : now));
  }

  return (
    <Panel title={words.title}>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {isOpen ? words.lead : words.over}
      </Typography>
      <ListingLines
        rows={lead.matching}
        none={words.none}
        {...(isOpen && {
          before: ({ id, title }: DeskLeadDetail['matching'][number]) => (
            <Checkbox
              size="small"
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= MOST_SHORTLISTED}
              onChange={() => toggle(id)}
              slotProps={{ input: { 'aria-label': words.choose(title) } }}
            />
          ),
        })}
      />
      {isOpen && lead.matching.length > 0 && (
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
