import { writeToSeller } from '@karachi-estates/contracts/enquiries';
import { aProperty } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { trust } from '../../content/trust.ts';
import { property } from '../../data/properties.ts';
import { answers, type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import WriteToSellerRoute from './WriteToSellerRoute.tsx';

const path = '/write-to-seller';
const words = trust.write;
const listing = aProperty();
const at = (query = '', isRead = true, network: ScreenStory['network'] = 'silent') =>
  screenParameters({
    path,
    at: `${path}?id=${listing.property_id}${query}`,
    network,
    fallback: isRead ? { [property(listing.property_id).key]: listing } : undefined,
  });

const meta = {
  ...screenStories,
  title: 'Write to a seller',
  id: 'screens-routes-write-to-seller-writetosellerroute',
  component: WriteToSellerRoute,
} satisfies Meta<typeof WriteToSellerRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = Parameters<NonNullable<Story['play']>>[0];

async function write(canvas: Play['canvas'], userEvent: Play['userEvent']) {
  await userEvent.type(await canvas.findByRole('textbox', { name: new RegExp(words.words) }), 'Is it to be had?');
  await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(words.name) }), 'Amna');
  await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(words.email) }), 'amna@example.com');
  await userEvent.click(canvas.getByRole('button', { name: words.submit }));
}

export const Ready: Story = {
  parameters: at(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: new RegExp(words.words) })).toBeVisible();
    await expect(canvas.getByText(words.privacy)).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: at('&name=Sana+Ahmed&email=sana&text=Is+the+roof+repaired%3F&refused=ENQUIRY_EMAIL_INVALID'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.refused.email)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: words.words })).toHaveValue('Is the roof repaired?');
  },
};

/** What the server refuses stands at its field, and nothing that was typed is lost. */
export const RefusedField: Story = {
  parameters: {
    ...at(),
    screen: {
      ...at().screen,
      api: answers(writeToSeller, { failure: 400, message: 'Not yet', fields: { phone: 'Enter another number.' } }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await expect(await canvas.findByText('Enter another number.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: new RegExp(words.words) })).toHaveValue('Is it to be had?');
  },
};

/** What is wrong with no field stands above the form, and is scrolled to. */
export const RefusedWhole: Story = {
  tags: ['no-visual'],
  parameters: {
    ...at(),
    screen: { ...at().screen, api: answers(writeToSeller, { failure: 429, message: 'You have written often.' }) },
  },
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};

/** Nothing answers: the message is kept, and what says so has the focus of the form. */
export const Waits: Story = {
  parameters: at('', true, 'unreachable'),
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { name: words.waits.heading })).toHaveFocus();
  },
};

export const Sent: Story = {
  parameters: at('&sent=1'),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.sent.heading })).toBeVisible(),
};

export const Loading: Story = { parameters: at('', false) };

export const Failed: Story = { parameters: at('', false, 'unreachable') };

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
