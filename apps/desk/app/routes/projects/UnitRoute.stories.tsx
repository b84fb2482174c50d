import { actOnDeskUnit, bookDeskUnit, getDeskUnit } from '@karachi-estates/contracts/deskProjects';
import { aBookedDeskUnit, aDeskUnitDetail } from '@karachi-estates/fixtures/deskProjects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { projects } from '../../content/projects.ts';
import { answers, deskParameters, deskStories, detailStates, type StoryAnswer } from '../../stories/deskStory.tsx';
import UnitRoute from './UnitRoute.tsx';

const words = projects.unit;
const params = { id: '41' };
const world = (answer: StoryAnswer, more: Record<string, StoryAnswer> = {}) =>
  deskParameters({ at: '/units/41', api: { ...answers(getDeskUnit, answer, params), ...more } });
const states = detailStates(world, words.title('E-0101'));

const meta = {
  ...deskStories,
  title: 'Unit',
  component: UnitRoute,
  parameters: world({ answer: aDeskUnitDetail() }),
} satisfies Meta<typeof UnitRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody holds it: who, until when, and the form that books it. */
export const Ready: Story = {
  play: async (context) => {
    await states.Ready.play(context);
    const { canvas } = context;
    await expect(canvas.getByRole('link', { name: 'amna@example.com' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.book.submit })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: words.actions.sold })).toBeNull();
  },
};
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;

/** Releasing a hold asks once, and says who is told. */
export const AsksOnce: Story = {
  parameters: world(
    { answer: aDeskUnitDetail() },
    answers(actOnDeskUnit, { answer: { message: 'E-0101 is available.' } }, params),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: words.actions.release }));
    const question = await body.findByRole('alertdialog');
    await expect(question).toHaveTextContent('Amna Khan gets a mail');
    await userEvent.click(within(question).getByRole('button', { name: words.actions.release }));
    await expect(await body.findByText('E-0101 is available.')).toBeVisible();
  },
};

/** What is wrong with a deposit is said at its field. */
export const WrongDeposit: Story = {
  parameters: world(
    { answer: aDeskUnitDetail() },
    answers(bookDeskUnit, { failure: 400, message: 'Wrong', fields: { deposit: 'This is no amount.' } }, params),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(words.book.deposit), 'a lot');
    await userEvent.type(canvas.getByLabelText(words.book.reference), 'IBFT 4411');
    await userEvent.click(canvas.getByRole('button', { name: words.book.submit }));
    await expect((await canvas.findAllByText('This is no amount.'))[0]).toBeVisible();
  },
};

/** A booking with the payments that were promised; to end it is a step of its own. */
export const Booked: Story = {
  parameters: world({ answer: aBookedDeskUnit() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('IBFT 4411')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: words.booking.total })).toBeVisible();
    await expect(canvas.getByText(words.price.kept)).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.actions.end })).toBeEnabled();
  },
};

/** A sale can be taken back. */
export const Sold: Story = {
  parameters: world({ answer: aBookedDeskUnit({ state: 'sold' }) }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: words.actions.back })).toBeEnabled(),
};
