import { aPropertyCard } from '@karachi-estates/fixtures/properties';
import CircularProgress from '@mui/material/CircularProgress';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PropertyCard } from '../PropertyCard/PropertyCard.tsx';
import { PropertyCardSkeleton } from './PropertyCardSkeleton.tsx';

const meta = {
  title: 'Feedback/PropertyCardSkeleton',
  id: 'components-propertycardskeleton',
  component: PropertyCardSkeleton,
  parameters: { without: { LongText: 'It holds no text.' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18.25rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PropertyCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing moves when the property comes: the skeleton is as tall as the card. */
export const AsTallAsTheCard: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <div data-testid="skeleton">
        <PropertyCardSkeleton />
      </div>
      <div data-testid="card">
        <PropertyCard property={aPropertyCard()} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const height = (name: string) => canvas.getByTestId(name).getBoundingClientRect().height;
    await expect(Math.abs(height('skeleton') - height('card'))).toBeLessThanOrEqual(4);
  },
};

/** The shape of the card holds its place, so that nothing moves when the home comes. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** A spinner takes less room than the card, so everything below it jumps when the home comes. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  render: () => <CircularProgress aria-label="Loading the home…" />,
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
