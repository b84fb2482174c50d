import { UNIT_STATES } from '@karachi-estates/domain/projects/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';

const meta = {
  title: 'Projects/AvailabilityBadge',
  id: 'components-availabilitybadge',
  component: AvailabilityBadge,
  tags: ['new'],
  args: { state: 'available' },
  parameters: { without: { LongText: 'Its words are fixed; the longest is that of a hold.' } },
} satisfies Meta<typeof AvailabilityBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('Available')).toBeVisible(),
};

/** Every state has a colour, a pattern and a word. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      {UNIT_STATES.map((state) => (
        <AvailabilityBadge key={state} state={state} />
      ))}
    </div>
  ),
};

/** A hold says when it ends, by the clock of Karachi. */
export const Held: Story = {
  args: { state: 'held', heldUntil: '2026-11-24T09:05:00Z' },
  play: async ({ canvas }) => expect(canvas.getByText('Held until 24 November 2026, 14:05')).toBeVisible(),
};

/** Pass the end of a hold, so that a buyer knows when to ask again. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { state: 'held', heldUntil: '2026-11-24T09:05:00Z' },
};

/** “Held” alone looks like “Sold”, although the unit may be free again tomorrow. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { state: 'held' },
};

export const RightToLeft: Story = { ...AllStates, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { ...AllStates, globals: { viewport: { value: 'phone' } } };
