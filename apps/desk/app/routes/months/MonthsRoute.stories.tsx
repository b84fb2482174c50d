import { listDeskMonths } from '@karachi-estates/contracts/deskMoney';
import { deskMonths } from '@karachi-estates/fixtures/deskMoney';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { frame } from '../../content/frame.ts';
import { money } from '../../content/money.ts';
import { answers, deskParameters, deskStories, type StoryAnswer, signedIn } from '../../stories/deskStory.tsx';
import MonthsRoute from './MonthsRoute.tsx';

const words = money.months;
const world = (answer: StoryAnswer) => deskParameters({ at: '/months', api: answers(listDeskMonths, answer) });

const meta = {
  ...deskStories,
  title: 'Months',
  component: MonthsRoute,
  parameters: world({ answer: { rows: deskMonths } }),
} satisfies Meta<typeof MonthsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'November 2026' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Close / })).toHaveLength(1);
  },
};

/** The close asks once, since it cannot be undone. */
export const AsksOnce: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.closeOf('October 2026') }));
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('alertdialog')).toHaveTextContent(words.ask.text);
  },
};

export const Empty: Story = {
  parameters: world({ answer: { rows: [{ ...deskMonths[1], month: '2026-11', state: 'running' }] } }),
  play: async ({ canvas }) => expect(await canvas.findByText(words.empty.title)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

/** Whoever may not see it is told so, and nothing is asked for. */
export const NotAllowed: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({ at: '/months', api: signedIn({ roles: ['moderator'] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(frame.denied.title)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};
