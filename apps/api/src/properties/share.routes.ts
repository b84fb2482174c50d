import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getSharePicture } from '@karachi-estates/contracts/properties';
import { areaName } from '@karachi-estates/domain/areas/match';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { endedShareWords, shareWords } from '@karachi-estates/domain/properties/shareWords';
import { BUSY } from '@karachi-estates/domain/requests/messages';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { type Share, sharePicture, shareTag } from '../media/share.actions.ts';
import { isKnownTag } from '../plugins/answers.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { idOf } from '../plugins/propertyId.ts';
import { inLanguage } from './areaNames.store.ts';
import { readEnded } from './context.store.ts';
import { readCards, readPastCard } from './properties.store.ts';

/** A price may change; who has the picture asks again after an hour, and shows what it has meanwhile. */
const CACHED = 'public, max-age=3600, stale-while-revalidate=86400';
const TRY_AGAIN_SECONDS = '10';

/**
 * What the share picture of a listing shows. Links that were shared while it was active say how it ended, as long as
 * its page does. @throws HttpProblem 404 where there is none.
 */
async function shareOf(deps: Deps, id: number, locale: Locale): Promise<Share> {
  const [active] = await readCards(deps, [id]);
  const home = active ? undefined : await readEnded(deps.db, id, deps.clock());
  const ended = home === 'gone' ? undefined : home?.status;
  const found = active ?? (ended && (await readPastCard(deps, id)));
  const [card] = await inLanguage(deps, locale, found ? [found] : []);
  if (!card) throw new HttpProblem(404, told({ PROPERTY_NOT_FOUND }));
  const area = areaName({ area_name: card.area, area_name_ur: card.area_name_ur }, locale);
  const cover = card.images[0]?.src.split('/').at(-1) ?? null;
  const shared = { ...card, area };
  return { ...(ended ? endedShareWords(shared, ended, locale) : shareWords(shared, locale)), cover, locale };
}

/** The picture that a shared link to a listing shows, in two languages. */
export const shareRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { response: _answers, ...schema } = getSharePicture.schema;
    app.route({
      ...endpoint(getSharePicture),
      schema,
      logLevel: 'warn',
      handler: async (request, reply) => {
        const [name = '', locale] = request.params.file.replace('.jpg', '').split('-');
        const share = await shareOf(deps, idOf(name), locale === 'ur' ? 'ur' : 'en');
        const tag = `"${shareTag(share)}"`;
        const isKnown = isKnownTag(request, tag);
        const bytes = isKnown ? undefined : await sharePicture(deps, share);
        if (!bytes && !isKnown) {
          throw new HttpProblem(503, told({ BUSY }), undefined, { 'retry-after': TRY_AGAIN_SECONDS });
        }
        reply.header('etag', tag).header('cache-control', CACHED);
        // The site may be on another origin than its pictures.
        reply.header('cross-origin-resource-policy', 'cross-origin');
        return bytes ? reply.type('image/jpeg').send(bytes) : reply.code(304).send();
      },
    });
  };
