import { AREA_UNITS } from '@karachi-estates/domain/properties/dimension';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectBox } from './SelectBox.tsx';

const meta = {
  title: 'Inputs/SelectBox',
  id: 'components-selectbox',
  component: SelectBox,
  args: {
    'aria-label': 'Unit',
    choices: AREA_UNITS.map((unit) => ({ value: unit, label: unit })),
    value: 'sq yd',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit' }), 'marla');
    await expect(args.onChange).toHaveBeenCalledWith('marla');
  },
};

export const Invalid: Story = { args: { invalid: true } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = { args: { value: '', unchosen: 'Choose the unit in which its owner thinks' } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
