import { forgetDays } from '../insights/counting.actions.ts';
import { makeMonths } from '../insights/eventMonths.actions.ts';
import { sendWeeklyMails } from '../insights/insights.actions.ts';
import { byDay } from './byDay.ts';
import type { Job } from './jobs.ts';

export const insightsJobs = {
  'insights-forget': forgetDays,
  'insights-mail': byDay(sendWeeklyMails),
  'insights-months': makeMonths,
} satisfies Record<string, Job>;
