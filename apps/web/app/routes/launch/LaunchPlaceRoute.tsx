import { holdInLaunch, joinLaunch, type LaunchEntry, leaveLaunch } from '@karachi-estates/contracts/launches';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import { useUnitText } from '@karachi-estates/design-system/UnitCard';
import { unitLine } from '@karachi-estates/design-system/UnitDetail';
import { fullMoment } from '@karachi-estates/domain/day';
import { isCalledOff } from '@karachi-estates/domain/projects/launches';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { Folded } from '../../chrome/Folded.tsx';
import { useContent } from '../../content/contentFor.ts';
import { fill, fillCount } from '../../content/fill.ts';
import { type LaunchesContent, launches } from '../../content/launches.ts';
import { units } from '../../content/units.ts';
import { isRefusal } from '../../data/call.ts';
import { launchEntry, useLaunchEntry } from '../../data/launches.ts';
import { projectUnits, useProjectUnits } from '../../data/projects.ts';
import { fallbackOf, nothingRead, valuesOf } from '../../data/reading.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { JoinLaunch } from '../../projects/JoinLaunch.tsx';
import { fieldAtFault, typedIn } from '../../projects/PersonFields.tsx';
import { launchPath, unitPath, unitsPath } from '../../projects/paths.ts';
import { PlainForm } from '../../searches/PlainForm.tsx';
import { SearchPage } from '../../searches/SearchPage.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { projectOf } from './launchPage.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) return { fallback: nothingRead };
  try {
    const fallback = await fallbackOf(context.api, [launchEntry(token)]);
    const values = valuesOf(fallback);
    const own = values[launchEntry(token).key] as LaunchEntry;
    if (own.state !== 'called') return { fallback };
    const choice = valuesOf(await fallbackOf(context.api, [projectUnits(own.launch.project.slug)]));
    return { fallback: JSON.stringify({ ...values, ...choice }) };
  } catch (error) {
    // A link that leads nowhere is explained by the page.
    if (!isRefusal(error)) throw error;
    return { fallback: nothingRead };
  }
}

export const meta = fixedPageMeta('/projects/launch');

type PlaceWords = LaunchesContent['place'];

/** What to do about a refusal, by its code. */
const refusalOf = (words: PlaceWords['refused'], code: string): string =>
  Object.hasOwn(words, code) ? words[code as keyof typeof words] : words.other;

/** Where to go on: to the launch and to the units of its project. */
function Away({ slug }: { slug: string | null }) {
  const { toLaunch, plan } = useContent('launches', launches).place;
  if (!slug) return null;
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', mt: 3 }}>
      <Button href={launchPath(slug)} variant="outlined">
        {toLaunch}
      </Button>
      <Button href={unitsPath(slug)} variant="outlined">
        {plan}
      </Button>
    </Stack>
  );
}

/** The units that can be had, for who is called. */
function ChooseUnit({ own, token }: { own: LaunchEntry; token: string }) {
  const { called } = useContent('launches', launches).place;
  const { data: read } = useProjectUnits(own.launch.project.slug);
  const text = useUnitText(read?.project.types ?? []);
  const locale = useLocale();
  const free = read?.units.filter(({ state }) => state === 'available') ?? [];
  return (
    <PlainForm to={holdInLaunch} hidden={{ token }} isCheckedByServer>
      <TextField
        select
        required
        fullWidth
        name="unit"
        label={called.unit}
        defaultValue=""
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{called.choose}</option>
        {free.map((unit) => (
          <option key={unit.number} value={unit.number}>
            {unitLine(locale, [unit.number, text.typeName(unit), text.covered(unit), text.shortPrice(unit)])}
          </option>
        ))}
      </TextField>
      <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'start' }}>
        {called.button}
      </Button>
    </PlainForm>
  );
}

/** What stands on the page of a person who waits, before and after the lot. */
function waitingWords(words: PlaceWords, own: LaunchEntry, locale: 'en' | 'ur') {
  const { launch, place, ahead, wait_minutes: minutes } = own;
  if (place === null) {
    const people = fillCount(words.room.people, launch.counts.waiting, locale);
    const text = fill(words.room.text, { moment: fullMoment(launch.opens_at, locale) });
    return { heading: words.room.heading, text: `${text} ${people}` };
  }
  const before = ahead ? fillCount(words.queue.ahead, ahead, locale) : words.queue.next;
  const wait = minutes ? fillCount(words.queue.wait, minutes, locale) : words.queue.soon;
  return { heading: fill(words.queue.heading, { place }), text: `${before} ${wait}` };
}

/** Somebody's place in a launch as it is now, and what can be done. */
function OwnPlace({ own, token, refused }: { own: LaunchEntry; token: string; refused: string | null }) {
  const words = useContent('launches', launches).place;
  const locale = useLocale();
  const { slug } = own.launch.project;
  const problem = refused !== null && <Alert severity="error">{refusalOf(words.refused, refused)}</Alert>;
  const away = <Away slug={slug} />;
  const isOpen = own.launch.state !== 'over';
  if (own.state === 'held' && own.unit) {
    const after = (
      <Stack sx={{ alignItems: 'start' }}>
        <Button href={unitPath(slug, own.unit)} variant="contained">
          {words.held.action}
        </Button>
        {away}
      </Stack>
    );
    const { heading, text } = own.holds ? words.held : words.heldBefore;
    return <SearchPage heading={fill(heading, { unit: own.unit })} text={text} after={after} />;
  }
  if (!isOpen) {
    const { heading, text } = isCalledOff(own.launch) ? words.calledOff : words.over;
    return <SearchPage heading={heading} text={text} after={away} />;
  }
  if (own.state === 'asked') {
    const said = { project: projectOf(own.launch), moment: fullMoment(own.launch.opens_at, locale) };
    const { heading, text, running } = words.confirm;
    const whatFollows = own.launch.state === 'running' ? running : fill(text, said);
    return (
      <SearchPage heading={fill(heading, said)} text={whatFollows} after={away}>
        <PlainForm to={joinLaunch} hidden={{ token }}>
          {problem}
          <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'start' }}>
            {words.confirm.button}
          </Button>
        </PlainForm>
      </SearchPage>
    );
  }
  if (own.state !== 'waiting' && own.state !== 'called') {
    const { heading, text } = words[own.state === 'left' ? 'left' : 'missed'];
    return <SearchPage heading={heading} text={text} after={away} />;
  }
  const isCalled = own.state === 'called';
  const moment = own.call_until === null ? '' : fullMoment(own.call_until, locale);
  const said = isCalled
    ? { heading: words.called.heading, text: fill(words.called.text, { moment }) }
    : waitingWords(words, own, locale);
  return (
    <SearchPage {...said} after={away}>
      <Stack spacing={2.5}>
        {problem}
        {isCalled && <ChooseUnit own={own} token={token} />}
        <Typography variant="body2" color="textSecondary">
          {fill(words.ticket, { ticket: own.ticket })}
        </Typography>
        {!isCalled && (
          <Button
            component="a"
            href={`?${new URLSearchParams({ token })}`}
            variant="outlined"
            sx={{ alignSelf: 'start' }}
          >
            {words.again}
          </Button>
        )}
        <Folded label={words.leave.label}>
          <PlainForm to={leaveLaunch} hidden={{ token }}>
            <Typography variant="body2">{words.leave.text}</Typography>
            <Button type="submit" variant="outlined" color="error" sx={{ alignSelf: 'start' }}>
              {words.leave.button}
            </Button>
          </PlainForm>
        </Folded>
      </Stack>
    </SearchPage>
  );
}

/** A page of a launch without a token of its own: the mail is on its way, or the form was refused. */
function WithoutPlace({ children }: { children: ReactNode }) {
  const words = useContent('launches', launches).place;
  const [search] = useSearchParams();
  const slug = search.get('project');
  const typed = typedIn(search);
  if (slug && search.has('asked')) return <SearchPage {...words.asked} after={<Away slug={slug} />} />;
  if (slug && typed.refused !== null) {
    const text = fieldAtFault(typed) ? words.refused.other : refusalOf(words.refused, typed.refused);
    return (
      <SearchPage heading={words.refusedHeading} text={text} after={<Away slug={slug} />}>
        <JoinLaunch slug={slug} typed={typed} />
      </SearchPage>
    );
  }
  return children;
}

/**
 * One's own place in a launch: joining with the link of the mail, the place and the expected wait, choosing a unit in
 * one's turn. It is up to date when it is opened again, and by itself where scripts run.
 */
export default function LaunchPlaceRoute() {
  const words = useContent('launches', launches).place;
  const { all } = useContent('units', units).holdPage;
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data: own, error, reference, retry } = useLaunchEntry(token);
  if (own) return <OwnPlace own={own} token={token} refused={search.get('refused')} />;
  if (!token || (error && error.status >= 400 && error.status < 500)) {
    return (
      <WithoutPlace>
        <SearchPage
          {...words.invalid}
          after={
            <Button href="/projects" variant="outlined">
              {all}
            </Button>
          }
        />
      </WithoutPlace>
    );
  }
  return (
    <Section room="half">
      {error ? (
        <FailedState level={1} reference={reference} onRetry={retry} />
      ) : (
        <div role="status" aria-label={words.loading}>
          <Skeleton width="60%" height="4rem" />
          <Skeleton width="80%" />
        </div>
      )}
    </Section>
  );
}
