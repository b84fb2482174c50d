import { getDeskLead } from '@karachi-estates/contracts/desk';
import { aDeskLeadDetail } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, deskParameters, deskStories, detailStates, type StoryAnswer } from '../../stories/deskStory.tsx';
import LeadRoute from './LeadRoute.tsx';

const shown = aDeskLeadDetail();
const world = (answer: StoryAnswer) =>
  deskParameters({ at: '/leads/88', api: answers(getDeskLead, answer, { id: '88' }) });

const meta = {
  ...deskStories,
  title: 'Lead',
  component: LeadRoute,
  parameters: world({ answer: shown }),
} satisfies Meta<typeof LeadRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = detailStates(world, shown.name);

export const Ready: Story = states.Ready;
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;
