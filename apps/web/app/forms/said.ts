import { say, type Told } from '@karachi-estates/domain/words/sentence';
import { pageLanguage } from '../data/call.ts';

/**
 * What a rule says, in the language of the page that is open. For schemas and event handlers, which have no context to
 * ask: they run in the browser, where one document has one language.
 */
export const said = (reason: Told): string => say(pageLanguage(), reason);
