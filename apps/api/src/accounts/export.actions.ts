import { pipeline, type Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { TOO_MANY_ATTEMPTS } from '@karachi-estates/domain/accounts/messages';
import { isNoted } from '@karachi-estates/domain/favourites/shortlist';
import { shownTransfer } from '@karachi-estates/domain/orders/statement';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { pack } from 'tar-stream';
import { listAppealsOf } from '../appeals/appeals.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { listNotes } from '../desk/notes.store.ts';
import { HOUR_MS } from '../durations.ts';
import { listEnquiriesFrom } from '../enquiries/enquiries.store.ts';
import { listFavourites } from '../favourites/favourites.store.ts';
import { listVotes } from '../favourites/sharing.store.ts';
import { listPapersOfSeller, type PaperRow } from '../homePapers/homePapers.store.ts';
import { listCounted } from '../insights/insights.actions.ts';
import { type Interest, listInterestFrom } from '../interest/interest.store.ts';
import { type Lead, listLeadsFrom } from '../leads/leads.store.ts';
import { listHomesOf } from '../leads/thread.store.ts';
import { listOwnMarks, listRequests } from '../marks/marks.store.ts';
import { readPrivateFile } from '../media/media.actions.ts';
import { listIssuesOf } from '../newsletter/issues.store.ts';
import { findSubscriber } from '../newsletter/newsletter.store.ts';
import { listGivenDays } from '../orders/givenDays.store.ts';
import { listOrdersOf, listPaymentsOf } from '../orders/orders.store.ts';
import { listPapersOf } from '../orders/papers.store.ts';
import { readProof } from '../plans/plans.actions.ts';
import { listUpgradesOf, type UpgradeRequest } from '../plans/plans.store.ts';
import { listBookingsOf, listHoldsFrom } from '../projects/holds.store.ts';
import { listEntriesFrom } from '../projects/launches.store.ts';
import { listVisitsFrom } from '../projects/visits.store.ts';
import { listWritten } from '../properties/ownership.store.ts';
import { listToldOf } from '../properties/ownHistory.actions.ts';
import { readRecents } from '../recents/recents.store.ts';
import { Refused } from '../refused.ts';
import { listReportsFrom } from '../reports/reports.store.ts';
import { listDevicesOf } from '../searches/push.store.ts';
import { everySearchOf, findOwner } from '../searches/searches.store.ts';
import { exportSupport } from '../support/support.actions.ts';
import { exportViewings } from '../viewings/viewings.actions.ts';
import { type Account, listMergedInto, listSessions } from './accounts.store.ts';
import { accountOf } from './email.actions.ts';
import { countAttempt } from './throttle.store.ts';

type ExportDeps = Pick<Deps, 'db' | 'clock' | 'media'>;
type ListingRow = Awaited<ReturnType<typeof listWritten>>[number];

/** An archive takes reading many pictures. */
const EXPORTS = { limit: 5, windowMs: HOUR_MS };

const README: Record<Locale, string> = {
  en: `Everything that you gave to Karachi Estates.

account.json      you
ended.json        accounts of yours that ended in this one
devices.json      where you are logged in
listings.json     your listings, also those that are deleted and not yet erased
papers.json       what you declared about the papers of your listings
decisions.json    what we decided about your listings, and why, as we told you
appeals.json      what you said against decisions about them, and our answers
insights.json     what visitors did with your listings, by day
favourites.json   the numbers of the homes you keep
shortlist.json    what you noted of them
votes.json        what your family voted on them
recents.json      the homes you looked at last, and your last search
searches.json     your saved searches
alerts.json       the devices on which we tell you of their homes, by the company that delivers it
viewings.json     the homes you asked to see, and when somebody asked to see yours
payments.json     your requests for paid plans
orders.json       your orders of plans, their invoices and receipts, and the transfers that arrived for them
requests.json     your Find My Home requests, registered interest, held units, places in launches, booked visits, messages to sellers, reports and newsletter, if your email address is confirmed
support.json      what you asked us for help with, and our answers
marks.json        what we checked about you, and what you asked us to check
notes.json        what we wrote down about you
pictures/         the pictures of your listings, your profile and your payments
payments/         the PDFs that you sent with payments, by the number of the request
papers/           the documents that you sent for your listings, by the number of the listing and the line
`,
  ur: `آپ نے Karachi Estates کو جو کچھ دیا، سب یہاں ہے۔

account.json
    آپ
ended.json
    آپ کے وہ اکاؤنٹ جو اب اسی اکاؤنٹ میں شامل ہیں
devices.json
    آپ کن ڈیوائسز پر لاگ اِن ہیں
listings.json
    آپ کے اشتہارات، وہ بھی جو حذف ہو چکے ہیں لیکن ابھی ختم نہیں ہوئے
papers.json
    آپ نے اپنے اشتہارات کے کاغذات کے بارے میں جو بتایا
decisions.json
    ہم نے آپ کے اشتہارات کے بارے میں جو فیصلے کیے، اور وجہ، جیسے آپ کو بتائی گئی
appeals.json
    ان کے بارے میں فیصلوں پر آپ کی اپیلیں، اور ہمارے جواب
insights.json
    دیکھنے والوں نے آپ کے اشتہارات کے ساتھ کیا کیا، دن بہ دن
favourites.json
    آپ کے پسندیدہ گھروں کے نمبر
shortlist.json
    ان کے بارے میں آپ کے نوٹس
votes.json
    ان پر آپ کے گھر والوں کی رائے
recents.json
    وہ گھر جو آپ نے آخر میں دیکھے، اور آپ کی آخری تلاش
searches.json
    آپ کی محفوظ تلاشیں
alerts.json
    وہ ڈیوائسز جن پر ہم ان کے الرٹ بھیجتے ہیں، پہنچانے والی کمپنی کے نام کے ساتھ
viewings.json
    وہ گھر جو آپ نے دیکھنے چاہے، اور آپ کے گھر دیکھنے کی درخواستیں
payments.json
    پلان کے لیے آپ کی درخواستیں
orders.json
    پلان کے آپ کے آرڈر، ان کے انوائس اور رسیدیں، اور ان کے لیے پہنچنے والے ٹرانسفر
requests.json
    گھر ڈھونڈنے کی آپ کی درخواستیں، درج کی ہوئی دلچسپی، مختص کروائے ہوئے یونٹ، لانچ میں آپ کے نمبر، طے کیے ہوئے دورے، بیچنے والوں کو پیغام، رپورٹیں اور نیوز لیٹر، اگر آپ کے ای میل ایڈریس کی تصدیق ہو چکی ہے
support.json
    آپ نے ہم سے کس بات میں مدد مانگی، اور ہمارے جواب
marks.json
    ہم نے آپ کے بارے میں جو جانچا، اور آپ نے جس کی جانچ چاہی
notes.json
    آپ کے بارے میں ہم نے جو لکھا
pictures/
    آپ کے اشتہارات، پروفائل اور ادائیگیوں کی تصاویر
payments/
    ادائیگیوں کے ساتھ آپ کی بھیجی ہوئی PDF فائلیں، درخواست کے نمبر کے ساتھ
papers/
    اشتہارات کے لیے آپ کی بھیجی ہوئی دستاویزات، اشتہار کے نمبر کے ساتھ
`,
};

/** A request as it was sent: who of the staff works on it, and when, is not the person's to know. */
function sent<R extends Lead | Interest>(request: R) {
  const { fingerprint: _print, idempotencyKey: _key, ownerId: _owner, reminderAt: _at, ...own } = request;
  return own;
}

/** What was sent with an address that was shown to be somebody's. */
async function readRequests(db: Db, emailKey: string) {
  const subscriber = await findSubscriber(db, emailKey);
  const leads = await listLeadsFrom(db, emailKey);
  const sentHomes = await listHomesOf(
    db,
    leads.map((lead) => lead.id),
  );
  const holds = await listHoldsFrom(db, emailKey);
  const bookings = await listBookingsOf(
    db,
    holds.map(({ hold }) => hold.id),
  );
  return {
    leads: leads.map((lead) => ({ ...sent(lead), homes: sentHomes.filter(({ leadId }) => leadId === lead.id) })),
    interest: (await listInterestFrom(db, emailKey)).map(sent),
    holds: holds.map(({ hold, unit, projectName }) => {
      const { tokenHash: _token, emailKey: _key, unitId: _unit, ...own } = hold;
      const booked = bookings.filter(({ holdId }) => holdId === hold.id);
      return {
        ...{ project: projectName, unit: unit.number, ...own },
        bookings: booked.map(({ deposit, reference, price, starts, schedule, bookedAt, endedAt }) => {
          return { deposit, reference, price, starts, schedule, bookedAt, endedAt };
        }),
      };
    }),
    launches: (await listEntriesFrom(db, emailKey)).map(({ entry, unit, projectName }) => {
      const { tokenHash: _token, callTokenHash: _call, emailKey: _key, unitId: _unit, ...own } = entry;
      return { project: projectName, unit, ...own };
    }),
    messages: await listEnquiriesFrom(db, emailKey),
    reports: await listReportsFrom(db, emailKey),
    visits: (await listVisitsFrom(db, emailKey)).map(({ visit, slot, unit }) => {
      const { name, phone, email, createdAt } = visit;
      return { project: slot.project, startsAt: slot.startsAt, unit, name, phone, email, createdAt };
    }),
    newsletter: subscriber && {
      email: subscriber.email,
      confirmedAt: subscriber.confirmedAt,
      issues: await listIssuesOf(db, subscriber.id),
    },
  };
}

/** What was sent with all addresses of a person: empty where none is shown to be theirs. */
function joined(requests: readonly Awaited<ReturnType<typeof readRequests>>[]) {
  const [first, ...others] = requests;
  if (!first || others.length === 0) return first ?? {};
  return {
    leads: requests.flatMap(({ leads }) => leads),
    interest: requests.flatMap((each) => each.interest),
    holds: requests.flatMap(({ holds }) => holds),
    launches: requests.flatMap(({ launches }) => launches),
    messages: requests.flatMap(({ messages }) => messages),
    reports: requests.flatMap(({ reports }) => reports),
    visits: requests.flatMap(({ visits }) => visits),
    newsletter: requests.flatMap((each) => each.newsletter ?? []),
  };
}

/** Saved searches, and the devices that they alert. */
async function readSearches(db: Db, id: number) {
  const found = await findOwner(db, id);
  const searches = found ? await everySearchOf(db, found.owner) : [];
  const searchIds = searches.map((search) => search.id);
  const alerted = await listDevicesOf(db, id, searchIds);
  return {
    'searches.json': searches.map(
      ({ query, name, frequency, quietHours, locale, createdAt, confirmedAt, pausedAt }) => ({
        ...{ query, name, frequency, quietHours, locale, createdAt, confirmedAt, pausedAt },
      }),
    ),
    // The whole address would let whoever reads the archive write to the device.
    'alerts.json': alerted.map(({ endpoint, createdAt }) => ({ service: new URL(endpoint).host, createdAt })),
  };
}

/** What a person asked for with the addresses that they have shown to be theirs. */
async function readProvenRequests(db: Db, addresses: { emailProvenAt: Date | null; emailKey: string | null }[]) {
  const requests: Awaited<ReturnType<typeof readRequests>>[] = [];
  for (const { emailProvenAt, emailKey } of addresses)
    if (emailProvenAt && emailKey) requests.push(await readRequests(db, emailKey));
  return requests;
}

/** What the staff wrote down of a person and of what they asked for; who of the staff is not the person's to know. */
async function readNotes(db: Db, id: number, requests: Awaited<ReturnType<typeof readRequests>>[]) {
  const notes = await listNotes(db, 'account', id);
  for (const { leads, interest } of requests) {
    for (const lead of leads) notes.push(...(await listNotes(db, 'lead', lead.id)));
    for (const each of interest) notes.push(...(await listNotes(db, 'interest', each.id)));
  }
  return notes.map(({ text, at }) => ({ text, at }));
}

/** The account, what ended in it, and where the person is logged in. */
async function accountFiles(deps: ExportDeps, account: Account, ended: readonly Account[]) {
  const { passwordHash, googleSubject, emailKey: _key, ...own } = account;
  const devices = await listSessions(deps.db, account.id, deps.clock());
  return {
    'account.json': { ...own, signsInWithPassword: passwordHash !== null, signsInWithGoogle: googleSubject !== null },
    'ended.json': ended.map(({ email, firstName, lastName, phone, address, createdAt, mergedAt }) => ({
      ...{ email, firstName, lastName, phone, address, createdAt, mergedAt },
    })),
    'devices.json': devices.map(({ tokenHash: _, ...device }) => device),
  };
}

/** A person's listings with their papers, and what was decided, said and counted about them. */
async function listingFiles(db: Db, id: number, listings: readonly ListingRow[], papers: readonly PaperRow[]) {
  return {
    'listings.json': listings.map(({ idempotencyKey: _key, fingerprint: _fingerprint, ...listing }) => listing),
    // Who of the staff saw a document is not the person's to know.
    'papers.json': papers.map(({ seenBy: _by, document: _hash, ...paper }) => paper),
    'decisions.json': await listToldOf(
      db,
      listings.map((listing) => listing.id),
    ),
    'appeals.json': await listAppealsOf(db, id),
    'insights.json': await listCounted(db, id),
  };
}

/** The homes that a person keeps, looked at and searches for. */
async function buyerFiles(db: Db, id: number) {
  const favourites = await listFavourites(db, id);
  return {
    'favourites.json': favourites.map(({ propertyId }) => propertyId),
    'shortlist.json': favourites.filter(isNoted),
    'votes.json': await listVotes(db, id),
    'recents.json': await readRecents(db, id),
    ...(await readSearches(db, id)),
  };
}

/** Orders of plans with their papers, and the transfers that arrived for them. */
async function readOrders(db: Db, id: number) {
  const orders = await listOrdersOf(db, id);
  const arrived = await listPaymentsOf(db, id);
  // Who of the staff asked for a refund or entered a payment is not the person's to know.
  return {
    orders: orders.map(
      ({ refundAskedBy: _by, refundAskedAmount: _asked, refundAskedCredit: _of, idempotencyKey: _key, ...order }) =>
        order,
    ),
    papers: await listPapersOf(db, id),
    daysGivenBack: await listGivenDays(db, id),
    payments: arrived.map(({ enteredBy: _, transaction, ...payment }) => ({
      ...payment,
      transaction: shownTransfer(transaction),
    })),
  };
}

/** Names the files that were sent: pictures and proofs by hash, PDFs by request, documents by listing and line. */
function namesOfSent(
  account: Account,
  listings: readonly ListingRow[],
  papers: readonly PaperRow[],
  payments: readonly UpgradeRequest[],
) {
  const proofs = new Set(payments.flatMap(({ screenshot }) => screenshot ?? []));
  const pictures = [
    ...listings.flatMap((listing) => listing.photos.map((photo) => photo.hash)),
    ...(/[0-9a-f]{32}/.exec(account.profileImage ?? '') ?? []),
    ...proofs,
  ];
  const documents = payments.filter(({ proofKind }) => proofKind === 'pdf').map((payment) => payment.id);
  const ofHomes = papers.flatMap(({ propertyId, line, document }) =>
    document ? [{ name: `${propertyId}-${line}`, hash: document }] : [],
  );
  return { hashes: [...new Set(pictures)], proofs, documents, ofHomes };
}

/** What is written of a person, as files; leaves out what only the server needs (hashes, keys). */
async function readFiles(deps: ExportDeps, id: number) {
  const { db } = deps;
  const account = await accountOf(deps, id);
  const ended = await listMergedInto(db, id);
  const listings = await listWritten(db, id);
  const papers = await listPapersOfSeller(db, id);
  const payments = await listUpgradesOf(db, id);
  const requests = await readProvenRequests(db, [account, ...ended]);
  const provenKey = account.emailProvenAt ? account.emailKey : undefined;
  const files: Record<string, unknown> = {
    ...(await accountFiles(deps, account, ended)),
    ...(await listingFiles(db, id, listings, papers)),
    ...(await buyerFiles(db, id)),
    'viewings.json': await exportViewings(db, id, provenKey),
    'payments.json': payments,
    'orders.json': await readOrders(db, id),
    'requests.json': joined(requests),
    'support.json': await exportSupport(db, id),
    'marks.json': { marks: await listOwnMarks(db, id), requests: await listRequests(db, id) },
    'notes.json': await readNotes(db, id, requests),
  };
  return { files, ...namesOfSent(account, listings, papers, payments), locale: account.locale };
}

/**
 * Everything that a person gave, as one compressed tar archive that is written while it is read, one picture in memory
 * at a time.
 * @throws Refused `too-many` with the seconds to wait.
 */
export async function exportAccount(deps: ExportDeps, id: number): Promise<Readable> {
  const wait = await countAttempt(deps.db, [{ name: `export:account:${id}`, ...EXPORTS }], deps.clock());
  if (wait > 0) throw new Refused('too-many', told({ TOO_MANY_ATTEMPTS }), undefined, wait);
  const { files, hashes, proofs, documents, ofHomes, locale } = await readFiles(deps, id);
  const archive = pack();
  const add = (name: string, content: Buffer) =>
    new Promise<void>((resolve, reject) => {
      const options = { name, size: content.length, mode: 0o600, mtime: deps.clock() };
      const entry = archive.entry(options, (error) => (error ? reject(error) : resolve()));
      // An entry that is under way fails with the archive; an error that nobody listens to would end the process.
      entry.on('error', reject);
      entry.end(content);
    });
  async function write() {
    await add('README.txt', Buffer.from(README[locale]));
    for (const [name, content] of Object.entries(files)) await add(name, Buffer.from(JSON.stringify(content, null, 2)));
    for (const hash of hashes) {
      const bytes = await (proofs.has(hash) ? deps.media.documents : deps.media).get(`${hash}/master.webp`);
      if (bytes) await add(`pictures/${hash}.webp`, bytes);
    }
    for (const request of documents) {
      const proof = await readProof(deps, request, id);
      if (proof) await add(`payments/${request}.${proof.kind}`, proof.bytes);
    }
    for (const { name, hash } of ofHomes) {
      const file = await readPrivateFile(deps, hash);
      if (file) await add(`papers/${name}.${file.kind}`, file.bytes);
    }
    archive.finalize();
  }
  // A reader who hangs up ends the archive, and with it the writing.
  write().catch((error: Error) => archive.destroy(error));
  const compressed = createGzip();
  // Ends both when either fails or the reader hangs up; without a listener such an error would end the process.
  pipeline(archive, compressed, () => undefined);
  return compressed;
}
