import { endOverdueOrders } from '../orders/operator.actions.ts';
import { byDay } from './byDay.ts';
import type { Job } from './jobs.ts';

export const ordersJobs = {
  'orders-end': byDay(endOverdueOrders),
} satisfies Record<string, Job>;
