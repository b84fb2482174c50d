import type { UnitSchedule } from '@karachi-estates/contracts/projects';
import { PaymentSchedule } from '@karachi-estates/design-system/PaymentSchedule';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { units } from '../../content/units.ts';

interface HeldPaymentsProps {
  /** As if it were booked today. */
  schedule: UnitSchedule;
  /** The hold has begun: the price stays until it ends. */
  isHeld: boolean;
}

/** What the unit of a hold costs its holder, and what is due when. */
export default function HeldPayments({ schedule: { payments, starts, total }, isHeld }: HeldPaymentsProps) {
  const { unit, holdPage } = useContent('units', units);
  const { price } = isHeld ? holdPage.active : holdPage.confirm;
  const counted = { open: (day: string) => fill(holdPage.active.counted, { day }) };
  return (
    <Stack component="section" spacing={2} sx={{ width: '100%' }} aria-labelledby="payments-heading">
      <Typography id="payments-heading" variant="h3" component="h2">
        {unit.payments}
      </Typography>
      <Typography>{fill(price, { price: formatPkr(total) })}</Typography>
      <PaymentSchedule payments={payments} starts={starts} labels={isHeld ? counted : undefined} />
    </Stack>
  );
}
