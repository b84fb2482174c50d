import { CopyButton } from '@karachi-estates/design-system/CopyButton';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { corner, hairline } from '@karachi-estates/design-system/theme/looks';
import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useHref, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { calculationQuery, calculatorIds, readCalculation } from '../../calculators/calculation.ts';
import { calculators } from '../../content/calculators.ts';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { useSiteSettings } from '../../data/settings.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { PrintedAddress } from '../../printing/PrintedAddress.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { CalculatorForm } from './CalculatorForm.tsx';
import { figureInWords, figuresOf } from './figures.ts';
import { workedOut } from './workedOut.tsx';

const PATH = '/calculators';

export const meta = fixedPageMeta(PATH, (locale) => contentFor(locale, 'calculators', calculators).heading);

const Choices = styled('nav')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
    gap: theme.spacing(1),
    '@media print': { display: 'none' },
  })),
);

const Columns = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(4),
    alignItems: 'start',
    '& > *': { minWidth: 0 },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: '5fr 7fr' },
    '@media print': { display: 'block' },
  })),
);

const Sheet = styled('section')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    padding: theme.spacing(2),
    border: hairline(theme),
    borderRadius: corner(theme, 'card'),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    [theme.breakpoints.up('md')]: { padding: theme.spacing(3) },
    '@media print': { padding: 0, border: 0 },
    '& > *': { minWidth: 0 },
  })),
);

/** On paper the figures stand in lines, where the screen has boxes to type in. */
const PrintedFigures = styled('dl')(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: theme.spacing(0, 2),
    margin: 0,
    lineHeight: 1.5,
    '& > div': { display: 'flex', gap: theme.spacing(1), justifyContent: 'space-between' },
    '& dd': { margin: 0, fontWeight: theme.typography.fontWeightMedium },
  })),
);

/**
 * Changes with each visit to the page by a link or by Back, and not when the address follows what is typed: fields
 * begin anew with the former only.
 */
function useVisit(): string {
  const { key } = useLocation();
  const isOwn = useNavigationType() === 'REPLACE';
  const [visit, setVisit] = useState(key);
  if (!isOwn && visit !== key) setVisit(key);
  return visit;
}

/** The calculators: what is typed stands in the address, and the result follows from it, on the server too. */
export default function CalculatorsRoute() {
  const words = useContent('calculators', calculators);
  const locale = useLocale();
  const { search } = useLocation();
  const navigate = useNavigate();
  const visit = useVisit();
  const path = useHref(PATH);
  const { data: settings } = useSiteSettings();
  const calculation = useMemo(() => readCalculation(new URLSearchParams(search)), [search]);
  const { result, problems } = useMemo(() => workedOut(calculation, words), [calculation, words]);
  const { calc } = calculation;
  const query = calculationQuery(calculation);
  const price = new URLSearchParams(search).get('price');
  return (
    <Section room="half" sx={{ '@media print': { paddingBlock: 0 } }}>
      <SectionHeading level={1} title={words.heading} lead={words.lead} sx={{ displayPrint: 'none' }} />
      <Choices aria-label={words.navigationLabel}>
        {calculatorIds.map((id) => (
          <Button
            key={id}
            href={`${PATH}?${new URLSearchParams({ calc: id, ...(price && { price }) })}`}
            variant={id === calc ? 'contained' : 'outlined'}
            aria-current={id === calc ? 'page' : undefined}
          >
            {words[id].name}
          </Button>
        ))}
      </Choices>
      <Columns>
        <Stack spacing={3} sx={{ displayPrint: 'none' }}>
          <div>
            <Typography variant="h3" component="h2">
              {words[calc].heading}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {words[calc].lead}
            </Typography>
          </div>
          <CalculatorForm
            key={`${calc} ${visit}`}
            calculation={calculation}
            words={words}
            action={path}
            problems={problems}
            onChange={(next) => {
              const address = calculationQuery(next);
              if (address !== query) void navigate(address, { replace: true, preventScrollReset: true });
            }}
          />
        </Stack>
        <Sheet aria-labelledby="estimate">
          <Typography id="estimate" variant="h3" component="h2">
            {words.resultHeading}
          </Typography>
          <Box sx={{ display: 'none', displayPrint: 'grid', gap: 1 }}>
            <Typography variant="h4" component="p">
              {words[calc].heading}
            </Typography>
            <PrintedFigures>
              {figuresOf(calculation, words).map((figure) => (
                <div key={figure.name}>
                  <dt>{figure.words.label}</dt>
                  <dd>{figureInWords(figure, words, locale)}</dd>
                </div>
              ))}
            </PrintedFigures>
          </Box>
          {result ?? <p role="status">{words.noResult}</p>}
          <Typography variant="body2">{words.estimate}</Typography>
          {result && (
            <>
              <Stack
                direction="row"
                sx={{ flexWrap: 'wrap', gap: 1, displayPrint: 'none', '@media (scripting: none)': { display: 'none' } }}
              >
                <CopyButton text={`${settings?.siteUrl ?? ''}${path}${query}`} what={words.copyWhat} />
                <Button variant="outlined" size="small" startIcon={<PrintRounded />} onClick={() => window.print()}>
                  {words.print}
                </Button>
              </Stack>
              <PrintedAddress path={path + query} />
            </>
          )}
        </Sheet>
      </Columns>
    </Section>
  );
}
