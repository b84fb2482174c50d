import { formatPkr } from '../properties/price.ts';

/** Paisa as people read them: whole rupees without decimals. */
export function moneyText(paisa: number): string {
  const part = Math.abs(paisa) % 100;
  const whole = formatPkr((Math.abs(paisa) - part) / 100);
  // Books with a fault in them may have less than nothing, and the check of the books has to say so.
  return `${paisa < 0 ? '-' : ''}${whole}${part === 0 ? '' : `.${String(part).padStart(2, '0')}`}`;
}

/** Rupees whose fractions are paisa, as the API gives money of the books: 9000.05 → 'PKR 9,000.05'. */
export const formatMoney = (rupees: number): string => moneyText(Math.round(rupees * 100));
