import { confirmSubscription, unsubscribe } from '@karachi-estates/contracts/newsletter';
import { useApiMutation } from './useApiMutation.ts';

export const useConfirmSubscription = () => useApiMutation(confirmSubscription);
export const useUnsubscribe = () => useApiMutation(unsubscribe);
