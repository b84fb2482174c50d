import { decideDuplicate, listDuplicates } from '@karachi-estates/contracts/duplicates';
import { aDuplicatePair } from '@karachi-estates/fixtures/duplicates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { duplicates as words } from '../../content/duplicates.ts';
import { homes } from '../../content/homes.ts';
import { lists } from '../../content/lists.ts';
import { answers, aPageOf, deskParameters, deskStories, type StoryAnswer, signedIn } from '../../stories/deskStory.tsx';
import DuplicatesRoute from './DuplicatesRoute.tsx';

const world = (answer: StoryAnswer, at = '/duplicates') =>
  deskParameters({
    at,
    api: {
      ...answers(listDuplicates, answer),
      ...answers(decideDuplicate, { answer: aDuplicatePair({ state: 'different' }) }, { id: '7' }),
    },
  });

const meta = {
  ...deskStories,
  title: 'Duplicates',
  component: DuplicatesRoute,
  parameters: world(aPageOf([aDuplicatePair()])),
} satisfies Meta<typeof DuplicatesRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both listings beside each other; what differs is said. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const decide = await canvas.findByRole('button', { name: words.actionOf(words.actions.different, 41, 87) });
    await expect(canvas.getAllByText(/differs/)).toHaveLength(4);
    await userEvent.click(decide);
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText(words.done.different)).toBeVisible();
  },
};

/** What was decided can be taken back. */
export const Decided: Story = { parameters: world(aPageOf([aDuplicatePair({ state: 'same', same_facts: true })])) };

/** Joined under one home: it is no question any more, and only a parting makes it one; why is asked. */
export const Joined: Story = {
  parameters: world(aPageOf([aDuplicatePair({ state: 'same', joined: true })])),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(words.joined)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.actionOf(words.actions.open, 41, 87) })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words.actionOf(words.part, 41, 87) }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: homes.dialog.part.submit }));
    await expect(await within(dialog).findAllByText(homes.dialog.reasonMissing)).not.toHaveLength(0);
  },
};

/** Support may look. */
export const ReadOnly: Story = {
  parameters: deskParameters({
    at: '/duplicates',
    api: { ...signedIn({ roles: ['support'] }), ...answers(listDuplicates, aPageOf([aDuplicatePair()])) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.states.open)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /41/ })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: world(aPageOf([])),
  play: async ({ canvas }) => expect(await canvas.findByText(words.empty.title)).toBeVisible(),
};

export const NoMatch: Story = {
  parameters: world(aPageOf([]), `/duplicates?filter=${encodeURIComponent(JSON.stringify({ state: 'open' }))}`),
  play: async ({ canvas }) => expect(await canvas.findByText(lists.noMatch.title)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
