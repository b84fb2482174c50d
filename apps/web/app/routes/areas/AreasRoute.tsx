import type { AreaSummary } from '@karachi-estates/contracts/areas';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { areaPath } from '@karachi-estates/domain/areas/address';
import { areaName, filterAreas } from '@karachi-estates/domain/areas/match';
import MapRounded from '@mui/icons-material/MapRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type LoaderFunctionArgs, useHref, useLocation } from 'react-router-dom';
import { AreaLinks } from '../../areas/AreaLinks.tsx';
import { AskedNote } from '../../areas/AskedNote.tsx';
import { PartLinks } from '../../areas/PartLinks.tsx';
import { areas } from '../../content/areas.ts';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { areaSummaries, meantPlaces, useAreaSummaries, useMeantPlaces } from '../../data/areas.ts';
import { fallbackOf } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { useDebounced } from '../../properties/useDebounced.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

const PATH = '/areas';
/** Nobody's area has a longer name. */
const LONGEST = 60;

export const meta = fixedPageMeta(PATH, (locale) => contentFor(locale, 'areas', areas).heading);

const askedIn = (search: string) => (new URLSearchParams(search).get('q') ?? '').trim().slice(0, LONGEST);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = askedIn(new URL(request.url).search);
  return { fallback: await fallbackOf(context.api, [areaSummaries(), ...(asked ? [meantPlaces(asked)] : [])]) };
}

export function clientLoader() {
  startReading([areaSummaries()]);
  return null;
}

interface AreaListProps {
  typed: string;
  /** What was typed some time ago, for which the server is asked. */
  settled: string;
  /** All areas are wanted again. */
  onAll: () => void;
}

/** The areas that are meant: those that lie in one that is named, those with figures, and the others. */
function FoundAreas({ data, typed, settled, onAll }: AreaListProps & { data: AreaSummary[] }) {
  const words = useContent('areas', areas);
  const locale = useLocale();
  const found = filterAreas(typed, data);
  // Only the server knows the parts of areas.
  const places = useMeantPlaces(found.length === 0 ? settled : null);
  const isKnown = settled === typed.trim() && (places.data !== undefined || places.error !== undefined);
  const within = (isKnown && places.data) || [];
  const withFigures = found.filter(({ sale, rent }) => sale ?? rent);
  const others = found.filter(({ sale, rent }) => !(sale ?? rent));
  return (
    <Stack spacing={5} aria-live="polite">
      {within.length > 0 && (
        <Stack component="section" spacing={2} aria-labelledby="within">
          <Typography variant="h3" component="h2" id="within">
            {fill(words.filter.within, { text: typed })}
          </Typography>
          {within.map((area) => (
            <div key={area.id}>
              <Link href={areaPath(area)} variant="subtitle1">
                {areaName(area, locale)}
              </Link>
              <PartLinks area={area} parts={area.parts} />
            </div>
          ))}
        </Stack>
      )}
      {found.length === 0 && isKnown && within.length === 0 && (
        <EmptyState
          title={fill(words.filter.none, { text: typed })}
          action={
            <Button href={PATH} variant="outlined" onClick={onAll}>
              {words.filter.all}
            </Button>
          }
        />
      )}
      {withFigures.length > 0 && (
        <Stack component="section" spacing={2} aria-labelledby="with-figures">
          <Typography variant="h3" component="h2" id="with-figures">
            {words.withFigures}
          </Typography>
          <AskedNote />
          <AreaLinks areas={withFigures} />
        </Stack>
      )}
      {others.length > 0 && (
        <Stack component="section" spacing={2} aria-labelledby="others">
          <Typography variant="h3" component="h2" id="others">
            {words.others}
          </Typography>
          <AreaLinks areas={others} />
        </Stack>
      )}
    </Stack>
  );
}

/** The areas once they are read, or why there are none. */
function AreaList(props: AreaListProps) {
  const words = useContent('areas', areas);
  const { data, error, reference, retry } = useAreaSummaries();
  if (data?.length === 0) {
    return (
      <EmptyState title={words.empty.heading} icon={<MapRounded />}>
        {words.empty.text}
      </EmptyState>
    );
  }
  if (data) return <FoundAreas data={data} {...props} />;
  if (error) {
    return (
      <FailedState title={words.failed.heading} reference={reference} onRetry={retry}>
        {words.failed.text}
      </FailedState>
    );
  }
  return (
    <div role="status" aria-label={words.loading}>
      {[90, 80, 85, 70, 88, 75].map((width) => (
        <Skeleton key={width} width={`${width}%`} height="3rem" />
      ))}
    </div>
  );
}

/** Every area with what is asked there. What is typed narrows the list at once; without scripts the form is sent. */
export default function AreasRoute() {
  const words = useContent('areas', areas);
  const asked = askedIn(useLocation().search);
  const [typed, setTyped] = useState(asked);
  const [settled, setSettled] = useState(asked);
  const settle = useDebounced(() => setSettled(typed.trim()));
  return (
    <Section room="half">
      <SectionHeading level={1} title={words.heading} lead={words.lead} />
      <Stack
        component="form"
        role="search"
        action={useHref(PATH)}
        onSubmit={(event) => event.preventDefault()}
        direction="row"
        spacing={1}
        sx={{ maxWidth: '32rem', alignItems: 'end' }}
      >
        <TextField
          name="q"
          type="search"
          label={words.filter.label}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            settle();
          }}
          fullWidth
          slotProps={{ htmlInput: { maxLength: LONGEST, autoComplete: 'off' } }}
        />
        <Button
          type="submit"
          variant="outlined"
          size="large"
          sx={{ '@media (scripting: enabled)': { display: 'none' } }}
        >
          {words.filter.submit}
        </Button>
      </Stack>
      <AreaList typed={typed} settled={settled} onAll={() => setTyped('')} />
    </Section>
  );
}
