import { getDeskInterest } from '@karachi-estates/contracts/desk';
import { aDeskInterestDetail } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lists } from '../../content/lists.ts';
import { answers, deskParameters, deskStories, type StoryAnswer } from '../../stories/deskStory.tsx';
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
