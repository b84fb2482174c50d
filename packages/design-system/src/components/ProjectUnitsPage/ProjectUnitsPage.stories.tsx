import { projectBuildings, projectTypes, someUnits } from '@karachi-estates/fixtures/projectUnits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProjectUnitsPage } from './ProjectUnitsPage.tsx';

const units = [...someUnits(6), ...someUnits(6, 2), ...someUnits(6, 1, 'B')];
const project = {
  buildings: projectBuildings(2),
  types: projectTypes,
  approvals: [{ name: 'Building plan', authority: 'SBCA', date: '2024-11-02', state: 'declared' as const }],
};

// The screens of the main site have the pictures of the other states.
const meta = {
  title: 'Projects/ProjectUnitsPage',
  id: 'components-projectunitspage',
  component: ProjectUnitsPage,
  tags: ['new'],
  args: {
    title: 'Units of Saffron Heights',
    name: 'Saffron Heights',
    read: { project, units },
    trail: [{ name: 'Saffron Heights', href: '#home' }],
    notes: ['Sample units: nothing here is for sale.'],
    progress: [{ date: '2026-05-18', percent: 95, words: 'The facade is finished.' }],
    floorPlan: { above: ['sea'], below: ['city'], middle: 'corridor' },
    filters: {},
    path: '/units/',
    onFilter: fn(),
    hrefOf: ({ number }) => `#${number}`,
  },
} satisfies Meta<typeof ProjectUnitsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Plan of Tower A, Floor 1' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Floor 2: 3 available' })).toHaveAttribute(
      'href',
      '/units/?building=A&floor=2#units',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Faces' }), 'Sea');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply filters' }));
    await expect(args.onFilter).toHaveBeenCalledWith('/units/?facing=sea#units');
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** What is chosen stays while the view changes. */
export const AsList: Story = {
  tags: ['no-visual'],
  args: { isList: true, filters: { building: 'B' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 of 18 units')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Plan' })).toHaveAttribute('href', '/units/?building=B#units');
  },
};

/** The same file for every address: each floor has an anchor, which leads to it without scripts, too. */
export const AsFile: Story = {
  tags: ['no-visual'],
  args: { isFile: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /^Floor 2: / })).toHaveAttribute(
      'href',
      '/units/?building=A&floor=2#floor-A-2',
    ),
};

/** Nothing fits the filters. */
export const NothingFits: Story = { tags: ['no-visual'], args: { filters: { maxPrice: 100_000 } } };

/** The project has no units yet. */
export const Empty: Story = { args: { read: { project, units: [] }, progress: [] } };

export const Loading: Story = { args: { read: undefined } };

export const Failed: Story = {
  args: { read: undefined, failed: { reference: '7f3a', retry: fn() } },
  play: async ({ canvas }) => expect(canvas.getByText('The units could not be loaded')).toBeVisible(),
};

/** The note says how old states and prices are, because a buyer decides by them. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { notes: ['States and prices of 24 November 2026, 9:00 am.'] },
};

/** Pressure is no fact, and the counts below it already say how many homes are left. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { notes: ['HURRY!!! ONLY A FEW HOMES LEFT!'] },
};

export const LongText: Story = {
  tags: ['no-visual'],
  args: {
    title: 'Units of the Saffron Heights and Garden Residences of Gulshan-e-Iqbal',
    read: {
      project: {
        ...project,
        buildings: project.buildings.map((each) => ({ ...each, name: `${each.name}, southern wing` })),
      },
      units,
    },
  },
};

export const RightToLeft: Story = { tags: ['no-visual'], parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { tags: ['no-visual'], globals: { viewport: { value: 'phone' } } };
