import {
  getMyFigures,
  getMyProperty,
  getMyPropertyHistory,
  listMyProperties,
  type OwnProperty,
  setPropertyStatus,
} from '@karachi-estates/contracts/ownProperties';
import type { ListingStatus } from '@karachi-estates/domain/properties/status';
import { useCallback } from 'react';
import { nextCursor } from './properties.ts';
import { type Reading, reading } from './reading.ts';
import { type ApiState, useApi } from './useApi.ts';
import { useApiMutation } from './useApiMutation.ts';

/** Everything read below this changes with a seller's listing: their own views of it and the public ones. */
export const PROPERTIES = '/api/properties';

const PER_CALL = '100';

/** All pages, one after another: the screens search and filter in what the browser has. */
const mine: Reading<OwnProperty[]> = {
  key: reading(listMyProperties).key,
  async from(caller) {
    const all: OwnProperty[] = [];
    let cursor: string | undefined;
    do {
      const { data, header } = await caller(listMyProperties, { query: { limit: PER_CALL, cursor } });
      all.push(...data);
      cursor = nextCursor(header('link')) ?? undefined;
    } while (cursor);
    return all;
  },
};
const figures = reading(getMyFigures);

/** The seller's own properties, newest first, in every status but deleted. */
export const useMyProperties = (): ApiState<OwnProperty[]> => useApi(mine);

/** One of the seller's own properties; another seller's id is an error with status 404. */
export const useMyProperty = (id: number | undefined): ApiState<OwnProperty> =>
  useApi(id === undefined ? null : reading(getMyProperty, { params: { property_id: String(id) } }));

/** The figures of the seller's dashboard. */
export const useMyFigures = () => useApi(figures);

/** Changes the status of one of the seller's listings. */
export function useListingStatus() {
  const { send, isSending } = useApiMutation(setPropertyStatus, [PROPERTIES]);
  const change = useCallback(
    (id: number, status: ListingStatus) => send({ params: { property_id: String(id) }, body: { status } }),
    [send],
  );
  return { change, isChanging: isSending };
}

/** What happened to one of the seller's own properties, newest first. */
export const useMyPropertyHistory = (id: number) =>
  useApi(reading(getMyPropertyHistory, { params: { property_id: String(id) } }));
