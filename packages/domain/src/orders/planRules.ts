import { LEDGER_RULES } from './ledger.ts';
import { ORDER_RULES, type Rule } from './orders.ts';
import { PERIOD_RULES } from './periods.ts';

/** Every rule of plans and money that a seller is told, under what it is about; each stands beside its functions. */
export const PLAN_RULES: readonly { about: 'orders' | 'periods' | 'money'; rules: readonly Rule[] }[] = [
  { about: 'orders', rules: ORDER_RULES },
  { about: 'periods', rules: PERIOD_RULES },
  { about: 'money', rules: LEDGER_RULES },
];
