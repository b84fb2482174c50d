import { actOnViewing, listReceivedViewings } from '@karachi-estates/contracts/viewings';
import { myPropertyPath } from '@karachi-estates/domain/properties/address';
import { aViewing } from '@karachi-estates/fixtures/viewings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { viewings as words } from '../../content/viewings.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import ViewingsRoute from './ViewingsRoute.tsx';

const path = '/viewings';
const world = (answer: StoryAnswer, done?: StoryAnswer) =>
  screenParameters({
    path,
    session: 'seller',
    api: { ...answers(listReceivedViewings, answer), ...(done && answers(actOnViewing, done, { viewing_id: '1' })) },
  });
const list = [
  aViewing(),
  aViewing({
    viewing_id: 2,
    title: 'Flat by the sea',
    area: 'Clifton',
    state: 'agreed',
    can: ['propose', 'cancel'],
    at: '2026-12-05T12:00:00.000Z',
    words: '',
  }),
  aViewing({ viewing_id: 3, title: 'Shop on the main road', state: 'cancelled', can: [], answer: 'We found one.' }),
];

const meta = {
  ...screenStories,
  title: 'Viewings',
  id: 'screens-routes-viewings-viewingsroute',
  component: ViewingsRoute,
  parameters: world({ answer: { viewings: list } }, { answer: aViewing({ state: 'agreed' }) }),
} satisfies Meta<typeof ViewingsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.states.seller.asked)).toBeVisible();
    await expect(canvas.getByRole('link', { name: aViewing().title })).toHaveAttribute(
      'href',
      myPropertyPath(aViewing().property_id),
    );
    await expect(canvas.getByRole('radio', { name: '6 December 2026, 11:30' })).not.toBeChecked();
    await expect(canvas.getAllByRole('link', { name: '+92 300 1234567' })[0]).toHaveAttribute(
      'href',
      'tel:+923001234567',
    );
    // Sellers have no public pages of homes.
    await expect(canvas.getByRole('link', { name: 'Flat by the sea' })).toHaveAttribute(
      'href',
      expect.stringContaining('/my-property-detail/812'),
    );
  },
};

/** A time is accepted: both sides get a mail. */
export const Accepted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '6 December 2026, 11:30' }));
    await userEvent.click(canvas.getByRole('button', { name: words.acts.accept }));
    await expect(await canvas.findByText(words.done.accept)).toBeVisible();
    await expect(canvas.getAllByRole('article')[0]).toHaveFocus();
  },
};

/** Who declines says why. */
export const Declining: Story = {
  play: async ({ canvas, userEvent }) => {
    const [summary] = await canvas.findAllByText(words.acts.decline);
    await userEvent.click(summary as HTMLElement);
    await expect(canvas.getByRole('textbox', { name: new RegExp(words.acts.why) })).toBeRequired();
  },
};

/** The form stays the same one, with the focus in it, while words are typed. */
export const Typing: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const [summary] = await canvas.findAllByText(words.acts.decline);
    await userEvent.click(summary as HTMLElement);
    await userEvent.click(canvas.getByRole('textbox', { name: new RegExp(words.acts.why) }));
    await userEvent.keyboard('We are away.');
    const field = canvas.getByRole('textbox', { name: new RegExp(words.acts.why) });
    await expect(field).toHaveValue('We are away.');
    await expect(field).toHaveFocus();
    // What is opened stays open while another act is thought over.
    await userEvent.click(canvas.getByRole('radio', { name: '6 December 2026, 11:30' }));
    await expect(field).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: world({ answer: { viewings: [] } }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: words.received.empty.heading })).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.failed.heading })).toBeVisible(),
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { globals: { language: 'ur' } };
