import { karachiDay } from '@karachi-estates/domain/karachi';
import { ACCOUNT_WORDS } from '@karachi-estates/domain/orders/accountWords';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { toCsv } from '../plugins/csv.ts';
import { type OrderDeps, readOrders } from './orders.actions.ts';

const HEADINGS: Readonly<Record<Locale, string[]>> = {
  en: ['day', 'what', 'order', 'in (PKR)', 'out (PKR)', 'credit (PKR)'],
  ur: ['دن', 'تفصیل', 'آرڈر', 'آمد (روپے)', 'خرچ (روپے)', 'جمع (روپے)'],
};

const day = (moment: string) => karachiDay(new Date(moment));

/** A seller's statement of account for spreadsheets, in a language; amounts are rupees. */
export async function exportStatement(deps: OrderDeps, accountId: number, locale: Locale): Promise<string> {
  const { account } = await readOrders(deps, accountId);
  return toCsv({
    headings: HEADINGS[locale],
    rows: account.map((move) => [
      day(move.at),
      ACCOUNT_WORDS[locale][move.kind],
      move.reference,
      move.amount > 0 ? move.amount.toFixed(2) : '',
      move.amount < 0 ? (-move.amount).toFixed(2) : '',
      move.balance.toFixed(2),
    ]),
  });
}
