import { getMyPlan } from '@karachi-estates/contracts/plans';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';

const myPlan = reading(getMyPlan);

/** The seller's plan and the request that waits for approval; read for sellers only. */
export const useMyPlan = (isSeller: boolean) => useApi(isSeller ? myPlan : null);
