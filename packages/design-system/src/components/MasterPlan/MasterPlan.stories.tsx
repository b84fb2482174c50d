import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MasterPlan, type SitePlan } from './MasterPlan.tsx';

const plan: SitePlan = {
  width: 640,
  height: 360,
  ground: [
    { kind: 'sea', x: 0, y: 0, width: 640, height: 80 },
    { kind: 'garden', x: 60, y: 110, width: 520, height: 190 },
    { kind: 'road', x: 0, y: 320, width: 640, height: 40 },
  ],
  buildings: [
    { id: 'A', x: 100, y: 140, width: 170, height: 120 },
    { id: 'B', x: 370, y: 140, width: 170, height: 120 },
  ],
};

const meta = {
  title: 'Projects/MasterPlan',
  id: 'components-masterplan',
  component: MasterPlan,
  tags: ['new'],
  args: {
    project: 'Saffron Heights',
    plan,
    buildings: [
      { id: 'A', name: 'Tower A', href: '#A', available: 12, total: 44 },
      { id: 'B', name: 'Tower B', href: '#B', available: 7, total: 44 },
    ],
  },
} satisfies Meta<typeof MasterPlan>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Site plan of Saffron Heights' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tower A: 12 of 44 available' })).toHaveAttribute('href', '#A');
  },
};

export const Current: Story = { args: { current: 'B' } };

/** A project that has no drawing of its site. */
export const WithoutDrawing: Story = { args: { plan: undefined } };

/** Buildings have the names that stand on the site and in the brochure, so that people find theirs. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** Codes of the drawing office mean nothing to a buyer who was told of Tower A. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    buildings: [
      { id: 'A', name: 'BLK_01', href: '#A', available: 12, total: 44 },
      { id: 'B', name: 'BLK_02', href: '#B', available: 7, total: 44 },
    ],
  },
};

export const LongText: Story = {
  args: {
    buildings: [
      { id: 'A', name: 'Tower of the Arabian Sea, southern wing', href: '#A', available: 1_200, total: 4_400 },
      { id: 'B', name: 'B', href: '#B', available: 0, total: 0 },
    ],
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

/** What a building says begins at the right, though the drawing itself is not mirrored. */
export const UrduWords: Story = {
  tags: ['no-visual'],
  parameters: { direction: 'rtl' },
  args: { labels: { available: (available, total) => `${total} میں سے ${available} دستیاب` } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Tower A: / });
    const said = link.querySelector<SVGTextElement>('text:not(.name)');
    const xOf = (at: number) => said?.getStartPositionOfChar(at).x ?? 0;
    await expect(xOf(0)).toBeGreaterThan(xOf('44 میں'.length));
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
