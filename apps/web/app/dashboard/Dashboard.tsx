import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { ListingFigures } from '@karachi-estates/design-system/ListingFigures';
import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import { StatTile } from '@karachi-estates/design-system/StatTile';
import { UpgradeBanner } from '@karachi-estates/design-system/UpgradeBanner';
import { fullDate } from '@karachi-estates/domain/day';
import { isPlanId, planIn } from '@karachi-estates/domain/plans/plans';
import AddRounded from '@mui/icons-material/AddRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import WorkspacePremiumRounded from '@mui/icons-material/WorkspacePremiumRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTitle } from '../chrome/useTitle.ts';
import { WorkspaceHead, WorkspacePage } from '../chrome/WorkspacePage.tsx';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';
import { fill } from '../content/fill.ts';
import { siteName } from '../content/siteName.ts';
import { useMyFigures, useMyProperties } from '../data/ownProperties.ts';
import { useLocale } from '../locale/Locale.tsx';
import { OwnPropertyCards } from '../properties/OwnPropertyCards.tsx';

const SHOWN = 4;

/** A seller's home: how the listings do, the plan and what is left of it, and the newest properties. */
export default function Dashboard() {
  const locale = useLocale();
  const words = useContent('dashboard', dashboard);
  const { upgrade, newProperties, figures: labels, empty, myProperties } = useContent('dashboard', dashboard);
  // The head of this address is that of the public home page.
  useTitle(`${words.heading} | ${siteName}`);
  const figures = useMyFigures();
  const mine = useMyProperties();
  const plan = figures.data?.plan;
  return (
    <WorkspacePage>
      <WorkspaceHead heading={words.heading}>
        <Button href="/seller-post-ad" startIcon={<AddRounded />}>
          {myProperties.add}
        </Button>
      </WorkspaceHead>
      {figures.error && !figures.data ? (
        <FailedState reference={figures.reference} onRetry={figures.retry} />
      ) : (
        <>
          <ListingFigures figures={figures.data} />
          {figures.data && (
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 45%), 1fr))',
                gap: 2,
                m: 0,
              }}
            >
              <StatTile
                label={labels.plan}
                value={plan && isPlanId(plan) ? planIn(plan, locale).name : ''}
                note={
                  figures.data.plan_until
                    ? fill(labels.until, { date: fullDate(figures.data.plan_until, locale) })
                    : labels.free
                }
                icon={<WorkspacePremiumRounded />}
              />
              <StatTile
                label={labels.listingsLeft}
                value={figures.data.listings_left ?? labels.unlimited}
                note={labels.listingsLeftNote}
                icon={<HomeRounded />}
              />
              <StatTile
                label={labels.featured}
                value={figures.data.featured_left}
                note={labels.featuredNote}
                icon={<StarRounded />}
              />
              <StatTile
                label={labels.paused}
                value={figures.data.paused}
                note={labels.pausedNote}
                icon={<PauseRounded />}
              />
            </Box>
          )}
        </>
      )}
      {plan && plan !== 'premium' && (
        <UpgradeBanner heading={upgrade.heading} labels={{ action: upgrade.action }} href="/plans">
          {upgrade.text}
        </UpgradeBanner>
      )}
      <Stack component="section" aria-labelledby="my-new-properties" spacing={2} sx={{ '& > *': { minWidth: 0 } }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Typography id="my-new-properties" variant="h3" component="h2">
            {newProperties.heading}
          </Typography>
          <OnwardLink href="/my-properties">{newProperties.more}</OnwardLink>
        </Stack>
        {!mine.data && mine.error && (
          <FailedState title={myProperties.failed} reference={mine.reference} onRetry={mine.retry} level={3} />
        )}
        {!mine.data && !mine.error && <Typography role="status">{myProperties.loading}</Typography>}
        {mine.data?.length === 0 && (
          <EmptyState title={empty.heading} icon={<HomeRounded />} level={3}>
            {empty.text}
          </EmptyState>
        )}
        {mine.data && mine.data.length > 0 && <OwnPropertyCards properties={mine.data.slice(0, SHOWN)} level={3} />}
      </Stack>
    </WorkspacePage>
  );
}
