import { exportAccount, getAccount, getProfile, listSessions } from '@karachi-estates/contracts/accounts';
import type { CallFailed } from './call.ts';
import { download } from './download.ts';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';

/** Everything below is read again when the account changes. */
export const ACCOUNT = '/api/auth/account';
export const SESSIONS = '/api/auth/sessions';

const profile = reading(getProfile);
const account = reading(getAccount);
const sessions = reading(listSessions);

/** The signed-in person's own profile; `onFailed` is told of status 401 when the session has expired. */
export const useProfile = (onFailed: (error: CallFailed) => void) => useApi(profile, { onError: onFailed });

/** The state of the account itself: its address, and whether it is to be erased. */
export const useAccount = () => useApi(account);

/** The devices that are signed in. */
export const useSessions = () => useApi(sessions);

/** Hands the browser everything that the person gave, under this name. @throws CallFailed */
export const downloadAccount = (name: string) => download(exportAccount, name);
