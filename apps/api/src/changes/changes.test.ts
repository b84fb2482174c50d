import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { areaDictionary } from '../areas/areas.store.ts';
import { areaParts } from '../areas/areas.table.ts';
import { insertBlog } from '../blogs/blogs.store.ts';
import { listingFreshness } from '../freshness/freshness.table.ts';
import { properties } from '../properties/properties.table.ts';
import { multipart } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { noteChange, purgeChanges, type ReadChanges } from './changes.store.ts';
import { Changes } from './changes.ts';
import { listenForChanges } from './changesListener.ts';
import { AREAS, ARTICLES, cardSubjects, EVERYTHING, listSubjects, propertySubject } from './subjects.ts';

describe('changes', () => {
  const subjects = ['list:sale:7:House', propertySubject(1)];

  function feed() {
    const state = {
      now: 0,
      read: { changes: [], horizon: 10, place: null, timeline: null } as ReadChanges,
      reads: [] as (number | undefined)[],
    };
    const changes = new Changes(
      async (since) => {
        state.reads.push(since);
        return state.read;
      },
      { now: () => state.now },
    );
    return { state, changes };
  }

  it('are read at most twice a second, and at once where something was written here', async () => {
    const { state, changes } = feed();
    const [one, other] = await Promise.all([changes.version(), changes.version()]);
    expect([one, changes.cachedVersion()]).toEqual([other, one]);
    state.now = 499;
    await changes.version();
    expect(state.reads).toEqual([undefined]);
    state.now = 500;
    expect(changes.cachedVersion()).toBeUndefined();
    await changes.version();
    expect(state.reads).toEqual([undefined, 10]);
    changes.expectNews();
    expect(changes.cachedVersion()).toBeUndefined();
    await changes.version();
    expect(state.reads).toHaveLength(3);
  });

  it('concern what shows their subject and nothing else', async () => {
    const { state, changes } = feed();
    const version = await changes.version();
    state.read = { changes: [{ id: 1, subject: 'list:sale:7:House' }], horizon: 11, place: null, timeline: null };
    changes.expectNews();
    expect(await changes.version()).toBeGreaterThan(version);
    for (const wider of ['list:*:7:*', 'list:sale:*:House', 'list:*:*:*', 'list:sale:7:House'])
      expect(changes.isCurrent([AREAS, wider], version), wider).toBe(false);
    for (const other of ['list:sale:8:House', 'list:rent:7:*', 'list:*:7:Flat', propertySubject(7), ARTICLES])
      expect(changes.isCurrent([AREAS, other], version), other).toBe(true);
  });

  it('count once, however long a transaction beside them keeps them in sight', async () => {
    const { state, changes } = feed();
    await changes.version();
    state.read = { changes: [{ id: 5, subject: 'list:sale:7:House' }], horizon: 10, place: null, timeline: null };
    changes.expectNews();
    const version = await changes.version();
    changes.expectNews();
    expect(await changes.version()).toBe(version);
    expect(changes.isCurrent(subjects, version)).toBe(true);
  });

  it('are everything where rows may have been purged unread, and where that is said', async () => {
    const { state, changes } = feed();
    let version = await changes.version();
    state.now += 31 * 60_000;
    changes.expectNews();
    await changes.version();
    expect(changes.isCurrent(subjects, version)).toBe(false);
    version = await changes.version();
    state.read = { changes: [{ id: 9, subject: EVERYTHING }], horizon: 12, place: null, timeline: null };
    changes.expectNews();
    await changes.version();
    expect(changes.isCurrent(subjects, version)).toBe(false);
  });

  it('are everything where another server took over, whose transactions may have lower numbers', async () => {
    const { state, changes } = feed();
    state.read = { changes: [], horizon: 50, place: '0/500', timeline: '00000001' };
    const version = await changes.version();
    changes.expectNews();
    await changes.version();
    expect(changes.isCurrent(subjects, version)).toBe(true);
    state.read = { changes: [], horizon: 40, place: '0/400', timeline: '00000002' };
    changes.expectNews();
    await changes.version();
    expect(changes.isCurrent(subjects, version)).toBe(false);
    expect(changes.place).toBe(0x400n);
    changes.expectNews();
    await changes.version();
    expect(state.reads.at(-1)).toBe(40);
  });

  it('are asked for again a moment after the database was away, and by nobody before', async () => {
    const state = { now: 0, isAway: true, reads: 0 };
    const read = async () => {
      state.reads += 1;
      if (state.isAway) throw new Error('away');
      return { changes: [], horizon: 1, place: null, timeline: null };
    };
    const changes = new Changes(read, { now: () => state.now });
    await expect(changes.version()).rejects.toThrow('away');
    state.isAway = false;
    state.now = 999;
    await expect(changes.version()).rejects.toThrow('away');
    expect(state.reads).toBe(1);
    state.now = 1_000;
    await expect(changes.version()).resolves.toBeGreaterThan(0);
  });

  it('keep nobody waiting for a database that hangs, and are known as soon as it goes on', async () => {
    let goOn = (_: ReadChanges) => {};
    let reads = 0;
    const read = () => {
      reads += 1;
      return new Promise<ReadChanges>((done) => (goOn = done));
    };
    const changes = new Changes(read, { limitMs: 30 });
    const startedAt = performance.now();
    const asked = await Promise.allSettled([changes.version(), changes.version()]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(changes.version()).rejects.toThrow('did not answer');
    expect(performance.now() - startedAt).toBeLessThan(300);
    expect(reads).toBe(1);
    goOn({ changes: [], horizon: 1, place: null, timeline: null });
    await new Promise((done) => setImmediate(done));
    const version = changes.version();
    goOn({ changes: [], horizon: 1, place: null, timeline: null });
    await expect(version).resolves.toBeGreaterThan(0);
  });

  it('count where they came in time to a process that was busy itself', async () => {
    const read = () =>
      new Promise<ReadChanges>((done) => {
        setImmediate(() => done({ changes: [], horizon: 1, place: null, timeline: null }));
      });
    const changes = new Changes(read, { limitMs: 20 });
    const version = changes.version();
    for (const until = performance.now() + 60; performance.now() < until; );
    await expect(version).resolves.toBeGreaterThan(0);
  });
});

describe('what changes in the database', () => {
  let site: TestApp;
  let areaIds: number[];
  let seller: Awaited<ReturnType<TestApp['signIn']>>;
  let id: number;

  const clifton = () => listSubjects({ areaIds: [areaIds[0] ?? 0] });
  const dha = () => listSubjects({ areaIds: [areaIds[1] ?? 0] });

  const aHouse = (changes: Partial<typeof properties.$inferInsert> = {}) => ({
    sellerId: seller.account.id,
    areaId: areaIds[0] ?? 0,
    propertyType: 'House',
    title: 'A house',
    price: 1_000_000,
    ...changes,
  });

  /** Which of the subjects have changed through some work. */
  async function changedBy(work: () => Promise<unknown>, ...asked: string[][]): Promise<boolean[]> {
    const { changes } = site.deps;
    changes.expectNews();
    const before = await changes.version();
    await work();
    changes.expectNews();
    await changes.version();
    return asked.map((subjects) => !changes.isCurrent(subjects, before));
  }

  const update = (change: Partial<typeof properties.$inferInsert>) => () => site.db.update(properties).set(change);

  beforeAll(async () => {
    site = await testApp();
    areaIds = [...(await areaDictionary(site.deps)).byId.keys()];
  });
  beforeEach(async () => {
    await site.reset();
    seller = await site.signIn('seller');
    const [row] = await site.db.insert(properties).values(aHouse()).returning();
    id = row?.id ?? 0;
  });
  afterAll(() => site.close());

  it('is the list of an area for a new listing there', async () => {
    const add = () => site.db.insert(properties).values(aHouse());
    expect(await changedBy(add, clifton(), dha(), listSubjects({}))).toEqual([true, false, true]);
    const addPaused = () => site.db.insert(properties).values(aHouse({ status: 'paused' }));
    expect(await changedBy(addPaused, clifton(), listSubjects({}))).toEqual([false, false]);
  });

  it('is a listing and its lists for an edit, those of other areas, purposes and types not', async () => {
    const edited = await changedBy(
      update({ price: 2_000_000 }),
      [propertySubject(id)],
      clifton(),
      listSubjects({ purpose: 'sale', propertyTypes: ['House', 'Flat'] }),
      dha(),
      listSubjects({ purpose: 'rent' }),
      listSubjects({ areaIds: [areaIds[0] ?? 0], propertyTypes: ['Shop'] }),
      [AREAS, ARTICLES],
    );
    expect(edited).toEqual([true, true, true, false, false, false, false]);
  });

  it('is which homes a list has for what filters ask for, and not for words and looks', async () => {
    type Row = typeof properties.$inferInsert;
    const [{ id: partId } = { id: 0 }] = await site.db
      .insert(areaParts)
      .values({ areaId: areaIds[0] ?? 0, name: 'Phase 99' })
      .returning();
    const counted: Partial<Row> = {
      status: 'paused',
      purpose: 'rent',
      propertyType: 'Flat',
      areaId: areaIds[1] ?? 0,
      price: 2_000_000,
      areaSqft: 900,
      bedrooms: 3,
      bathrooms: 2,
      garage: 1,
      photoCount: 2,
      mapLongitude: 67.5,
      mapLatitude: 24.5,
      createdAt: new Date(0),
      partId,
    };
    const best = listSubjects({ sort: 'best' });
    const changedIn = ([column, value]: [string, unknown]) =>
      changedBy(update({ [column]: value }), listSubjects({}), best, cardSubjects({}), [propertySubject(id)]);
    for (const each of Object.entries(counted)) {
      await site.db.update(properties).set(aHouse({ status: 'active', purpose: 'sale' }));
      expect(await changedIn(each), each[0]).toEqual([true, true, true, true]);
    }
    await site.db.update(properties).set(aHouse({ status: 'active', purpose: 'sale' }));
    const words: Partial<Row> = { title: 'A home', description: 'Another text.', cellNo: '+923001234567' };
    for (const each of Object.entries(words))
      expect(await changedIn(each), each[0]).toEqual([false, false, true, true]);
    // What a job gives for the words: nobody sees it but in the order that is made of it.
    expect(await changedIn(['quality', 3])).toEqual([false, false, false, false]);
    expect(await changedIn(['best', 3])).toEqual([false, true, true, false]);
    const uncounted = [
      ...['id', 'sellerId', 'statusBefore', 'pausedByPlan', 'pausedBySuspension', 'hiddenAt', 'title', 'dimension'],
      ...['featuredUntil', 'description', 'destination', 'cellNo', 'email', 'latitude', 'longitude', 'pinShown'],
      ...['mapExact', 'mapCell', 'photos', 'coverHash', 'coverWidth', 'coverHeight', 'coverThumbhash', 'quality'],
      ...['qualityDue', 'best', 'sourceRef', 'idempotencyKey', 'fingerprint', 'updatedAt', 'deletedAt'],
    ];
    const known = [...Object.keys(counted), ...uncounted].sort();
    expect(known, 'a new column: does a filter or an order ask for it?').toEqual(
      Object.keys(getTableColumns(properties)).sort(),
    );
  });

  it('is what shows an ad where its seller words it anew, which confirms it too, and nothing else', async () => {
    const subjectsOf = async (url: string) => String((await site.app.inject(url)).headers['cache-tag']).split(',');
    const [own, other] = areaIds;
    const asked = ['cards?purpose=sale', `cards?area=${own}&sort=price_asc`, `cards?area=${own}&minPrice=2000000`];
    const elsewhere = [`cards?area=${other}`, `ways-on?area=${other}`, `facets?area=${own}`, `count?area=${own}`];
    const subjects: string[][] = [];
    for (const each of [...asked, ...elsewhere]) subjects.push(await subjectsOf(`/api/properties/${each}`));
    const { payload, headers } = multipart({ title: 'A house by the sea' });
    const edit = () =>
      site.app.inject({
        method: 'PUT',
        url: `/api/properties/update/${id}`,
        payload,
        headers: { ...headers, ...seller.headers },
      });
    expect(await changedBy(edit, ...subjects)).toEqual([true, true, false, false, false, false, false]);
  });

  it('is the lists of confirmed homes for one that is confirmed, and no others', async () => {
    const confirm = () => site.db.update(listingFreshness).set({ confirmedAt: new Date() });
    const changed = await changedBy(confirm, listSubjects({}), listSubjects({ confirmed: 7 }), [propertySubject(id)]);
    expect(changed).toEqual([false, true, true]);
  });

  it('is both places for a listing that moves, and one for one that goes', async () => {
    expect(await changedBy(update({ areaId: areaIds[1] ?? 0 }), clifton(), dha())).toEqual([true, true]);
    expect(await changedBy(update({ status: 'sold' }), clifton(), dha(), [propertySubject(id)])).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is the page of a home alone where no list has it: edited, of a seller who changes, erased', async () => {
    await update({ status: 'sold' })();
    const page = [propertySubject(id)];
    const rename = () => site.db.update(accounts).set({ firstName: 'Another' });
    for (const work of [update({ price: 3 }), rename, () => site.db.delete(properties)]) {
      expect(await changedBy(work, page, clifton(), cardSubjects({}))).toEqual([true, false, false]);
    }
  });

  it('is nothing where nothing that is shown is another', async () => {
    await update({ status: 'paused', price: 3 })();
    const same = await changedBy(update({ price: 3 }), clifton(), [propertySubject(id)]);
    const signedIn = await changedBy(() => site.signIn('seller'), clifton(), listSubjects({}));
    expect([same, signedIn]).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('is every listing of a seller whose name changes, and none for a new password', async () => {
    const rename = () => site.db.update(accounts).set({ firstName: 'Another' });
    const shown = cardSubjects({ areaIds: areaIds.slice(0, 1) });
    expect(await changedBy(rename, clifton(), shown, dha(), [propertySubject(id)])).toEqual([false, true, false, true]);
    const password = () => site.db.update(accounts).set({ passwordHash: 'x' });
    expect(await changedBy(password, clifton(), [propertySubject(id)])).toEqual([false, false]);
  });

  it('is all areas or all articles for one of them', async () => {
    const rename = () => site.deps.pool.query('update areas set area_name = area_name where id = 1');
    expect(await changedBy(rename, [AREAS], [ARTICLES], clifton())).toEqual([true, false, false]);
    const article = {
      slug: 'one',
      title: 'Article',
      author: 'Author',
      content: '<p>Text</p>',
      excerpt: 'Text',
      createdAt: new Date(),
      updatedAt: new Date(),
    };
    expect(await changedBy(() => insertBlog(site.db, article), [AREAS], [ARTICLES])).toEqual([false, true]);
  });

  it('is nothing where the transaction was taken back', async () => {
    const takenBack = () =>
      site.db
        .transaction(async (tx) => {
          await tx.update(properties).set({ price: 5 });
          throw new Error('taken back');
        })
        .catch(() => undefined);
    expect(await changedBy(takenBack, clifton())).toEqual([false]);
  });

  it('is purged once everybody has read it', async () => {
    await noteChange(site.db, ARTICLES);
    await purgeChanges(site.db, new Date(Date.now() - 60_000));
    const count = async () => (await site.deps.pool.query('select from changes')).rowCount;
    expect(await count()).toBeGreaterThan(0);
    await purgeChanges(site.db, new Date(Date.now() + 60_000));
    expect(await count()).toBe(0);
  });

  describe.runIf(process.env.TEST_DATABASE_URL)('on a server', () => {
    it('is seen also where a transaction commits after one that began later', async () => {
      const early = await site.deps.pool.connect();
      await early.query('begin');
      await early.query("update properties set title = 'slow'");
      const shown = [propertySubject(id)];
      const read = await changedBy(() => noteChange(site.db, ARTICLES), [ARTICLES], shown);
      const committed = await changedBy(() => early.query('commit'), [ARTICLES], shown);
      early.release();
      expect([read, committed]).toEqual([
        [true, false],
        [false, true],
      ]);
    });

    it('is read as soon as another process has changed it', async () => {
      const { rows } = await site.deps.pool.query<{ name: string }>('select current_database() as name');
      const url = new URL(String(process.env.TEST_DATABASE_URL));
      url.pathname = `/${rows[0]?.name}`;
      const { changes } = site.deps;
      const stop = listenForChanges({ ...site.deps, settings: { ...site.deps.settings, databaseUrl: url.href } });
      const listens =
        "select 1 from pg_stat_activity where application_name = 'karachi-estates-changes' and query like 'listen%'";
      await expect.poll(async () => (await site.deps.pool.query(listens)).rowCount).toBe(1);
      const before = await changes.version();
      await noteChange(site.db, ARTICLES);
      await expect.poll(async () => changes.version(), { interval: 5 }).toBeGreaterThan(before);
      expect(changes.isCurrent([ARTICLES], before)).toBe(false);
      await stop();
    });
  });
});
