import { mergeAccounts, previewMerge } from '@karachi-estates/contracts/deskMerges';
import { aMergePreview } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { merges as words } from '../../content/merges.ts';
import { answers, deskParameters, deskStories, type StoryAnswer } from '../../stories/deskStory.tsx';
import MergeRoute from './MergeRoute.tsx';

const world = (answer: StoryAnswer, at = '/accounts/31/merge?stays=12') =>
  deskParameters({
    at,
    api: {
      ...answers(previewMerge, answer),
      ...answers(mergeAccounts, { failure: 409, message: 'Look at it again.' }),
    },
  });

const meta = {
  ...deskStories,
  title: 'Make two accounts one',
  component: MergeRoute,
  parameters: world({ answer: aMergePreview() }),
} satisfies Meta<typeof MergeRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is asked once, with both names. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.action }));
    const question = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(question).toHaveTextContent('(#31)');
    await expect(question).toHaveTextContent('(#12)');
  },
};

/** What keeps two accounts apart is said, and there is nothing to press. */
export const Refused: Story = {
  parameters: world({
    answer: aMergePreview({ obstacle: 'An account that is suspended cannot be brought together.', paused: 0 }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/suspended/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.action })).toBeNull();
  },
};

/** Nobody is chosen yet. */
export const Empty: Story = {
  parameters: world('pending', '/accounts/31/merge'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(words.start)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.form.submit }));
    await expect(await canvas.findByText(words.form.missing)).toBeVisible();
  },
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
