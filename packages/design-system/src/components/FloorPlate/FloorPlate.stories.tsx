import { projectTypes, someUnits } from '@karachi-estates/fixtures/projectUnits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FloorPlate, plateOf } from './FloorPlate.tsx';

const units = someUnits(8);
const description = { above: ['sea'], below: ['city'], middle: 'corridor' } as const;

const meta = {
  title: 'Projects/FloorPlate',
  id: 'components-floorplate',
  component: FloorPlate,
  tags: ['new'],
  args: {
    title: 'Tower A, floor 1',
    plate: plateOf(units, description),
    units,
    types: projectTypes,
    hrefOf: ({ number }) => `#${number}`,
  },
} satisfies Meta<typeof FloorPlate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Plan of Tower A, floor 1' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Unit A-101, 4 bed, Available, Faces Sea, 2,450 sq ft, 7.25 Crore' }),
    ).toHaveAttribute('href', '#A-101');
    await expect(canvas.getByRole('rowheader', { name: 'A-108' })).toBeVisible();
    // Rupees stand under rupees, below their head.
    await expect(canvas.getByRole('columnheader', { name: 'Price, PKR' })).toHaveStyle({ textAlign: 'end' });
    const prices = canvas.getAllByRole('cell', { name: /^\d+(,\d{3}){2}$/ });
    await expect(prices).toHaveLength(7);
    for (const price of prices) await expect(price).toHaveStyle({ textAlign: 'end' });
  },
};

/** The plan is one stop of the Tab key; arrow keys go to the unit that lies there. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Unit A-101/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: /^Unit A-103/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Unit A-104/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: /^Unit A-108/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(canvas.getByRole('link', { name: /^Unit A-101/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'A-101' })).toHaveFocus();
  },
};

/** Shops are told apart by the names of their types, drawn closer where there is less room. */
export const WithoutRooms: Story = {
  tags: ['no-visual'],
  args: {
    types: [
      { id: '4bed', name: 'Shop with a mezzanine', bedrooms: 0, bathrooms: 0 },
      { id: '3bed', name: 'Kiosk', bedrooms: 0, bathrooms: 0 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const shop = canvas.getByRole('link', { name: /^Unit A-101, Shop with a mezzanine, / });
    const name = within(shop).getByText('Shop with a mezzanine');
    await expect(name.getBoundingClientRect().width).toBeLessThan(shop.getBoundingClientRect().width);
    await expect(canvas.getByRole('link', { name: /^Unit A-102, Kiosk, / })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('0 bed');
  },
};

/** The unit of the page that the plan stands on. */
export const Current: Story = { args: { current: 'A-104' } };

/** A filter leaves some units standing back. */
export const Filtered: Story = { args: { dimmed: ({ facing }) => facing !== 'sea' } };

export const AroundAGarden: Story = {
  args: { plate: plateOf(units, { ...description, middle: 'garden' }), title: 'Ground floor' },
};

const unequal = units.map((unit, index) => (index > 1 ? unit : { ...unit, covered_sq_ft: index === 0 ? 4_000 : 200 }));
const kiosk = unequal[1]?.number ?? '';

/** The smallest of a row can still be read and pressed. */
export const VeryUnequal: Story = {
  tags: ['no-visual'],
  args: { units: unequal, plate: plateOf(unequal, description) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const small = canvas.getByRole('link', { name: new RegExp(`^Unit ${kiosk}, `) });
    const room = small.querySelector('rect')?.getBoundingClientRect().width ?? 0;
    await expect(room).toBeGreaterThanOrEqual(44);
    for (const text of small.querySelectorAll('text')) {
      await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(room);
    }
  },
};

/** Forty units: the plan is pushed aside where there is no room for it. */
export const Large: Story = {
  args: { units: someUnits(40), plate: plateOf(someUnits(40), description) },
};

export const Empty: Story = {
  args: { units: [], plate: plateOf([], description) },
  play: async ({ canvas }) => expect(canvas.getByText('No units on this floor.')).toBeVisible(),
};

const seaUnits = units.filter(({ facing }) => facing === 'sea');

/** What a filter leaves out is dimmed and keeps its place, so the floor stays as it is built. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { dimmed: ({ facing }) => facing !== 'sea' },
};

/** A plan without the units that a filter leaves out shows a building that does not exist. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { units: seaUnits, plate: plateOf(seaUnits, description) },
};

export const LongText: Story = {
  args: {
    title: 'Tower of the Arabian Sea, southern wing beside the promenade, floor 21 with the roof gardens',
    types: projectTypes.map((type) => ({ ...type, name: `${type.name} with terrace, study and servant quarter` })),
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
