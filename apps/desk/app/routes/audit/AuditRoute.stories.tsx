import { listAudit, verifyAuditLog } from '@karachi-estates/contracts/desk';
import { auditRows } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { audit as words } from '../../content/audit.ts';
import { lists } from '../../content/lists.ts';
import { answers, aPageOf, deskParameters, deskStories, type StoryAnswer } from '../../stories/deskStory.tsx';
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

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  },
};

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

export const Empty: Story = {
  parameters: world(aPageOf([])),
  play: async ({ canvas }) => expect(await canvas.findByText(words.empty.title)).toBeVisible(),
};

export const NoMatch: Story = {
  parameters: world(aPageOf([]), `/audit?filter=${encodeURIComponent(JSON.stringify({ q: 'penthouse' }))}`),
  play: async ({ canvas }) => expect(await canvas.findByText(lists.noMatch.title)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
