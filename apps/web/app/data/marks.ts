import { getMyMarks } from '@karachi-estates/contracts/marks';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';

/** Everything below is read again when a mark is given or asked for. */
export const MARKS = '/api/marks';

const mine = reading(getMyMarks);

/** The seller's own marks, and what they have asked for. */
export const useMyMarks = () => useApi(mine);
