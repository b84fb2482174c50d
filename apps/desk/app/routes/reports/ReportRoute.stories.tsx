import { getDeskReport } from '@karachi-estates/contracts/deskReviews';
import { aDeskListingDetail, aDeskReport, deskReports } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { lists } from '../../content/lists.ts';
import { reports as words } from '../../content/reports.ts';
import { answers, deskParameters, deskStories, type StoryAnswer } from '../../stories/deskStory.tsx';
import ReportRoute from './ReportRoute.tsx';

const world = (answer: StoryAnswer) =>
  deskParameters({ at: '/reports/71', api: answers(getDeskReport, answer, { id: '71' }) });
const listing = aDeskListingDetail({ reports: [...deskReports] });

const meta = {
  ...deskStories,
  title: 'Report',
  component: ReportRoute,
  parameters: world({ answer: { ...aDeskReport(), listing } }),
} satisfies Meta<typeof ReportRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closing needs words; what is wrong is said beside the field. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.actions.close }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: words.actions.close }));
    await expect(await within(dialog).findAllByText(words.close.missing)).not.toHaveLength(0);
  },
};

/** Nothing is to be done any more. */
export const Closed: Story = {
  parameters: world({
    answer: {
      ...aDeskReport({
        closed_at: '2026-11-19T14:00:00.000Z',
        closed_by: 'Sara Iqbal',
        outcome: 'Called the seller.',
        upheld: true,
      }),
      listing,
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Called the seller.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.actions.close })).toBeNull();
  },
};

/** Its seller was asked already, which is done once; what its visitor wrote keeps its lines and its direction. */
export const Asked: Story = {
  tags: ['no-visual'],
  parameters: world({
    answer: { ...aDeskReport({ asked_at: '2026-11-19T14:00:00.000Z', text: 'گھر بک چکا ہے۔\nSold.' }), listing },
  }),
  play: async ({ canvas }) => {
    const said = await canvas.findByText(/Sold\./);
    await expect(said).toHaveAttribute('dir', 'auto');
    await expect(getComputedStyle(said).whiteSpace).toMatch(/^(pre-line|preserve-breaks)/);
    await expect(canvas.getByRole('button', { name: words.actions.close })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.actions.ask })).toBeNull();
  },
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
