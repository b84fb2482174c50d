import { sitePictures } from '@karachi-estates/fixtures/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Layout/Avatar',
  id: 'components-avatar',
  component: Avatar,
  parameters: { without: { PhoneWidth: 'It is as small on every screen.' } },
  args: { name: 'Hina Qureshi', src: sitePictures['avatar-02'].src },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

export const Page: Story = { args: { size: 'page' } };

export const NoPicture: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('HQ')).toBeVisible();
  },
};

export const OneName: Story = { args: { src: null, name: 'Abdul' } };

export const UrduName: Story = {
  args: { src: null, name: 'حنا قریشی', size: 'large' },
  parameters: { direction: 'rtl' },
};

export const LongText: Story = {
  args: { name: 'Syed Muhammad Farhan Ahmed Siddiqui al-Karachvi', src: null, size: 'large' },
};

export const RightToLeft: Story = { args: { name: 'حنا قریشی', src: null }, parameters: { direction: 'rtl' } };
