import { addFavourites, getSharing, listCardsByIds } from '@karachi-estates/contracts/favourites';
import { propertyCards } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { answers, type ScreenStory, screenParameters, screenStories, screenWorld } from '../../stories/screenStory.tsx';
import FavouritesRoute from './FavouritesRoute.tsx';

interface Args {
  stored?: number[];
  notes?: Record<number, object>;
}

const path = '/favourites';
const homes = propertyCards(4);
const ids = homes.map(({ property_id }) => property_id);
const cards = answers(listCardsByIds, { answer: homes });
const open = (api: ScreenStory['api'], session: ScreenStory['session'] = 'guest') =>
  screenParameters({ path, session, api });

const meta = {
  ...screenStories,
  title: 'Favourites',
  id: 'screens-routes-favourites-favouritesroute',
  component: FavouritesRoute,
  parameters: open(cards),
  beforeEach: (context) => {
    const leave = screenWorld(context);
    const { stored = ids, notes = {} } = context.args;
    localStorage.setItem('favourites', JSON.stringify({ owner: null, ids: stored, notes }));
    return leave;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(homes.length);
  },
};

export const SignedIn: Story = {
  parameters: open(
    {
      ...cards,
      ...answers(addFavourites, { answer: { property_ids: ids, notes: [] } }),
      ...answers(getSharing, {
        answer: {
          shared: true,
          votes: [{ property_id: ids[0], name: 'Amna', vote: 'maybe', comment: 'Near the school' }],
        },
      }),
    },
    'buyer',
  ),
};

/** A note, one that was seen in person, and one that is not for them. */
export const Noted: Story = {
  args: {
    notes: {
      [ids[0] ?? 0]: { note: 'Ask for the lift', seen: true, rejected: null },
      [ids[1] ?? 0]: { note: '', seen: false, rejected: 'Too far' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(homes.length - 1);
    await expect(canvas.getByRole('heading', { name: 'Not for us (1)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Take it back: / }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(homes.length);
  },
};

/** The order is theirs: the keyboard moves a home and keeps its button. */
export const Moved: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Move .* down$/ });
    const title = homes[0]?.title;
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('article')[1]).toHaveTextContent(title ?? '');
    await expect(canvas.getByRole('button', { name: `Move ${title} down` })).toHaveFocus();
  },
};

/** A home that is let go leaves at once. */
export const LetGo: Story = {
  play: async ({ canvas }) => {
    const [heart] = await canvas.findAllByRole('button', { name: /^Save / });
    if (heart) await userEvent.click(heart);
    await expect(await canvas.findAllByRole('article')).toHaveLength(homes.length - 1);
  },
};

/** The login opens over the page. */
export const LoggingIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    // Its code comes when it is first needed.
    await expect(await screen.findByRole('dialog', { name: 'Log in' }, { timeout: 10_000 })).toBeVisible();
  },
};

export const Loading: Story = { parameters: open(answers(listCardsByIds, 'pending')) };

export const Empty: Story = { args: { stored: [] } };

export const Failed: Story = {
  parameters: open(answers(listCardsByIds, { failure: 500 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your favourites could not be loaded');
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { globals: { language: 'ur' } };
