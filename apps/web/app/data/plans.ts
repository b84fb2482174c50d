import { getOrders } from '@karachi-estates/contracts/orders';
import { getMyPlan, requestUpgrade } from '@karachi-estates/contracts/plans';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';
import { useApiMutation } from './useApiMutation.ts';

const myPlan = reading(getMyPlan);

/** The seller's plan and the request that waits for approval; read for sellers only. */
export const useMyPlan = (isSeller: boolean) => useApi(isSeller ? myPlan : null);

/** 'I have paid'. */
export const useRequestUpgrade = () => useApiMutation(requestUpgrade, [myPlan.key, getOrders.url]);
