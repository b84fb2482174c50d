import { listAudit, verifyAuditLog } from '@karachi-estates/contracts/deskAudit';
import { getDeskBuyer, getDeskSeller } from '@karachi-estates/contracts/deskPeople';
import { listStaff } from '@karachi-estates/contracts/deskStaff';
import { aDeskPersonDetail, anAuditRow, aStaffRow, auditRows } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { audit as words } from '../../content/audit.ts';
import { notes } from '../../content/notes.ts';
import { changesOf } from '../../parts/changes.ts';
import {
  answers,
  aPageOf,
  deskParameters,
  deskStories,
  listStates,
  type StoryAnswer,
} from '../../stories/deskStory.tsx';
import AuditRoute from './AuditRoute.tsx';

const staff = answers(listStaff, { answer: { staff: [aStaffRow()], invitations: [] } });
const world = (answer: StoryAnswer, at = '/audit') =>
  deskParameters({ at, api: { ...staff, ...answers(listAudit, answer) } });

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

/** What a row is about leads to its screen; of an account the desk finds out whether it sells or buys. */
export const Linked: Story = {
  parameters: deskParameters({
    at: '/audit',
    api: {
      ...staff,
      ...answers(
        listAudit,
        aPageOf(
          [
            'account:7',
            'report:31',
            'order:5',
            'staff:3',
            'batch:9',
            'article:4',
            'project:palm-court',
            'account:all',
          ].map((subject, at) => anAuditRow({ id: 400 - at, subject })),
        ),
      ),
    },
  }),
  play: async ({ canvas }) => {
    const hrefOf = async (name: string) => (await canvas.findByRole('link', { name })).getAttribute('href');
    await expect(await hrefOf('account:7')).toBe('/accounts/7');
    await expect(await hrefOf('report:31')).toBe('/reports/31');
    await expect(await hrefOf('order:5')).toBe('/orders/5');
    await expect(await hrefOf('staff:3')).toBe('/staff');
    await expect(await hrefOf('article:4')).toBe('/articles/4');
    await expect(await hrefOf('project:palm-court')).toBe('/projects/palm-court');
    for (const name of ['batch:9', 'account:all']) await expect(canvas.queryByRole('link', { name })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: words.filters.actor })).toHaveTextContent(aStaffRow().name);
  },
};

/** The account is no seller’s: its screen is that of buyers. */
export const ToABuyer: Story = {
  parameters: deskParameters({
    at: '/accounts/7',
    api: {
      ...answers(getDeskSeller, { failure: 404, message: 'Not found.' }, { id: '7' }),
      ...answers(getDeskBuyer, { answer: aDeskPersonDetail({ role: 'buyer', name: 'Bilal Buyer' }) }, { id: '7' }),
    },
  }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Bilal Buyer' })).toBeVisible(),
};

export const Verified: Story = {
  parameters: deskParameters({
    at: '/audit',
    api: {
      ...staff,
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
      ...staff,
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
/** Where there is no room for their columns, what changed, from where and about what stand under what was done. */
export const PhoneWidth: Story = {
  ...states.PhoneWidth,
  play: async ({ canvas, userEvent }) => {
    const [row] = auditRows;
    if (!row) throw new Error('The story needs a row.');
    await userEvent.click((await canvas.findAllByText(notes.log.details, { selector: 'summary' }))[0] as HTMLElement);
    const [fold] = canvas.getAllByRole('group');
    await expect(fold).toHaveTextContent(changesOf(row).join('; '));
  },
};
