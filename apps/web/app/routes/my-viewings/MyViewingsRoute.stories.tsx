import { actOnViewing, listViewings } from '@karachi-estates/contracts/viewings';
import { aBuyersViewing } from '@karachi-estates/fixtures/viewings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { viewings as words } from '../../content/viewings.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import MyViewingsRoute from './MyViewingsRoute.tsx';

const path = '/my-viewings';
const world = (answer: StoryAnswer, done?: StoryAnswer, session: 'buyer' | 'seller' = 'buyer') =>
  screenParameters({
    path,
    session,
    api: { ...answers(listViewings, answer), ...(done && answers(actOnViewing, done, { viewing_id: '1' })) },
  });
const list = [
  aBuyersViewing({
    state: 'offered',
    can: ['accept', 'propose', 'cancel'],
    answer: 'I am out of town before that.',
  }),
  aBuyersViewing({
    viewing_id: 2,
    title: 'سمندر کے قریب فلیٹ',
    state: 'agreed',
    at: '2026-12-05T12:00:00.000Z',
    with: { name: 'Imran Qureshi', phone: '+92 300 7654321' },
    words: '',
  }),
  aBuyersViewing({ viewing_id: 3, state: 'declined', can: [], answer: 'The house is rented by now.' }),
];

const meta = {
  ...screenStories,
  title: 'My viewings',
  id: 'screens-routes-my-viewings-myviewingsroute',
  component: MyViewingsRoute,
  parameters: world({ answer: { viewings: list } }),
} satisfies Meta<typeof MyViewingsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.states.buyer.offered)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '5 December 2026, 17:00' })).toBeChecked();
    await expect(canvas.getByText('The house is rented by now.')).toBeVisible();
  },
};

/** A seller has no public pages of homes: nothing leads there. */
export const AsSeller: Story = {
  tags: ['no-visual'],
  parameters: world({ answer: { viewings: list } }, undefined, 'seller'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(words.states.buyer.offered)).toBeVisible();
    await expect(canvasElement.querySelectorAll('[href*="/property-detail-home/"]')).toHaveLength(0);
  },
};

/** Other times come from a part that opens under its own words. */
export const Moving: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(words.acts.move));
    const times = canvas.getAllByLabelText(new RegExp(words.ask.times[0]));
    await expect(times.at(-1)).toBeVisible();
  },
};

/** The seller was faster: the card says so and stays. */
export const NotChanged: Story = {
  parameters: world({ answer: { viewings: list } }, { failure: 409, message: 'The other side was faster.' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.acts.accept }));
    await expect(await canvas.findByText('The other side was faster.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

export const Empty: Story = {
  parameters: world({ answer: { viewings: [] } }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: words.mine.empty.heading })).toBeVisible(),
};

/** A seller cannot open others' homes: they are told of the page of their own. */
export const EmptyAsSeller: Story = {
  tags: ['no-visual'],
  parameters: world({ answer: { viewings: [] } }, undefined, 'seller'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: words.mine.emptyOfSeller.heading })).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.mine.emptyOfSeller.action })).toHaveAttribute(
      'href',
      '/viewings',
    );
    await expect(canvas.queryByText(words.mine.empty.text)).toBeNull();
  },
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.failed.heading })).toBeVisible(),
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { globals: { language: 'ur' } };
