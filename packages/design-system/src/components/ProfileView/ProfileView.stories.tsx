import { aUser } from '@karachi-estates/fixtures/accounts';
import { longTitles } from '@karachi-estates/fixtures/properties';
import EditRounded from '@mui/icons-material/EditRounded';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProfileView } from './ProfileView.tsx';

const seller = aUser();

const meta = {
  title: "Seller's workspace/ProfileView",
  id: 'components-profileview',
  component: ProfileView,
  args: {
    name: `${seller.first_name} ${seller.last_name}`,
    role: 'Seller',
    picture: seller.profile_image,
    facts: [
      { label: 'First name', value: seller.first_name },
      { label: 'Last name', value: seller.last_name },
      { label: 'Email', value: seller.email },
      { label: 'Phone', value: '0300 2245678' },
      { label: 'Address', value: seller.address },
    ],
    actions: <Button startIcon={<EditRounded />}>Edit Profile</Button>,
  },
} satisfies Meta<typeof ProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LittleKnown: Story = {
  args: {
    name: 'Ali Raza',
    role: 'Buyer',
    picture: null,
    facts: [
      { label: 'Email', value: 'ali.raza@example.com' },
      { label: 'Phone', value: '' },
      { label: 'Address', value: null },
    ],
  },
};

export const WithoutActions: Story = { args: { actions: undefined } };

/** Facts in the words of the form that changes them, and one way to get there. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** Codes and times as they are stored say nothing to their owner, and two filled buttons compete. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    role: 'ROLE_SELLER',
    facts: [
      { label: 'user_id', value: '4711' },
      { label: 'is_verified', value: 'true' },
      { label: 'created_at', value: '2026-11-18T15:40:00.000Z' },
    ],
    actions: (
      <>
        <Button variant="contained">Edit</Button>
        <Button variant="contained">Log out</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    name: 'Muhammad Abdul-Rehman Khan Durrani سید ظفر الحسنین نقوی البخاری',
    facts: [
      { label: 'Email', value: 'the.accounts.department.of.a.very.long.estate.agency@karachi.example.com' },
      { label: 'Address', value: longTitles.mixed },
    ],
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
