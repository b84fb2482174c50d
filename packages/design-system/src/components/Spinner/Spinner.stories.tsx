import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  id: 'components-spinner',
  component: Spinner,
  parameters: { without: { LongText: 'It holds no text.', PhoneWidth: 'It is as small on every screen.' } },
  args: { label: 'Loading homes' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading homes');
  },
};

export const Large: Story = { args: { size: 'large' } };

export const BesideWords: Story = {
  args: { label: undefined },
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
      <Spinner {...args} /> Publishing your ad…
    </p>
  ),
};

export const RightToLeft: Story = { ...BesideWords, parameters: { direction: 'rtl' } };
