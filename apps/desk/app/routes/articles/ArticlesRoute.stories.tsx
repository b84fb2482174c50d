import { listDeskArticles } from '@karachi-estates/contracts/deskArticles';
import { deskArticles } from '@karachi-estates/fixtures/articles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { articles as words } from '../../content/articles.ts';
import {
  answers,
  aPageOf,
  deskParameters,
  deskStories,
  listStates,
  type StoryAnswer,
} from '../../stories/deskStory.tsx';
import ArticlesRoute from './ArticlesRoute.tsx';

const world = (answer: StoryAnswer, at = '/articles') => deskParameters({ at, api: answers(listDeskArticles, answer) });

const meta = {
  ...deskStories,
  title: 'Articles',
  component: ArticlesRoute,
  parameters: world(aPageOf(deskArticles)),
} satisfies Meta<typeof ArticlesRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates(world, words, '/articles');

export const Ready: Story = states.Ready;
export const Empty: Story = states.Empty;
export const NoMatch: Story = states.NoMatch;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;

/** An article begins with a title, and not without one. */
export const Begins: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: words.create.open }));
    await userEvent.click(await body.findByRole('button', { name: words.create.submit }));
    await expect((await body.findAllByText(words.create.missing))[0]).toBeVisible();
  },
};
