import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Inputs/SegmentedControl',
  id: 'components-segmentedcontrol',
  component: SegmentedControl,
  args: {
    label: 'Unit',
    choices: [
      { value: 'sqyd', label: 'Sq yd' },
      { value: 'sqft', label: 'Sq ft' },
      { value: 'marla', label: 'Marla' },
    ],
    defaultValue: 'sqyd',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const FullWidth: Story = { args: { fullWidth: true } };

/** The arrow keys choose, as in any group of radio buttons. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('sqft');
    await expect(canvas.getByRole('radio', { name: 'Sq ft' })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    choices: [
      { value: 'a', label: 'Square yards (gaz)' },
      { value: 'b', label: 'Marla at 225 square feet' },
    ],
    defaultValue: 'a',
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { args: { fullWidth: true }, globals: { viewport: { value: 'phone' } } };
