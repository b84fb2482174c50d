import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin/commands.ts';
import { audit } from '../audit/audit.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { importUnits, saveProject, setPriceByDesk, setStateByDesk } from './operator.actions.ts';
import { listUnitsOf } from './projects.store.ts';
import { readUnitFile, UNIT_COLUMNS } from './unitFile.actions.ts';

const layout = {
  buildings: [
    { id: 'east', floors: [{ number: 0 }, { number: 1 }, { number: 2 }] },
    { id: 'west', floors: [{ number: 1 }] },
  ],
  types: [
    { id: '3bed', bedrooms: 3 },
    { id: '4bed', bedrooms: 4 },
    { id: 'kiosk', bedrooms: 0 },
  ],
};
const HEADINGS = UNIT_COLUMNS.join(',');
const RIGHT = 'A-101,east,1,3bed,sea,1800,2250,sq ft,6.5 crore,available';

/** A right line with some cells changed. */
function line(changes: Partial<Record<(typeof UNIT_COLUMNS)[number], string>>): string {
  const cells = RIGHT.split(',');
  return UNIT_COLUMNS.map((column, place) => changes[column] ?? cells[place]).join(',');
}
const read = (...lines: string[]) => readUnitFile(Buffer.from([HEADINGS, ...lines].join('\n')), layout);

describe('a file of units', () => {
  it('is read with areas in square feet and prices in rupees', () => {
    const { units, problems } = read(
      RIGHT,
      line({
        number: 'a-102',
        covered_area: '200',
        gross_area: '250.5',
        area_unit: 'sq yd',
        price: 'On request',
        state: 'Sold',
      }),
      '"B-1", west ,1,4BED,city,"1,700",2100,SQ FT,"65,000,000",not for sale',
    );
    expect(problems).toEqual([]);
    expect(units).toMatchObject([
      { line: 2, number: 'A-101', coveredSqFt: 1800, areaUnit: 'sq ft', price: 65_000_000, state: 'available' },
      { line: 3, number: 'A-102', coveredSqFt: 1800, grossSqFt: 2254.5, areaUnit: 'sq yd', price: null, state: 'sold' },
      { line: 4, number: 'B-1', building: 'west', type: '4bed', coveredSqFt: 1700, state: 'not_for_sale' },
    ]);
  });

  it('has shops that are smaller than any home', () => {
    const kiosk = { type: 'kiosk', covered_area: '64', gross_area: '80' };
    expect(read(line(kiosk))).toMatchObject({ problems: [], units: [{ coveredSqFt: 64, grossSqFt: 80 }] });
    expect(read(line({ ...kiosk, type: '3bed' })).problems).toHaveLength(2);
    expect(read(line({ ...kiosk, covered_area: '8' })).problems).toMatchObject([{ column: 'covered_area' }]);
  });

  it.each([
    ['no number', { number: '' }, 'number', 'missing'],
    ['a number with a slash', { number: 'A/101' }, 'number', 'letters, digits and hyphens'],
    ['a number that is too long', { number: 'A'.repeat(21) }, 'number', 'up to 20'],
    ['no building', { building: '' }, 'building', 'east, west'],
    ['another building', { building: 'north' }, 'building', 'no building “north”'],
    ['no floor', { floor: '' }, 'floor', '0 for the ground floor'],
    ['a floor in words', { floor: 'first' }, 'floor', 'no floor'],
    ['a floor that the building has not', { floor: '7' }, 'floor', 'has no floor 7'],
    ['no type', { type: '' }, 'type', '3bed, 4bed, kiosk'],
    ['another type', { type: '9bed' }, 'type', '“9bed” is not known'],
    ['no facing', { facing: '' }, 'facing', 'missing'],
    ['another facing', { facing: 'moon' }, 'facing', 'sea, city'],
    ['no covered area', { covered_area: '' }, 'covered_area', 'missing'],
    ['a covered area with its unit', { covered_area: '1800 sq ft' }, 'covered_area', 'only the number'],
    ['a covered area of signs', { covered_area: '1.8.0' }, 'covered_area', 'no number'],
    ['a covered area of nothing', { covered_area: '0' }, 'covered_area', 'cannot be 0'],
    ['a negative area', { covered_area: '-5' }, 'covered_area', 'negative'],
    ['an area that is too small', { covered_area: '18' }, 'covered_area', 'too small'],
    ['an area that is too large', { gross_area: '2250000' }, 'gross_area', 'too large'],
    ['no gross area', { gross_area: '' }, 'gross_area', 'missing'],
    ['a gross area below the covered one', { gross_area: '1700' }, 'gross_area', 'exchanged'],
    ['no unit of area', { area_unit: '' }, 'area_unit', 'sq ft, sq yd, sq m'],
    ['another unit of area', { area_unit: 'acre' }, 'area_unit', '“acre” is not known'],
    ['marlas', { area_unit: 'marla' }, 'area_unit', 'measure land'],
    ['no price', { price: '' }, 'price', 'on request'],
    ['a price in words', { price: 'ask us' }, 'price', '4.5 crore'],
    ['a negative price', { price: '-5 crore' }, 'price', 'crore'],
    ['a price with half a rupee', { price: '65000000.5' }, 'price', 'crore'],
    ['a price without its crore', { price: '6' }, 'price', '“lakh” or “crore”'],
    ['a price beyond all', { price: '99 kharab' }, 'price', 'crore'],
    ['no state', { state: '' }, 'state', 'available, sold, not_for_sale'],
    ['another state', { state: 'free' }, 'state', '“free” is not known'],
    ['a hold', { state: 'held' }, 'state', 'Write available'],
    ['a booking', { state: 'booked' }, 'state', 'the desk books it'],
    ['a bell', { facing: 'sea\u0007' }, 'facing', 'cannot be typed'],
  ] as const)('with %s names line and column, and what to do', (_, changes, column, text) => {
    const { units, problems } = read(line({ number: 'Z-9' }), line(changes));
    expect(units).toHaveLength(1);
    expect(problems).toEqual([{ line: 3, column, message: expect.stringContaining(text) }]);
  });

  it('says once how a price is written', () => {
    const { problems } = read(line({ price: 'abc' }));
    expect(problems[0]?.message).toBe('Write the price as 4.5 crore or 45,000,000, or “on request”.');
  });

  it.each([
    ['nothing', '', 'empty'],
    ['other bytes', Buffer.from([0x4e, 0xff, 0xfe, 0x41]), 'UTF-8'],
    ['a binary file', 'PK\0\0', 'no text'],
    ['no names of columns', RIGHT, 'missing'],
    ['a column too few', HEADINGS.replace(',price', ''), '“price” is missing'],
    ['a column too many', `${HEADINGS},view`, '“view” is not known'],
    ['a column twice', `${HEADINGS},price`, '“price” stands there twice'],
    ['no units', `${HEADINGS}\n`, 'no units'],
    ['an open quotation mark', `${HEADINGS}\n"A-101,east\n`, 'quotation mark'],
    ['a comma too many', `${HEADINGS}\n${RIGHT},\n`, '11 cells and not 10'],
    ['far too many units', `${HEADINGS}\n${`${RIGHT}\n`.repeat(5_001)}`, 'more than 5000'],
    ['the same number twice', `${HEADINGS}\n${RIGHT}\n${RIGHT.toLowerCase()}`, 'A-101 stands in line 2 already'],
  ])('of %s is refused', (_, content, text) => {
    const { problems } = readUnitFile(Buffer.from(content), layout);
    expect(problems[0]?.message).toContain(text);
  });
});

describe('an import', () => {
  let test: TestApp;
  const folder = new URL('../db/seed/projects/', import.meta.url);
  const project = readFileSync(new URL('clifton-courtyard.json', folder), 'utf8');
  const csv = readFileSync(new URL('clifton-courtyard.csv', folder));
  const slug = 'clifton-courtyard';
  const run = (...argv: string[]) => runAdmin(test.deps, { argv, upload: csv.toString('base64') });
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  it('needs its project', async () => {
    expect((await run('project', 'import', slug)).text).toContain('project save clifton-courtyard');
    await saveProject(test.deps, slug, project);
    await saveProject(test.deps, slug, project);
  });

  it('changes nothing in a dry run, and is safe to run twice', async () => {
    expect((await run('project', 'import', slug, '--dry-run')).text).toContain('60 added');
    expect(await listUnitsOf(test.db, slug)).toHaveLength(0);
    expect((await run('project', 'import', slug)).text).toBe('60 added, 0 changed, 0 unchanged.');
    expect((await run('project', 'import', slug)).text).toBe('0 added, 0 changed, 60 unchanged.');
  });

  it('changes nothing where one line is wrong, and names it', async () => {
    const wrong = csv.toString('utf8').replace('C-002,courtyard,0', 'C-002,courtyard,9').replace('54500000', '99 lakh');
    const answer = await runAdmin(test.deps, {
      argv: ['project', 'import', slug],
      upload: Buffer.from(wrong).toString('base64'),
    });
    expect(answer.ok).toBe(false);
    expect(answer.text).toContain('line 3, floor: The building courtyard has no floor 9.');
    const { unchanged } = await importUnits(test.deps, slug, csv, { dryRun: true });
    expect(unchanged).toBe(60);
  });

  it('leaves what happened since, and units that it does not name', async () => {
    const [first, second] = await listUnitsOf(test.db, slug);
    await test.deps.pool.query("update units set state = 'sold' where id = $1", [first?.id]);
    await test.deps.pool.query("update units set state = 'booked' where id = $1", [second?.id]);
    const lines = csv.toString('utf8').trim().split('\n');
    const some = Buffer.from(lines.filter((each) => !each.startsWith(`${first?.number},`)).join('\n'));
    expect(await importUnits(test.deps, slug, some, { dryRun: false })).toMatchObject({ problems: [], left: 1 });
    const { problems } = await importUnits(test.deps, slug, csv, { dryRun: false });
    expect(problems).toMatchObject([{ column: 'state', message: expect.stringContaining('sold here') }]);
  });

  it('takes back no price and no state that the desk set later, says so, and takes the file’s where that is asked for', async () => {
    const lines = csv.toString('utf8').trim().split('\n');
    const three = lines.filter((each) => each.endsWith(',available')).slice(3, 6);
    const file = Buffer.from([lines[0], ...three].join('\n'));
    const numbers = three.map((each) => each.split(',')[0] ?? '');
    const [priced = '', kept = '', other = ''] = numbers;
    const at = (number: string) => ({ slug, number });
    const stored = async () =>
      (await listUnitsOf(test.db, slug))
        .filter(({ number }) => numbers.includes(number))
        .sort((one, two) => numbers.indexOf(one.number) - numbers.indexOf(two.number))
        .map(({ price, state }) => ({ price, state }));
    const [before] = await stored();
    await setPriceByDesk(test.deps, at(priced), { price: 91_000_000, by: 'Sana' });
    await setStateByDesk(test.deps, at(kept), { state: 'not_for_sale', by: 'Sana' });
    await setStateByDesk(test.deps, at(other), { state: 'sold', by: 'Sana' });
    const desk = await stored();
    expect(desk).toMatchObject([{ price: 91_000_000 }, { state: 'not_for_sale' }, { state: 'sold' }]);

    const plan = await importUnits(test.deps, slug, file, { dryRun: true });
    expect(plan).toMatchObject({ problems: [], changed: 0, unchanged: 3 });
    expect(plan.kept).toEqual([
      { line: 2, column: 'price', message: expect.stringMatching(/^Sana set PKR 91,000,000 on .+; it stays/) },
      { line: 3, column: 'state', message: expect.stringMatching(/^The desk has set .*not for sale.*; it stays/i) },
      { line: 4, column: 'state', message: expect.stringMatching(/^The desk has set .*sold.*; it stays/i) },
    ]);
    for (const times of [1, 2]) {
      expect(await importUnits(test.deps, slug, file, { dryRun: false }), `${times}`).toMatchObject({ changed: 0 });
      expect(await stored()).toEqual(desk);
    }
    const upload = file.toString('base64');
    const said = await runAdmin(test.deps, { argv: ['project', 'import', slug, '--dry-run'], upload });
    expect(said.ok).toBe(true);
    expect(said.text).toContain('line 2, price: Sana set PKR 91,000,000');
    expect(said.text).toContain('0 changed, 3 unchanged');

    // What the file says else is taken all the same.
    const moved = Buffer.from(file.toString('utf8').replace(/,(garden|courtyard),(\d\d)/, ',street,$2'));
    expect(await importUnits(test.deps, slug, moved, { dryRun: false })).toMatchObject({ changed: 1 });
    expect((await stored())[0]).toEqual(desk[0]);

    // A sale is undone by hand only, also then.
    const sold = await importUnits(test.deps, slug, file, { dryRun: true, overwrite: true });
    expect(sold.problems).toMatchObject([{ line: 4, column: 'state' }]);
    await setStateByDesk(test.deps, at(other), { state: 'available', by: 'Sana' });
    const taken = await runAdmin(test.deps, {
      argv: ['project', 'import', slug, '--overwrite', '--by', 'Sana'],
      upload,
    });
    expect(taken.text).toBe('0 added, 2 changed, 1 unchanged; 57 units that the file does not name stay as they are.');
    expect((await stored())[0]).toEqual(before);
    expect((await stored())[1]).toMatchObject({ state: 'available' });
    const [newest] = (
      await test.deps.pool.query(
        'select price, by from unit_prices where unit_id = (select id from units where project = $1 and number = $2) order by id desc',
        [slug, priced],
      )
    ).rows;
    expect(newest).toMatchObject({ price: before?.price, by: null });
    const logged = (await test.db.select().from(audit)).filter(({ action }) => action === 'project.import');
    const [entry] = logged.slice(-1);
    expect(entry).toMatchObject({ actor: 'terminal', subject: `project:${slug}` });
    expect([entry?.before, entry?.after].map((each) => JSON.parse(each ?? ''))).toMatchObject([
      { prices: { [priced]: 91_000_000 } },
      { added: 0, changed: 2, overwrite: true, by: 'Sana', prices: { [priced]: before?.price } },
    ]);
    // From here on the price is the file's again.
    expect(await importUnits(test.deps, slug, file, { dryRun: false })).toMatchObject({ changed: 0 });
    expect((await importUnits(test.deps, slug, file, { dryRun: true })).kept.map(({ column }) => column)).toEqual([]);
  });

  it.each([
    ['no JSON', '{', 'no JSON'],
    ['another project', project.replaceAll('clifton-courtyard', 'other'), 'is of the project other'],
    ['shares beyond the price', project.replace('"down": 1500', '"down": 9500'), 'more than the whole price'],
    ['a day that is none', project.replace('2026-03-10', '2026-02-30'), 'no day of the calendar'],
    ['a text where a number stands', project.replace('"bedrooms": 4', '"bedrooms": "four"'), '/types/0/bedrooms'],
    ['a type twice', project.replace('"id": "3bed_terrace"', '"id": "4bed"'), '4bed stands there twice'],
    ['a type less than units have', project.replaceAll('3bed_terrace', 'other_type'), 'leaves out'],
  ])('refuses a project of %s', async (_, text, why) => {
    const answer = await runAdmin(test.deps, {
      argv: ['project', 'save', slug],
      upload: Buffer.from(text).toString('base64'),
    });
    expect(answer.ok).toBe(false);
    expect(answer.text).toContain(why);
  });
});
