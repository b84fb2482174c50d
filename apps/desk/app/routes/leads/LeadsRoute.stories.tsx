import { listDeskLeads } from '@karachi-estates/contracts/deskLeads';
import { deskLeads } from '@karachi-estates/fixtures/desk';
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
import LeadsRoute from './LeadsRoute.tsx';

const world = (answer: StoryAnswer, at = '/leads') => deskParameters({ at, api: answers(listDeskLeads, answer) });

const meta = {
  ...deskStories,
  title: 'Leads',
  component: LeadsRoute,
  parameters: world(aPageOf(deskLeads)),
} satisfies Meta<typeof LeadsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates(world, words.leads, '/leads');

export const Ready: Story = states.Ready;
export const Empty: Story = states.Empty;
export const NoMatch: Story = states.NoMatch;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;
