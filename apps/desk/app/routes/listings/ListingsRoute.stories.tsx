import { listDeskListings } from '@karachi-estates/contracts/desk';
import { deskListings } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { frame } from '../../content/frame.ts';
import { listings as words } from '../../content/listings.ts';
import { lists } from '../../content/lists.ts';
import { answers, aPageOf, deskParameters, deskStories, type StoryAnswer, signedIn } from '../../stories/deskStory.tsx';
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

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  },
};

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

export const Empty: Story = {
  parameters: world(aPageOf([])),
  play: async ({ canvas }) => expect(await canvas.findByText(words.empty.title)).toBeVisible(),
};

export const NoMatch: Story = {
  parameters: world(aPageOf([]), `/listings?filter=${encodeURIComponent(JSON.stringify({ q: 'penthouse' }))}`),
  play: async ({ canvas }) => expect(await canvas.findByText(lists.noMatch.title)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
