import type { CorrectionOrder, DeskListing, ListingCorrection } from '@karachi-estates/contracts/deskListings';
import { isAnotherHome } from '@karachi-estates/domain/properties/likeness';
import type { CorrectedField } from '@karachi-estates/domain/reviews/corrections';
import { CORRECTION_EMPTY, REVIEW_NOT_POSSIBLE } from '@karachi-estates/domain/staff/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { findAccount } from '../accounts/accounts.store.ts';
import { areaDictionary } from '../areas/areas.store.ts';
import { type Actor, type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { forgetSeen } from '../homePapers/homePapers.store.ts';
import { partChanged } from '../homes/homes.actions.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { recordPrices, startHistory, turnHistory } from '../properties/history.store.ts';
import { updateListing } from '../properties/listing.store.ts';
import { noteToCompare } from '../properties/lookalikes.store.ts';
import { correctedListing, requireTypeOfPapers } from '../properties/properties.actions.ts';
import { Refused, rowMissing } from '../refused.ts';
import { gridRow } from './listingReads.actions.ts';
import { requireSeen } from './listingStates.actions.ts';
import { type ListingRow, lockListing } from './listings.store.ts';
import { noteCorrected } from './reviews.actions.ts';

type CorrectedTexts = Partial<Record<CorrectedField, string>>;

/** What a correction sends of an ad's form, and what the ad said there: only what differs. */
function correctedFields(
  row: ListingRow,
  correction: ListingCorrection,
): { names: CorrectedField[]; fields: CorrectedTexts; before: CorrectedTexts } {
  const present: Record<CorrectedField, string | number | null> = {
    title: row.title,
    price: row.price,
    purpose: row.purpose,
    property_type: row.propertyType,
    area_id: row.areaId,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    part_id: row.partId,
    dimension: row.dimension,
    garage: row.garage,
    description: row.description,
  };
  const names = (Object.keys(present) as CorrectedField[]).filter(
    (name) => correction[name] !== undefined && correction[name] !== present[name],
  );
  const texts = (values: Partial<typeof present>): CorrectedTexts =>
    Object.fromEntries(names.map((name) => [name, String(values[name] ?? '')]));
  return { names, fields: texts(correction), before: texts(present) };
}

/** A description may name people, whom the log does not: it has how long it was. */
const logged = ({ description, ...facts }: CorrectedTexts) =>
  description === undefined ? facts : { ...facts, description: `${description.length} characters` };

/**
 * Corrects facts of an ad by the rules of its form; the seller gets a mail that names them.
 * @throws Refused `not-found`, `conflict` where the seller has changed it since it was seen, `invalid` naming the
 * fields, or where nothing would change.
 */
export async function correct(
  deps: Deps,
  actor: Actor,
  id: number,
  { seen, ...correction }: CorrectionOrder,
): Promise<DeskListing> {
  const now = deps.clock();
  const areas = await areaDictionary(deps);
  await deps.db.transaction(async (tx) => {
    const row = await lockListing(tx, id);
    if (!row) throw rowMissing();
    if (row.status === 'deleted') throw new Refused('conflict', told({ REVIEW_NOT_POSSIBLE }));
    requireSeen(row, seen);
    const { names, fields, before } = correctedFields(row, correction);
    if (names.length === 0) throw new Refused('invalid', told({ CORRECTION_EMPTY }));
    const listing = correctedListing(row, fields, areas);
    await requireTypeOfPapers(tx, id, { before: row.propertyType, after: listing.propertyType });
    if (listing.price !== row.price || listing.purpose !== row.purpose) await startHistory(tx, [id]);
    const pin = fields.area_id === undefined ? { latitude: row.latitude, longitude: row.longitude } : {};
    await updateListing(tx, id, { ...listing, ...pin, updatedAt: now });
    if (isAnotherHome(row, listing)) {
      await forgetSeen(tx, id, now);
      await partChanged(tx, id, now, actor);
    }
    await noteCorrected(tx, { id, before: row, after: { ...row, ...listing, ...pin }, areas });
    await noteToCompare(tx, id, now);
    if (listing.purpose !== row.purpose) await turnHistory(tx, [id], now);
    else if (listing.price !== row.price) await recordPrices(tx, [{ id, price: listing.price }], now);
    const seller = await findAccount(tx, row.sellerId);
    if (seller && !seller.erasedAt) {
      const editUrl = pageUrl(deps.settings.siteUrl, seller.locale, `/seller-post-edit/${id}`);
      const to = { firstName: seller.firstName, title: listing.title, fields: names, editUrl };
      await queueMail(tx, {
        to: seller.email,
        template: templatesIn(seller.locale).listingCorrectedTemplate(to),
        at: now,
      });
    }
    const entry: AuditEntry = {
      action: 'listing.correct',
      subject: `listing:${id}`,
      before: logged(before),
      after: logged(fields),
    };
    await writeAudit(tx, actor, [entry], now);
  });
  return gridRow(deps, id);
}
