import { confirmHold, type Hold, releaseHold } from '@karachi-estates/contracts/projects';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import { fullMoment } from '@karachi-estates/domain/day';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { Folded } from '../../chrome/Folded.tsx';
import { LaterPart, laterComponent } from '../../chrome/LaterPart.tsx';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { type UnitsContent, units } from '../../content/units.ts';
import { isRefusal } from '../../data/call.ts';
import { hold, useHold } from '../../data/projects.ts';
import { fallbackOf, nothingRead } from '../../data/reading.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { AskForHold } from '../../projects/AskForHold.tsx';
import { typedIn } from '../../projects/PersonFields.tsx';
import { unitPath, unitsPath } from '../../projects/paths.ts';
import { PlainForm } from '../../searches/PlainForm.tsx';
import { SearchPage } from '../../searches/SearchPage.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) return { fallback: nothingRead };
  try {
    return { fallback: await fallbackOf(context.api, [hold(token)]) };
  } catch (error) {
    // A link that leads nowhere is explained by the page.
    if (!isRefusal(error)) throw error;
    return { fallback: nothingRead };
  }
}

export const meta = fixedPageMeta('/projects/hold');

// The page of a unit has the same code.
const HeldPayments = laterComponent(() => import('./HeldPayments.tsx'));

interface AwayProps {
  project?: string | null | undefined;
  unit?: string | null | undefined;
}

/** Where to go on: back to the unit, to the plan of its project, or to all projects. */
function Away({ project, unit }: AwayProps) {
  const { back, plan, all } = useContent('units', units).holdPage;
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      {project && unit && (
        <Button href={unitPath(project, unit)} variant="outlined">
          {back}
        </Button>
      )}
      <Button href={project ? unitsPath(project) : '/projects'} variant="outlined">
        {project ? plan : all}
      </Button>
    </Stack>
  );
}

/** What to do about a refusal, by its code. */
function refusalOf(words: UnitsContent['holdPage']['refused'], code: string | null): string {
  return code !== null && Object.hasOwn(words, code) ? words[code as keyof typeof words] : words.other;
}

/** A hold as it is now, and what can be done with it. */
function HeldUnit({ held, token, refused }: { held: Hold; token: string; refused: string | null }) {
  const words = useContent('units', units).holdPage;
  const locale = useLocale();
  const { slug, name } = held.project;
  const said = {
    unit: held.unit,
    project: name,
    moment: held.held_until ? fullMoment(held.held_until, locale) : '',
  };
  const away = <Away project={slug} unit={held.unit} />;
  const { schedule } = held;
  const after = (
    <>
      {schedule && (
        <LaterPart>
          <HeldPayments schedule={schedule} isHeld={held.state === 'active'} />
        </LaterPart>
      )}
      {away}
    </>
  );
  const problem = refused !== null && <Alert severity="error">{refusalOf(words.refused, refused)}</Alert>;
  if (held.state === 'asked') {
    return (
      <SearchPage heading={fill(words.confirm.heading, said)} text={fill(words.confirm.text, said)} after={after}>
        <PlainForm to={confirmHold} hidden={{ token }}>
          {problem}
          <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'start' }}>
            {words.confirm.button}
          </Button>
        </PlainForm>
      </SearchPage>
    );
  }
  if (held.state === 'active') {
    return (
      <SearchPage heading={fill(words.active.heading, said)} text={fill(words.active.text, said)} after={after}>
        {problem}
        <Folded label={words.active.giveBack.label}>
          <PlainForm to={releaseHold} hidden={{ token }}>
            <Typography variant="body2">{words.active.giveBack.text}</Typography>
            <Button type="submit" variant="outlined" color="error" sx={{ alignSelf: 'start' }}>
              {words.active.giveBack.button}
            </Button>
          </PlainForm>
        </Folded>
      </SearchPage>
    );
  }
  const { heading, text } = words[held.state];
  return <SearchPage heading={fill(heading, said)} text={fill(text, said)} after={away} />;
}

/**
 * What asking for a hold and the link of its mail lead to: the hold is confirmed by a press, shows its end, and can be
 * given back. Programs that open links in mails press no button, so nothing is held by opening it.
 */
export default function HoldRoute() {
  const words = useContent('units', units).holdPage;
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const refused = search.get('refused');
  const about = { project: search.get('project'), unit: search.get('unit') };
  const { data, error, reference, retry } = useHold(token);
  if (data) return <HeldUnit held={data} token={token} refused={refused} />;
  if (!token && search.has('asked')) {
    return <SearchPage heading={words.asked.heading} text={words.asked.text} after={<Away {...about} />} />;
  }
  if (!token && refused !== null && about.unit) {
    const text = refusalOf(words.refused, refused);
    const isKnown = refused !== 'other' && Object.hasOwn(words.refused, refused);
    return (
      <SearchPage heading={words.refusedHeading} text={text} after={<Away {...about} />}>
        {about.project && !isKnown && <AskForHold slug={about.project} number={about.unit} typed={typedIn(search)} />}
      </SearchPage>
    );
  }
  if (!token || (error && error.status >= 400 && error.status < 500)) {
    return <SearchPage heading={words.invalid.heading} text={words.invalid.text} after={<Away {...about} />} />;
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
