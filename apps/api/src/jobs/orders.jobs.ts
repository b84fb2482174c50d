import { endOverdueOrders } from '../orders/operator.actions.ts';
import type { Job } from './jobs.ts';

export const ordersJobs = {
  'orders-end': endOverdueOrders,
} satisfies Record<string, Job>;
