import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PriceText } from '../PriceText/PriceText.tsx';
import { ContactBar } from './ContactBar.tsx';

const meta = {
  title: 'Listings/ContactBar',
  id: 'components-contactbar',
  component: ContactBar,
  parameters: { without: { PhoneWidth: 'Every story is a phone, where alone it is shown.' }, layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    whatsappHref: '#whatsapp',
    telHref: '#call',
    onContact: fn(),
    children: <PriceText price={95_000_000} />,
  },
  decorators: [
    (Story) => (
      <main>
        <p style={{ minBlockSize: '60rem', padding: '1rem', margin: 0 }}>The page of a property.</p>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ContactBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Call' }));
    await expect(args.onContact).toHaveBeenCalledWith('call');
  },
};

export const Rent: Story = { args: { children: <PriceText price={325_000} purpose="rent" /> } };

export const OnlyCall: Story = { args: { whatsappHref: undefined } };

/** Without a number there is no bar. */
export const NoNumber: Story = {
  args: { whatsappHref: undefined, telHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Who gets what, under the buttons. */
export const WithNote: Story = {
  args: { note: 'The seller sees your number. We do not.' },
  play: async ({ canvas }) => expect(await canvas.findByText(/sees your number/)).toBeVisible(),
};

/** One word on each button is read at a glance and keeps the bar low. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  args: {},
};

/** Sentences on the buttons break into lines, and the taller bar hides more of the page. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  args: { labels: { call: 'Click here to call', whatsapp: 'Send a WhatsApp message' } },
};

export const LongText: Story = { args: { children: <PriceText price={987_654_321_000} /> } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
