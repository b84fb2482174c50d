import { DEMO_PERSONS, type DemoPerson } from '@karachi-estates/contracts/desk';
import type { StaffRole } from '@karachi-estates/domain/staff/roles';
import { findAccountByEmail, findDemoSeller, insertAccount } from '../accounts/accounts.store.ts';
import { logInToDemo } from '../accounts/sessions.actions.ts';
import { writeAudit } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { addFavourites } from '../favourites/favourites.store.ts';
import type { Visitor } from '../plugins/device.ts';
import { listActiveIds } from '../properties/planLimit.store.ts';
import { isNoted } from '../settings/settings.store.ts';
import { actorOf, openStaffSession, type StaffCaller } from './staff.actions.ts';
import { upsertStaff } from './staff.store.ts';

/** What of a request tells whether it comes from this very machine. */
export interface Origin {
  /** The other end of the connection, whatever headers say. */
  peer: string | undefined;
  headers: Record<string, string | string[] | undefined>;
}

/** A proxy in front adds one of these: then nobody knows where the request began. */
const FORWARDING = /^(?:(?:.+-)?forwarded(?:-.+)?|via|cdn-loop|x-real-ip|(?:.+-)?(?:client|connecting)-ip)$/;

const LOOPBACK = /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
const LOCAL_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Whether a request comes from this very machine: its name is asked too, or a page could point a name of its own here.
 */
function isFromHere({ peer, headers }: Origin): boolean {
  const host = typeof headers.host === 'string' ? headers.host.replace(/:\d+$/, '') : '';
  const isForwarded = Object.keys(headers).some((name) => FORWARDING.test(name) && headers[name] !== undefined);
  return LOOPBACK.test(peer ?? '') && LOCAL_NAME.test(host) && !isForwarded;
}

/**
 * Whether somebody tries the site out on this very machine: demo data is loaded, no public address is set and the
 * request comes from here.
 */
export async function isTriedOut({ db, settings }: Pick<Deps, 'db' | 'settings'>, origin: Origin): Promise<boolean> {
  if (!settings.demoData || settings.trustProxy > 0 || !isFromHere(origin)) return false;
  if (!LOCAL_NAME.test(new URL(settings.siteUrl).hostname)) return false;
  return isNoted(db, 'seeded_listings');
}

/** Who a look around is offered as: nobody but who tries the site out on this very machine. */
export async function demoOffer(deps: Pick<Deps, 'db' | 'settings'>, origin: Origin): Promise<readonly DemoPerson[]> {
  return (await isTriedOut(deps, origin)) ? DEMO_PERSONS : [];
}

const DEMO_NAMES: Record<StaffRole, string> = {
  owner: 'Demo Owner',
  moderator: 'Demo Moderator',
  finance: 'Demo Finance',
  editor: 'Demo Editor',
  support: 'Demo Support',
};

/** Signs in as a demo member of staff, who is made at the first time. Ask {@link demoOffer} first. */
export async function lookAroundAsStaff(
  deps: Pick<Deps, 'db' | 'clock'>,
  role: StaffRole,
  address: string,
): Promise<{ token: string; caller: StaffCaller }> {
  const now = deps.clock();
  const email = `${role}@demo.invalid`;
  return deps.db.transaction(async (tx) => {
    const member = await upsertStaff(tx, {
      email,
      emailKey: email,
      name: DEMO_NAMES[role],
      roles: [role],
      isDemo: true,
      joinedAt: now,
      createdAt: now,
    });
    const opened = await openStaffSession(tx, member, address, now);
    await writeAudit(
      tx,
      actorOf(member, address),
      [{ action: 'staff.look-around', subject: `staff:${member.id}` }],
      now,
    );
    return opened;
  });
}

type AccountDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

const DEMO_BUYER = 'buyer.sample@karachi-estates.example';
/** Homes that the demo buyer keeps. */
const KEPT = 6;

/** The demo buyer, who is made at the first time, with some homes of the demo seller kept. */
async function demoBuyer({ db, clock }: AccountDeps) {
  const known = await findAccountByEmail(db, DEMO_BUYER);
  if (known) return known;
  const now = clock();
  const made = await insertAccount(db, {
    role: 'buyer',
    email: DEMO_BUYER,
    emailKey: DEMO_BUYER,
    firstName: 'Bilal',
    lastName: 'Sample',
    createdAt: now,
    updatedAt: now,
  });
  const seller = await findDemoSeller(db);
  if (made && seller) await addFavourites(db, made.id, (await listActiveIds(db, seller.id, now)).slice(0, KEPT), now);
  return made;
}

/**
 * Signs in as the first demo seller, or as a buyer who keeps some of the demo homes. Ask {@link demoOffer} first.
 * @returns undefined where there is none.
 */
export async function lookAroundAs(deps: AccountDeps, role: 'seller' | 'buyer', visitor: Visitor) {
  const account = role === 'seller' ? await findDemoSeller(deps.db) : await demoBuyer(deps);
  return account && logInToDemo(deps, account, visitor);
}
