import { listDeskIssues } from '@karachi-estates/contracts/deskNewsletter';
import { deskIssues } from '@karachi-estates/fixtures/newsletters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { newsletters as words } from '../../content/newsletters.ts';
import {
  answers,
  aPageOf,
  deskParameters,
  deskStories,
  listStates,
  type StoryAnswer,
} from '../../stories/deskStory.tsx';
import NewslettersRoute from './NewslettersRoute.tsx';

const world = (answer: StoryAnswer, at = '/newsletters') =>
  deskParameters({ at, api: answers(listDeskIssues, answer) });

const meta = {
  ...deskStories,
  title: 'Newsletters',
  component: NewslettersRoute,
  parameters: world(aPageOf(deskIssues)),
} satisfies Meta<typeof NewslettersRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates(world, words, '/newsletters');

export const Ready: Story = states.Ready;
export const Empty: Story = states.Empty;
export const NoMatch: Story = states.NoMatch;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;
