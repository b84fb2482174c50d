import { listAreas } from '@karachi-estates/contracts/areas';
import { findPostedBefore } from '@karachi-estates/contracts/duplicates';
import { getMyFigures } from '@karachi-estates/contracts/ownProperties';
import { KARACHI_CITY_ID } from '@karachi-estates/domain/areas/match';
import { aUser } from '@karachi-estates/fixtures/accounts';
import { areas } from '@karachi-estates/fixtures/areas';
import { aSellersFigures } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dashboard } from '../../content/dashboard.ts';
import {
  type AdDraft,
  type AdDraftText,
  type DraftOf,
  readDraft,
  removeDraft,
  slotOf,
  storeDraft,
} from '../../forms/draft.ts';
import { holdDraft } from '../../forms/holdDraft.ts';
import { emptyAd } from '../../forms/properties.ts';
import { answers, type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import SellerPostAdRoute from './SellerPostAdRoute.tsx';

const { ad: words, limit } = dashboard;
const newAd = { sellerId: aUser().id };
const keep = (of: DraftOf, text: AdDraftText, photos: AdDraft['photos'] = []) =>
  storeDraft(slotOf(of, text.key), text, photos, photos.length > 0);
const picture = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#9dc3cc"/></svg>'],
  'terrace.svg',
  { type: 'image/svg+xml' },
);
const withPlaces = answers(getMyFigures, { answer: aSellersFigures({ plan: 'pro', listings_left: 4 }) });
const withAreas = answers(listAreas, { answer: areas }, { cityId: String(KARACHI_CITY_ID) });
const open = (api: ScreenStory['api']) => screenParameters({ path: '/seller-post-ad', session: 'seller', api });

const meta = {
  ...screenStories,
  title: 'Post an ad',
  id: 'screens-routes-seller-post-ad-sellerpostadroute',
  component: SellerPostAdRoute,
  parameters: open({ ...withPlaces, ...withAreas }),
} satisfies Meta<typeof SellerPostAdRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/Contact email/)).toHaveValue(aUser().email);
    await expect(canvas.getByRole('button', { name: words.publish })).toBeDisabled();
  },
};

/** The score follows what is typed. */
export const Scored: Story = {
  play: async ({ canvas }) => {
    const score = await canvas.findByRole('region', { name: 'Listing quality' });
    await expect(score).toHaveTextContent('5 of 100 points');
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Price/ }), '45000000');
    await waitFor(() => expect(score).toHaveTextContent('20 of 100 points'));
    await expect(score).not.toHaveTextContent('Give the price');
  },
};

export const FieldsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /terms and conditions/ }));
    await userEvent.click(canvas.getByRole('button', { name: words.publish }));
    await expect(await canvas.findByRole('textbox', { name: /^Title/ })).toBeInvalid();
  },
};

async function anAdThatIsReady() {
  const [area = null] = areas;
  const values = {
    ...emptyAd,
    title: 'Corner house with a garden',
    property_type: 'House',
    area,
    price: 62_500_000,
    dimension: '240 sq yd',
    bedrooms: 4,
    bathrooms: 5,
    description: 'Two floors with a garden on three sides.',
    email: 'bilal@example.com',
    cell_no: '0300 1234567',
  };
  await keep(newAd, { values, key: 'again', savedAt: Date.UTC(2026, 10, 20, 9) });
}

async function publishAgain(canvas: ReturnType<typeof within>, canvasElement: HTMLElement) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Continue with it' }));
  await userEvent.click(await canvas.findByRole('checkbox', { name: /terms and conditions/ }));
  await userEvent.click(canvas.getByRole('button', { name: words.publish }));
  const body = within(canvasElement.ownerDocument.body);
  // It is loaded when it is needed, and looking for a role in this long form takes a busy machine seconds.
  const heading = { name: 'This looks like your listing of March 2026' };
  return { body, question: await body.findByRole('dialog', heading, { timeout: 30_000 }) };
}

/** One that was deleted comes back as it is written now; with its photos also a new ad is as old. */
export const DeletedBefore: Story = {
  tags: ['no-visual'],
  parameters: open({
    ...withPlaces,
    ...withAreas,
    ...answers(findPostedBefore, {
      answer: {
        posted: {
          property_id: 12,
          title: 'Corner house with a garden',
          price: 62_500_000,
          purpose: 'sale',
          status: 'deleted',
          created_at: '2026-03-04T09:00:00.000Z',
          hidden: false,
          keeps_date: true,
        },
      },
    }),
  }),
  beforeEach: anAdThatIsReady,
  play: async ({ canvas, canvasElement }) => {
    const { question } = await publishAgain(canvas, canvasElement);
    await expect(within(question).getByText(words.postedBefore.keepsDate)).toBeVisible();
    await expect(within(question).getByRole('button', { name: words.postedBefore.postAnew })).toBeVisible();
    await expect(within(question).getByRole('button', { name: words.postedBefore.bringBack })).toBeVisible();
  },
};

/** The same home again is a question, not a wall. */
export const PostedBefore: Story = {
  tags: ['no-visual'],
  parameters: open({
    ...withPlaces,
    ...withAreas,
    ...answers(findPostedBefore, {
      answer: {
        posted: {
          property_id: 12,
          title: 'Corner house with a garden',
          price: 62_500_000,
          purpose: 'sale',
          status: 'paused',
          created_at: '2026-03-04T09:00:00.000Z',
          hidden: false,
          keeps_date: false,
        },
      },
    }),
  }),
  beforeEach: anAdThatIsReady,
  play: async ({ canvas, canvasElement }) => {
    const { body, question } = await publishAgain(canvas, canvasElement);
    await expect(within(question).getByRole('button', { name: words.postedBefore.bringBack })).toBeVisible();
    // However long the seller thinks: nothing is on its way that could be stopped.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await expect(canvas.queryByText(words.stop.action)).toBeNull();
    await userEvent.click(within(question).getByRole('button', { name: words.postedBefore.post }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Failed to post ad.')).toBeVisible();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** An ad that was begun and not sent. */
export const DraftWaits: Story = {
  beforeEach: async () => {
    const values = { ...emptyAd, title: 'Flat with a sea view' };
    await keep(newAd, { values, key: 'a-draft', savedAt: Date.UTC(2026, 10, 20, 9) }, [picture]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/with 1 photograph on/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with it' }));
    await expect(await canvas.findByRole('textbox', { name: /^Title/ })).toHaveValue('Flat with a sea view');
    await expect(await canvas.findByRole('img', { name: picture.name })).toBeVisible();
  },
};

/** It is thrown away for good when the seller starts afresh. */
export const DraftThrownAway: Story = {
  beforeEach: DraftWaits.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start afresh' }));
    await expect(await canvas.findByRole('textbox', { name: /^Title/ })).toHaveValue('');
    await waitFor(async () => expect(await readDraft(newAd)).toBeUndefined());
  },
};

/** Two tabs wrote one ad each: the later one is offered with its own photographs, and the other one waits. */
export const DraftsOfTwoTabs: Story = {
  tags: ['no-visual'],
  beforeEach: async () => {
    const house = { values: { ...emptyAd, title: 'House in Clifton' }, key: 'house', form: 'one' };
    const flat = { values: { ...emptyAd, title: 'Flat in Saddar' }, key: 'flat', form: 'two' };
    await keep(newAd, { ...house, savedAt: Date.UTC(2026, 10, 20, 9) }, [picture]);
    await keep(newAd, { ...flat, savedAt: Date.UTC(2026, 10, 20, 10) });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Flat in Saddar')).toBeVisible();
    await expect(canvas.queryByText(/photograph/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Start afresh' }));
    await waitFor(async () => {
      expect(await readDraft(newAd)).toMatchObject({ key: 'house', photos: [expect.any(File)] });
    });
  },
};

/** Two tabs have the same ad open: the one that wrote last has its text and its photographs there. */
export const DraftOpenTwice: Story = {
  tags: ['no-visual'],
  beforeEach: async () => {
    const text = { values: { ...emptyAd, title: 'House in Clifton' }, key: 'house', savedAt: 1 };
    await keep(newAd, { ...text, form: 'one' }, [picture]);
    await keep(newAd, { ...text, form: 'two' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('House in Clifton')).toBeVisible();
    await expect(canvas.queryByText(/photograph/)).toBeNull();
  },
};

/** Another tab is writing it: it stays that tab's, and this one has a place of its own. */
export const DraftOpenElsewhere: Story = {
  tags: ['no-visual'],
  beforeEach: async () => {
    const text = { values: { ...emptyAd, title: 'House in Clifton' }, key: 'house', savedAt: 1, form: 'one' };
    await keep(newAd, text);
    const close = new AbortController();
    await holdDraft(slotOf(newAd, text.key), close.signal);
    return () => close.abort();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.draft.openElsewhere)).toBeVisible();
    await expect(canvas.getByText('House in Clifton')).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'Flat in Saddar');
    await expect(await canvas.findByText(words.draftSaved, {}, { timeout: 10_000 })).toBeVisible();
    const flat = await readDraft(newAd);
    await expect(flat).toMatchObject({ values: { title: 'Flat in Saddar' } });
    await removeDraft(flat?.slot ?? '');
    await expect(await readDraft(newAd)).toMatchObject({ key: 'house', values: { title: 'House in Clifton' } });
  },
};

/** Somebody else used this device: what they began is theirs, and so is the change of a posted ad. */
export const DraftOfAnother: Story = {
  beforeEach: async () => {
    const text = { values: { ...emptyAd, title: 'Not yours' }, key: 'another', savedAt: Date.UTC(2026, 10, 20, 9) };
    const others = [{ sellerId: newAd.sellerId + 1 }, { ...newAd, propertyId: 9 }];
    for (const other of others) await keep(other, text);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Title/ })).toHaveValue('');
  },
};

/** A browser that stores nothing on the device must not stop anybody from posting. */
export const NothingIsKept: Story = {
  beforeEach: () => {
    const open = indexedDB.open;
    indexedDB.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    return () => {
      indexedDB.open = open;
    };
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.type(title, 'Shop in Saddar');
    await userEvent.click(canvas.getByRole('checkbox', { name: /terms and conditions/ }));
    await expect(canvas.getByRole('button', { name: words.publish })).toBeEnabled();
    await expect(title).toHaveValue('Shop in Saddar');
    await expect(canvas.queryByText(words.draftSaved)).toBeNull();
    await expect(await keep(newAd, { values: emptyAd, key: 'none', savedAt: 0 })).toBe(false);
    // What has the focus scrolls into sight, and the button at the foot of the window would be pictured anywhere.
    window.scrollTo(0, 0);
  },
};

/** What was typed is on the device a moment later. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'Corner house in Malir');
    // The form waits until the seller rests, and a busy machine takes its time after that.
    await expect(await canvas.findByText(words.draftSaved, {}, { timeout: 10_000 })).toBeVisible();
    await expect((await readDraft(newAd))?.values.title).toBe('Corner house in Malir');
  },
};

/** One photograph could not be sent ahead; it can be sent again without the others. */
export const PhotographFails: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText(words.photos.add, { selector: 'input' }), [picture]);
    await expect(await canvas.findByRole('button', { name: 'Retry photograph 1' })).toBeVisible();
  },
};

/** The plan has featured ads left. */
export const CanBeFeatured: Story = {
  parameters: open({
    ...withAreas,
    ...answers(getMyFigures, { answer: aSellersFigures({ plan: 'pro', listings_left: 4, featured_left: 2 }) }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: words.featured.label }));
    await expect(canvas.getByText(/2 featured ads left/)).toBeVisible();
    // The press has scrolled the page by parts of a pixel, and the bar of the form sticks to the window.
    window.scrollTo(0, 0);
  },
};

/** The limit is said before anything is typed. */
export const PlanIsFull: Story = {
  parameters: open({ ...withAreas, ...answers(getMyFigures, { answer: aSellersFigures({ active: 100 }) }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(limit.heading)).toBeVisible();
    await expect(canvas.getByRole('link', { name: limit.action })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: open({ ...withPlaces, ...answers(listAreas, 'pending', { cityId: String(KARACHI_CITY_ID) }) }),
};

export const Failed: Story = {
  parameters: open({ ...withPlaces, ...answers(listAreas, { failure: 500 }, { cityId: String(KARACHI_CITY_ID) }) }),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { globals: { language: 'ur' } };
