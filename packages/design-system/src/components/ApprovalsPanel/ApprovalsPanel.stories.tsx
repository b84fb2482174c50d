import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApprovalsPanel } from './ApprovalsPanel.tsx';

const meta = {
  title: 'Projects/ApprovalsPanel',
  id: 'components-approvalspanel',
  component: ApprovalsPanel,
  tags: ['new'],
  args: {
    approvals: [
      { name: 'Permission to sell', authority: 'SBCA', date: '2025-03-14', state: 'seen' },
      { name: 'Building plan', authority: 'SBCA', date: '2024-11-02', state: 'declared' },
    ],
  },
} satisfies Meta<typeof ApprovalsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Document seen')).toBeVisible();
    await expect(canvas.getByText('Declared by the developer')).toBeVisible();
  },
};

export const Empty: Story = { args: { approvals: [] } };

/** Each paper has its own name, office and date, so that a buyer can ask for it there. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** “All approvals” from “the government” can be checked at no office. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    approvals: [{ name: 'All approvals complete', authority: 'The government', date: '2025-03-14', state: 'seen' }],
  },
};

export const LongText: Story = {
  args: {
    approvals: [
      {
        name: 'No objection certificate for the construction of two residential towers beside the sea',
        authority: `Sindh Environmental Protection Agency, ${'Department'.repeat(8)}`,
        date: '2024-11-02',
        state: 'declared',
      },
    ],
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
