import { listAreaParts } from '@karachi-estates/contracts/areas';
import { actOnListing, correctListing, getDeskListing, undoAction } from '@karachi-estates/contracts/deskListings';
import { writeFreshnessText } from '@karachi-estates/contracts/freshness';
import { actOnPaper } from '@karachi-estates/contracts/homePapers';
import { joinOffers } from '@karachi-estates/contracts/homes';
import { PRICE_NOT_UNDERSTOOD } from '@karachi-estates/domain/properties/typedMessages';
import { HOME_FULL, REVIEW_NOT_SEEN } from '@karachi-estates/domain/staff/messages';
import { aDeskListingDetail, aDeskOffer } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { frame } from '../../content/frame.ts';
import { freshness } from '../../content/freshness.ts';
import { homes } from '../../content/homes.ts';
import { listings as words } from '../../content/listings.ts';
import { lists } from '../../content/lists.ts';
import { papers } from '../../content/papers.ts';
import { terms } from '../../content/terms.ts';
import {
  answers,
  answersInTurn,
  deskParameters,
  deskStories,
  detailStates,
  type StoryAnswer,
} from '../../stories/deskStory.tsx';
import ListingRoute from './ListingRoute.tsx';

const shown = aDeskListingDetail();
const urduText =
  'السلام علیکم، کیا آپ کی پراپرٹی اب بھی دستیاب ہے؟ https://karachi-estates.example/ur/confirm-listing?token=x';
const world = (answer: StoryAnswer) =>
  deskParameters({ at: '/listings/1204', api: answers(getDeskListing, answer, { id: '1204' }) });

const meta = {
  ...deskStories,
  title: 'Listing',
  component: ListingRoute,
  parameters: world({ answer: shown }),
} satisfies Meta<typeof ListingRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = detailStates(world, shown.title);

export const Ready: Story = {
  play: async (context) => {
    await states.Ready.play(context);
    const map = context.canvas.getByRole('link', { name: /Show on the map/ });
    await expect(map).toHaveAttribute('href', expect.stringMatching(/^\/properties\?view=map&box=[\d._-]+&home=1204$/));
    await expect(context.canvas.getByRole('img', { name: words.map.alt })).toBeVisible();
  },
};

/** Without a list that it was opened from there is nothing to go along. */
export const WithoutAList: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: shown.title });
    await userEvent.keyboard('j');
    await expect(await within(canvasElement.ownerDocument.body).findByText(words.end.noList)).toBeVisible();
  },
};

/** A number that no listing can have is not there, either. */
export const NoSuchNumber: Story = {
  tags: ['no-visual'],
  parameters: world({ failure: 400, message: 'The request is not valid.' }),
  play: async ({ canvas }) => expect(await canvas.findByText(lists.gone.title)).toBeVisible(),
};

/** R asks for the reason that the seller reads; "other" needs words. */
export const SentBack: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: shown.title });
    await userEvent.keyboard('r');
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'other');
    await userEvent.click(within(dialog).getByRole('button', { name: terms.listingActions['send-back'] }));
    await expect(await within(dialog).findAllByText(words.reason.wordsMissing)).not.toHaveLength(0);
  },
};

/** What the seller is told stays in the dialog where a colleague was faster, and where somebody clicks beside it. */
export const RefusedWithWords: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: '/listings/1204',
    api: {
      ...answers(getDeskListing, { answer: shown }, { id: '1204' }),
      ...answers(actOnListing, { failure: 409, message: REVIEW_NOT_SEEN }, { id: '1204' }),
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: shown.title });
    await userEvent.keyboard('h');
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const reason = within(dialog).getByRole('combobox', { name: words.reason.reason });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.selectOptions(reason, 'other');
    const told = within(dialog).getByRole('textbox', { name: words.reason.words });
    await userEvent.type(told, 'The photos show another house.');
    await userEvent.click(within(dialog).getByRole('button', { name: terms.listingActions.hide }));
    await expect(await within(dialog).findByText(REVIEW_NOT_SEEN)).toBeVisible();
    await userEvent.click(dialog.closest('.MuiDialog-container') ?? dialog);
    await expect(told).toHaveValue('The photos show another house.');
  },
};

/** A approves, and the notice has the way back. */
export const Approved: Story = {
  parameters: deskParameters({
    at: '/listings/1204',
    api: {
      ...answers(getDeskListing, { answer: shown }, { id: '1204' }),
      ...answers(actOnListing, { answer: { listing: shown, undo: 'a-ticket' } }, { id: '1204' }),
      ...answers(undoAction, { answer: { undone: [1204], left: [] } }),
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await canvas.findByRole('heading', { level: 1, name: shown.title });
    await userEvent.keyboard('a');
    await expect(await body.findByText(words.actions.doneTo(shown.title, words.actions.done.approve))).toBeVisible();
    await userEvent.click(await body.findByRole('button', { name: frame.undo }));
    await expect(await body.findByText(words.actions.undone)).toBeVisible();
  },
};

/** The notice and its way back are about what was done last, however quickly one thing follows another. */
export const OneAfterAnother: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: '/listings/1204',
    api: {
      ...answers(getDeskListing, { answer: shown }, { id: '1204' }),
      ...answersInTurn(
        actOnListing,
        { answer: { listing: shown, undo: 'a-ticket' } },
        { failure: 409, message: REVIEW_NOT_SEEN },
        { id: '1204' },
      ),
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await canvas.findByRole('heading', { level: 1, name: shown.title });
    await userEvent.keyboard('a');
    await body.findByText(words.actions.doneTo(shown.title, words.actions.done.approve));
    await userEvent.keyboard('a');
    await expect(await body.findByText(REVIEW_NOT_SEEN)).toBeVisible();
    await expect(body.queryByRole('button', { name: frame.undo })).toBeNull();
  },
};

/** What was done days ago stands in the log with the way back, which says what becomes of how many, and asks once. */
export const TakesBack: Story = {
  parameters: deskParameters({
    at: '/listings/1204',
    api: {
      ...answers(
        getDeskListing,
        { answer: { ...shown, take_back: { row: shown.log[0]?.id, undo: 'a-ticket', ads: 12 } } },
        { id: '1204' },
      ),
      ...answers(undoAction, { answer: { undone: [1204], left: [1150] } }),
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: words.actions.takeBack.label }));
    const dialog = within(await body.findByRole('alertdialog'));
    await expect(dialog.getByText(words.actions.takeBack.text(12))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: words.actions.takeBack.label }));
    await expect(await body.findByText(words.actions.undoneOnly(1, [1150]))).toBeVisible();
  },
};

/** A line of the papers is marked as seen, with the line as it was read. */
export const PaperSeen: Story = {
  parameters: deskParameters({
    at: '/listings/1204',
    api: {
      ...answers(getDeskListing, { answer: shown }, { id: '1204' }),
      ...answers(actOnPaper, { answer: { papers: shown.papers } }, { id: '1204', line: 'title' }),
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: `${papers.open}: Title` })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `${papers.see}: Title` }));
    await expect(await within(canvasElement.ownerDocument.body).findByText(papers.done.see)).toBeVisible();
  },
};

/** Its seller does not answer the mail: the question as a WhatsApp text, in the seller's language. */
export const Unanswered: Story = {
  parameters: deskParameters({
    at: '/listings/1204',
    api: {
      ...answers(
        getDeskListing,
        {
          answer: aDeskListingDetail({
            freshness: {
              ...{ state: 'dimmed', since: '2026-11-12T07:00:00.000Z', confirmed_at: '2026-10-22T07:00:00.000Z' },
            },
          }),
        },
        { id: '1204' },
      ),
      ...answers(
        writeFreshnessText,
        { answer: { text: urduText, phone: '+923002245678', url: 'https://wa.me/923002245678?text=x' } },
        { id: '1204' },
      ),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: freshness.write }));
    await expect(await canvas.findByText(urduText)).toBeVisible();
    await expect(canvas.getByRole('link', { name: freshness.open })).toHaveAttribute(
      'href',
      'https://wa.me/923002245678?text=x',
    );
  },
};

/** Joined with other sellers' offers, and joined with one more: number and reason are asked, refusals said at them. */
export const WithOtherOffers: Story = {
  parameters: deskParameters({
    at: '/listings/1204',
    api: {
      ...answers(
        getDeskListing,
        { answer: aDeskListingDetail({ home: { id: 3, offers: [aDeskOffer({ property_id: 1204 }), aDeskOffer()] } }) },
        { id: '1204' },
      ),
      ...answers(joinOffers, { failure: 409, message: HOME_FULL }, { id: '1204' }),
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /^#1377/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: homes.actions.part })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: homes.actions.join }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: homes.dialog.other }), 'that one');
    await userEvent.click(dialog.getByRole('button', { name: homes.dialog.join.submit }));
    await expect(await dialog.findAllByText(homes.dialog.otherMissing)).not.toHaveLength(0);
    await userEvent.clear(dialog.getByRole('textbox', { name: homes.dialog.other }));
    await userEvent.type(dialog.getByRole('textbox', { name: homes.dialog.other }), '#1500');
    await userEvent.type(dialog.getByRole('textbox', { name: homes.dialog.reason }), 'The same gate.');
    await userEvent.click(dialog.getByRole('button', { name: homes.dialog.join.submit }));
    await expect(await dialog.findAllByText(HOME_FULL)).not.toHaveLength(0);
  },
};

/** Facts can be corrected; what is wrong is said beside the field. */
export const Corrected: Story = {
  parameters: deskParameters({
    at: '/listings/1204',
    api: {
      ...answers(getDeskListing, { answer: shown }, { id: '1204' }),
      ...answers(listAreaParts, { answer: [{ id: 61, area_id: shown.area_id, name: 'Phase 8' }] }),
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.actions.correct }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(await within(dialog).findByRole('combobox', { name: words.correct.part })).toHaveValue('');
    await expect(within(dialog).getByRole('textbox', { name: words.correct.description })).toHaveValue(
      shown.description,
    );
    const price = within(dialog).getByRole('textbox', { name: words.correct.price });
    await userEvent.clear(price);
    await userEvent.type(price, '5');
    await expect(await within(dialog).findByText(/Is a digit missing\?/)).toBeVisible();
    await userEvent.clear(price);
    await userEvent.type(price, 'a lot');
    await userEvent.click(within(dialog).getByRole('button', { name: words.correct.save }));
    await expect(await within(dialog).findAllByText(PRICE_NOT_UNDERSTOOD)).not.toHaveLength(0);
  },
};

/** A price is written as anywhere else: the one that stands there in another form is no change. */
export const PriceInWords: Story = {
  tags: ['no-visual'],
  parameters: Corrected.parameters,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.actions.correct }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const price = dialog.getByRole('textbox', { name: words.correct.price });
    await userEvent.clear(price);
    await userEvent.type(price, '900 crore');
    await expect(await dialog.findByText(/Is a digit too many/)).toBeVisible();
    await userEvent.clear(price);
    await userEvent.type(price, `PKR ${shown.price.toLocaleString('en')}`);
    await userEvent.click(dialog.getByRole('button', { name: words.correct.save }));
    await expect(await dialog.findByText(words.correct.nothing)).toBeVisible();
  },
};

/** What the seller has changed since the dialog was opened is not taken back by it. */
export const ChangedMeanwhile: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: '/listings/1204',
    api: {
      ...answers(getDeskListing, { answer: shown }, { id: '1204' }),
      ...answers(listAreaParts, { answer: [] }),
      ...answers(correctListing, { failure: 409, message: REVIEW_NOT_SEEN }, { id: '1204' }),
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.actions.correct }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: words.correct.name }), ' near the park');
    await userEvent.click(dialog.getByRole('button', { name: words.correct.save }));
    await expect(await dialog.findByText(REVIEW_NOT_SEEN)).toBeVisible();
  },
};

/** Taken down: it can be restored, and the reason stands among the facts. */
export const Hidden: Story = {
  parameters: world({
    answer: aDeskListingDetail({
      review: 'hidden',
      review_reason: 'fraud',
      review_words: 'The photos are another house’s.',
    }),
  }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: terms.listingActions.restore })).toBeVisible(),
};

/** What was hidden by mistake is restored after a question that says what follows. */
export const HiddenByMistake: Story = {
  parameters: world({ answer: aDeskListingDetail({ review: 'hidden', review_reason: 'fraud' }) }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.actions.mistake.label }));
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText(words.actions.mistake.text)).toBeVisible();
  },
};

/** Held by its risk, and changed since the last decision: each rule with its points, each fact side by side. */
export const ChangedAndHeld: Story = {
  parameters: world({
    answer: aDeskListingDetail({
      review: 'held',
      status: 'paused',
      waits_since: '2026-11-20T04:00:00.000Z',
      differences: [
        { fact: 'price', before: '99000000', after: '95000000', matters: true },
        { fact: 'garage', before: '1', after: '2', matters: false },
      ],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.waits('3 h'))).toBeVisible();
    await expect(canvas.getByText(/35 points/)).toBeVisible();
    await expect(canvas.getByText(words.differences.minor)).toBeVisible();
    await expect(canvas.getAllByText(/99,000,000/)[0]).toBeVisible();
  },
};

/** Nothing is offered for a deleted ad, and none that is paused is featured: the server would refuse both. */
export const Deleted: Story = {
  tags: ['no-visual'],
  parameters: world({ answer: aDeskListingDetail({ status: 'deleted' }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: shown.title });
    await expect(canvas.queryByRole('heading', { name: words.actions.title })).toBeNull();
  },
};

export const Paused: Story = {
  tags: ['no-visual'],
  parameters: world({ answer: aDeskListingDetail({ status: 'paused' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: terms.listingActions.approve })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: terms.listingActions.feature })).toBeNull();
  },
};

/** An ad whose featured time is over can be featured again. */
export const FeaturedBefore: Story = {
  tags: ['no-visual'],
  parameters: world({
    answer: aDeskListingDetail({ review: 'approved', featured_until: '2026-11-01T00:00:00.000Z' }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: terms.listingActions.feature })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: terms.listingActions.unfeature })).toBeNull();
    await expect(canvas.queryByText(words.facts.featured)).toBeNull();
  },
};

const [likeIt] = shown.suspicious;

/** An ad that shares more than one thing is one line with all of them. */
export const SuspiciousTwice: Story = {
  tags: ['no-visual'],
  parameters: world({
    answer: aDeskListingDetail({ suspicious: likeIt ? [likeIt, { ...likeIt, why: 'phone' }] : [] }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.suspicious.why.photo)).toBeVisible();
    await expect(canvas.getByText(words.suspicious.why.phone)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: likeIt?.listing.title })).toHaveLength(1);
  },
};

const anAppeal = {
  id: 8,
  words: 'I inherited the house and sell at once.',
  created_at: '2026-11-20T05:00:00.000Z',
  mine: false,
  outcome: null,
  answer: '',
};
const appealed = (change: Partial<typeof anAppeal> = {}) =>
  world({ answer: aDeskListingDetail({ review: 'hidden', status: 'paused', appeal: { ...anAppeal, ...change } }) });

/** An appeal is answered with words, once; nothing else is done with the ad meanwhile. */
export const Appealed: Story = {
  parameters: appealed(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.appeal.grant }));
    await expect(canvas.queryByRole('button', { name: terms.listingActions.restore })).toBeNull();
    // Visitors find nothing at its address now.
    await expect(canvas.queryByRole('link', { name: words.onSite })).toBeNull();
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: words.appeal.grant }));
    await expect(await within(dialog).findAllByText(words.appeal.wordsMissing)).not.toHaveLength(0);
  },
};

/** Who made the decision does not decide the appeal. */
export const AppealedAgainstMe: Story = {
  parameters: appealed({ mine: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.appeal.mine)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.appeal.grant })).toBeNull();
  },
};

export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;
