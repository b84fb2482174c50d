import { getDeskBuyer } from '@karachi-estates/contracts/deskPeople';
import { aDeskPersonDetail } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, deskParameters, deskStories, detailStates, type StoryAnswer } from '../../stories/deskStory.tsx';
import BuyerRoute from './BuyerRoute.tsx';

const shown = aDeskPersonDetail({
  role: 'buyer',
  plan: 'basic',
  plan_until: null,
  listings: [],
  active_listings: 0,
  checks: undefined,
});
const world = (answer: StoryAnswer) =>
  deskParameters({ at: '/buyers/31', api: answers(getDeskBuyer, answer, { id: '31' }) });

const meta = {
  ...deskStories,
  title: 'Buyer',
  component: BuyerRoute,
  parameters: world({ answer: shown }),
} satisfies Meta<typeof BuyerRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = detailStates(world, shown.name);

export const Ready: Story = states.Ready;
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;
