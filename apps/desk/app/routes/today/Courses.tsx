import type { Today } from '@karachi-estates/contracts/desk';
import { CHART_INKS, chartFrame, hairline } from '@karachi-estates/design-system/theme/looks';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { today as words } from '../../content/today.ts';
import { Fold } from '../../parts/Fold.tsx';
import { count, shortDay } from '../../parts/format.ts';

type Days = Today['days'];
type Course = keyof typeof words.course;

const COURSES = Object.keys(words.course) as Course[];

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
}));

const Card = styled('figure')(({ theme }) => ({
  margin: 0,
  minWidth: 0,
  padding: theme.spacing(2),
  border: hairline(theme),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '& strong': { ...theme.typography.h3, fontVariantNumeric: 'tabular-nums' },
}));

const Figures = styled('div')(({ theme }) => ({
  marginBlockStart: theme.spacing(2),
  '& section': { overflowX: 'auto' },
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& caption': { textAlign: 'start', color: (theme.vars ?? theme).palette.text.secondary },
  '& :is(th, td)': { padding: theme.spacing(0.5, 1.5), borderBottom: hairline(theme), whiteSpace: 'nowrap' },
  '& :is(td, th:not(:first-of-type))': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& th': { fontWeight: 600 },
  '& tbody th, & thead th:first-of-type': { textAlign: 'start' },
}));

function CourseChart({ days, course }: { days: Days; course: Course }) {
  const values = days.map((each) => each[course]);
  return (
    <Card>
      <figcaption>
        <Typography variant="body2" color="textSecondary">
          {words.course[course]}
        </Typography>
        <strong>{count(values.reduce((sum, value) => sum + value, 0))}</strong>{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {words.inTotal}
        </Typography>
      </figcaption>
      {/* The table below says the same in words. */}
      <Box aria-hidden="true" inert sx={chartFrame}>
        <BarChart
          height={120}
          skipAnimation
          hideLegend
          disableKeyboardNavigation
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
          colors={CHART_INKS}
          series={[{ data: values }]}
          xAxis={[
            {
              data: days.map(({ day }) => shortDay(day)),
              scaleType: 'band',
              // Away from both edges, where a label would be cut.
              tickInterval: (_, index) => index % 7 === 3,
              disableLine: true,
              disableTicks: true,
              height: 24,
            },
          ]}
          yAxis={[{ min: 0, position: 'none' }]}
        />
      </Box>
    </Card>
  );
}

/** How the last thirty days went: for each figure its sum and its course, and all of them as a table. */
export default function Courses({ days }: { days: Days }) {
  return (
    <>
      <Grid>
        {COURSES.map((course) => (
          <CourseChart key={course} days={days} course={course} />
        ))}
      </Grid>
      <Figures>
        <Fold summary={words.table.open}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard */}
          <section tabIndex={0} aria-label={words.table.caption}>
            <table>
              <caption>{words.table.caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.table.day}</th>
                  {COURSES.map((course) => (
                    <th key={course} scope="col">
                      {words.course[course]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {days.toReversed().map((each) => (
                  <tr key={each.day}>
                    <th scope="row">{shortDay(each.day)}</th>
                    {COURSES.map((course) => (
                      <td key={course}>{count(each[course])}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </Fold>
      </Figures>
    </>
  );
}
