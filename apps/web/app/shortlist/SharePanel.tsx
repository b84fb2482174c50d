import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { CopyButton } from '@karachi-estates/design-system/CopyButton';
import { SHORTLIST_ENDED } from '@karachi-estates/domain/favourites/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useNotify } from '../chrome/Notices.tsx';
import { useContent } from '../content/contentFor.ts';
import { favourites } from '../content/favourites.ts';
import { fill } from '../content/fill.ts';
import { shared } from '../content/shared.ts';
import { useSiteSettings } from '../data/settings.ts';
import { useEndSharing, useSharing, useStartSharing } from '../data/sharing.ts';
import { said } from '../forms/said.ts';
import { useLocale } from '../locale/Locale.tsx';
import { localePath } from '../locale/localePath.ts';
import { Opinions } from './Opinions.tsx';

interface SharePanelProps {
  accountId: number;
  homes: readonly PropertyCardFields[];
}

/** Shares the shortlist with the family by a secret link, and shows what they say. */
export default function SharePanel({ accountId, homes }: SharePanelProps) {
  const { panel: words } = useContent('shared', shared);
  const { notSaved } = useContent('favourites', favourites);
  const locale = useLocale();
  const notify = useNotify();
  const sharing = useSharing(accountId).data;
  const start = useStartSharing();
  const end = useEndSharing();
  const { data: settings } = useSiteSettings();
  const [link, setLink] = useState<string>();
  const shown = useRef<HTMLInputElement>(null);
  const failed = () => notify({ text: notSaved, tone: 'error' });
  const voted = homes.flatMap((home) => {
    const votes = (sharing?.votes ?? []).filter(({ property_id }) => property_id === home.property_id);
    return votes.length > 0 ? [{ home, votes }] : [];
  });

  async function make() {
    const { token } = await start.send();
    setLink(`${settings?.siteUrl ?? ''}${localePath(locale, '/shared-shortlist')}?token=${token}`);
  }

  async function stop() {
    await end.send();
    setLink(undefined);
    notify({ text: said(told({ SHORTLIST_ENDED })), tone: 'success' });
  }

  return (
    <Paper component="section" variant="outlined" aria-labelledby="share" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Typography id="share" variant="h3" component="h2">
          {words.heading}
        </Typography>
        <Typography color="textSecondary">{words.text}</Typography>
        {link && (
          <>
            <TextField
              label={words.link}
              value={link}
              helperText={words.once}
              fullWidth
              inputRef={shown}
              slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
            />
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
              <CopyButton text={link} what={words.link} source={shown} variant="outlined" />
              <Button
                variant="outlined"
                href={`https://wa.me/?text=${encodeURIComponent(fill(words.message, { link }))}`}
                target="_blank"
                rel="noreferrer"
              >
                {words.send}
              </Button>
            </Stack>
          </>
        )}
        {!link && sharing?.shared && <Typography>{words.active}</Typography>}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant={sharing?.shared ? 'outlined' : 'contained'} onClick={() => void make().catch(failed)}>
            {sharing?.shared ? words.again : words.start}
          </Button>
          {sharing?.shared && (
            <Button color="error" variant="outlined" onClick={() => void stop().catch(failed)}>
              {words.end}
            </Button>
          )}
        </Stack>
        {sharing?.shared && voted.length === 0 && <Typography color="textSecondary">{words.none}</Typography>}
        {voted.length > 0 && (
          <>
            <Typography variant="h4" component="h3">
              {words.opinions}
            </Typography>
            {voted.map(({ home, votes }) => (
              <div key={home.property_id}>
                <Typography variant="subtitle1" component="p">
                  <bdi>{home.title}</bdi>
                </Typography>
                <Opinions votes={votes} label={home.title} />
              </div>
            ))}
          </>
        )}
      </Stack>
    </Paper>
  );
}
