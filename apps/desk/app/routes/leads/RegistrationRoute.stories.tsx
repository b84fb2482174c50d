import { getDeskInterest } from '@karachi-estates/contracts/deskLeads';
import { aDeskInterestDetail } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, deskParameters, deskStories, detailStates, type StoryAnswer } from '../../stories/deskStory.tsx';
import RegistrationRoute from './RegistrationRoute.tsx';

const shown = aDeskInterestDetail();
const world = (answer: StoryAnswer) =>
  deskParameters({ at: '/interest/21', api: answers(getDeskInterest, answer, { id: '21' }) });

const meta = {
  ...deskStories,
  title: 'Registration of interest',
  component: RegistrationRoute,
  parameters: world({ answer: shown }),
} satisfies Meta<typeof RegistrationRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = detailStates(world, shown.name);

export const Ready: Story = states.Ready;
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;
