import { SIGNUP_CHOICE_MISSING } from '@karachi-estates/domain/accounts/messages';
import HouseRounded from '@mui/icons-material/HouseRounded';
import KeyRounded from '@mui/icons-material/KeyRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  title: 'Inputs/RadioCards',
  id: 'components-radiocards',
  component: RadioCards,
  args: {
    legend: 'What would you like to do?',
    choices: [
      {
        value: 'buyer',
        label: 'Do You Want To Buy/Rent Property',
        help: 'Keep favourites on every device and send requests faster.',
        icon: <SearchRounded />,
      },
      {
        value: 'seller',
        label: 'Do You Want To Sell/Rent Property',
        help: 'Post properties, answer buyers and manage your listings.',
        icon: <KeyRounded />,
      },
    ],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: '40rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card is the radio button's label. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(/^Post properties/));
    await expect(canvas.getByRole('radio', { name: 'Do You Want To Sell/Rent Property' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('seller');
  },
};

export const Unchosen: Story = {};

/** One stop for Tab, then the arrows. */
export const Keyboard: Story = {
  args: { defaultValue: 'buyer' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Do You Want To Buy/Rent Property' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Do You Want To Sell/Rent Property' })).toBeChecked();
  },
};

export const Beside: Story = { args: { layout: 'beside', defaultValue: 'buyer' } };

export const WithError: Story = { args: { error: SIGNUP_CHOICE_MISSING } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'seller' } };

export const WithoutIcons: Story = {
  args: {
    legend: 'Purpose',
    choices: [
      { value: 'sale', label: 'For sale' },
      { value: 'rent', label: 'For rent', help: 'The price is for one month.' },
    ],
    defaultValue: 'sale',
    layout: 'beside',
  },
};

/** Each choice has a sentence, because what follows from them is not in their names. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** Six names without a sentence fill the screen of a phone, where SelectField takes one line. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    legend: 'Area',
    choices: ['Clifton', 'DHA Phase 6', 'Gulshan-e-Iqbal', 'North Nazimabad', 'Bahadurabad', 'Federal B Area'].map(
      (area) => ({ value: area, label: area }),
    ),
  },
};

export const LongText: Story = {
  args: {
    choices: [
      {
        value: 'a',
        label:
          'میں جائیداد خریدنا یا کرائے پر لینا چاہتا ہوں — I am looking for a home for a large family near a school',
        help: 'Keep favourites on every device, send requests faster, and be told when a price changes in the areas that you follow.',
        icon: <HouseRounded />,
      },
    ],
  },
};

export const RightToLeft: Story = { args: { defaultValue: 'buyer' }, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { args: { defaultValue: 'buyer' }, globals: { viewport: { value: 'phone' } } };
