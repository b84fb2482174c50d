import { sitePictures } from '@karachi-estates/fixtures/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PriceText } from '../PriceText/PriceText.tsx';
import { ContactCard } from './ContactCard.tsx';

const meta = {
  title: 'Listings/ContactCard',
  id: 'components-contactcard',
  component: ContactCard,
  args: {
    sellerName: 'Hina Qureshi',
    sellerImage: sitePictures['avatar-02'].src,
    phone: '0300 2245678',
    whatsappHref: '#whatsapp',
    telHref: '#call',
    onContact: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '23rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { whatsappHref: '#whatsapp', children: <PriceText price={95_000_000} size="page" /> },
};

/** Both ways are links, reached and followed by keyboard, and counted. */
export const Keyboard: Story = {
  args: { whatsappHref: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const call = canvas.getByRole('link', { name: 'Call' });
    await expect(call).toHaveFocus();
    await expect(call).toHaveAttribute('href', '#call');
    await userEvent.click(call);
    await expect(args.onContact).toHaveBeenCalledWith('call');
  },
};

export const DefaultAvatar: Story = { args: { sellerImage: null } };

export const NoNumber: Story = { args: { phone: undefined, whatsappHref: undefined, telHref: undefined } };

/** Who gets what, under the buttons. */
export const WithNote: Story = {
  args: { note: 'The seller sees your number. We do not.' },
  play: async ({ canvas }) => expect(await canvas.findByText(/sees your number/)).toBeVisible(),
};

/** A name, a number that can be read, and a plain line about who gets the caller’s number. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {
    children: <PriceText price={95_000_000} size="page" />,
    note: 'The seller sees your number. We do not.',
  },
};

/** A user name and a note in legal words do not tell people whom they call and who learns their number. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    children: <PriceText price={95_000_000} size="page" />,
    sellerName: 'seller_31',
    sellerImage: null,
    phone: '+923002245678',
    note: 'By proceeding you irrevocably consent to the disclosure of your data to third parties as defined in section 7.2.',
  },
};

export const LongText: Story = {
  args: { sellerName: 'Syed Muhammad Abdul Rahman Karachiwala & Sons Estate Agency (سید محمد عبدالرحمن)' },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { sellerName: 'حنا قریشی' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
