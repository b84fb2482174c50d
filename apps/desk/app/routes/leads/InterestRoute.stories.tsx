import { listDeskInterest } from '@karachi-estates/contracts/deskLeads';
import { aDeskInterest } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { leads as words } from '../../content/leads.ts';
import {
  answers,
  aPageOf,
  deskParameters,
  deskStories,
  listStates,
  type StoryAnswer,
} from '../../stories/deskStory.tsx';
import InterestRoute from './InterestRoute.tsx';

const world = (answer: StoryAnswer, at = '/interest') => deskParameters({ at, api: answers(listDeskInterest, answer) });

const meta = {
  ...deskStories,
  title: 'Interest',
  component: InterestRoute,
  parameters: world(aPageOf([aDeskInterest()])),
} satisfies Meta<typeof InterestRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates(world, words.interest, '/interest');

export const Ready: Story = states.Ready;
export const Empty: Story = states.Empty;
export const NoMatch: Story = states.NoMatch;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;
