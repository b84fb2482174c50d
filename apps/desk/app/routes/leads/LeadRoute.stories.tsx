import { changeDeskLead, getDeskLead, sendLeadShortlist } from '@karachi-estates/contracts/deskLeads';
import { listDeskListings } from '@karachi-estates/contracts/deskListings';
import { aDeskLeadDetail } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { leads as words } from '../../content/leads.ts';
import { notes } from '../../content/notes.ts';
import { writing } from '../../content/writing.ts';
import {
  answers,
  answersByQuery,
  answersInTurn,
  deskParameters,
  deskStories,
  detailStates,
  heldAnswer,
  type StoryAnswer,
} from '../../stories/deskStory.tsx';
import LeadRoute from './LeadRoute.tsx';

const shown = aDeskLeadDetail();
const taken = aDeskLeadDetail({ owner_id: 1, owner: 'Nadia Rahman' });
const world = (answer: StoryAnswer) =>
  deskParameters({
    at: '/leads/88',
    api: {
      ...answers(getDeskLead, answer, { id: '88' }),
      ...answers(sendLeadShortlist, { answer: shown }, { id: '88' }),
    },
  });

const meta = {
  ...deskStories,
  title: 'Lead',
  component: LeadRoute,
  parameters: world({ answer: shown }),
  beforeEach: () => {
    // What an earlier story typed is another story.
    sessionStorage.clear();
    return deskStories.beforeEach();
  },
} satisfies Meta<typeof LeadRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = detailStates(world, shown.name);

export const Ready: Story = states.Ready;
/** Homes are chosen before they are sent; the buttons wait for that. */
export const Sending: Story = {
  play: async ({ canvas, userEvent }) => {
    const mail = await canvas.findByRole('button', { name: words.matching.mail });
    await expect(mail).toBeDisabled();
    for (const { title } of shown.matching)
      await userEvent.click(canvas.getByRole('checkbox', { name: words.matching.choose(title) }));
    await expect(canvas.getByRole('link', { name: words.matching.whatsapp })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me'),
    );
    await userEvent.click(mail);
    await expect(await canvas.findByText(words.matching.sent.mail)).toBeVisible();
  },
};

const nothingMatches = aDeskLeadDetail({ matching: [] });
const [aHome] = shown.matching;
const pageOf = (data: typeof shown.matching) => ({
  answer: { data, pageInfo: { endCursor: null, hasNextPage: false }, total: data.length, total_exact: true },
});

/** Where nothing matches, or something else would please, listings are found by number or title. */
export const SendingOthers: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: '/leads/88',
    api: {
      ...answers(getDeskLead, { answer: nothingMatches }, { id: '88' }),
      ...answers(sendLeadShortlist, { answer: nothingMatches }, { id: '88' }),
      ...answersByQuery(listDeskListings, (query) =>
        pageOf(query.get('status') === 'active' && query.get('q') === 'sea' && aHome ? [aHome] : []),
      ),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: words.matching.find.label });
    await userEvent.type(field, 'sea{Enter}');
    const choose = words.matching.choose(aHome?.title ?? '');
    await userEvent.click(await canvas.findByRole('checkbox', { name: choose }));
    await userEvent.clear(field);
    await userEvent.type(field, 'castle');
    await userEvent.click(canvas.getByRole('button', { name: words.matching.find.submit }));
    // What is chosen stays.
    await expect(await canvas.findByRole('checkbox', { name: choose })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: words.matching.mail }));
    await expect(await canvas.findByText(words.matching.sent.mail)).toBeVisible();
    await expect(await canvas.findByText(words.matching.find.none)).toBeVisible();
  },
};

/** The same words are looked for again where that failed. */
export const FindingFails: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: '/leads/88',
    api: {
      ...answers(getDeskLead, { answer: nothingMatches }, { id: '88' }),
      ...answersInTurn(listDeskListings, { failure: 500 }, pageOf(aHome ? [aHome] : [])),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: words.matching.find.label }), 'sea{Enter}');
    await expect(await canvas.findByText(words.matching.find.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.matching.find.submit }));
    await expect(
      await canvas.findByRole('checkbox', { name: words.matching.choose(aHome?.title ?? '') }),
    ).toBeEnabled();
  },
};

/** Of two who take a lead at once the second reads whose it is. */
export const TakenMeanwhile: Story = {
  // A notice that goes away by itself.
  tags: ['no-visual'],
  parameters: deskParameters({
    at: '/leads/88',
    api: {
      ...answers(getDeskLead, { answer: shown }, { id: '88' }),
      ...answers(
        changeDeskLead,
        { failure: 409, code: 'LEAD_TAKEN', message: 'Sara Iqbal has this one now.' },
        { id: '88' },
      ),
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const colleague = await canvas.findByRole('option', { name: 'Nadia Rahman' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: words.work.owner }), colleague);
    await userEvent.click(canvas.getByRole('button', { name: words.work.save }));
    await expect(await body.findByText(/Sara Iqbal has this one now/)).toBeVisible();
  },
};

/** What is chosen and not saved is still there once the lead is taken. */
export const TakenWhileChoosing: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: '/leads/88',
    api: {
      ...answersInTurn(getDeskLead, { answer: shown }, { answer: taken }, { id: '88' }),
      ...answers(changeDeskLead, { answer: taken }, { id: '88' }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const stage = await canvas.findByRole('combobox', { name: words.work.stage });
    await userEvent.selectOptions(stage, 'lost');
    await userEvent.click(await canvas.findByRole('button', { name: words.work.take }));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: words.work.owner })).toHaveDisplayValue('Nadia Rahman'),
    );
    await expect(stage).toHaveValue('lost');
  },
};

const called = aDeskLeadDetail({ stage: 'called' });

/** Of two who set the stage, the second sees what the first has set before it is set again. */
export const StageSetMeanwhile: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: '/leads/88',
    api: {
      ...answersInTurn(getDeskLead, { answer: shown }, { answer: called }, { id: '88' }),
      ...answers(
        changeDeskLead,
        {
          failure: 409,
          code: 'DESK_ROW_CHANGED',
          message: 'A colleague has changed this.',
          fields: { stage: 'A colleague has changed this.' },
        },
        { id: '88' },
      ),
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const stage = await canvas.findByRole('combobox', { name: words.work.stage });
    const reminder = canvas.getByLabelText(words.work.reminder);
    await userEvent.type(reminder, '2026-12-24');
    await userEvent.selectOptions(stage, 'lost');
    await userEvent.click(canvas.getByRole('button', { name: words.work.save }));
    await expect(await within(canvasElement.ownerDocument.body).findByText(/A colleague has changed/)).toBeVisible();
    await waitFor(() => expect(stage).toHaveValue('called'));
    await expect(reminder).toHaveValue('2026-12-24');
  },
};

const slow = heldAnswer(sendLeadShortlist, { answer: shown }, { id: '88' });

/** Words that are typed while a mail is on its way are for the next one. */
export const SendingSlowly: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: '/leads/88',
    api: { ...answers(getDeskLead, { answer: shown }, { id: '88' }), ...slow.api },
  }),
  play: async ({ canvas, userEvent }) => {
    slow.asked = 0;
    const [first, second] = shown.matching.map(({ title }) => words.matching.choose(title));
    await userEvent.click(await canvas.findByRole('checkbox', { name: first }));
    await userEvent.dblClick(canvas.getByRole('button', { name: words.matching.mail }));
    await waitFor(() => expect(slow.asked).toBe(1));
    const more = canvas.getByRole('textbox', { name: words.matching.words });
    await userEvent.type(more, 'This one, too.');
    await userEvent.click(canvas.getByRole('checkbox', { name: second }));
    slow.come();
    await expect(await canvas.findByText(words.matching.sent.mail)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: first })).not.toBeChecked());
    await expect(canvas.getByRole('checkbox', { name: second })).toBeChecked();
    await expect(more).toHaveValue('This one, too.');
    await expect(slow.asked).toBe(1);
  },
};

/** A link away asks first while a note is typed; a call asks nothing, and what is typed waits in the window. */
export const NoteNotAdded: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.type(await canvas.findByRole('textbox', { name: new RegExp(notes.field) }), 'Call her again');
    await userEvent.click(canvas.getAllByRole('link', { name: words.leads.title })[0] as HTMLElement);
    const question = await body.findByRole('alertdialog');
    await expect(question).toHaveTextContent(writing.leave.text);
    await userEvent.click(within(question).getByRole('button', { name: writing.leave.stay }));
    const call = await canvas.findByRole('link', { name: words.contact.call });
    // The browser of a story has no telephone.
    call.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(call);
    await expect(body.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(sessionStorage.getItem('desk.unsaved.note-leads-88')).toContain('Call her again'));
  },
};

export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;
