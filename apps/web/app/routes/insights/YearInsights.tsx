import { FailedState } from '@karachi-estates/design-system/FailedState';
import { monthName } from '@karachi-estates/domain/day';
import { EVENT_KINDS } from '@karachi-estates/domain/insights/insights';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useNotify } from '../../chrome/Notices.tsx';
import { useContent } from '../../content/contentFor.ts';
import { insights } from '../../content/insights.ts';
import { downloadInsights, useInsightsMail, useInsightYear } from '../../data/insights.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { Course } from './Course.tsx';
import { FiguresBehind, FiguresTable } from './FiguresTable.tsx';

/** The year of a seller: its months, their listings beside others by area and type, the file and the weekly mail. */
export function YearInsights() {
  const locale = useLocale();
  const notify = useNotify();
  const { year, kinds, failed, loading } = useContent('insights', insights);
  const { data, error, reference, retry } = useInsightYear();
  const mail = useInsightsMail();
  const chooseMail = (on: boolean) =>
    mail.send({ body: { on } }).catch(() => notify({ text: year.mailFailed, tone: 'error' }));
  return (
    <Stack component="section" spacing={2} aria-labelledby="year" sx={{ '& > *': { minWidth: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id="year" variant="h3" component="h2">
          {year.heading}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<DownloadRounded />}
          onClick={() => downloadInsights().catch(() => notify({ text: year.csvFailed, tone: 'error' }))}
        >
          {year.csv}
        </Button>
      </Box>
      {!data && error && <FailedState title={failed} reference={reference} onRetry={retry} level={3} />}
      {!data && !error && <Skeleton variant="rounded" role="status" aria-label={loading} sx={{ height: '20rem' }} />}
      {data && (
        <>
          <Course
            points={data.months.map(({ month }) => monthName(month, locale))}
            lines={[{ label: kinds.view, values: data.months.map(({ counts }) => counts.view) }]}
          />
          <FiguresBehind label={year.table}>
            <FiguresTable
              label={year.heading}
              columns={[year.month, ...EVENT_KINDS.map((kind) => kinds[kind])]}
              rows={data.months.toReversed().map(({ month, counts }) => ({
                key: month,
                name: monthName(month, locale),
                cells: EVENT_KINDS.map((kind) => counts[kind].toLocaleString('en')),
              }))}
            />
          </FiguresBehind>
          <Typography variant="h4" component="h3">
            {year.groups}
          </Typography>
          {data.groups.length === 0 ? (
            <Typography color="textSecondary">{year.noGroups}</Typography>
          ) : (
            <>
              <Typography color="textSecondary">{year.groupsNote}</Typography>
              <FiguresTable
                label={year.groups}
                columns={[year.group, year.listings, year.yours, year.others]}
                rows={data.groups.map((group) => ({
                  key: `${group.area} ${group.property_type} ${group.purpose}`,
                  name: [group.area, propertyTypeLabel(group.property_type, locale), year.purposes[group.purpose]]
                    .filter(Boolean)
                    .join(' · '),
                  cells: [
                    group.listings,
                    Math.round(group.own.view),
                    group.median ? Math.round(group.median.view) : '–',
                  ],
                }))}
              />
            </>
          )}
          <FormControlLabel
            control={
              <Switch
                checked={data.mail}
                disabled={mail.isSending}
                onChange={(_, on) => {
                  void chooseMail(on);
                }}
              />
            }
            label={year.mail}
          />
          {!data.email_confirmed && (
            <Typography variant="body2" color="textSecondary">
              {`${year.mailWaits} `}
              <Link href="/profile-info" underline="always">
                {year.profile}
              </Link>
            </Typography>
          )}
        </>
      )}
    </Stack>
  );
}
