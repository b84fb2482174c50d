import {
  getInsights,
  getInsightsCsv,
  getInsightYear,
  getListingChanges,
  getListingCourse,
  getListingTotals,
  setInsightsMail,
} from '@karachi-estates/contracts/insights';
import { download } from './download.ts';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';
import { useApiMutation } from './useApiMutation.ts';

const one = (id: number) => ({ params: { property_id: String(id) } });

/** Totals of thirty days, and what the seller's plan has beyond them. */
export const useInsights = () => useApi(reading(getInsights));
/** Totals of each listing: Pro and Premium. */
export const useListingTotals = () => useApi(reading(getListingTotals));
/** One listing by day, beside similar ones: Pro and Premium. */
export const useListingCourse = (id: number) => useApi(reading(getListingCourse, one(id)));
/** What changes did to a listing, and its place in its list: Premium. */
export const useListingChanges = (id: number) => useApi(reading(getListingChanges, one(id)));
/** Twelve months, and a comparison by area and type: Premium. */
export const useInsightYear = () => useApi(reading(getInsightYear));
/** Saves the year as a file. @throws CallFailed */
export const downloadInsights = () => download(getInsightsCsv, 'insights.csv');
/** Turns the weekly mail on or off. */
export const useInsightsMail = () => useApiMutation(setInsightsMail, [getInsightYear.url]);
