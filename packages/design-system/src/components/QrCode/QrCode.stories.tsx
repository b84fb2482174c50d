import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Listings/QrCode',
  id: 'components-qrcode',
  component: QrCode,
  args: {
    value: 'https://karachi-estates.example/property-detail-home/600-210-sq-yd-apartment-in-clifton',
    label: 'QR code that opens this listing',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code that opens this listing' });
    // Four white modules on each side, and the corner of the first finder pattern after them.
    await expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h7v1H4z/);
  },
};

/** A long address needs more modules, which become smaller. */
/** A short address makes large modules, which a camera reads at once, also from a poster. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** Tracking parameters make the modules so small that many phones do not read them from paper. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    value: `https://karachi-estates.example/property-detail-home/600-210-sq-yd-apartment-in-clifton?utm_source=poster&utm_campaign=${'clifton-winter-'.repeat(20)}`,
  },
};

export const LongText: Story = {
  args: {
    value: `https://karachi-estates.example/ur/properties?area=${'31,'.repeat(60)}&purpose=rent&propertyType=House`,
  },
};

export const Large: Story = { args: { sx: { width: '14rem', height: '14rem' } } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
