import { getDeskSeller } from '@karachi-estates/contracts/deskPeople';
import { actOnMark } from '@karachi-estates/contracts/marks';
import { aDeskPersonDetail } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { marks } from '../../content/marks.ts';
import { people as words } from '../../content/people.ts';
import {
  answers,
  deskParameters,
  deskStories,
  detailStates,
  type StoryAnswer,
  signedIn,
} from '../../stories/deskStory.tsx';
import SellerRoute from './SellerRoute.tsx';

const shown = aDeskPersonDetail();
const world = (answer: StoryAnswer) =>
  deskParameters({ at: '/sellers/31', api: answers(getDeskSeller, answer, { id: '31' }) });

const meta = {
  ...deskStories,
  title: 'Seller',
  component: SellerRoute,
  parameters: world({ answer: shown }),
} satisfies Meta<typeof SellerRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = detailStates(world, shown.name);

export const Ready: Story = states.Ready;

/** Suspending says what it does and asks why. */
export const Suspending: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.actions.suspend }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: words.actions.suspend }));
    await expect(await within(dialog).findByText(words.suspend.missing)).toBeVisible();
  },
};

/** A copy of what somebody gave is made on their request only: the question says what is in it and who is told. */
export const Exporting: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.export.label }));
    const question = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(question).toHaveTextContent('They are told by mail.');
  },
};

/** A check is given for what was asked; its words come from the request. */
export const Giving: Story = {
  parameters: deskParameters({
    at: '/sellers/31',
    api: {
      ...answers(getDeskSeller, { answer: shown }, { id: '31' }),
      ...answers(actOnMark, { answer: shown.checks }, { id: '31' }),
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: `${marks.actions.give}: ${marks.kinds.office}` }));
    const dialog = await body.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: marks.actions.give }));
    await expect(await body.findByText(marks.done.give)).toBeVisible();
  },
};

/** Of an identity card nothing is written down: a question stands where other checks have a field. */
export const IdentitySeen: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const give = `${marks.actions.give}: ${marks.kinds.identity}`;
    await userEvent.click(await canvas.findByRole('button', { name: give }));
    const question = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(question).toHaveTextContent(marks.identity.text);
    await expect(within(question).queryByRole('textbox')).toBeNull();
  },
};

/** Taking one away needs a reason. */
export const Taking: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: `${marks.actions.end}: ${marks.kinds.phone}` }));
    const dialog = await body.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: marks.actions.end }));
    await expect(await within(dialog).findByText(marks.missing)).toBeVisible();
  },
};

/** Who handles money reads which ads there are, and is offered neither a way to them nor an action. */
export const ForFinance: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: '/sellers/31',
    api: {
      ...answers(getDeskSeller, { answer: shown }, { id: '31' }),
      ...signedIn({ roles: ['finance'], permissions: ['money', 'people:read'] }),
    },
  }),
  play: async ({ canvas }) => {
    const [listing] = shown.listings;
    await expect(await canvas.findByText(listing?.title ?? '')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: listing?.title })).toBeNull();
    await expect(canvas.queryByRole('button', { name: words.actions.suspend })).toBeNull();
  },
};

export const Suspended: Story = {
  parameters: world({ answer: aDeskPersonDetail({ suspended_at: '2026-11-12T20:00:00.000Z', sessions: 0 }) }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: words.actions.lift })).toBeVisible(),
};

/** Whether the suspension was right is said when it is lifted: a mistake gives days of the plan back. */
export const Lifting: Story = {
  parameters: world({ answer: aDeskPersonDetail({ suspended_at: '2026-11-12T20:00:00.000Z', sessions: 0 }) }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.actions.lift }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: words.actions.lift }));
    await expect(await within(dialog).findByText(words.lift.missing)).toBeVisible();
    const [, mistake] = words.lift.choices;
    await userEvent.click(within(dialog).getByRole('radio', { name: new RegExp(mistake.label) }));
    await expect(within(dialog).queryByText(words.lift.missing)).toBeNull();
  },
};

export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;
