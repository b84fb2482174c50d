import { getDeskLead } from '@karachi-estates/contracts/desk';
import { aDeskLeadDetail } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lists } from '../../content/lists.ts';
import { answers, deskParameters, deskStories, type StoryAnswer } from '../../stories/deskStory.tsx';
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

export const Ready: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1, name: shown.name })).toBeVisible(),
};

/** It is not there. */
export const Empty: Story = {
  parameters: world({ failure: 404, message: 'Not found.' }),
  play: async ({ canvas }) => expect(await canvas.findByText(lists.gone.title)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
