import { projectBuildings, projectTypes, someUnits } from '@karachi-estates/fixtures/projectUnits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UnitGrid } from './UnitGrid.tsx';

const all = [...someUnits(4), ...someUnits(4, 2), ...someUnits(4, 1, 'B')];

const meta = {
  title: 'Projects/UnitGrid',
  id: 'components-unitgrid',
  component: UnitGrid,
  tags: ['new'],
  args: {
    units: all,
    all,
    types: projectTypes,
    buildings: projectBuildings(),
    filters: {},
    action: '#units',
    onFilter: fn(),
    hrefOf: ({ number }) => `#${number}`,
  },
} satisfies Meta<typeof UnitGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('12 units')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Faces' }), 'Sea');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price up to' }), '7.5 crore');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply filters' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ facing: 'sea', maxPrice: 75_000_000 });
  },
};

export const Filtered: Story = {
  args: { units: all.filter(({ building }) => building === 'B'), filters: { building: 'B', maxPrice: 75_000_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of 12 units')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Price up to' })).toHaveValue('7.5 Crore');
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '#units');
  },
};

/** A plan takes the place of the cards; a false condition leaves them. */
export const WithoutPlan: Story = {
  args: { children: false },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Unit A-101' })).toBeVisible(),
};

/** Nothing fits. */
export const Empty: Story = {
  args: { units: [], filters: { state: 'held' } },
  play: async ({ canvas }) => expect(canvas.getByText('No unit fits these filters')).toBeVisible(),
};

/** The project has none. */
export const NoUnits: Story = { args: { units: [], all: [] } };

export const Loading: Story = {
  args: { units: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading the units…' })).toBeVisible(),
};

export const Failed: Story = { args: { failed: true, onRetry: fn() } };

const inTowerB = all.filter(({ building }) => building === 'B');

/** The filters know all units of the project, so the count says how many of them were left out. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { units: inTowerB, filters: { building: 'B' } },
};

/** Given only the units that are left, the count hides that there are more. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { units: inTowerB, all: inTowerB, filters: { building: 'B' } },
};

export const LongText: Story = {
  args: {
    buildings: projectBuildings().map((each) => ({ ...each, name: `${each.name} of the Arabian Sea beside the park` })),
    types: projectTypes.map((each) => ({ ...each, name: `${each.name} with terrace, study and servant quarter` })),
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
