import { propertyPath } from '@karachi-estates/domain/properties/address';
import { aProperty, propertyCards } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { property, similarProperties } from '../../data/properties.ts';
import { siteSettings } from '../../data/settings.ts';
import { inSite, withApi } from '../../stories/inSite.tsx';
import PropertyRoute from './PropertyRoute.tsx';

const path = '/property-detail-home/:segment';
const shown = aProperty();
const settings = {
  [siteSettings().key]: {
    siteUrl: 'https://karachi-estates.example',
    contact: { email: '', phone: '', address: '', chatUrl: '' },
    demoData: true,
  },
};
const handedOver = propertyCards(1)[0];

const meta = {
  component: PropertyRoute,
  parameters: { layout: 'fullscreen' },
  beforeEach: withApi('silent'),
} satisfies Meta<typeof PropertyRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  decorators: [
    inSite({
      path,
      address: propertyPath(shown),
      fallback: {
        ...settings,
        [property(shown.property_id).key]: shown,
        [similarProperties(shown.property_id).key]: propertyCards(4),
      },
    }),
  ],
};

/** The card of the page before has handed its property over: only what a card does not know is still on its way. */
export const HandedOver: Story = {
  decorators: [
    inSite({
      path,
      address: handedOver ? propertyPath(handedOver) : '/',
      state: { property: handedOver },
      fallback: settings,
    }),
  ],
};

export const Loading: Story = {
  decorators: [inSite({ path, address: propertyPath(shown), fallback: settings })],
};

/** There is no such property. */
export const Empty: Story = {
  decorators: [inSite({ path, address: '/property-detail-home/x-y', fallback: settings })],
};

export const Failed: Story = {
  beforeEach: withApi('unreachable'),
  decorators: [inSite({ path, address: propertyPath(shown), fallback: settings })],
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
