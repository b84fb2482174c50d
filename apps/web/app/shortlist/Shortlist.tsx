import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { visuallyHidden } from '@karachi-estates/design-system/theme/looks';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from '../chrome/Notices.tsx';
import { CompareBar } from '../comparing/CompareBar.tsx';
import { useContent } from '../content/contentFor.ts';
import { favourites } from '../content/favourites.ts';
import { fill } from '../content/fill.ts';
import { shortlist } from '../content/shortlist.ts';
import { useStoredFavourites } from '../data/favourites.ts';
import { moveFavourite, noteOf } from '../data/shortlist.ts';
import { Rejected } from './Rejected.tsx';
import { ShortlistItem } from './ShortlistItem.tsx';

/** Favourites in the order of the person, with what they say of each; below them those that are not for them. */
export function Shortlist({ homes }: { homes: readonly PropertyCardFields[] }) {
  const words = useContent('shortlist', shortlist);
  const { notSaved } = useContent('favourites', favourites);
  const notify = useNotify();
  const stored = useStoredFavourites();
  const pressed = useRef<HTMLButtonElement>(null);
  const asideHeading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const wanted = homes.filter(({ property_id }) => noteOf(stored, property_id).rejected === null);
  const aside = homes.filter((home) => !wanted.includes(home));
  const order = wanted.map(({ property_id }) => property_id).join();

  // A card that moves takes its buttons out of the page and in again, and the focus would be lost with them.
  useEffect(() => {
    const button = pressed.current;
    pressed.current = null;
    // At an end of the list it can do no more, and the one beside it moves the other way.
    const next = button?.disabled ? (button.nextElementSibling ?? button.previousElementSibling) : button;
    if (next instanceof HTMLElement) next.focus();
  }, [order]);

  function move({ property_id: id, title }: PropertyCardFields, place: number) {
    const other = wanted[place];
    if (!other) return;
    setSaid(fill(words.moved, { title, place: place + 1, count: wanted.length }));
    moveFavourite(stored, id, other.property_id).catch(() => notify({ text: notSaved, tone: 'error' }));
  }

  function onRejected() {
    notify({ text: words.rejectedNotice, tone: 'success' });
    // Its heading comes with the first one that is put aside.
    requestAnimationFrame(() => asideHeading.current?.focus({ preventScroll: true }));
  }

  return (
    <Stack spacing={5}>
      <Stack component="ol" spacing={4} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {wanted.map((home, place) => (
          <li key={home.property_id}>
            <ShortlistItem
              property={home}
              onUp={place > 0 ? () => move(home, place - 1) : undefined}
              onDown={place < wanted.length - 1 ? () => move(home, place + 1) : undefined}
              pressed={pressed}
              onRejected={onRejected}
            />
          </li>
        ))}
      </Stack>
      <span role="status" style={visuallyHidden}>
        {said}
      </span>
      <CompareBar titles={new Map(homes.map(({ property_id, title }) => [property_id, title]))} />
      {aside.length > 0 && <Rejected homes={aside} heading={asideHeading} />}
    </Stack>
  );
}
