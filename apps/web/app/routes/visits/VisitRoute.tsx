import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { units } from '../../content/units.ts';
import { type VisitsContent, visits } from '../../content/visits.ts';
import { isRefusal } from '../../data/call.ts';
import { useVisitSlots, visitCalendarHref, visitSlots } from '../../data/launches.ts';
import { fallbackOf, nothingRead } from '../../data/reading.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { fieldAtFault, typedIn } from '../../projects/PersonFields.tsx';
import { ProjectMissing } from '../../projects/ProjectMissing.tsx';
import { unitsPath, visitsPath } from '../../projects/paths.ts';
import { VisitForm } from '../../projects/VisitForm.tsx';
import { SearchPage } from '../../searches/SearchPage.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const slug = searchParams.get('project');
  if (!slug || !searchParams.has('refused')) return { fallback: nothingRead };
  try {
    return { fallback: await fallbackOf(context.api, [visitSlots(slug)]) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { fallback: nothingRead };
  }
}

export const meta = fixedPageMeta('/projects/visit');

const refusalOf = (words: VisitsContent['refused'], code: string): string =>
  Object.hasOwn(words, code) ? words[code as keyof typeof words] : words.other;

/** What booking a visit leads to: it is booked, or the form again with what was typed. */
export default function VisitRoute() {
  const words = useContent('visits', visits);
  const locale = useLocale();
  const [search] = useSearchParams();
  const slug = search.get('project');
  const unit = search.get('unit') ?? '';
  const slot = search.get('slot') ?? '';
  const typed = typedIn(search);
  const isRefused = slug !== null && typed.refused !== null;
  const { data: read } = useVisitSlots(isRefused ? slug : null);
  const { missing } = useContent('units', units);
  const plan = (
    <Button href={unitsPath(slug ?? '')} variant="outlined">
      {words.plan}
    </Button>
  );
  if (slug && slot && search.has('done')) {
    const after = (
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <Button
          component="a"
          href={visitCalendarHref(slug, slot, { unit: unit || undefined, language: locale })}
          download
          variant="contained"
        >
          {words.done.calendar}
        </Button>
        {plan}
      </Stack>
    );
    return <SearchPage heading={words.done.heading} text={words.done.text} after={after} />;
  }
  if (isRefused) {
    const text = fieldAtFault(typed) ? words.refused.other : refusalOf(words.refused, typed.refused ?? '');
    const isOffered = read && read.slots.length > 0;
    return (
      <SearchPage heading={words.refusedHeading} text={text} after={plan}>
        {isOffered && <VisitForm slug={slug} slots={read.slots} unit={unit} chosen={slot} typed={typed} />}
      </SearchPage>
    );
  }
  if (!slug) return <ProjectMissing words={missing} href="/projects" />;
  const again = (
    <Button href={visitsPath(slug)} variant="outlined">
      {words.allTimes}
    </Button>
  );
  return <SearchPage heading={words.none.heading} text={words.none.text} after={again} />;
}
