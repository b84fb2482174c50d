import { listAudit, verifyAuditLog } from '@karachi-estates/contracts/desk';
import { auditRows } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { audit as words } from '../../content/audit.ts';
import {
  answers,
  aPageOf,
  deskParameters,
  deskStories,
  listStates,
  type StoryAnswer,
} from '../../stories/deskStory.tsx';
import AuditRoute from './AuditRoute.tsx';

const world = (answer: StoryAnswer, at = '/audit') => deskParameters({ at, api: answers(listAudit, answer) });

const meta = {
  ...deskStories,
  title: 'Audit log',
  component: AuditRoute,
  parameters: world(aPageOf(auditRows)),
} satisfies Meta<typeof AuditRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates(world, words, '/audit');

export const Ready: Story = states.Ready;

export const Verified: Story = {
  parameters: deskParameters({
    at: '/audit',
    api: {
      ...answers(listAudit, aPageOf(auditRows)),
      ...answers(verifyAuditLog, { answer: { rows: 321, first_wrong: null } }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.verify }));
    await expect(await canvas.findByText(words.holds('321'))).toBeVisible();
  },
};

/** Somebody has changed a row in the database. */
export const Tampered: Story = {
  parameters: deskParameters({
    at: '/audit',
    api: {
      ...answers(listAudit, aPageOf(auditRows)),
      ...answers(verifyAuditLog, { answer: { rows: 321, first_wrong: { id: 318, why: 'its hash is another' } } }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.verify }));
    await expect(await canvas.findByText(words.broken(318, 'its hash is another'))).toBeVisible();
  },
};

export const Empty: Story = states.Empty;
export const NoMatch: Story = states.NoMatch;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;
