import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRoutesStub } from 'react-router-dom';
import { expect } from 'storybook/test';
import { SWRConfig } from 'swr';
import { type SiteSettings, siteSettings } from '../../data/settings.ts';
import GrandMonarchPage from './GrandMonarchPage.tsx';

const Page = createRoutesStub([
  {
    path: '/',
    Component: GrandMonarchPage,
    loader: () => ({ videoUrl: null, brochureUrl: null }),
    HydrateFallback: () => null,
  },
]);

const known: SiteSettings = {
  siteUrl: 'https://karachi-estates.example',
  contact: {
    email: 'hello@karachi-estates.example',
    phone: '+92 21 0000 0000',
    address: 'Sample Suite 1, Sample Street, Clifton, Karachi',
    chatUrl: 'https://wa.me/920000000000',
  },
  demoData: true,
};

const meta = {
  title: 'Grand Monarch',
  id: 'screens-routes-grand-monarch-grandmonarchroute',
  component: GrandMonarchPage,
  render: () => (
    <SWRConfig value={{ fallback: { [siteSettings().key]: known }, revalidateOnMount: false }}>
      <Page />
    </SWRConfig>
  ),
  parameters: { brand: 'grand-monarch', layout: 'fullscreen' },
} satisfies Meta<typeof GrandMonarchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Grand Monarch Seaside Residency');
    await expect(canvas.getAllByRole('link', { name: 'View Floor Plan' })).toHaveLength(4);
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { globals: { language: 'ur' } };
