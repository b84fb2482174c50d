import { listMyProperties } from '@karachi-estates/contracts/ownProperties';
import { ownProperties } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { dashboard } from '../../content/dashboard.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import MyPropertiesRoute from './MyPropertiesRoute.tsx';

const { myProperties: words, empty } = dashboard;
const open = (answer: StoryAnswer, at?: string) =>
  screenParameters({ path: '/my-properties', at, session: 'seller', api: answers(listMyProperties, answer) });
const filled = { answer: ownProperties };

const meta = {
  ...screenStories,
  title: 'My properties',
  id: 'screens-routes-my-properties-mypropertiesroute',
  component: MyPropertiesRoute,
  parameters: open(filled),
} satisfies Meta<typeof MyPropertiesRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Flat with a sea view' })).toBeVisible();
    await expect(canvas.getByText(/^One property is paused, because your plan/)).toBeVisible();
  },
};

/** After a large plan has ended. */
export const ManyPausedByThePlan: Story = {
  parameters: open({
    answer: ownProperties.map((property) => ({ ...property, status: 'paused' as const, paused_by_plan: true })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/properties are paused.* pause one, then resume another/)).toBeVisible();
  },
};

export const Searching: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: words.search.label }), 'clifton');
    await expect(await canvas.findByRole('heading', { name: 'Flat with a sea view' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Corner plot' })).toBeNull();
  },
};

/** The address says what is looked for. */
export const OneStatus: Story = {
  parameters: open(filled, '/my-properties?status=sold'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Shop on the ground floor' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

/** The link of a mail that asks about more homes than it names. */
export const ToConfirm: Story = {
  tags: ['no-visual'],
  parameters: open(
    { answer: ownProperties.map((property, at) => (at === 0 ? { ...property, asked: true as const } : property)) },
    '/my-properties?status=asked',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: words.status.label })).toHaveValue('asked');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const NothingFound: Story = {
  parameters: open(filled, '/my-properties?search=lighthouse'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.noMatch.action }));
    await expect(await canvas.findByRole('heading', { name: 'Corner plot' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: open('pending'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.loading)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: open({ answer: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: empty.heading })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: open({ failure: 500 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: words.failed })).toBeVisible();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { globals: { language: 'ur' } };
