import { sitePictures } from '@karachi-estates/fixtures/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SellerCard } from './SellerCard.tsx';

const meta = {
  title: 'Listings/SellerCard',
  id: 'components-sellercard',
  component: SellerCard,
  args: {
    name: 'Hina Qureshi',
    image: sitePictures['avatar-02'].src,
    phone: '0300 2245678',
    telHref: 'tel:+923002245678',
    email: 'hina.qureshi@example.com',
    address: 'Office 4, Bukhari Commercial, DHA Phase 6, Karachi',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '34rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SellerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '0300 2245678' })).toHaveAttribute('href', 'tel:+923002245678');
  },
};

export const DefaultAvatar: Story = { args: { image: null } };

export const OnlyName: Story = {
  args: { phone: undefined, telHref: undefined, email: undefined, address: undefined, image: null },
};

/** The name leads to the seller's own page. */
export const WithPage: Story = {
  args: { href: '/sellers/57-hina-qureshi' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.name })).toHaveAttribute('href', '/sellers/57-hina-qureshi');
  },
};

/** At the top of the seller's own page. */
export const OfThePage: Story = {
  args: { headingLevel: 1, phone: undefined, telHref: undefined, children: 'On Karachi Estates since 2 March 2026' },
};

/** A name that people know, and a number as it is read in Pakistan, which a press calls. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** A slogan does not say who answers, and a raw number that is no link has to be copied by hand. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    name: 'BEST DEALS 786!!!',
    image: null,
    phone: '00923002245678',
    telHref: undefined,
    address: 'Karachi',
  },
};

export const LongText: Story = {
  args: {
    name: 'Syed Muhammad Abdul Rahman Karachiwala & Sons Estate Agency (سید محمد عبدالرحمن)',
    email: 'sales.department.of.the.karachiwala.family@estate-agency-with-a-long-name.example.com',
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { name: 'حنا قریشی' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
