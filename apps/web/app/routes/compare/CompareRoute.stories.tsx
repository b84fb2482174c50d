import { compareProperties } from '@karachi-estates/contracts/properties';
import { comparedHomes } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answers, type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import CompareRoute from './CompareRoute.tsx';

const path = '/compare';
const homes = comparedHomes();
const at = `${path}?ids=${homes.map(({ property_id }) => property_id).join(',')}`;
const open = (change: Partial<ScreenStory> = {}) =>
  screenParameters({ path, at, api: answers(compareProperties, { answer: homes }), ...change });

const meta = {
  ...screenStories,
  title: 'Compare homes',
  id: 'screens-routes-compare-compareroute',
  component: CompareRoute,
  parameters: open(),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: '3 properties side by side' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Only what differs' })).toHaveAttribute(
      'href',
      '/compare?ids=1204,1188,980&only=differences',
    );
  },
};

export const OnlyDifferences: Story = {
  parameters: open({ at: `${at}&only=differences` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Show all rows' })).toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: /Bedrooms/ })).toBeNull();
  },
};

/** They differ in nothing. */
export const Alike: Story = {
  parameters: open({
    at: `${at}&only=differences`,
    api: answers(compareProperties, {
      answer: [homes[0], { ...homes[0], property_id: 9 }],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('These properties do not differ in any row.')).toBeVisible();
  },
};

export const Loading: Story = { parameters: open({ api: answers(compareProperties, 'pending') }) };

export const Empty: Story = { parameters: open({ at: path }) };

/** An address that names nothing. */
export const Unknown: Story = {
  parameters: open({ at: `${path}?ids=x` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('We do not know these properties');
  },
};

export const Failed: Story = { parameters: open({ api: answers(compareProperties, { failure: 500 }) }) };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { globals: { language: 'ur' } };
