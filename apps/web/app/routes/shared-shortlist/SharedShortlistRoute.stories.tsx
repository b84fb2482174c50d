import { getSharedShortlist } from '@karachi-estates/contracts/favourites';
import { VOTER_NAME_MISSING } from '@karachi-estates/domain/favourites/messages';
import { propertyCards } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answers, type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import SharedShortlistRoute from './SharedShortlistRoute.tsx';

const path = '/shared-shortlist';
const at = `${path}?token=a-secret`;
const homes = propertyCards(2);
const property_id = homes[0]?.property_id ?? 0;
const votes = [
  { property_id, name: 'Amna', vote: 'yes', comment: 'Near the school' },
  { property_id, name: 'بلال', vote: 'no', comment: '' },
];
const answer = (change: object = {}) =>
  answers(getSharedShortlist, { answer: { owner: 'Sana', homes, votes, ...change } });
const open = (change: Partial<ScreenStory> = {}) => screenParameters({ path, at, api: answer(), ...change });

const meta = {
  ...screenStories,
  title: 'Shared shortlist',
  id: 'screens-routes-shared-shortlist-sharedshortlistroute',
  component: SharedShortlistRoute,
  parameters: open(),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('The shortlist of Sana');
    await expect(canvas.getByText('Amna: Yes')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Vote' })).toHaveLength(2);
    const [question] = canvas.getAllByRole('radiogroup');
    await expect(question).toHaveTextContent(/^What do you think\?\s\*YesMaybeNo$/);
    for (const answer of canvas.getAllByRole('radio')) await expect(answer).toBeRequired();
  },
};

export const Voted: Story = {
  parameters: open({ at: `${at}&name=Amna&done=1` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Thank you, your vote is saved.')).toBeVisible();
    await expect(canvas.getAllByRole('radio', { name: 'Yes' })[0]).toBeChecked();
  },
};

export const Refused: Story = { parameters: open({ at: `${at}&refused=1` }) };

/** What is wrong stands at its field, for that home alone, and what was typed is there. */
export const RefusedFields: Story = {
  tags: ['no-visual'],
  parameters: open({ at: `${at}&home=${property_id}&name=+&vote=&comment=Near+us&refused=1` }),
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('textbox', { name: /^Your name/ });
    await expect(first).toHaveAccessibleDescription(VOTER_NAME_MISSING);
    await expect(second).not.toHaveAccessibleDescription(VOTER_NAME_MISSING);
    await expect(canvas.getAllByText('Choose an answer.')).toHaveLength(1);
    await expect(canvas.getAllByRole('textbox', { name: /^Comment/ })[0]).toHaveValue('Near us');
  },
};

export const Empty: Story = { parameters: open({ api: answer({ homes: [], votes: [] }) }) };

export const Loading: Story = { parameters: open({ api: answers(getSharedShortlist, 'pending') }) };

export const Ended: Story = {
  parameters: open({ api: answers(getSharedShortlist, { failure: 404 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link is not valid any more')).toBeVisible();
  },
};

export const Failed: Story = { parameters: open({ api: answers(getSharedShortlist, { failure: 500 }) }) };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = {
  globals: { language: 'ur' },
  play: async ({ canvas }) => {
    const [opinion] = await canvas.findAllByText(/Amna/);
    // From the right: who it is, then what they say.
    const rightEnd = (word: string) => {
      const text = opinion?.firstChild as Text;
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(word));
      range.setEnd(text, text.data.indexOf(word) + word.length);
      return range.getBoundingClientRect().right;
    };
    await expect(rightEnd('Amna')).toBeGreaterThan(rightEnd('ہاں'));
  },
};
