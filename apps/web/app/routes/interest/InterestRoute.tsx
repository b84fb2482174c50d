import { InterestForm } from '@karachi-estates/design-system/InterestForm';
import { checkInterest } from '@karachi-estates/domain/interest/rules';
import Button from '@mui/material/Button';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { grandMonarch } from '../../content/projects/grand-monarch.ts';
import { type UnitsContent, units } from '../../content/units.ts';
import { isRefusal } from '../../data/call.ts';
import { interestAction } from '../../data/interest.ts';
import { projectUnits, useProjectUnits } from '../../data/projects.ts';
import { fallbackOf, nothingRead } from '../../data/reading.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { ProjectMissing } from '../../projects/ProjectMissing.tsx';
import { projectPath } from '../../projects/paths.ts';
import { SearchPage } from '../../searches/SearchPage.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const slug = searchParams.get('project');
  if (!slug || !searchParams.has('refused')) return { fallback: nothingRead };
  try {
    return { fallback: await fallbackOf(context.api, [projectUnits(slug)]) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { fallback: nothingRead };
  }
}

export const meta = fixedPageMeta('/projects/interest');

const refusalOf = (words: UnitsContent['interestPage']['refused'], code: string): string =>
  Object.hasOwn(words, code) ? words[code as keyof typeof words] : words.other;

/** The form again, with what was typed. Its types are those of the form that it came from. */
function AgainForm({ slug, search }: { slug: string; search: URLSearchParams }) {
  const words = useContent('units', units);
  const { identity, interest } = useContent('grandMonarch', grandMonarch);
  const locale = useLocale();
  const { data } = useProjectUnits(slug);
  const typed = (name: string) => search.get(name) ?? '';
  const unit = typed('unit');
  // The page of Grand Monarch has a form of its own, whose words the specification gives.
  const isOwnForm = slug === identity.id && unit === '';
  const read = data?.project.types.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const types = isOwnForm ? interest.unitTypes : read;
  const isChosen = types.length === 0 || unit !== '';
  const defaults = {
    unitType: typed('unitType'),
    fullName: typed('name'),
    phoneNumber: typed('phone'),
    email: typed('email'),
  };
  const verdict = checkInterest(defaults, isChosen ? null : types);
  const faults = verdict.ok ? {} : verdict.fields;
  const wrong = (['unitType', 'fullName', 'phoneNumber', 'email'] as const).filter((name) => faults[name]);
  return (
    <InterestForm
      // What records early presses stands at the window and keeps forms from being sent by the browser.
      onSubmitCapture={(event) => event.stopPropagation()}
      key={types.length}
      action={interestAction(slug)}
      hiddenFields={{ page: locale, ...(unit && { unit }) }}
      labels={interest.fields}
      chooseUnit={interest.chooseUnit}
      unitTypes={types}
      chosenType={isChosen ? typed('unitType') : undefined}
      defaults={defaults}
      wrong={isChosen ? wrong.filter((name) => name !== 'unitType') : wrong}
      submit={words.interestPage.submit}
      submitting={words.interestPage.sending}
      privacy={words.interestPage.privacy}
    />
  );
}

/** What registering one's interest without scripts leads to: the desk has it, or the form again with what was typed. */
export default function InterestRoute() {
  const { interestPage: words, missing } = useContent('units', units);
  const [search] = useSearchParams();
  const slug = search.get('project');
  const refused = search.get('refused');
  if (!slug || refused === 'PROJECT_UNKNOWN') return <ProjectMissing words={missing} href="/projects" />;
  const back = (
    <Button href={projectPath(slug)} variant="outlined">
      {words.back}
    </Button>
  );
  if (refused === null) return <SearchPage heading={words.done.heading} text={words.done.text} after={back} />;
  return (
    <SearchPage heading={words.refusedHeading} text={refusalOf(words.refused, refused)} after={back}>
      <AgainForm slug={slug} search={search} />
    </SearchPage>
  );
}
