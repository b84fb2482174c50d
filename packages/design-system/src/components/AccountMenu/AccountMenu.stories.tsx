import { aBuyer, aUser } from '@karachi-estates/fixtures/accounts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AccountMenu } from './AccountMenu.tsx';

const seller = aUser();
const buyer = aBuyer();

const meta = {
  component: AccountMenu,
  args: {
    person: { name: `${seller.first_name} ${seller.last_name}`, role: 'Seller', picture: seller.profile_image },
    links: [
      { label: 'Profile', href: '#profile', icon: 'person' },
      { label: 'Favourites', href: '#favourites', icon: 'heart-outline' },
    ],
    onLogout: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '16rem', alignItems: 'start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu of Hina Qureshi Seller' }));
    await expect(canvas.getByRole('link', { name: 'Favourites' })).toBeVisible();
  },
};

/** Escape closes and gives the focus back; Tab leads through the menu and closes it behind itself. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: /^Account menu/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const Buyer: Story = {
  args: { person: { name: `${buyer.first_name} ${buyer.last_name}`, role: 'Buyer', picture: null } },
};

export const LongText: Story = {
  args: { person: { name: 'Syed Muhammad Abdul Rehman Qureshi ul Hussaini', role: 'Seller', picture: null } },
};

export const RightToLeft: Story = { ...Open, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
