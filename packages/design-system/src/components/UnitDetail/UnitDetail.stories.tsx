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
