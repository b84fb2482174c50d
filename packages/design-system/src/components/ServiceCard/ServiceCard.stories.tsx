import { longTitles } from '@karachi-estates/fixtures/properties';
import HomeRounded from '@mui/icons-material/HomeRounded';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ServiceCard } from './ServiceCard.tsx';

const meta = {
  title: 'Layout/ServiceCard',
  id: 'components-servicecard',
  component: ServiceCard,
  args: {
    title: 'Find My Home',
    text: 'Tell us area, rooms and budget once. Our desk looks for homes that fit and contacts you.',
    action: { label: 'Describe your home', href: '#find-my-home' },
    icon: <HomeRounded />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ServiceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Describe your home' })).toHaveAttribute('href', '#find-my-home');
  },
};

export const WithoutIcon: Story = { args: { icon: undefined } };

/** The text says what one gets, and the link what it starts. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** “Click here” tells nobody who goes from link to link what begins, and “solutions” names no service. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    title: 'Our services',
    text: 'We offer a wide range of solutions for all of your property needs.',
    action: { label: 'Click here', href: '#find-my-home' },
  },
};

export const LongText: Story = { args: { title: longTitles.mixed, text: longTitles.mixed } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
