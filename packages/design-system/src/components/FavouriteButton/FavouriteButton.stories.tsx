import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FavouriteButton, type FavouriteButtonProps } from './FavouriteButton.tsx';

const meta = {
  title: 'Actions/FavouriteButton',
  id: 'components-favouritebutton',
  component: FavouriteButton,
  args: { isFavourite: false, title: '240 sq yd house in Clifton', onChange: fn() },
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Keeper(props: FavouriteButtonProps) {
  const [isFavourite, setFavourite] = useState(props.isFavourite);
  return <FavouriteButton {...props} isFavourite={isFavourite} onChange={setFavourite} />;
}

export const Default: Story = {};

export const Favourite: Story = { args: { isFavourite: true } };

export const WithText: Story = { args: { appearance: 'text' } };

export const WithTextFavourite: Story = { args: { appearance: 'text', isFavourite: true } };

/** Space and Enter turn it; the state is the button's own, not a change of its name. */
export const Keyboard: Story = {
  render: (args) => <Keeper {...args} />,
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Save 240 sq yd house in Clifton' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};

export const OnPicture: Story = {
  decorators: [
    (Story) => (
      <Box sx={{ display: 'inline-block', p: 2, bgcolor: 'primary.dark' }}>
        <Story />
      </Box>
    ),
  ],
};

/** In a row of actions the heart has its word, as the buttons beside it have. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  render: (args) => (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <FavouriteButton {...args} appearance="text" />
      <Button variant="outlined" size="small">
        Share
      </Button>
    </Stack>
  ),
};

/** The heart that is made for photos looks like an ornament beside buttons with words. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  render: (args) => (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <FavouriteButton {...args} appearance="picture" />
      <Button variant="outlined" size="small">
        Share
      </Button>
    </Stack>
  ),
};

export const LongText: Story = {
  args: { appearance: 'text', title: 'Sea-facing penthouse with private terrace, three car porches and a roof garden' },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { appearance: 'text' } };

export const PhoneWidth: Story = { args: { appearance: 'text' }, globals: { viewport: { value: 'phone' } } };
