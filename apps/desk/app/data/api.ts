import { createContext, use } from 'react';
import type { Call } from './call.ts';

/** The way to the API for everything below it: the network, or a story's answers. */
export const ApiContext = createContext<Call>(() => Promise.reject(new Error('Nothing calls the API here.')));

/** How to call the API. */
export const useApi = (): Call => use(ApiContext);
