import { listAreas } from '@karachi-estates/contracts/areas';
import { getMyProperty } from '@karachi-estates/contracts/ownProperties';
import { KARACHI_CITY_ID } from '@karachi-estates/domain/areas/match';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { areas } from '@karachi-estates/fixtures/areas';
import { anOwnProperty } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { dashboard } from '../../content/dashboard.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import SellerPostEditRoute from './SellerPostEditRoute.tsx';

const { ad: words } = dashboard;
const open = (answer: StoryAnswer) =>
  screenParameters({
    path: '/seller-post-edit/:property_id',
    at: '/seller-post-edit/1204',
    session: 'seller',
    api: {
      ...answers(getMyProperty, answer, { property_id: '1204' }),
      ...answers(listAreas, { answer: areas }, { cityId: String(KARACHI_CITY_ID) }),
    },
  });

const meta = {
  ...screenStories,
  title: 'Change an ad',
  id: 'screens-routes-seller-post-edit-sellerposteditroute',
  component: SellerPostEditRoute,
  parameters: open({ answer: anOwnProperty() }),
} satisfies Meta<typeof SellerPostEditRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Title/ })).toHaveValue(anOwnProperty().title);
    await expect(canvas.getByRole('button', { name: words.update })).toBeDisabled();
  },
};

export const FieldMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: /^Title/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /terms and conditions/ }));
    await userEvent.click(canvas.getByRole('button', { name: words.update }));
    await expect(await canvas.findByRole('textbox', { name: /^Title/ })).toBeInvalid();
  },
};

export const Loading: Story = {
  parameters: open('pending'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};

export const LoadingUrdu: Story = {
  ...Loading,
  tags: ['no-visual'],
  globals: { language: 'ur' },
  play: async ({ canvas }) => expect(await canvas.findByRole('status')).toHaveTextContent('لوڈ ہو رہا ہے…'),
};

/** Another seller's property, or none. */
export const Empty: Story = {
  parameters: open({ failure: 404 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: PROPERTY_NOT_FOUND })).toBeVisible();
    await expect(canvas.getByRole('link', { name: dashboard.missing.action })).toHaveAttribute(
      'href',
      '/my-properties',
    );
  },
};

export const Failed: Story = {
  parameters: open({ failure: 500 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
