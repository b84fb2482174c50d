import type { Property } from '@karachi-estates/contracts/properties';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { areaName } from '@karachi-estates/domain/areas/match';
import { PAPER_LINES, paperLineLabel, paperValueLabel } from '@karachi-estates/domain/homePapers/homePapers';
import { parsePropertySegment, propertyPath } from '@karachi-estates/domain/properties/address';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { told } from '@karachi-estates/domain/words/sentence';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData, useParams } from 'react-router-dom';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { homePapers } from '../../content/homePapers.ts';
import { CallFailed } from '../../data/call.ts';
import { foundPage, missingPage, type OneThing } from '../../data/oneThing.ts';
import { property, useProperty } from '../../data/properties.ts';
import { fallbackOf, valuesOf } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { localePath } from '../../locale/localePath.ts';
import { useSay } from '../../locale/useSay.ts';
import { BrowseLink } from '../../properties/BrowseLink.tsx';
import { siteOf } from '../../seo/pageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';

const sheetPath = (home: Property) => `${propertyPath(home)}/papers`;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const id = parsePropertySegment(params.segment);
  if (id === undefined) return missingPage();
  try {
    const fallback = await fallbackOf(context.api, [property(id)]);
    const path = sheetPath(valuesOf(fallback)[property(id).key] as Property);
    if (new URL(request.url).pathname !== localePath(context.locale, path)) return redirect(path, 301);
    return foundPage(fallback);
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return missingPage();
    throw error;
  }
}

export function clientLoader({ params }: { params: { segment?: string } }) {
  const id = parsePropertySegment(params.segment);
  if (id !== undefined) startReading([property(id)]);
  return null;
}

// It is a sheet for one reader: who searches finds the listing.
export const meta: MetaFunction = ({ matches }) => [
  { title: `${contentFor(siteOf(matches).locale, 'homePapers', homePapers).sheet.heading} | Karachi Estates` },
  { name: 'robots', content: 'noindex' },
];

function Sheet({ home }: { home: Property }) {
  const { sheet: words } = useContent('homePapers', homePapers);
  const locale = useLocale();
  const isSeller = useSession().role === 'seller';
  const { property_id: id, title } = home;
  const area = areaName({ area_name: home.area, area_name_ur: home.area_name_ur }, locale);
  return (
    <Stack spacing={3} sx={{ overflowWrap: 'anywhere' }}>
      <SectionHeading level={1} title={words.heading} lead={fill(words.lead, { id, title, area })} />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', displayPrint: 'none' }}>
        <Button
          variant="outlined"
          startIcon={<PrintRounded />}
          onClick={() => window.print()}
          sx={{ '@media (scripting: none)': { display: 'none' } }}
        >
          {words.print}
        </Button>
        {!isSeller && (
          <Link href={propertyPath(home)} underline="always">
            {words.back}
          </Link>
        )}
      </Stack>
      {PAPER_LINES.map((line) => {
        const paper = home.home_papers?.find((each) => each.line === line);
        return (
          <Stack key={line} component="section" spacing={0.5} aria-labelledby={line} sx={{ breakInside: 'avoid' }}>
            <Typography id={line} variant="h4" component="h2">
              {paperLineLabel(line, locale)}
            </Typography>
            {paper && (
              <Typography color="textSecondary">
                {fill(words.declares, { value: paperValueLabel(line, paper.value, locale) })}
              </Typography>
            )}
            <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
              {words.checks[line].map((check) => (
                <Box key={check} component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline' }}>
                  {/* A box to tick on paper. */}
                  <Box
                    aria-hidden
                    component="span"
                    sx={{ flex: 'none', width: '0.875rem', height: '0.875rem', border: 1, translate: '0 0.125rem' }}
                  />
                  {check}
                </Box>
              ))}
            </Box>
            <Box sx={{ color: 'text.secondary', borderBlockEnd: 1, borderColor: 'divider', paddingBlockStart: 1.5 }}>
              <Typography variant="caption">{words.notes}</Typography>
            </Box>
          </Stack>
        );
      })}
      <Typography variant="body2" color="textSecondary">
        {words.note}
      </Typography>
    </Stack>
  );
}

function Content() {
  const say = useSay();
  const { sheet: words } = useContent('homePapers', homePapers);
  const server = useLoaderData() as OneThing | null;
  const id = parsePropertySegment(useParams().segment);
  const { data: home, error, reference, retry } = useProperty(server?.isMissing ? undefined : id);
  if (id === undefined || server?.isMissing || error?.status === 404)
    return (
      <EmptyState level={1} title={say(told({ PROPERTY_NOT_FOUND }))} action={<BrowseLink>{words.back}</BrowseLink>} />
    );
  if (home) return <Sheet home={home} />;
  if (error) return <FailedState level={1} reference={reference} onRetry={retry} />;
  return (
    <div role="status" aria-label={words.loading}>
      <Skeleton variant="rounded" height={320} />
    </div>
  );
}

/** A list of what a lawyer should see of the papers of a home, to print. */
export default function PapersChecklistRoute() {
  return (
    <Section room="half">
      <Content />
    </Section>
  );
}
