import { sellerPath } from '@karachi-estates/domain/accounts/sellerPage';
import { aSellerPage } from '@karachi-estates/fixtures/accounts';
import { propertyCards } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seller, sellerHomes } from '../../data/sellers.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import SellerRoute from './SellerRoute.tsx';

const path = '/sellers/:segment';
const hina = aSellerPage();
const id = hina.seller_id;
const at = sellerPath({ id, name: hina.name });
const opened = (screen: Omit<ScreenStory, 'path'>, network: ScreenStory['network'] = 'silent') =>
  screenParameters({ path, at, network, ...screen });

const meta = {
  ...screenStories,
  title: 'Seller',
  id: 'screens-routes-seller-sellerroute',
  component: SellerRoute,
} satisfies Meta<typeof SellerRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: opened({
    fallback: { [seller(id).key]: hina, [sellerHomes(id, {}).key]: { items: propertyCards(8), next: 'next' } },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: hina.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'More properties' })).toHaveAttribute('href', `${at}?cursor=next`);
  },
};

/** Everything that a seller may agree to show, of one purpose, on a page after the first. */
export const OfOnePurpose: Story = {
  parameters: opened({
    at: `${at}?purpose=rent&cursor=two`,
    fallback: {
      [seller(id).key]: aSellerPage({
        email: 'hina.qureshi@example.com',
        address: 'Office 4, Bukhari Commercial, DHA Phase 6, Karachi',
      }),
      [sellerHomes(id, { purpose: 'rent', cursor: 'two' }).key]: { items: propertyCards(2), next: null },
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'For rent' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Nothing is offered now. */
export const Empty: Story = {
  parameters: opened({
    fallback: {
      [seller(id).key]: aSellerPage({ image: null, for_sale: 0, for_rent: 0, areas: [], email_confirmed: false }),
      [sellerHomes(id, {}).key]: { items: [], next: null },
    },
  }),
};

/** There is no such seller, or they do not want a page. */
export const Missing: Story = { parameters: opened({ at: '/sellers/x-y' }) };

/** The account is erased. */
export const Gone: Story = {
  parameters: opened({ loaderData: { fallback: '{}', missing: 410 } }),
};

export const Loading: Story = { parameters: opened({}) };

export const Failed: Story = { parameters: opened({}, 'unreachable') };

export const HomesFailed: Story = { parameters: opened({ fallback: { [seller(id).key]: hina } }, 'unreachable') };

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
