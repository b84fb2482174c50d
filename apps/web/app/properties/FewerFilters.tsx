import type { WayOn } from '@karachi-estates/contracts/propertyLists';
import { groupThousands } from '@karachi-estates/domain/digits';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useContent } from '../content/contentFor.ts';
import { fill } from '../content/fill.ts';
import { type PropertiesContent, properties } from '../content/properties.ts';

/** A way on from an empty search, with the address of what it finds. */
export interface Way extends WayOn {
  href: string;
}

/** More names than this in a row say less than that all other filters go. */
const MOST_NAMED = 3;

const withSmallStart = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What a way gives up, in words: 'Without the price limit, in any size'. */
function nameOf({ without, areas }: WayOn, { without: words, areaSeparator }: PropertiesContent['list']): string {
  if (without.includes('purpose') && without.length > 1) return words.none;
  // All of the city is all of an area as well.
  const named = without.includes('area') ? without.filter((each) => each !== 'part') : without;
  const isMany = named.length > MOST_NAMED;
  const shown = isMany ? named.filter((each) => each === 'area') : named;
  const names = [isMany && words.all, ...shown.map((each) => words[each]), areas && words.around];
  const [first = '', ...rest] = names.filter((name): name is string => Boolean(name));
  return [first, ...rest.map(withSmallStart)].join(areaSeparator);
}

/** Where a search finds nothing: the filters to give up, each way a link with what there is then. */
export function FewerFilters({ ways }: { ways: readonly Way[] }) {
  const { list } = useContent('properties', properties);
  if (ways.length === 0) return null;
  return (
    <>
      <Typography component="span" variant="subtitle1" color="textPrimary" sx={{ display: 'block', mt: 2 }}>
        {list.without.heading}
      </Typography>
      {ways.map((way) => (
        <Link key={way.href} href={way.href} underline="always" sx={{ display: 'block', py: 1 }}>
          {fill(list.without.found, {
            without: nameOf(way, list),
            count: `${groupThousands(way.total)}${way.capped ? '+' : ''}`,
          })}
        </Link>
      ))}
    </>
  );
}
