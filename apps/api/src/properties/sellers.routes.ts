import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ADDRESSES_PER_PAGE } from '@karachi-estates/contracts/properties';
import {
  getSeller,
  listSellerAddresses,
  listSellerHomes,
  SELLER_COUNT_CAP,
  type SellerHomesQuery,
  type SellerPage,
} from '@karachi-estates/contracts/sellers';
import { SELLER_NOT_FOUND } from '@karachi-estates/domain/accounts/messages';
import { parsePropertyId } from '@karachi-estates/domain/properties/address';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { AREAS, sellerSubject } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import { listMarks } from '../marks/marks.store.ts';
import type { Reading } from '../plugins/answers.ts';
import { endpoint } from '../plugins/contract.ts';
import { cursorSecret, type Place, writeCursor } from '../plugins/cursor.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { inLanguage } from './areaNames.store.ts';
import { placeOf } from './paging.ts';
import { listCardsOf } from './properties.store.ts';
import { areasOfSeller, countOfSeller, findSeller, listSellerNames } from './sellers.store.ts';

const HOMES_PER_PAGE = 24;
/** Ids of accounts are 32-bit. */
const LARGEST_ID = 2 ** 31 - 1;

/** The id in a request, or 404. */
function sellerIdOf(text: string): number {
  const id = parsePropertyId(text);
  if (id === undefined || id > LARGEST_ID) throw new HttpProblem(404, told({ SELLER_NOT_FOUND }));
  return id;
}

/** A seller who may be shown. @throws HttpProblem 404, or 410 for one whose account is erased */
async function shownSeller(deps: Deps, id: number) {
  const found = await findSeller(deps, id);
  if (!found) throw new HttpProblem(404, told({ SELLER_NOT_FOUND }));
  const { seller, verdict } = found;
  if (!verdict.ok) throw new HttpProblem(verdict.code === 'SELLER_GONE' ? 410 : 404, verdict);
  return seller;
}

async function readSeller(deps: Deps, id: number, locale: Locale): Promise<Reading> {
  const seller = await shownSeller(deps, id);
  const value: SellerPage = {
    seller_id: id,
    name: `${seller.firstName} ${seller.lastName}`.trim(),
    image: seller.profileImage,
    since: seller.createdAt.toISOString(),
    email_confirmed: seller.emailProvenAt !== null,
    marks: await listMarks(deps.db, id),
    email: seller.pageEmail ? seller.email : null,
    address: seller.pageAddress && seller.address ? seller.address : null,
    ...(await countOfSeller(deps, id, SELLER_COUNT_CAP)),
    areas: await inLanguage(deps, locale, await areasOfSeller(deps, id, SELLER_COUNT_CAP)),
  };
  return { value, subjects: [sellerSubject(id), AREAS] };
}

interface HomesPage {
  id: number;
  purpose: SellerHomesQuery['purpose'];
  place: Place | undefined;
  linkTo: (next: Place) => string;
}

async function readHomes(deps: Deps, { id, purpose, place, linkTo }: HomesPage, locale: Locale): Promise<Reading> {
  await shownSeller(deps, id);
  const { items, next } = await listCardsOf(
    deps,
    { sellerId: id, purpose: purpose || undefined },
    HOMES_PER_PAGE,
    place,
  );
  // The page that names them is this one.
  const cards = items.map(({ seller_path: _own, ...card }) => card);
  return {
    value: await inLanguage(deps, locale, cards),
    subjects: [sellerSubject(id), AREAS],
    shown: { kind: 'impression', ids: items.map((item) => item.property_id) },
    ...(next ? { headers: { link: linkTo(next) } } : {}),
  };
}

/** The public pages of sellers. */
export const sellersRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(getSeller),
      handler: async (request, reply) => {
        const id = sellerIdOf(request.params.seller_id);
        return reply.sendCached(`seller ${id}`, (from) => readSeller(from, id, request.locale));
      },
    });
    app.route({
      ...endpoint(listSellerHomes),
      handler: async (request, reply) => {
        const id = sellerIdOf(request.params.seller_id);
        const { purpose = '', cursor } = request.query;
        const secret = await cursorSecret(deps);
        const list = `seller ${id} ${purpose}`;
        const place = placeOf(secret, list, cursor);
        const linkTo = (next: Place) => {
          const query = new URLSearchParams({
            ...(purpose ? { purpose } : {}),
            cursor: writeCursor(secret, list, next),
          });
          return `</api/sellers/${id}/properties?${query}>; rel="next"`;
        };
        const key = `homes of ${list} ${place?.key ?? ''} ${place?.id ?? ''}`;
        return reply.sendCached(key, (from) => readHomes(from, { id, purpose, place, linkTo }, request.locale));
      },
    });
    app.route({
      ...endpoint(listSellerAddresses),
      handler: (request) => listSellerNames(deps, Number(request.query.page ?? 1), ADDRESSES_PER_PAGE),
    });
  };
