import type { ProjectPageProps } from '@karachi-estates/design-system/ProjectPage';
import { formatPriceShort } from '@karachi-estates/domain/properties/price';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { availableHomes } from '../../content/availableHomes.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill, fillCount } from '../../content/fill.ts';
import { useProjects } from '../../data/projects.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { unitsPath } from '../../projects/paths.ts';

/** How many homes of a project can be had, with the way to them; undefined where the project shows none. */
export function useAvailableHomes(slug: string): ProjectPageProps['availability'] {
  const words = useContent('availableHomes', availableHomes);
  const locale = useLocale();
  const project = useProjects().data?.find((each) => each.slug === slug);
  if (!project) return undefined;
  const { counts, from_price: from } = project;
  const facts = [
    fillCount(words.available, counts.available, locale),
    ...(from === null ? [] : [fill(words.from, { price: formatPriceShort(from, locale) })]),
  ];
  return {
    id: 'units',
    overline: words.overline,
    title: words.heading,
    sentence: words.sentence,
    children: (
      <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center' }}>
        <Typography variant="h4" component="p">
          {facts.join(' · ')}
        </Typography>
        <Button href={unitsPath(slug)} size="large" variant="contained">
          {words.all}
        </Button>
        {project.isSample && (
          <Typography variant="body2" color="textSecondary">
            {words.sample}
          </Typography>
        )}
      </Stack>
    ),
  };
}
