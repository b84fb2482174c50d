import { longTitles } from '@karachi-estates/fixtures/properties';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  id: 'components-emptystate',
  component: EmptyState,
  args: {
    title: 'No homes match yet',
    children: 'Try a wider price range, or look in the areas next to Clifton.',
    action: (
      <Button variant="outlined" href="#properties">
        Clear all filters
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoAction: Story = { args: { action: undefined } };

export const Favourites: Story = {
  args: {
    icon: <FavoriteBorderRounded />,
    title: 'Nothing saved yet',
    children: 'Press the heart on a home and it waits for you here.',
    action: <Button href="#properties">Browse homes</Button>,
  },
};

/** Say why there is nothing, and what to do next. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'], args: {} };

/** Without a next step it is a dead end. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { title: 'No results', children: '0 records found.', action: undefined },
};

export const LongText: Story = { args: { title: longTitles.mixed, children: longTitles.mixed } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
