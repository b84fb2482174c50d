import { anOwnProperty, longTitles } from '@karachi-estates/fixtures/properties';
import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { OwnPropertyCard } from './OwnPropertyCard.tsx';

const meta = {
  title: "Seller's workspace/OwnPropertyCard",
  id: 'components-ownpropertycard',
  component: OwnPropertyCard,
  args: { property: anOwnProperty(), onStatusChange: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: '56rem', minHeight: '22rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof OwnPropertyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^500 sq yd house/ })).toHaveAttribute(
      'href',
      '/my-property-detail/1204',
    );
    await expect(canvas.getByRole('link', { name: /^Edit 500/ })).toHaveAttribute('href', '/seller-post-edit/1204');
  },
};

/** With its quality score, as the list of the seller's own has it. */
export const Scored: Story = { args: { quality: 85 } };

/** In a grid the same card stands upright. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: '19rem' }}>
        <Story />
      </Box>
    ),
  ],
};

export const Paused: Story = { args: { property: anOwnProperty({ status: 'paused' }) } };

export const PausedByPlan: Story = { args: { property: anOwnProperty({ status: 'paused', paused_by_plan: true }) } };

/** Its seller is asked whether it is still to be had. */
export const Asked: Story = {
  args: { property: anOwnProperty({ asked: true }), onConfirm: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Still available/ }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** It left the lists because nobody answered; one press brings it back. */
export const LeftTheLists: Story = {
  args: { property: anOwnProperty({ status: 'paused', left_lists: true }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Bring it back/ }));
    await expect(args.onStatusChange).toHaveBeenCalledWith('active');
  },
};

/** The operator looks at it before it is shown. */
export const InReview: Story = {
  args: { property: { ...anOwnProperty({ status: 'paused' }), review: { state: 'held' } } },
  play: async ({ canvas }) => expect(canvas.getByText('Being looked at')).toBeVisible(),
};

/** What the operator keeps from being shown cannot be resumed. */
export const InReviewMenu: Story = {
  tags: ['no-visual'],
  args: InReview.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More for/ }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mark as sold' })).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: 'Resume' })).toBeNull();
  },
};

export const Sold: Story = { args: { property: anOwnProperty({ status: 'sold' }) } };

export const Featured: Story = { args: { property: anOwnProperty({ featured: true }) } };

export const NoPhoto: Story = { args: { property: anOwnProperty({ images: [], photo_count: 0 }) } };

export const Busy: Story = { args: { isBusy: true } };

/** A home for sale can be sold and not rented out. */
export const Menu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More for/ }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mark as sold' })).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: 'Mark as rented' })).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: /^More for/ });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pause' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveFocus();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pause' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onStatusChange).toHaveBeenCalledWith('paused');
    await expect(more).toHaveFocus();
  },
};

/** A question that can be answered with the button beside it. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { property: anOwnProperty({ asked: true }), onConfirm: fn() },
};

/** “Action required” does not say which, and “OK” does not say what one confirms. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    property: anOwnProperty({ asked: true }),
    onConfirm: fn(),
    labels: { asked: 'ACTION REQUIRED!', confirm: 'OK' },
  },
};

export const LongText: Story = {
  args: { property: anOwnProperty({ title: longTitles.mixed, price: 987_654_321_000, views_30d: 1_234_567 }) },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: { property: anOwnProperty({ title: longTitles.urdu }) },
};

/** A long English title loses its end, not its beginning. */
export const EnglishTitleRightToLeft: Story = {
  parameters: { direction: 'rtl' },
  globals: { viewport: { value: 'phone' } },
  args: { property: anOwnProperty({ title: `${longTitles.mixed} ${longTitles.mixed}` }) },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(getComputedStyle(heading)).toMatchObject({ direction: 'ltr', textAlign: 'start' });
    await expect(heading.scrollHeight).toBeGreaterThan(heading.clientHeight);
    await expect(heading.scrollWidth).toBe(heading.clientWidth);
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
