import { sitePictures } from '@karachi-estates/fixtures/pictures';
import { projectBuildings, projectTypes, someUnits } from '@karachi-estates/fixtures/projectUnits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { UnitDetail } from './UnitDetail.tsx';

const [unit, ...choices] = someUnits(6);
if (!unit) throw new Error('The fixtures have no units.');

const meta = {
  title: 'Projects/UnitDetail',
  id: 'components-unitdetail',
  component: UnitDetail,
  tags: ['new'],
  args: {
    unit,
    types: projectTypes,
    buildings: projectBuildings(),
    picture: { picture: sitePictures['grand-monarch-residence-1'], alt: 'Living room' },
    planHref: '#plan',
    choices,
    action: '#unit',
    hrefOf: ({ number }) => `#${number}`,
    history: [
      { date: '2026-10-02', state: 'available' },
      { date: '2026-09-30', state: 'held' },
    ],
  },
} satisfies Meta<typeof UnitDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,890 sq ft')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Compare with' })).toHaveValue('');
  },
};

/** Three units side by side. */
export const Compared: Story = {
  args: { compared: choices.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'A-102' })).toHaveAttribute('href', '#A-102');
    await expect(canvas.getByRole('combobox', { name: 'And with' })).toHaveValue('A-103');
  },
};

/** Its number stands in the address of the page: choosing others must not lose it. */
export const NumberInTheAddress: Story = {
  tags: ['no-visual'],
  args: { hiddenFields: { number: unit.number } },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'Compare' });
    await expect(new FormData(form as HTMLFormElement).get('number')).toBe(unit.number);
  },
};

/** What has no bedrooms, as a shop, says nothing of them, but for their place beside a home. */
export const WithoutRooms: Story = {
  tags: ['no-visual'],
  args: {
    types: [{ id: '4bed', name: 'Corner shop', bedrooms: 0, bathrooms: 0 }, ...projectTypes.slice(1)],
    choices: [{ ...unit, number: 'S-002' }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(/Bedrooms|Bathrooms/)).toBeNull();
    await expect(canvas.getAllByRole('option', { name: /^S-002 · Corner shop · / })).toHaveLength(2);
    await expect(canvasElement).not.toHaveTextContent('0 bed');
  },
};

/** The row is there for the home; the shop's place in it is empty. */
export const ShopBesideAHome: Story = {
  tags: ['no-visual'],
  args: { types: WithoutRooms.args?.types, compared: choices.slice(0, 1) },
  play: async ({ canvas }) => {
    const bedrooms = within(canvas.getByRole('row', { name: /^Bedrooms/ }));
    await expect(bedrooms.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['', '3']);
  },
};

export const OnRequest: Story = { args: { unit: { ...unit, price: null }, picture: undefined } };

/** The picture is of a home of the same kind, so that one can imagine its rooms. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** The towers from outside are the same for every unit and show nothing of this one. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { picture: { picture: sitePictures['grand-monarch-hero'], alt: 'Towers at dusk' } },
};

export const LongText: Story = {
  args: {
    types: projectTypes.map((each) => ({ ...each, name: `${each.name} with terrace, study and servant quarter` })),
    compared: choices.slice(0, 2),
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { compared: choices.slice(0, 2) } };

/** All three units stand on the screen of a phone. */
export const ThreeOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: { compared: choices.slice(0, 2) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('region', { name: 'The units beside each other' });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    const [first, , third] = within(table).getAllByRole('cell');
    await expect(first?.clientWidth).toBeGreaterThan(table.clientWidth / 4);
    await expect(third?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
  },
};

export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { compared: choices.slice(0, 2) },
};
