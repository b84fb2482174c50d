import * as accounts from '../accounts/messages.ts';
import * as session from '../accounts/sessionMessages.ts';
import * as areas from '../areas/messages.ts';
import * as blogs from '../blogs/messages.ts';
import * as enquiries from '../enquiries/messages.ts';
import * as favourites from '../favourites/messages.ts';
import * as freshness from '../freshness/messages.ts';
import * as homePapers from '../homePapers/messages.ts';
import * as insights from '../insights/messages.ts';
import * as interest from '../interest/messages.ts';
import * as leads from '../leads/messages.ts';
import * as marks from '../marks/messages.ts';
import * as media from '../media/messages.ts';
import * as newsletter from '../newsletter/messages.ts';
import * as orders from '../orders/messages.ts';
import * as plans from '../plans/messages.ts';
import * as projects from '../projects/messages.ts';
import * as goneProperties from '../properties/goneMessages.ts';
import * as properties from '../properties/messages.ts';
import * as sanity from '../properties/sanityMessages.ts';
import * as typedProperties from '../properties/typedMessages.ts';
import * as propertyTypes from '../properties/typeMessages.ts';
import * as reports from '../reports/messages.ts';
import * as requests from '../requests/messages.ts';
import * as reviews from '../reviews/messages.ts';
import * as searches from '../searches/messages.ts';
import * as staff from '../staff/messages.ts';
import * as support from '../support/messages.ts';
import * as viewings from '../viewings/messages.ts';

/**
 * Every English sentence by its code, word for word as the specification has it. A page imports the sentences that it
 * says from the noun's `messages.ts`; this table is for whoever needs all of them.
 */
export const english = {
  ...accounts,
  ...session,
  ...areas,
  ...blogs,
  ...enquiries,
  ...freshness,
  ...favourites,
  ...homePapers,
  ...insights,
  ...interest,
  ...leads,
  ...marks,
  ...media,
  ...newsletter,
  ...orders,
  ...plans,
  ...projects,
  ...properties,
  ...goneProperties,
  ...typedProperties,
  ...sanity,
  ...propertyTypes,
  ...reports,
  ...requests,
  ...reviews,
  ...searches,
  ...staff,
  ...support,
  ...viewings,
};
