import { importDeskStatement, listDeskLines } from '@karachi-estates/contracts/deskMoney';
import { aDeskLine } from '@karachi-estates/fixtures/deskMoney';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { money } from '../../content/money.ts';
import { answers, aPageOf, deskParameters, deskStories, type StoryAnswer } from '../../stories/deskStory.tsx';
import StatementsRoute from './StatementsRoute.tsx';

const words = money.statements;
const report = { exact: 4, likely: 2, unknown: 1, known: 0, before: 3, outgoing: 5 };
const world = (answer: StoryAnswer) =>
  deskParameters({
    at: '/statements',
    api: { ...answers(listDeskLines, answer), ...answers(importDeskStatement, { answer: report }) },
  });
const rows = [
  aDeskLine(),
  aDeskLine({
    ...{ id: 72, reference: null, expected: null, seller_name: null, order_state: null },
    ...{ match: 'unknown', description: 'CASH', payer: '' },
  }),
];

const meta = {
  ...deskStories,
  title: 'Statements',
  component: StatementsRoute,
  parameters: world(aPageOf(rows)),
} satisfies Meta<typeof StatementsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(words.referenceOf(71))).toHaveValue('KE-2MNP4-R');
    await expect(canvas.getByRole('cell', { name: 'PKR 500, Bilal Siddiqui' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Unknown' })).toBeVisible();
    // The list has what waits until one asks for the others.
    await expect(canvas.getByLabelText(words.filters.state)).toHaveDisplayValue(words.lineStates.open);
  },
};

/** A line that is no money for an order is set aside, with a reason. */
export const AsksWhy: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.aside.openOf(72) }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: words.aside.submit }));
    await expect(await within(dialog).findAllByText(words.aside.missing)).not.toHaveLength(0);
  },
};

/** What is set aside says why, and can be taken back. */
export const Aside: Story = {
  parameters: world(
    aPageOf([
      aDeskLine({
        ...{
          reference: null,
          expected: null,
          seller_name: null,
          order_state: null,
          match: 'unknown',
          description: 'RENT OF THE SHOP',
        },
        aside: { at: '2026-11-19T07:00:00.000Z', by: 'Nadia Rahman (staff 1)', reason: 'Rent, not ours' },
      }),
    ]),
  ),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: words.aside.backOf(71) })).toBeVisible(),
};

/** A try says what an import would do. */
export const Tried: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(words.import.bank), 'Sample Bank');
    const file = new File(['Date,Description,Credit\n'], 'statement.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText(words.import.file), file);
    await userEvent.click(canvas.getByRole('button', { name: words.import.dry }));
    await expect(await canvas.findByText(words.report(true))).toBeVisible();
  },
};

/** A file that was corrected after it was chosen is chosen again, and no older report stays beside what is wrong. */
export const ChangedMeanwhile: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const bank = await canvas.findByLabelText(words.import.bank);
    const upload = canvas.getByLabelText<HTMLInputElement>(words.import.file);
    const press = () => userEvent.click(canvas.getByRole('button', { name: words.import.dry }));
    const file = new File(['Date,Description,Credit\n'], 'statement.csv', { type: 'text/csv' });
    await userEvent.upload(upload, file);
    await press();
    await expect((await canvas.findAllByText(words.import.needed))[0]).toBeVisible();
    await userEvent.type(bank, 'Sample Bank');
    await press();
    await expect(await canvas.findByText(words.report(true))).toBeVisible();
    file.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
    await press();
    await expect((await canvas.findAllByText(words.import.changed))[0]).toBeVisible();
    await expect(canvas.queryByText(words.report(true))).toBeNull();
    await expect(upload.files).toHaveLength(0);
  },
};

/** The columns of a file whose headings nobody knows are chosen from them; nothing is chosen for one that is known. */
export const ChoosesColumns: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const upload = await canvas.findByLabelText(words.import.file);
    const names = words.import.columns.names;
    const foreign = new File(['Tag;Zweck;Haben\n31.10.2026;Miete;3000\n'], 'foreign.csv', { type: 'text/csv' });
    await userEvent.upload(upload, foreign);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: names.date }), 'Tag');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: names.credit }), 'Haben');
    const known = new File(['Date,Description,Credit\n'], 'known.csv', { type: 'text/csv' });
    await userEvent.upload(upload, known);
    await userEvent.click(await canvas.findByText(words.import.columns.found));
    await expect(canvas.getByRole('combobox', { name: names.date })).toHaveDisplayValue(
      words.import.columns.own('Date'),
    );
  },
};

export const Empty: Story = {
  parameters: world(aPageOf([])),
  play: async ({ canvas }) => expect(await canvas.findByText(words.empty.title)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
