import { getMyPlan } from '@karachi-estates/contracts/plans';
import { aPlanState } from '@karachi-estates/fixtures/plans';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { answers, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import { storySettings } from '../../stories/storySettings.ts';
import PlansRoute from './PlansRoute.tsx';

const path = '/plans';
const mine = (state: Parameters<typeof aPlanState>[0]) => answers(getMyPlan, { answer: aPlanState(state) });

const meta = { ...screenStories, component: PlansRoute } satisfies Meta<typeof PlansRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Version A: the free plan and the two paid ones. */
export const Visitor: Story = { parameters: screenParameters({ path, api: storySettings }) };

/** Version B: the paid plans, and the one that the seller has. */
export const Seller: Story = {
  parameters: screenParameters({
    path,
    session: 'seller',
    api: { ...storySettings, ...mine({ plan: 'pro', plan_until: '2026-12-03T07:00:00.000Z' }) },
  }),
};

export const RequestPending: Story = {
  parameters: screenParameters({
    path,
    session: 'seller',
    api: {
      ...storySettings,
      ...mine({
        request: { id: 1, plan: 'premium', months: 3, status: 'pending', created_at: '2026-11-03T07:00:00.000Z' },
      }),
    },
  }),
};

/** Says how to pay, and closes again. */
export const Paying: Story = {
  parameters: screenParameters({ path, api: storySettings }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose Pro' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Pro Plan' });
    await expect(dialog).toHaveTextContent('0000-0000000000');
    await expect(dialog).toHaveTextContent('PKR 3,000');
  },
};

export const PhoneWidth: Story = { ...Visitor, globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { parameters: Visitor.parameters, globals: { language: 'ur' } };
