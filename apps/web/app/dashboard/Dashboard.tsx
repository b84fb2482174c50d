import { Button } from '@karachi-estates/design-system/Button';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Link } from '@karachi-estates/design-system/Link';
import { ListingFigures } from '@karachi-estates/design-system/ListingFigures';
import { StatTile } from '@karachi-estates/design-system/StatTile';
import { UpgradeBanner } from '@karachi-estates/design-system/UpgradeBanner';
import { fullDate } from '@karachi-estates/domain/day';
import { isPlanId, planOf } from '@karachi-estates/domain/plans/plans';
import HomeRounded from '@mui/icons-material/HomeRounded';
import { KitLink } from '../chrome/KitLink.tsx';
import frame from '../chrome/WorkspacePage.module.css';
import { dashboard } from '../content/dashboard.ts';
import { fill } from '../content/fill.ts';
import { useMyFigures, useMyProperties } from '../data/ownProperties.ts';
import { OwnPropertyCards } from '../properties/OwnPropertyCards.tsx';
import styles from './Dashboard.module.css';

const { upgrade, newProperties, figures: labels, empty, myProperties } = dashboard;
const SHOWN = 4;

/** A seller's home: how the listings do, the plan and what is left of it, and the newest properties. */
export default function Dashboard() {
  const figures = useMyFigures();
  const mine = useMyProperties();
  const plan = figures.data?.plan;
  return (
    <div className={frame.page}>
      <div className={frame.head}>
        <h1 className={frame.heading}>{dashboard.heading}</h1>
        <Button href="/seller-post-ad" linkComponent={KitLink} icon="add">
          {myProperties.add}
        </Button>
      </div>
      {figures.error && !figures.data ? (
        <FailedState reference={figures.reference} onRetry={figures.retry} />
      ) : (
        <>
          <ListingFigures figures={figures.data} />
          {figures.data && (
            <dl className={styles.tiles}>
              <StatTile
                label={labels.plan}
                value={plan && isPlanId(plan) ? planOf(plan).name : ''}
                note={
                  figures.data.plan_until
                    ? fill(labels.until, { date: fullDate(figures.data.plan_until) })
                    : labels.free
                }
                icon="plans"
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
                icon="star"
              />
              <StatTile label={labels.paused} value={figures.data.paused} note={labels.pausedNote} icon="pause" />
            </dl>
          )}
        </>
      )}
      {plan && plan !== 'premium' && (
        <UpgradeBanner heading={upgrade.heading} action={upgrade.action} href="/plans" linkComponent={KitLink}>
          {upgrade.text}
        </UpgradeBanner>
      )}
      <section className={styles.section} aria-labelledby="my-new-properties">
        <div className={frame.head}>
          <h2 id="my-new-properties">{newProperties.heading}</h2>
          <Link href="/my-properties" variant="onward" linkComponent={KitLink}>
            {newProperties.more}
          </Link>
        </div>
        {!mine.data && mine.error && (
          <FailedState title={myProperties.failed} reference={mine.reference} onRetry={mine.retry} level={3} />
        )}
        {!mine.data && !mine.error && <p role="status">{myProperties.loading}</p>}
        {mine.data?.length === 0 && (
          <EmptyState title={empty.heading} icon={<HomeRounded />} level={3}>
            {empty.text}
          </EmptyState>
        )}
        {mine.data && mine.data.length > 0 && <OwnPropertyCards properties={mine.data.slice(0, SHOWN)} level={3} />}
      </section>
    </div>
  );
}
