import { setTimeout as pause } from 'node:timers/promises';
import { aJpeg } from '@karachi-estates/api/testing/forms';
import * as accounts from '@karachi-estates/contracts/accounts';
import * as appeals from '@karachi-estates/contracts/appeals';
import * as blogs from '@karachi-estates/contracts/blogs';
import * as desk from '@karachi-estates/contracts/desk';
import * as articles from '@karachi-estates/contracts/deskArticles';
import * as deskAudit from '@karachi-estates/contracts/deskAudit';
import * as deskLeads from '@karachi-estates/contracts/deskLeads';
import * as deskListings from '@karachi-estates/contracts/deskListings';
import * as merges from '@karachi-estates/contracts/deskMerges';
import * as money from '@karachi-estates/contracts/deskMoney';
import * as issues from '@karachi-estates/contracts/deskNewsletter';
import * as deskPeople from '@karachi-estates/contracts/deskPeople';
import * as deskProgress from '@karachi-estates/contracts/deskProgress';
import * as deskProjects from '@karachi-estates/contracts/deskProjects';
import * as deskReviews from '@karachi-estates/contracts/deskReviews';
import * as deskStaff from '@karachi-estates/contracts/deskStaff';
import * as deskStuck from '@karachi-estates/contracts/deskStuck';
import * as deskUpgrades from '@karachi-estates/contracts/deskUpgrades';
import * as deskVisits from '@karachi-estates/contracts/deskVisits';
import * as duplicates from '@karachi-estates/contracts/duplicates';
import type { Endpoint } from '@karachi-estates/contracts/endpoint';
import * as enquiries from '@karachi-estates/contracts/enquiries';
import * as freshness from '@karachi-estates/contracts/freshness';
import * as homePapers from '@karachi-estates/contracts/homePapers';
import * as homes from '@karachi-estates/contracts/homes';
import * as insights from '@karachi-estates/contracts/insights';
import * as interest from '@karachi-estates/contracts/interest';
import * as launches from '@karachi-estates/contracts/launches';
import * as leads from '@karachi-estates/contracts/leads';
import * as marks from '@karachi-estates/contracts/marks';
import * as newsletter from '@karachi-estates/contracts/newsletter';
import * as orders from '@karachi-estates/contracts/orders';
import * as ownProperties from '@karachi-estates/contracts/ownProperties';
import * as plans from '@karachi-estates/contracts/plans';
import * as projects from '@karachi-estates/contracts/projects';
import * as reports from '@karachi-estates/contracts/reports';
import * as support from '@karachi-estates/contracts/support';
import type { StaffRole } from '@karachi-estates/domain/staff/roles';
import { adFields } from './ad.ts';
import type { Order } from './fuzzedSite.ts';
import { word } from './writers.ts';

/** A request as a person's browser makes it. */
export interface Sound {
  params?: Record<string, string>;
  query?: Record<string, string>;
  fields?: Record<string, unknown>;
  photo?: Buffer;
  token?: string | undefined;
  /** The cookie of who works at the desk. */
  staff?: string | undefined;
}

/** What people do everything with. */
export interface Means {
  /** Asks, and throws where the answer is a refusal. */
  succeed: <Answer>(endpoint: Endpoint, request?: Sound) => Promise<Answer>;
  /** Asks the site's process what no visitor could. */
  order: <Value>(what: Order) => Promise<Value>;
  /** The secret of the newest mail to somebody with a link to a page. */
  secretMailedTo: (to: string, page: string) => Promise<string>;
  /** The cookie that the last answer set. */
  lastCookie: () => string;
}

interface Page {
  data: { id: number; price?: number | null }[];
}

const PASSWORD = 'long-enough-for-anyone-71';
const today = () => new Date().toISOString().slice(0, 10);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const number = (value: number | undefined) => String(value ?? 0);
const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
/** A number of its own for each person: codes and holds are counted by it. */
const phoneNumber = () => `0300 ${1_000_000 + (Number.parseInt(word().slice(0, 8), 16) % 9_000_000)}`;

interface Seller {
  token: string;
  id: number;
  email: string;
}

async function newSeller({ succeed }: Means): Promise<Seller> {
  const email = `seller-${word()}@example.com`;
  const name = { first_name: 'Sana', last_name: 'Sample' };
  const person = { ...name, phone: phoneNumber(), address: 'Karachi', email, password: PASSWORD };
  await succeed(accounts.signupSeller, { fields: person });
  const { token } = await succeed<{ token: string }>(accounts.login, { fields: { email, password: PASSWORD } });
  const { user } = await succeed<{ user: { id: number } }>(accounts.getUser, { token });
  return { token, id: user.id, email };
}

const member = ({ order }: Means, role: StaffRole) => order<string>({ what: 'signInStaff', roles: [role] });

/** An owner invites a colleague, who joins, signs in and out, and is kept out in the end. */
async function staffJoined(means: Means): Promise<void> {
  const { succeed, order } = means;
  const staff = await member(means, 'owner');
  const email = `staff-${word()}@example.com`;
  const invitation = { email, roles: ['support'] };
  const first = await succeed<{ invitation: { id: number } }>(deskStaff.inviteStaff, { staff, fields: invitation });
  await succeed(deskStaff.withdrawInvitation, { staff, params: { id: number(first.invitation.id) } });
  const { link } = await succeed<{ link: string }>(deskStaff.inviteStaff, { staff, fields: invitation });
  const token = link.split('#')[1];
  const { secret } = await succeed<{ secret: string }>(deskStaff.openInvitation, { fields: { token } });
  const code = (ahead: number) => order<string>({ what: 'code', secret, ahead });
  const joining = { token, name: 'Dania', password: PASSWORD, code: await code(0) };
  const joined = await succeed<{ staff: { id: number }; recovery_codes: string[] }>(deskStaff.acceptInvitation, {
    fields: joining,
  });
  await succeed(desk.signOutAtDesk, { staff: means.lastCookie() });
  // No code of the authenticator works twice, so the day's second sign-in is with one that was kept.
  const signingIn = { email, password: PASSWORD, code: joined.recovery_codes[0] };
  await succeed(desk.signInAtDesk, { fields: signingIn });
  const colleague = means.lastCookie();
  await succeed(desk.stepUp, { staff: colleague, fields: { code: await code(1) } });
  await succeed(desk.renewRecoveryCodes, { staff: colleague });
  for (const endpoint of [desk.getDeskSession, deskStaff.listColleagues, desk.getToday])
    await succeed(endpoint, { staff: colleague });
  await succeed(deskStaff.listStaff, { staff });
  await succeed(deskStaff.changeStaff, { staff, params: { id: number(joined.staff.id) }, fields: { active: false } });

  const { id } = { id: number(await order<number>({ what: 'stuckMail' })) };
  await order({ what: 'failedJob' });
  await succeed(deskStuck.getStuck, { staff });
  await succeed(deskStuck.retryStuckMail, { staff, params: { id } });
  await succeed(deskStuck.retryStuckJobs, { staff, params: { queue: 'mail-send' } });
  for (const endpoint of [deskAudit.listAudit, deskAudit.exportAudit, deskAudit.verifyAuditLog])
    await succeed(endpoint, { staff });
}

/** A seller orders plans and pays; finance books it, and a second person approves. Then there are figures to read. */
async function plansPaid(means: Means, seller: Seller, property_id: string): Promise<void> {
  const { succeed, order } = means;
  const { token } = seller;
  const staff = await member(means, 'finance');
  const second = await member(means, 'owner');
  const place = async (plan: string) =>
    (await succeed<{ order: orders.OrderState }>(orders.placeOrder, { token, fields: { plan, months: 1 } })).order;
  const pay = (id: number, amount: number) => {
    const transfer = { amount: String(amount), bank: 'Sample Bank', transaction: `T ${word()}`, received_on: today() };
    return succeed(money.enterDeskPayment, { staff, params: { id: number(id) }, fields: transfer });
  };
  const detailOf = (id: number) =>
    succeed<money.DeskOrderDetail>(money.getDeskOrder, { staff, params: { id: number(id) } });

  const bought = await place('premium');
  const own = { order_id: number(bought.id) };
  const claim = { transaction: `TRX ${word()}`, paid_on: today() };
  const photo = await aJpeg(bought.id % 200, 64, 48);
  await succeed(orders.claimPayment, { token, params: own, fields: claim, photo });
  await succeed(orders.getProof, { token, params: own });
  await succeed(money.getDeskProof, { staff, params: { id: own.order_id } });
  await pay(bought.id, bought.amount);
  await succeed(money.approveDeskOrders, { staff: second, fields: { ids: [bought.id] } });
  const { papers } = await succeed<orders.OrderState>(orders.getOrder, { token, params: own });
  await succeed(orders.getPaper, { token, params: { paper_id: number(papers[0]?.id) } });
  await succeed(money.getDeskPaper, { staff, params: { id: number(papers[0]?.id) } });
  for (const endpoint of [orders.getOrders, orders.exportStatement]) await succeed(endpoint, { token });

  const unwanted = await place('pro');
  await succeed(orders.cancelOrder, { token, params: { order_id: number(unwanted.id) } });
  const { id, reference, amount } = await place('pro');
  const params = { id: number(id) };
  await pay(id, 1);
  const [entered] = (await detailOf(id)).payments;
  await succeed(money.reverseDeskPayment, {
    staff,
    params: { id: number(entered?.id) },
    fields: { reason: 'mistake' },
  });
  const csv = `Date,Description,Credit,Debit,Payer\n${today()},${reference} ${word()},${amount - 100},,\n`;
  await succeed(money.importDeskStatement, { staff, fields: { bank: 'HBL', file: base64(csv), dry: false } });
  const { data: rows } = await succeed<{ data: money.DeskLine[] }>(money.listDeskLines, { staff });
  const line = rows.find((each) => each.reference === reference);
  const ofLine = { id: number(line?.id) };
  const aside = { action: 'set-aside', reason: 'Rent of the shop' };
  await succeed(money.actOnDeskLine, { staff, params: ofLine, fields: aside });
  await succeed(money.actOnDeskLine, { staff, params: ofLine, fields: { action: 'take-back' } });
  await succeed(money.takeDeskLine, { staff, params: ofLine, fields: { reference } });
  await succeed(money.actOnDeskOrder, { staff, params, fields: { action: 'write-off' } });
  await succeed(money.listDeskOrders, { staff });

  await order({ what: 'paidLongAgo', accountId: seller.id, transaction: `T ${word()}` });
  const months = await succeed<{ rows: money.DeskMonth[] }>(money.listDeskMonths, { staff });
  // A month is closed once, and the one before it was closed by an earlier visit.
  const month = months.rows.findLast(({ state }) => state === 'open')?.month;
  if (month) await succeed(money.closeDeskMonth, { staff, params: { month } });
  await succeed(money.exportDeskMonth, { staff, params: { month: today().slice(0, 7) } });

  const asking = { plan: 'premium', months: '1', reference: `TRX ${word()}` };
  const asked = await succeed<{ state: { request: { id: number } } }>(plans.requestUpgrade, {
    ...{ token, photo, fields: asking },
  });
  const upgrade = { id: number(asked.state.request.id) };
  await succeed(deskUpgrades.listDeskUpgrades, { staff });
  await succeed(deskUpgrades.getDeskUpgradeScreenshot, { staff, params: upgrade });
  await succeed(deskUpgrades.decideDeskUpgrade, { staff, params: upgrade, fields: { action: 'reject' } });

  for (const endpoint of [insights.getInsights, insights.getListingTotals, insights.getInsightYear])
    await succeed(endpoint, { token });
  await succeed(insights.getInsightsCsv, { token });
  for (const endpoint of [insights.getListingCourse, insights.getListingChanges])
    await succeed(endpoint, { token, params: { property_id } });
  await succeed(insights.setInsightsMail, { token, fields: { on: false } });
  const ending = { token: await order<string>({ what: 'mailLink', accountId: seller.id }) };
  await succeed(newsletter.endWeeklyMail, { fields: ending });
  await succeed(insights.endWeeklyMailOneClick, { params: ending });
}

/** A seller proves the phone, asks for a check, confirms a home, and asks for help. */
async function sellerChecked(means: Means, { token, id, email }: Seller, property_id: string): Promise<void> {
  const { succeed, secretMailedTo } = means;
  await succeed(marks.sendMarkCode, { token });
  await succeed(marks.confirmMarkCode, { token, fields: { code: await secretMailedTo(email, 'code') } });
  await succeed(marks.requestMark, { token, fields: { kind: 'office', detail: 'Block 5, Clifton' } });
  await succeed(marks.getMyMarks, { token });
  const moderator = await member(means, 'moderator');
  const given = { action: 'give', kind: 'office', text: 'Was there.' };
  await succeed(marks.actOnMark, { staff: moderator, params: { id: number(id) }, fields: given });

  await succeed(freshness.confirmListing, { token, params: { property_id } });
  await succeed(freshness.getFreshness);
  await succeed(duplicates.findPostedBefore, { token, fields: { ...adFields('Sunny house'), photos: [] } });

  const question = { subject: `My photos ${word()}`, words: 'They are turned.' };
  const asked = await succeed<{ request: { id: number } }>(support.askSupport, { token, fields: question });
  await succeed(support.getSupport, { token });
  const staff = await member(means, 'support');
  const params = { id: number(asked.request.id) };
  await succeed(support.listDeskSupport, { staff });
  await succeed(support.getDeskSupport, { staff, params });
  await succeed(support.answerSupport, { staff, params, fields: { words: 'Turn them in the editor.' } });
  await succeed(support.actOnSupport, { staff, params, fields: { action: 'close' } });
}

/** Moderators look at an ad: they correct it, send it back, hear the appeal, and look at its papers. */
async function adReviewed(means: Means, { token, email }: Seller, property_id: string): Promise<void> {
  const { succeed, secretMailedTo } = means;
  const staff = await member(means, 'moderator');
  const params = { id: property_id };
  const detail = () => succeed<deskListings.DeskListingDetail>(deskListings.getDeskListing, { staff, params });
  for (const endpoint of [deskListings.listDeskListings, deskListings.exportDeskListings, deskReviews.listDeskReviews])
    await succeed(endpoint, { staff });
  await succeed(deskListings.correctListing, { staff, params, fields: { title: 'Sunny house by the park' } });
  await succeed(deskListings.addListingNote, { staff, params, fields: { text: 'Called.' } });
  const featured = { ids: [Number(property_id)], action: 'feature', days: 10 };
  const { undo } = await succeed<{ undo: string }>(deskListings.actOnListings, { staff, fields: featured });
  await succeed(deskListings.undoAction, { staff, fields: { undo } });

  const declared = { property_id, line: 'title' };
  await succeed(homePapers.saveHomePapers, { token, params: declared, fields: { title: 'lease' } });
  await succeed(homePapers.sendPaperDocument, { token, params: declared, photo: await aJpeg(11, 64, 48) });
  const line = { ...params, line: 'title' };
  await succeed(homePapers.getDeskPaperDocument, { staff, params: line });
  const paper = (await detail()).papers.find((each) => each.line === 'title');
  const seen = { action: 'see', changed_at: paper?.changed_at };
  await succeed(homePapers.actOnPaper, { staff, params: line, fields: seen });

  const sentBack = { action: 'send-back', reason: 'photos', words: 'They are dark.' };
  await succeed(deskListings.actOnListing, { staff, params, fields: sentBack });
  const appeal = await secretMailedTo(email, '/appeal-listing');
  await succeed(appeals.getAppealableDecision, { query: { token: appeal } });
  await succeed(appeals.appealListing, { fields: { token: appeal, words: 'It was evening.' } });
  const decided = { action: 'grant', words: 'You are right.' };
  const appealed = { id: number((await detail()).appeal?.id) };
  await succeed(deskReviews.decideAppeal, {
    staff: await member(means, 'moderator'),
    params: appealed,
    fields: decided,
  });
}

/** Guests report an ad and write to its seller, who is asked; two ads of one home are told apart. */
async function adReported(means: Means, seller: Seller, property_id: string): Promise<void> {
  const { succeed, order, secretMailedTo } = means;
  const staff = await member(means, 'moderator');
  const report = { property_id, reason: 'other', text: `The lift is broken. ${word()}` };
  const { receipt } = await succeed<{ receipt: string }>(reports.reportListing, { fields: report });
  const found = await succeed<Page>(deskReviews.listDeskReports, { staff, query: { q: receipt } });
  const params = { id: number(found.data[0]?.id) };
  await succeed(deskReviews.getDeskReport, { staff, params });
  await succeed(deskReviews.actOnReport, { staff, params, fields: { action: 'ask' } });
  await succeed(freshness.writeFreshnessText, { staff, params: { id: property_id } });
  const token = await secretMailedTo(seller.email, '/confirm-listing');
  await succeed(freshness.getFreshnessQuestion, { query: { token } });
  await succeed(freshness.answerFreshness, { fields: { token, answer: 'available' } });
  await succeed(deskReviews.actOnReport, {
    staff,
    params,
    fields: { action: 'close', words: 'Asked.', upheld: false },
  });

  const guest = `guest-${word()}@example.com`;
  const written = { property_id, name: 'Amna', email: guest, text: 'Is it still available?' };
  await succeed(enquiries.writeToSeller, { fields: written });
  const withdrawal = await secretMailedTo(guest, '/withdraw-message');
  await succeed(enquiries.withdrawEnquiry, { fields: { token: withdrawal } });

  const other = await newSeller(means);
  const same = await succeed<{ property: { property_id: number } }>(ownProperties.saveProperty, {
    token: other.token,
    fields: adFields('The same house'),
    photo: await aJpeg(),
  });
  await order({ what: 'compareListings' });
  const pairs = await succeed<Page>(duplicates.listDuplicates, { staff });
  const pair = { id: number(pairs.data[0]?.id) };
  await succeed(duplicates.decideDuplicate, { staff, params: pair, fields: { state: 'different' } });
  const one = { id: property_id };
  const joining = { with: same.property.property_id, reason: 'Same door.' };
  await succeed(homes.joinOffers, { staff, params: one, fields: joining });
  await succeed(homes.partOffer, { staff, params: one, fields: { reason: 'Two doors.' } });
}

/** The staff looks after a seller and a buyer. */
async function peopleLookedAfter(means: Means, seller: Seller): Promise<void> {
  const { succeed, order } = means;
  const email = `buyer-${word()}@example.com`;
  const buyer = await order<string>({ what: 'signIn', role: 'buyer', email });
  const staff = await member(means, 'moderator');
  const { user } = await succeed<{ user: { id: number } }>(accounts.getUser, { token: buyer });
  const sides = [
    [seller.id, deskPeople.listDeskSellers, deskPeople.getDeskSeller, deskPeople.actOnSeller, deskPeople.addSellerNote],
    [user.id, deskPeople.listDeskBuyers, deskPeople.getDeskBuyer, deskPeople.actOnBuyer, deskPeople.addBuyerNote],
  ] as const;
  for (const [id, list, get, act, note] of sides) {
    const params = { id: number(id) };
    await succeed(list, { staff });
    await succeed(get, { staff, params });
    await succeed(act, { staff, params, fields: { action: 'send-reset' } });
    await succeed(note, { staff, params, fields: { text: 'Called.' } });
  }
  const suspended = { staff, params: { id: number(seller.id) } };
  await succeed(deskPeople.actOnSeller, { ...suspended, fields: { action: 'suspend', reason: 'Under inquiry.' } });
  await succeed(deskPeople.actOnSeller, { ...suspended, fields: { action: 'lift', mistake: true } });
  for (const [id, send, erase] of [
    [seller.id, deskPeople.exportSeller, deskPeople.eraseSeller],
    [user.id, deskPeople.exportBuyer, deskPeople.eraseBuyer],
  ] as const) {
    const params = { id: number(id) };
    await succeed(send, { staff, params });
    for (const action of ['start', 'keep']) await succeed(erase, { staff, params, fields: { action } });
  }
}

/** Two accounts of one person become one. */
async function accountsMerged(means: Means): Promise<void> {
  const { succeed } = means;
  const staff = await member(means, 'moderator');
  const [ends, stays] = [await newSeller(means), await newSeller(means)];
  await succeed(merges.previewMerge, { staff, query: { ends: number(ends.id), stays: stays.email } });
  await succeed(merges.mergeAccounts, { staff, fields: { ends: ends.id, stays: stays.id } });
}

/** Somebody looks for a home and gets some; somebody else is interested in a project. */
async function leadsAnswered(means: Means, property_id: string): Promise<void> {
  const { succeed, secretMailedTo } = means;
  const staff = await member(means, 'support');
  const email = `looking-${word()}@example.com`;
  const wish = { city: 'Karachi', area: 'Clifton', bedrooms: '3', propertyType: 'Flat', budget: 5_000_000 };
  const phone = phoneNumber();
  await succeed(leads.addLead, { fields: { ...wish, name: 'Bilal Sample', email, phone } });
  const registered = { unitType: '4bed', fullName: 'Bilal Sample', phoneNumber: phone, email };
  await succeed(interest.registerInterest, { params: { project: 'grand-monarch' }, fields: registered });
  const sides = [
    [
      deskLeads.listDeskLeads,
      deskLeads.exportDeskLeads,
      deskLeads.getDeskLead,
      deskLeads.changeDeskLead,
      deskLeads.addLeadNote,
    ],
    [
      deskLeads.listDeskInterest,
      deskLeads.exportDeskInterest,
      deskLeads.getDeskInterest,
      deskLeads.changeDeskInterest,
      deskLeads.addInterestNote,
    ],
  ] as const;
  for (const [list, file, get, change, note] of sides) {
    const { data } = await succeed<Page>(list, { staff, query: { q: email } });
    const params = { id: number(data[0]?.id) };
    await succeed(file, { staff });
    await succeed(get, { staff, params });
    await succeed(change, { staff, params, fields: { reminder_at: inHours(24) } });
    await succeed(note, { staff, params, fields: { text: 'Called.' } });
  }
  const { data } = await succeed<Page>(deskLeads.listDeskLeads, { staff, query: { q: email } });
  const shortlist = { property_ids: [Number(property_id)], channel: 'mail' };
  await succeed(deskLeads.sendLeadShortlist, { staff, params: { id: number(data[0]?.id) }, fields: shortlist });
  const token = await secretMailedTo(email, '/find-my-home/request');
  await succeed(leads.getLeadThread, { query: { token } });
  await succeed(leads.answerSentHome, { fields: { token, property_id, answer: 'yes' } });
}

/** A project says how far its building is, and which papers it has. */
async function progressShown({ succeed }: Means, staff: string, id: string): Promise<void> {
  const file = base64(await aJpeg(14, 64, 48));
  const photo = await succeed<{ src: string }>(deskProgress.uploadProgressPhoto, { staff, fields: { file } });
  const photos = [{ src: photo.src, alt: 'The lobby', alt_ur: 'لابی' }];
  const entry = { date: '2026-11-01', percent: 60, words: 'The lobby.', words_ur: 'لابی۔', photos };
  await succeed(deskProgress.addProgressEntry, { staff, params: { id }, fields: entry });
  const paper = { name: `Paper ${word()}`, name_ur: 'کاغذ', authority: 'SBCA', authority_ur: 'ایس بی سی اے' };
  const approval = { ...paper, date: '2026-03-14', state: 'declared' };
  await succeed(deskProgress.addApproval, { staff, params: { id }, fields: approval });
  const read = () => succeed<deskProgress.DeskProgress>(deskProgress.getDeskProgress, { staff, params: { id } });
  const { progress, approvals } = await read();
  const row = progress.find(({ date }) => date === entry.date);
  const there = approvals.find(({ name }) => name === paper.name);
  const changed = { params: { id, entry: number(row?.id) }, fields: { ...entry, version: row?.version } };
  await succeed(deskProgress.saveProgressEntry, { staff, ...changed });
  const next = (version?: number) => ({ version: String((version ?? 0) + 1) });
  const removed = { params: changed.params, query: next(row?.version) };
  await succeed(deskProgress.removeProgressEntry, { staff, ...removed });
  const seen = { params: { id, approval: number(there?.id) }, fields: { ...approval, version: there?.version } };
  await succeed(deskProgress.saveApproval, { staff, ...seen });
  await succeed(deskProgress.removeApproval, { staff, params: seen.params, query: next(there?.version) });
}

/** A project offers times for visits, one of which is taken back. */
async function visitsOffered({ succeed }: Means, staff: string, id: string): Promise<void> {
  const fields = { from: inHours(48), minutes: 30, count: 2, places: 2 };
  await succeed(deskVisits.offerDeskVisits, { staff, params: { id }, fields });
  const { slots } = await succeed<deskVisits.DeskVisits>(deskVisits.getDeskVisits, { staff, params: { id } });
  await succeed(deskVisits.takeBackDeskVisit, { staff, params: { id, slot: number(slots.at(-1)?.slot_id) } });
}

/** Units of a project are held, booked and given back; then it is launched in turn. */
async function unitsSold(means: Means): Promise<void> {
  const { succeed, order, secretMailedTo } = means;
  const staff = await member(means, 'support');
  const slug = `visit-${word()}`;
  await order({ what: 'project', slug });
  const buyer = () => ({ name: 'Amna Khan', phone: phoneNumber(), email: `amna-${word()}@example.com` });
  await succeed(projects.listProjects);
  const { units } = await succeed<projects.ProjectUnits>(projects.listUnits, { params: { slug } });
  const free = units.filter(({ state, price }) => state === 'available' && price !== null);
  const [first = '', second = '', third = ''] = free.map((unit) => unit.number);
  const unit = { slug, number: first };
  for (const endpoint of [projects.getUnit, projects.getUnitCalendar, projects.getUnitPdf])
    await succeed(endpoint, { params: unit });
  await succeed(projects.listResale, { params: { slug } });
  const { slots } = await succeed<{ slots: { slot_id: number }[] }>(projects.listVisitSlots, { params: { slug } });
  const slot = number(slots[0]?.slot_id);
  await succeed(projects.bookVisit, { params: { slug }, fields: { ...buyer(), slot_id: slot, unit: first } });
  await succeed(projects.getVisitCalendar, { params: { slug, slot } });

  const hold = async (place: string) => {
    const person = buyer();
    await succeed(projects.askForHold, { params: { slug, number: place }, fields: person });
    const token = await secretMailedTo(person.email, '/projects/hold');
    const held = await succeed<projects.Hold>(projects.confirmHold, { fields: { token } });
    return { token, hold_id: held.hold_id };
  };
  const given = await hold(first);
  await succeed(projects.getHold, { params: { token: given.token } });
  await succeed(projects.releaseHold, { fields: { token: given.token } });

  await succeed(deskProjects.listDeskProjects, { staff });
  await succeed(deskProjects.getDeskProject, { staff, params: { id: slug } });
  const listed = await succeed<Page>(deskProjects.listDeskUnits, { staff, query: { project: slug, q: second } });
  const params = { id: number(listed.data[0]?.id) };
  await succeed(deskProjects.getDeskUnit, { staff, params });
  const priced = { price: '6.5 crore', seen: listed.data[0]?.price ?? null };
  await succeed(deskProjects.priceDeskUnit, { staff, params, fields: priced });
  for (const [action, seen] of [
    ['not_for_sale', 'available'],
    ['available', 'not_for_sale'],
  ])
    await succeed(deskProjects.actOnDeskUnit, { staff, params, fields: { action, seen } });
  const { hold_id } = await hold(second);
  const deposit = { hold_id, deposit: '20 lakh', reference: `IBFT ${word()}` };
  await succeed(deskProjects.bookDeskUnit, { staff, params, fields: deposit });
  await succeed(deskProjects.endDeskBooking, { staff, params, fields: { seen: 'booked' } });

  await progressShown(means, staff, slug);
  await visitsOffered(means, staff, slug);

  const launch = { opens_at: inHours(24), window_minutes: 10, at_once: 2, hours: 48, seen: null };
  await succeed(deskProjects.setDeskLaunch, { staff, params: { id: slug }, fields: launch });
  const join = async () => {
    const person = buyer();
    await succeed(launches.askToJoin, { params: { slug }, fields: person });
    const token = await secretMailedTo(person.email, '/projects/launch');
    await succeed(launches.joinLaunch, { fields: { token } });
    return token;
  };
  const called = await join();
  await succeed(launches.leaveLaunch, { fields: { token: await join() } });
  await succeed(deskProjects.actOnDeskLaunch, { staff, params: { id: slug }, fields: { action: 'open' } });
  await succeed(launches.getLaunchEntry, { params: { token: called } });
  await succeed(launches.holdInLaunch, { fields: { token: called, unit: third } });
  for (const endpoint of [launches.getLaunch, launches.getLaunchProtocol])
    await succeed(endpoint, { params: { slug } });
  await succeed(deskProjects.listDeskEntries, { staff, query: { project: slug } });
  await succeed(deskProjects.getDeskLaunch, { staff, params: { id: slug } });
  await succeed(deskProjects.actOnDeskLaunch, { staff, params: { id: slug }, fields: { action: 'end' } });
}

/** An editor writes an article and an issue of the newsletter. */
async function wordsWritten(means: Means): Promise<void> {
  const { succeed, secretMailedTo } = means;
  const staff = await member(means, 'editor');
  const title = `Papers first ${word()}`;
  const article = await succeed<articles.DeskArticleDetail>(articles.createDeskArticle, { staff, fields: { title } });
  const params = { id: number(article.id), version: number(article.version) };
  const texts = { slug: `papers-${word()}`, excerpt: 'Read them.', author: 'Sana', content: '<p>Salaam</p>' };
  const rest = { version: article.version, title, seo_title: '', seo_description: '', cover: null, cover_alt: '' };
  await succeed(articles.uploadArticlePicture, { staff, fields: { file: base64(await aJpeg(12, 64, 48)) } });
  await succeed(articles.previewArticle, { staff, fields: { content: texts.content } });
  const { version: seen } = await succeed<articles.DeskArticleDetail>(articles.saveDeskArticle, {
    staff,
    params,
    fields: { ...texts, ...rest },
  });
  await succeed(articles.listDeskArticles, { staff });
  await succeed(articles.getDeskArticle, { staff, params });
  await succeed(articles.getArticleRevision, { staff, params });
  await succeed(articles.actOnDeskArticle, { staff, params, fields: { action: 'publish', seen } });
  // One of its own: the fuzzer may have taken off all that were there.
  for (const endpoint of [blogs.getBlog, blogs.getBlogHead])
    await succeed(endpoint, { params: { id: String(article.id) } });
  await succeed(articles.actOnDeskArticle, { staff, params, fields: { action: 'unpublish' } });
  await succeed(articles.restoreArticleRevision, { staff, params });
  const left = await succeed<articles.DeskArticleDetail>(articles.getDeskArticle, { staff, params });
  await succeed(articles.removeDeskArticle, { staff, params, query: { version: String(left.version) } });

  const reader = `reader-${word()}@example.com`;
  await succeed(newsletter.subscribe, { fields: { email: reader } });
  const confirmation = await secretMailedTo(reader, '/newsletter/confirm');
  await succeed(newsletter.confirmSubscription, { fields: { token: confirmation } });
  const begin = async () => {
    const subject = `November ${word()}`;
    const issue = await succeed<issues.DeskIssueDetail>(issues.createDeskIssue, { staff, fields: { subject } });
    return { subject, version: issue.version, id: { id: number(issue.id) } };
  };
  const unwanted = await begin();
  const query = { version: String(unwanted.version) };
  await succeed(issues.removeDeskIssue, { staff, params: unwanted.id, query });
  const { subject, version, id } = await begin();
  const saved = { subject, version, content: '<p>Salaam</p>' };
  const read = await succeed<issues.DeskIssueDetail>(issues.saveDeskIssue, { staff, params: id, fields: saved });
  await succeed(issues.testDeskIssue, { staff, params: id, fields: { email: reader } });
  const sent = { seen: read.version, send_at: inHours(24) };
  await succeed(issues.sendDeskIssue, { staff, params: id, fields: sent });
  const cancelled = await succeed<issues.DeskIssueDetail>(issues.actOnDeskIssue, {
    staff,
    params: id,
    fields: { action: 'cancel' },
  });
  await succeed(issues.listDeskIssues, { staff });
  await succeed(issues.sendDeskIssue, { staff, params: id, fields: { seen: cancelled.version } });
  for (let sent = 0; sent === 0; await pause(100)) {
    const issue = await succeed<issues.DeskIssueDetail>(issues.getDeskIssue, { staff, params: id });
    sent = issue.progress.sent;
  }
  await succeed(issues.noteDeskBounces, { staff, params: id, fields: { text: `<${reader}>: unknown user` } });
}

/**
 * One visit to the endpoints of orders, insights, marks, freshness, support, reports, enquiries, leads, projects and
 * the desk by people who do everything right.
 */
export async function soundPeople(means: Means): Promise<void> {
  const seller = await newSeller(means);
  const ad = { token: seller.token, fields: adFields('Sunny house'), photo: await aJpeg(13, 480, 320) };
  const saved = await means.succeed<{ property: { property_id: number } }>(ownProperties.saveProperty, ad);
  const property_id = number(saved.property.property_id);
  await staffJoined(means);
  await plansPaid(means, seller, property_id);
  await sellerChecked(means, seller, property_id);
  await adReviewed(means, seller, property_id);
  await adReported(means, seller, property_id);
  await leadsAnswered(means, property_id);
  await unitsSold(means);
  await wordsWritten(means);
  await peopleLookedAfter(means, seller);
  await accountsMerged(means);
}
