import { getProfile } from '@karachi-estates/contracts/accounts';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';

const profile = reading(getProfile);

/** The signed-in person's own profile. An error with status 401 says that the session has expired. */
export const useProfile = () => useApi(profile);
