import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { ServiceCard } from '@karachi-estates/design-system/ServiceCard';
import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import AddAPhotoRounded from '@mui/icons-material/AddAPhotoRounded';
import ArticleRounded from '@mui/icons-material/ArticleRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import WorkspacePremiumRounded from '@mui/icons-material/WorkspacePremiumRounded';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { services as englishServices } from '../../content/services.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

const icons: Readonly<Record<string, ReactNode>> = {
  search: <SearchRounded />,
  'find-my-home': <HomeRounded />,
  list: <AddAPhotoRounded />,
  plans: <WorkspacePremiumRounded />,
  ads: <StarRounded />,
  guides: <ArticleRounded />,
};

const Steps = styled('ol')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(1),
    margin: 0,
    padding: 0,
    paddingInlineStart: theme.spacing(3),
    listStyle: 'decimal',
    '& > li::marker': { color: (theme.vars ?? theme).palette.secondary.main, fontWeight: 700 },
  })),
);

export const meta = fixedPageMeta('/services', (locale) => contentFor(locale, 'services', englishServices).heading);

/** What the site does for those who look and those who offer, and how it works. */
export default function ServicesRoute() {
  const { heading, lead, services, steps } = useContent('services', englishServices);
  const ways = [
    { label: steps.buyersLabel, items: steps.buyers },
    { label: steps.sellersLabel, items: steps.sellers },
  ];
  return (
    <>
      <Section room="half">
        <SectionHeading level={1} title={heading} lead={lead} />
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
            gap: 3,
            margin: 0,
            padding: 0,
            listStyle: 'none',
          }}
        >
          {services.map(({ id, heading: title, text, action }) => (
            <li key={id}>
              <ServiceCard
                title={title}
                text={text}
                icon={icons[id]}
                action={{ label: action.label, href: action.to }}
              />
            </li>
          ))}
        </Box>
      </Section>
      <Section ground="sunken" room="half" labelledBy="how-it-works">
        <SectionHeading id="how-it-works" title={steps.heading} />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))', gap: 4 }}>
          {ways.map(({ label, items }) => (
            <Stack key={label} spacing={2}>
              <Typography variant="h3">{label}</Typography>
              <Steps>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </Steps>
            </Stack>
          ))}
        </Box>
      </Section>
    </>
  );
}
