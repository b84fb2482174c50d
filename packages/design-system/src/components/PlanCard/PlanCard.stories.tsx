import { aPlan } from '@karachi-estates/fixtures/plans';
import { longTitles } from '@karachi-estates/fixtures/properties';
import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlanCard } from './PlanCard.tsx';

const meta = {
  title: 'Plans/PlanCard',
  id: 'components-plancard',
  component: PlanCard,
  args: {
    plan: aPlan('premium'),
    summary: 'For agencies that list every week.',
    action: 'Choose Premium',
    onChoose: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <Box sx={{ maxWidth: parameters.wide ? undefined : '22rem', paddingBlockStart: 2 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Premium' })).toHaveTextContent('PKR 6,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Premium' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const MostPopular: Story = {
  args: { plan: aPlan('pro'), summary: 'For agents with a steady list.', action: 'Choose Pro' },
};

/** The free plan leads to the signup. */
export const Free: Story = {
  args: {
    plan: aPlan('basic'),
    summary: 'For one home and a first try.',
    action: 'Get Started',
    href: '#seller-signup',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '#seller-signup');
  },
};

export const Current: Story = { args: { plan: aPlan('pro'), current: true, action: 'Choose Pro' } };

export const NotNow: Story = {
  args: { because: 'Your last request is still being checked.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Your last request is still being checked.');
  },
};

export const SideBySide: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))', gap: 3 }}>
      <PlanCard plan={aPlan('basic')} summary="For one home and a first try." action="Get Started" href="#signup" />
      <PlanCard plan={aPlan('pro')} summary="For agents with a steady list." action="Choose Pro" />
      <PlanCard plan={aPlan('premium')} summary="For agencies that list every week." action="Choose Premium" />
    </Box>
  ),
  parameters: { wide: true },
};

/** The summary says for whom the plan is, the button which plan it takes. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { plan: aPlan('pro'), summary: 'For agents with a steady list.', action: 'Choose Pro' },
};

/** A button that could stand on any card, and a summary that repeats the list below it. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    plan: aPlan('pro'),
    summary: 'This plan includes everything that is written in the list below.',
    action: 'Click here',
  },
};

export const LongText: Story = {
  args: {
    plan: aPlan('pro', {
      name: 'Professional for estate agencies with several offices',
      price: 1_250_000,
      features: [{ label: longTitles.mixed, included: true }],
    }),
  },
};

export const RightToLeft: Story = { args: { plan: aPlan('pro') }, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { args: { plan: aPlan('pro') }, globals: { viewport: { value: 'phone' } } };
