import { screens } from '../../apps/web/app/routes.ts';
import { aLastingListing, anAd, signedAs } from '../ad.ts';
import { expect, test } from '../journey.ts';
import { type WalkReport, walk } from '../walk.ts';

// A walk opens some hundred pages, one after the other.
test.describe.configure({ timeout: 600_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] });

/** Fixed addresses that a role has by the specification's table. */
const addressesOf = (...audiences: string[]) =>
  screens
    .filter(
      ({ path, audience }) => audiences.includes(audience) && !/[:*]/.test(path) && !path.startsWith('/newsletter/'),
    )
    .map(({ path }) => path);

/** Forms about a listing: without its id they say, with 404, that they do not know it. */
const ABOUT_A_LISTING = /^\/(report-listing|write-to-seller|ask-viewing)$/;

/** The same addresses, those about a listing with the id of this one. */
const about = (listing: string, paths: string[]) => {
  const id = /\d+/.exec(listing)?.[0];
  return paths.map((path) => (ABOUT_A_LISTING.test(path) ? `${path}?id=${id}` : path));
};

/** 'Load more' adds to the list and 'More filters' opens over it; journeys of the search follow them. */
const inPlace = /[?&]cursor=|^\/properties\/filters\b/;

/** Pages that are the same for everybody: a guest walks them. */
const walkedElsewhere =
  /^\/(about|about-us|ads-page|areas|blogs|calculators|faqs?|freshness|grand-monarch|points|privacy|projects|services|terms-and-conditions|testimonials)(?=[/?]|$)/;

const lowData = { name: /^Low data$/, because: 'leads to the same pages without photos; journeys of low data do it' };
const logout = { name: /^Logout$/, because: 'ends the walk; the journeys of accounts do it' };

function expectWhole(report: WalkReport, least: { pages: number; links: number; buttons: number }): void {
  expect(report.faults).toEqual([]);
  expect(report.pages.length, `pages: ${report.pages.join(' ')}`).toBeGreaterThanOrEqual(least.pages);
  expect(report.links.length, `links: ${report.links.join(' ')}`).toBeGreaterThanOrEqual(least.links);
  expect(report.buttons.length, `buttons: ${report.buttons.join(', ')}`).toBeGreaterThanOrEqual(least.buttons);
}

test('a guest comes to no dead end, whatever is followed or pressed', { tag: ['@phone', '@long'] }, async ({
  page,
  request,
}) => {
  await page.goto('/');
  const listing = await aLastingListing(request);
  const starts = [...about(listing, addressesOf('everyone', 'public', 'signed-out')), listing];
  const redirects = [
    { from: '/my-properties', to: '/login', because: 'sellers come from a mail to confirm, signed in or not' },
  ];
  const lookAround = {
    name: /^Look around as /,
    because: 'signs in as a demo account, which ends the walk of a guest',
  };
  const report = await walk(page, { starts, spared: [lookAround, lowData], inPlace, redirects });
  expectWhole(report, { pages: starts.length, links: 20, buttons: 20 });
});

test('a buyer comes to no dead end, whatever is followed or pressed', { tag: ['@once', '@long'] }, async ({
  page,
  signUp,
  request,
}) => {
  await signUp('buyer', page);
  await page.goto('/');
  const redirects = ['/login', '/signup', '/buyer-signup', '/seller-signup'].map((from) => ({
    from,
    to: '/',
    because: 'who is signed in has no use for it, by the specification',
  }));
  const starts = ['/', '/profile', '/favourites', await aLastingListing(request)];
  const report = await walk(page, { starts, spared: [logout, lowData], inPlace, redirects, walkedElsewhere });
  expectWhole(report, { pages: 16, links: 20, buttons: 20 });
});

test('a seller comes to no dead end, whatever is followed or pressed', { tag: ['@once', '@long'] }, async ({
  page,
  signUp,
  request,
}) => {
  const seller = await signUp('seller', page);
  const posted = await request.post('/api/properties/save', {
    headers: signedAs(seller),
    multipart: anAd(seller.email),
  });
  expect(posted.status(), await posted.text()).toBe(201);
  await page.goto('/');
  const paths = addressesOf('everyone', 'account', 'seller').filter((path) => path !== '/profile');
  const listing = await aLastingListing(request);
  const report = await walk(page, {
    starts: about(listing, paths),
    walkedElsewhere,
    spared: [
      logout,
      lowData,
      { name: /^Send me a code$/, because: 'an account gets three codes an hour; the journey of marks types one' },
      { name: /^(Delete|Mark as (sold|rented)).*/, because: 'takes away the listing that is walked on' },
    ],
    redirects: ['/properties', '/find-my-home', listing].map((from) => ({
      from,
      to: '/',
      because: 'sellers have their dashboard, by the specification',
    })),
  });
  expectWhole(report, { pages: 9, links: 8, buttons: 10 });
});

test('a walk notices what is wrong', { tag: '@once' }, async ({ page, pageErrors }) => {
  const html = (body: string, title = 'A page') =>
    `<!doctype html><html lang="en"><title>${title}</title><meta name="description" content="${title}"><body>${body}`;
  const pages: Record<string, string> = {
    '/': html(`<h1>Start</h1><a href="#">Nothing</a> <a href="#gone">Gone</a> <a href="/same">Same</a> <a href="/lost">Lost</a>
      <a href="/moved">Moved</a> <a href="/closed">Closed</a>
      <button>Dead</button> <button onclick="this.textContent = 'Pressed'">Alive</button>
      <button onclick="window.shown ??= (document.body.className = 'shown')">One way</button>
      <button onclick="window.shown ??= (document.body.className = 'shown')">Another way</button>
      <button onclick="talk.hidden = false">Talk</button>
      <div role="dialog" class="talk" id="talk" hidden>
        <button>Dead in a dialog</button> <button onclick="talk.hidden = true">Close</button>
      </div>
      <script>console.warn('Careful')</script>`),
    '/same': html('<h1>Two</h1><h1>Headings</h1><p>Coming soon</p><a href="/">Back</a>'),
    '/closed': html('<h1>Closed</h1>', 'Closed'),
    '/moved': html('<h1>Moved</h1><script>history.replaceState({}, "", "/")</script><a href="/same">On</a>', 'Moved'),
  };
  await page.route('**/*', (route) => {
    const body = pages[new URL(route.request().url()).pathname];
    return route.fulfill({
      status: body ? 200 : 404,
      contentType: 'text/html',
      body: body ?? html('<h1>Lost</h1><a href="/">Back</a>', 'Lost'),
    });
  });
  await page.goto('/');
  const { faults, buttons } = await walk(page, { starts: ['/'], spared: [] });
  const said = faults.join('\n');
  expect(said).toContain('the button “Dead” does nothing');
  expect(said).toContain('the button “Dead in a dialog” does nothing');
  expect(said).toContain('the link “Nothing” leads nowhere');
  expect(said).toContain('“Gone” leads to #gone');
  expect(said).toContain('the console says “Careful”');
  expect(said).toContain('/same has 2 first headings');
  expect(said).toContain('/same says “Coming soon”');
  expect(said).toContain('/same and / have the same title');
  expect(said).toContain('404 for /lost');
  expect(said).toContain('/moved leads to /');
  expect(said).toContain('/closed is a dead end');
  expect(buttons).toContain('/: Alive');
  expect(buttons).toEqual(expect.arrayContaining(['/: One way', '/: Another way', '/: Close']));
  // The second of two ways to the same does nothing after the first, and something on a fresh page.
  expect(said).not.toMatch(/Alive|One way|Another way|Close/);
  pageErrors.length = 0;
});
