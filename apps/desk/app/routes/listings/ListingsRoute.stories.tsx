import { actOnListings, getDeskListing, listDeskListings } from '@karachi-estates/contracts/deskListings';
import { REVIEW_NOT_POSSIBLE } from '@karachi-estates/domain/staff/messages';
import { aDeskListingDetail, deskListings } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { frame } from '../../content/frame.ts';
import { listings as words } from '../../content/listings.ts';
import { lists } from '../../content/lists.ts';
import {
  answers,
  answersByQuery,
  aPageOf,
  deskParameters,
  deskStories,
  listStates,
  type StoryAnswer,
  signedIn,
} from '../../stories/deskStory.tsx';
import ListingsRoute from './ListingsRoute.tsx';

const world = (answer: StoryAnswer, at = '/listings') => deskParameters({ at, api: answers(listDeskListings, answer) });

const meta = {
  ...deskStories,
  title: 'Listings',
  component: ListingsRoute,
  parameters: world(aPageOf(deskListings, 1284)),
} satisfies Meta<typeof ListingsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates(world, words, '/listings');

export const Ready: Story = states.Ready;

/** Chosen rows have their actions above the table; hiding asks for a reason once. */
export const Chosen: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [, first, second] = await canvas.findAllByRole('checkbox');
    if (!first || !second) throw new Error('No row can be chosen.');
    await userEvent.click(first);
    await userEvent.click(second);
    await userEvent.click(await canvas.findByRole('button', { name: words.bulk.hide }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(dialog).toHaveAccessibleName(words.reason.many.hide(2));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));
    await expect(await within(dialog).findAllByText(words.reason.missing)).not.toHaveLength(0);
  },
};

const [one, two] = deskListings;
if (!one || !two) throw new Error('The stories need two listings.');

/** A title that is one word leaves the columns beside it where they are read. */
export const TitleWithoutSpaces: Story = {
  tags: ['no-visual'],
  parameters: world(aPageOf([{ ...one, title: 'Superluxuriousseafacingpenthouse'.repeat(4) }, two], 2)),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('link', { name: /^Superluxurious/ });
    const beside = title.closest('td')?.getBoundingClientRect().width ?? Number.POSITIVE_INFINITY;
    await expect(beside).toBeLessThan(480);
  },
};

/** What could not be done is named, and stays chosen for another try. */
export const PartlyDone: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: '/listings',
    api: {
      ...answers(listDeskListings, aPageOf(deskListings, 1284)),
      ...answers(actOnListings, {
        answer: { done: [one.id], refused: [{ id: two.id, message: REVIEW_NOT_POSSIBLE }], undo: 'a-ticket' },
      }),
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const { id } of [one, two])
      await userEvent.click(await canvas.findByRole('checkbox', { name: lists.chooseRow(id) }));
    await userEvent.click(await canvas.findByRole('button', { name: words.bulk.approve }));
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText(new RegExp(`still chosen: #${two.id}\\. This listing`))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: lists.selected(1, 0) })).toBeVisible());
    await expect(canvas.getByRole('checkbox', { name: lists.chooseRow(two.id) })).toBeChecked();
  },
};

const isFiltered = (query: URLSearchParams) => query.has('q');

/** Rows that a filter hides stay chosen, and the bar says so. */
export const ChosenOutOfSight: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: '/listings',
    api: answersByQuery(listDeskListings, (query) => aPageOf(isFiltered(query) ? [two] : [one, two])),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: lists.chooseRow(one.id) }));
    await userEvent.type(canvas.getByRole('searchbox', { name: words.filters.q }), 'Gizri');
    await expect(await canvas.findByRole('region', { name: lists.selected(1, 1) })).toBeVisible();
  },
};

/** At the end of a page that is not the list's last, and before its first row, J and K say where one is. */
export const ToTheEndOfThePage: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: '/listings',
    api: {
      ...answers(listDeskListings, aPageOf([one], 1284)),
      ...answers(getDeskListing, { answer: aDeskListingDetail({ id: one.id }) }, { id: String(one.id) }),
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('link', { name: one.title }));
    await canvas.findByRole('heading', { level: 2, name: words.facts.title });
    await userEvent.keyboard('j');
    await expect(await body.findByText(words.end.last.ofPage(words.title))).toBeVisible();
    await userEvent.keyboard('k');
    await expect(await body.findByText(words.end.first.ofList)).toBeVisible();
  },
};

/** An address that the API refuses, as of an old link, leads to the whole list. */
export const WrongAddress: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: '/listings?sort=title&order=DESC',
    api: answersByQuery(listDeskListings, (query) =>
      query.get('sort') === 'title' ? { failure: 400, message: 'Please check sort.' } : aPageOf([...deskListings]),
    ),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Please check sort.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: lists.whole }));
    await expect(await canvas.findByRole('link', { name: one.title })).toBeVisible();
  },
};

/** Beyond its end a list shows its last page, says which one that is, and goes back from there. */
export const BeyondTheEnd: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: '/listings?page=9&perPage=25',
    api: answersByQuery(listDeskListings, (query) => aPageOf(Number(query.get('skip') ?? 0) > 25 ? [] : [one], 26)),
  }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(`${lists.found('26', true)} · ${lists.page('2')}`)).toBeVisible(),
};

/** J and K go along the rows. */
export const ByKeys: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('link', { name: deskListings[0]?.title });
    await userEvent.keyboard('j');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('jjk');
    await expect(canvas.getByRole('link', { name: deskListings[1]?.title })).toHaveFocus();
  },
};

/** Who may only look has nothing to choose. */
export const SeenBySupport: Story = {
  parameters: deskParameters({
    at: '/listings',
    api: { ...signedIn({ roles: ['support'] }), ...answers(listDeskListings, aPageOf(deskListings, 1284)) },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: deskListings[0]?.title });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** A screen that the roles do not allow. */
export const NotAllowed: Story = {
  parameters: deskParameters({ at: '/listings', api: signedIn({ roles: ['finance'] }) }),
  play: async ({ canvas }) => expect(await canvas.findByText(frame.denied.title)).toBeVisible(),
};

export const Empty: Story = states.Empty;
export const NoMatch: Story = states.NoMatch;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;
