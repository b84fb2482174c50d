import { aBuyer, aUser } from '@karachi-estates/fixtures/accounts';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AccountMenu } from './AccountMenu.tsx';

const seller = aUser();
const buyer = aBuyer();

const meta = {
  title: 'Navigation/AccountMenu',
  id: 'components-accountmenu',
  component: AccountMenu,
  args: {
    person: { name: `${seller.first_name} ${seller.last_name}`, role: 'Seller', picture: seller.profile_image },
    links: [
      { label: 'Profile', href: '#profile', icon: <PersonRounded /> },
      { label: 'Favourites', href: '#favourites', icon: <FavoriteBorderRounded /> },
    ],
    onLogout: fn(),
  },
  decorators: [
    (Story) => (
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', minHeight: '16rem', alignItems: 'start' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu of Hina Qureshi Seller' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Favourites' })).toBeVisible());
  },
};

/** Enter opens it, the arrows lead through it, Escape closes it and gives the focus back. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: /^Account menu/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

/** Button and menu still name each other by ids that are not their own. */
export const OtherIds: Story = {
  tags: ['no-visual'],
  args: { id: 'account', ref: null, slotProps: { menu: { id: 'account-pages' } } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: /^Account menu/ });
    await userEvent.click(opener);
    const menu = await screen.findByRole('menu', { name: 'Account menu of Hina Qureshi Seller' });
    await expect(menu.closest('#account-pages')).not.toBeNull();
    await expect(opener).toHaveAttribute('aria-controls', 'account-pages');
  },
};

export const Buyer: Story = {
  args: { person: { name: `${buyer.first_name} ${buyer.last_name}`, role: 'Buyer', picture: null } },
};

/** The person’s own name, with their role in a word that people use. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** A number and a role as the database has them do not tell people that this is their own account. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { person: { name: 'USER_000031', role: 'role_seller_basic', picture: null } },
};

export const LongText: Story = {
  args: { person: { name: 'Syed Muhammad Abdul Rehman Qureshi ul Hussaini', role: 'Seller', picture: null } },
};

export const RightToLeft: Story = { ...Open, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
