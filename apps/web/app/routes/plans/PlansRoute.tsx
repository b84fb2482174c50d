import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import { PlanCard } from '@karachi-estates/design-system/PlanCard';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { visuallyHidden } from '@karachi-estates/design-system/theme/looks';
import { UPGRADE_PENDING } from '@karachi-estates/domain/plans/messages';
import { isPlanId, PLANS, type Plan, planIn } from '@karachi-estates/domain/plans/plans';
import { told } from '@karachi-estates/domain/words/sentence';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { plans } from '../../content/plans.ts';
import { useOrders } from '../../data/orders.ts';
import { useMyPlan } from '../../data/plans.ts';
import { fallbackOf } from '../../data/reading.ts';
import { settings } from '../../data/settings.ts';
import { startReading } from '../../data/useApi.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { useSay } from '../../locale/useSay.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { UpgradeDialog } from './UpgradeDialog.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  return { fallback: await fallbackOf(context.api, [settings()]) };
}

export function clientLoader() {
  startReading([settings()]);
  return null;
}

export const meta = fixedPageMeta('/plans', (locale) => contentFor(locale, 'plans', plans).heading);

/** Choose Your Plan. Visitors see all three plans, sellers the paid ones and their own. */
export default function PlansRoute() {
  const say = useSay();
  const locale = useLocale();
  const words = useContent('plans', plans);
  const { role } = useSession();
  const isSeller = role === 'seller';
  const { data: mine } = useMyPlan(isSeller);
  const { data: orders } = useOrders(isSeller);
  const [chosen, setChosen] = useState<Plan>();
  const [isOpen, setOpen] = useState(false);
  const paid = orders?.orders.find(({ state }) => state === 'paid');
  const offered = PLANS.filter(({ price }) => price > 0 || !isSeller).map(({ id }) => planIn(id, locale));
  const pending = mine?.request?.status === 'pending' ? mine.request : undefined;
  // What is checked already cannot be paid again; another plan can.
  const isChecked = (id: string) =>
    pending?.plan === id ||
    orders?.orders.some(
      ({ plan, state, payment }) => plan === id && state === 'ordered' && payment?.status === 'pending',
    );
  const until = mine?.plan_until ?? '';
  const next = orders?.orders.findLast(({ state, starts_at }) => state === 'active' && starts_at && starts_at >= until);

  function choose(plan: Plan) {
    setChosen(plan);
    setOpen(true);
  }

  return (
    <Section room="half">
      <SectionHeading level={1} align="centre" title={words.heading} lead={words.subtitle} />
      {mine && <CurrentPlan state={mine} next={until ? next : undefined} />}
      {pending && isPlanId(pending.plan) && (
        <Alert severity="info" role="note">
          {fill(words.currentPlan.pending, { plan: planIn(pending.plan, locale).name })}
        </Alert>
      )}
      {paid && (
        <Alert severity="info" role="note">
          {fill(words.currentPlan.paid, { reference: paid.reference })}
        </Alert>
      )}
      <section aria-labelledby="plan-cards">
        <h2 id="plan-cards" style={visuallyHidden}>
          {words.cardsLabel}
        </h2>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 26rem)',
              md: isSeller ? 'repeat(2, minmax(0, 26rem))' : 'minmax(0, 26rem)',
              lg: isSeller ? 'repeat(2, minmax(0, 26rem))' : 'repeat(3, minmax(0, 1fr))',
            },
            gap: 3,
            justifyContent: 'center',
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {offered.map((plan) => {
            const { summary, features, action } = words.cards[plan.id];
            const isCurrent = mine?.plan === plan.id;
            return (
              <li key={plan.id}>
                <PlanCard
                  plan={{ ...plan, features }}
                  summary={summary}
                  action={isCurrent ? fill(words.currentPlan.renew, { plan: plan.name }) : action}
                  href={plan.price === 0 ? '/seller-signup' : undefined}
                  onChoose={() => choose(plan)}
                  because={isChecked(plan.id) ? say(told({ UPGRADE_PENDING })) : undefined}
                  labels={{ mostPopular: words.mostPopular, free: words.free, unit: words.priceUnit }}
                />
              </li>
            );
          })}
        </Box>
      </section>
      <Stack
        component="section"
        aria-labelledby="plan-notes"
        spacing={2}
        sx={{ width: '100%', maxWidth: '70ch', marginInline: 'auto', pt: 3 }}
      >
        <Typography id="plan-notes" variant="h3" component="h2">
          {words.notes.heading}
        </Typography>
        <Stack component="ul" spacing={1} sx={{ m: 0, paddingInlineStart: '1.375rem', listStyle: 'disc' }}>
          {words.notes.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Stack>
        <OnwardLink href="/plans/rules">{words.notes.rules}</OnwardLink>
        {isSeller && <OnwardLink href="/my-orders">{words.notes.orders}</OnwardLink>}
      </Stack>
      {chosen && (
        <UpgradeDialog plan={chosen} eraseAt={mine?.erase_at ?? null} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </Section>
  );
}
