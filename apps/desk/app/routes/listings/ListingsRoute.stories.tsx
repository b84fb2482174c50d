import { listDeskListings } from '@karachi-estates/contracts/desk';
import { deskListings } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { frame } from '../../content/frame.ts';
import { listings as words } from '../../content/listings.ts';
import {
  answers,
  aPageOf,
  deskParameters,
  deskStories,
  listStates,
  type StoryAnswer,
  signedIn,
} from '../../stories/deskStory.tsx';
import ListingsRoute from './ListingsRoute.tsx';

const world = (answer: StoryAnswer, at = '/listings') => deskParameters({ at, api: answers(listDeskListings, answer) });

const meta = {
  ...deskStories,
  title: 'Listings',
  component: ListingsRoute,
  parameters: world(aPageOf(deskListings, 1284)),
} satisfies Meta<typeof ListingsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates(world, words, '/listings');

export const Ready: Story = states.Ready;

/** Chosen rows have their actions above the table; hiding asks for a reason once. */
export const Chosen: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [, first, second] = await canvas.findAllByRole('checkbox');
    if (!first || !second) throw new Error('No row can be chosen.');
    await userEvent.click(first);
    await userEvent.click(second);
    await userEvent.click(await canvas.findByRole('button', { name: words.bulk.hide }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(dialog).toHaveAccessibleName(words.reason.many.hide(2));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));
    await expect(await within(dialog).findAllByText(words.reason.missing)).not.toHaveLength(0);
  },
};

/** J and K go along the rows. */
export const ByKeys: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('link', { name: deskListings[0]?.title });
    await userEvent.keyboard('j');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('jjk');
    await expect(canvas.getByRole('link', { name: deskListings[1]?.title })).toHaveFocus();
  },
};

/** Who may only look has nothing to choose. */
export const SeenBySupport: Story = {
  parameters: deskParameters({
    at: '/listings',
    api: { ...signedIn({ roles: ['support'] }), ...answers(listDeskListings, aPageOf(deskListings, 1284)) },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: deskListings[0]?.title });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** A screen that the roles do not allow. */
export const NotAllowed: Story = {
  parameters: deskParameters({ at: '/listings', api: signedIn({ roles: ['finance'] }) }),
  play: async ({ canvas }) => expect(await canvas.findByText(frame.denied.title)).toBeVisible(),
};

export const Empty: Story = states.Empty;
export const NoMatch: Story = states.NoMatch;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;
