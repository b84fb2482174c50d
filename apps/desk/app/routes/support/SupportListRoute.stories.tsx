import { listDeskSupport } from '@karachi-estates/contracts/support';
import { deskSupport } from '@karachi-estates/fixtures/support';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { support as words } from '../../content/support.ts';
import {
  answers,
  aPageOf,
  deskParameters,
  deskStories,
  listStates,
  type StoryAnswer,
} from '../../stories/deskStory.tsx';
import SupportListRoute from './SupportListRoute.tsx';

const world = (answer: StoryAnswer, at = '/support') => deskParameters({ at, api: answers(listDeskSupport, answer) });

const meta = {
  ...deskStories,
  title: 'Support requests',
  component: SupportListRoute,
  parameters: world(aPageOf(deskSupport)),
} satisfies Meta<typeof SupportListRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates(world, words, '/support');

export const Ready: Story = states.Ready;
export const Empty: Story = states.Empty;
export const NoMatch: Story = states.NoMatch;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;
