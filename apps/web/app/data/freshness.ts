import { confirmListing, getFreshness, getFreshnessQuestion } from '@karachi-estates/contracts/freshness';
import { getMyFigures, listMyProperties } from '@karachi-estates/contracts/ownProperties';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';
import { useApiMutation } from './useApiMutation.ts';

/** How many of the listings were confirmed lately. */
export const freshnessShare = reading(getFreshness);
export const useFreshnessShare = () => useApi(freshnessShare);

/** What the link of a mail asks. @param price a new price as it was typed, which may raise a question */
export const freshnessQuestion = (token: string, price?: string) =>
  reading(getFreshnessQuestion, { query: { token, ...(price && { price }) } });
export const useFreshnessQuestion = (token: string, price: string) =>
  useApi(token ? freshnessQuestion(token, price) : null);

/** Says that one's own listing is still to be had. */
export const useConfirmListing = () => useApiMutation(confirmListing, [listMyProperties.url, getMyFigures.url]);
