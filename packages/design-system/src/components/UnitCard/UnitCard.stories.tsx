import { projectTypes, someUnits } from '@karachi-estates/fixtures/projectUnits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnitCard } from './UnitCard.tsx';

const [first, ...rest] = someUnits(5);
if (!first) throw new Error('The fixtures have no units.');

const meta = {
  title: 'Projects/UnitCard',
  id: 'components-unitcard',
  component: UnitCard,
  tags: ['new'],
  args: { unit: first, types: projectTypes, buildingName: 'Tower A', href: '#unit' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UnitCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Unit A-101' })).toHaveAttribute('href', '#unit');
    await expect(canvas.getByText('Available')).toBeVisible();
  },
};

/** A shop has a kind and an area, and nothing is said of rooms. */
export const WithoutRooms: Story = {
  tags: ['no-visual'],
  args: { types: [{ id: '4bed', name: 'Corner shop', bedrooms: 0, bathrooms: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Corner shop')).toBeVisible();
    await expect(canvas.queryByText(/bath/)).toBeNull();
  },
};

export const OnRequest: Story = {
  args: { unit: { ...first, price: null } },
  play: async ({ canvas }) => expect(canvas.getByText('Price on request')).toBeVisible(),
};

export const Held: Story = { args: { unit: { ...first, state: 'held', held_until: '2026-11-24T09:05:00Z' } } };

export const Sold: Story = { args: { unit: { ...(rest[0] ?? first), state: 'sold' } } };

/** Unit and building are called as the developer calls them, on the plan and at the sales desk. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** Ids of the database mean nothing to a buyer, nor to the desk that is asked about them. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { unit: { ...first, number: '65f2c1ae9b' }, buildingName: 'bldg_01', floorName: 'FL-001' },
};

export const LongText: Story = {
  args: {
    unit: { ...first, number: 'TOWER-OF-THE-ARABIAN-SEA-2104-PENTHOUSE', price: 98_765_432_100 },
    buildingName: 'Tower of the Arabian Sea, southern wing beside the promenade',
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
