import { confirmSubscription, subscribe, unsubscribe } from '@karachi-estates/contracts/newsletter';
import { useApiMutation } from './useApiMutation.ts';

export const useSubscribe = () => useApiMutation(subscribe);
export const useConfirmSubscription = () => useApiMutation(confirmSubscription);
export const useUnsubscribe = () => useApiMutation(unsubscribe);
