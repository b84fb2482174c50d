import type { FigureProblem, FormReading } from '@karachi-estates/domain/finance/figures';
import { readHomeFinance } from '@karachi-estates/domain/finance/homeFinance';
import { readPaymentPlan } from '@karachi-estates/domain/finance/paymentPlan';
import { readRentOrBuy } from '@karachi-estates/domain/finance/rentOrBuy';
import { readTransfer } from '@karachi-estates/domain/finance/transferCosts';
import type { ReactNode } from 'react';
import type { Calculation } from '../../calculators/calculation.ts';
import type { CalculatorsContent } from '../../content/calculators.ts';
import { fill } from '../../content/fill.ts';
import { FinanceResult } from './FinanceResult.tsx';
import { PlanResult } from './PlanResult.tsx';
import { RentResult } from './RentResult.tsx';
import { TransferResult } from './TransferResult.tsx';

/** A calculation's result, or what is wrong with its figures, by field, in words. */
export interface WorkedOut {
  result: ReactNode;
  problems: Readonly<Record<string, string>>;
}

/** Works a calculation out. */
export function workedOut({ calc, texts }: Calculation, words: CalculatorsContent): WorkedOut {
  function shown<Values>(reading: FormReading<Values>, draw: (given: Values) => ReactNode): WorkedOut {
    if (reading.ok) return { result: draw(reading.values), problems: {} };
    const problems = Object.entries(reading.fields as Record<string, FigureProblem>).map(
      ([field, { code, values }]) => [field, fill(words.problems[code], values)] as const,
    );
    return { result: undefined, problems: Object.fromEntries(problems) };
  }
  switch (calc) {
    case 'finance':
      return shown(readHomeFinance(texts), (given) => <FinanceResult given={given} words={words.finance} />);
    case 'plan':
      return shown(readPaymentPlan(texts), (given) => <PlanResult given={given} words={words.plan} />);
    case 'rent':
      return shown(readRentOrBuy(texts), (given) => <RentResult given={given} words={words.rent} />);
    case 'transfer':
      return shown(readTransfer(texts), (given) => <TransferResult given={given} words={words.transfer} />);
  }
}
