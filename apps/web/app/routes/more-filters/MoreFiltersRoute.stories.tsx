import { countProperties } from '@karachi-estates/contracts/propertyLists';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answers, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import MoreFiltersRoute from './MoreFiltersRoute.tsx';

const path = '/properties/filters';
const counted = answers(countProperties, { answer: { total: 1284, capped: false } });

const meta = {
  ...screenStories,
  title: 'More filters',
  id: 'screens-routes-more-filters-morefiltersroute',
  component: MoreFiltersRoute,
  parameters: screenParameters({ path, api: counted }),
} satisfies Meta<typeof MoreFiltersRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show 1,284 properties' })).toBeVisible();
  },
};

/** A search stands in the form, and goes back as it was. */
export const Narrowed: Story = {
  parameters: screenParameters({
    path,
    at: `${path}?propertyType=House,Flat&bathrooms=2&minSize=2250&unit=marla`,
    api: counted,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('House')).toBeChecked();
    await expect(canvas.getByLabelText('Smallest size')).toHaveValue('10');
  },
};

/** Nobody knows how many: the button says it without a number. */
export const NotCounted: Story = {
  parameters: screenParameters({ path, api: answers(countProperties, { failure: 500 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show results' })).toBeVisible();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
