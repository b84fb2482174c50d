import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Layout/VisuallyHidden',
  id: 'components-visuallyhidden',
  component: VisuallyHidden,
  parameters: {
    without: { LongText: 'Nobody sees it.', RightToLeft: 'Nobody sees it.', PhoneWidth: 'Nobody sees it.' },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The star counts for the eye, the sentence for the ear. */
export const Default: Story = {
  args: { children: 'out of five stars' },
  render: (args) => (
    <p>
      5 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('5 out of five stars');
  },
};

export const Status: Story = {
  args: { role: 'status', children: '12 areas' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 areas');
  },
};
