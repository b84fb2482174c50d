import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { PropertyCard } from '@karachi-estates/design-system/PropertyCard';
import { LONGEST_NOTE, LONGEST_REASON } from '@karachi-estates/domain/favourites/shortlist';
import { MOST_COMPARED } from '@karachi-estates/domain/properties/comparison';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNotify } from '../chrome/Notices.tsx';
import { useContent } from '../content/contentFor.ts';
import { favourites } from '../content/favourites.ts';
import { fill } from '../content/fill.ts';
import { shortlist } from '../content/shortlist.ts';
import { choose, useChosen } from '../data/compared.ts';
import { useStoredFavourites } from '../data/favourites.ts';
import { changeNote, noteOf } from '../data/shortlist.ts';
import { useFavourites } from '../properties/useFavourites.ts';

interface ShortlistItemProps {
  property: PropertyCardFields;
  /** Moves it by hand; undefined at the end of the list. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  /** Gets the button that was pressed last, whose focus a move must not lose. */
  pressed: RefObject<HTMLButtonElement | null>;
  onRejected: () => void;
}

/**
 * A favourite with its card, and what the person says of it: note, seen, not for them, its place, whether to compare
 * it.
 */
export function ShortlistItem({ property, onUp, onDown, pressed, onRejected }: ShortlistItemProps) {
  const words = useContent('shortlist', shortlist);
  const { property_id: id, title } = property;
  const stored = useStoredFavourites();
  const { favourites: kept, change } = useFavourites();
  const chosen = useChosen();
  const save = useSaving();
  const { seen } = noteOf(stored, id);
  const [asks, setAsks] = useState(false);
  const isChosen = chosen.includes(id);
  const named = (sentence: string) => fill(sentence, { title });

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'minmax(0, 20rem) minmax(0, 1fr)' } }}>
      <PropertyCard
        property={property}
        headingLevel={2}
        isFavourite={kept.has(id)}
        onFavouriteChange={change && ((isFavourite) => change(property, isFavourite))}
      />
      <Stack spacing={1.5} sx={{ minWidth: 0 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
          <FormControlLabel
            control={
              <Checkbox
                checked={isChosen}
                disabled={!isChosen && chosen.length >= MOST_COMPARED}
                onChange={(_, isOn) => choose(id, isOn)}
                slotProps={{ input: { 'aria-label': named(words.compareOf) } }}
              />
            }
            label={words.compare}
          />
          <FormControlLabel
            control={
              <Checkbox
                checked={seen}
                onChange={(_, isOn) => save(() => changeNote(stored, id, { seen: isOn }))}
                slotProps={{ input: { 'aria-label': named(words.seenOf) } }}
              />
            }
            label={words.seen}
          />
          <Box sx={{ marginInlineStart: 'auto', whiteSpace: 'nowrap' }}>
            <Move label={named(words.up)} onMove={onUp} pressed={pressed}>
              <ArrowUpwardRounded />
            </Move>
            <Move label={named(words.down)} onMove={onDown} pressed={pressed}>
              <ArrowDownwardRounded />
            </Move>
          </Box>
        </Stack>
        <Note id={id} title={title} />
        {asks ? (
          <Why
            title={title}
            onCancel={() => setAsks(false)}
            onReason={(rejected) => {
              save(() => changeNote(stored, id, { rejected }));
              onRejected();
            }}
          />
        ) : (
          <Button
            variant="outlined"
            size="small"
            sx={{ alignSelf: 'start', minHeight: '2.75rem' }}
            aria-label={named(words.rejectOf)}
            onClick={() => setAsks(true)}
          >
            {words.reject}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

/** Does something that the account may refuse, and says so. @returns whether it went well */
function useSaving() {
  const { notSaved } = useContent('favourites', favourites);
  const notify = useNotify();
  return (work: () => Promise<void>): Promise<boolean> =>
    work().then(
      () => true,
      () => {
        notify({ text: notSaved, tone: 'error' });
        return false;
      },
    );
}

interface MoveProps {
  label: string;
  onMove: (() => void) | undefined;
  pressed: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}

/** A button that moves a favourite. */
function Move({ label, onMove, pressed, children }: MoveProps) {
  return (
    <IconButton
      aria-label={label}
      disabled={onMove === undefined}
      sx={{ width: '2.75rem', height: '2.75rem' }}
      onClick={(event) => {
        pressed.current = event.currentTarget;
        onMove?.();
      }}
    >
      {children}
    </IconButton>
  );
}

/** The note, which is saved when it is left. */
function Note({ id, title }: { id: number; title: string }) {
  const words = useContent('shortlist', shortlist);
  const stored = useStoredFavourites();
  const save = useSaving();
  const { note } = noteOf(stored, id);
  const [typed, setTyped] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const text = typed ?? note;

  async function keep() {
    if (typed === undefined) return;
    const next = typed.trim();
    if (next === note || (await save(() => changeNote(stored, id, { note: next })))) {
      setTyped(undefined);
      setSaved(next !== note);
    }
  }

  return (
    <TextField
      label={words.note}
      placeholder={words.notePlaceholder}
      value={text}
      multiline
      minRows={2}
      fullWidth
      onChange={(event) => {
        setTyped(event.target.value);
        setSaved(false);
      }}
      onBlur={keep}
      helperText={<span role="status">{isSaved ? words.saved : `${[...text].length} / ${LONGEST_NOTE}`}</span>}
      slotProps={{
        htmlInput: {
          'aria-label': fill(words.noteOf, { title }),
          maxLength: Math.max(LONGEST_NOTE, note.length),
          dir: 'auto',
        },
      }}
    />
  );
}

interface WhyProps {
  title: string;
  onCancel: () => void;
  onReason: (reason: string) => void;
}

/** Asks why a favourite is not for them. */
function Why({ title, onCancel, onReason }: WhyProps) {
  const words = useContent('shortlist', shortlist);
  const heading = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onReason(String(new FormData(event.currentTarget).get('reason') ?? '').trim());
  }

  return (
    <Stack component="form" spacing={1.5} aria-labelledby={heading} onSubmit={submit}>
      <Typography id={heading} variant="subtitle2" component="p">
        {fill(words.rejectOf, { title })}
      </Typography>
      <TextField
        name="reason"
        label={words.why.label}
        placeholder={words.why.placeholder}
        inputRef={field}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LONGEST_REASON, dir: 'auto' } }}
      />
      <Stack direction="row" spacing={1.5}>
        <Button type="submit" variant="contained">
          {words.why.submit}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {words.why.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}
