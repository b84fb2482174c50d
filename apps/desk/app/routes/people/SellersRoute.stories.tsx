import { listDeskSellers } from '@karachi-estates/contracts/deskPeople';
import { deskPeople } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { people as words } from '../../content/people.ts';
import {
  answers,
  aPageOf,
  deskParameters,
  deskStories,
  listStates,
  type StoryAnswer,
} from '../../stories/deskStory.tsx';
import SellersRoute from './SellersRoute.tsx';

const world = (answer: StoryAnswer, at = '/sellers') => deskParameters({ at, api: answers(listDeskSellers, answer) });

const meta = {
  ...deskStories,
  title: 'Sellers',
  component: SellersRoute,
  parameters: world(aPageOf(deskPeople)),
} satisfies Meta<typeof SellersRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates(world, words.sellers, '/sellers');

export const Ready: Story = states.Ready;
export const Empty: Story = states.Empty;
export const NoMatch: Story = states.NoMatch;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;
