import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PurposeSwitch } from './PurposeSwitch.tsx';

const meta = {
  title: 'Inputs/PurposeSwitch',
  id: 'components-purposeswitch',
  component: PurposeSwitch,
  parameters: { without: { LongText: 'Its words come from a short list of the domain.' } },
  args: { name: 'purpose', defaultValue: 'sale', onChange: fn() },
} satisfies Meta<typeof PurposeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Rent: Story = { args: { defaultValue: 'rent' } };

export const WithAll: Story = { args: { hasAll: true, defaultValue: '' } };

/** Tab enters at the choice, arrow keys change it. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Buy' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Rent' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('rent');
  },
};

/** Where a list shows both purposes, All stands in front and is marked. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'], args: { hasAll: true, defaultValue: '' } };

/** Nothing is marked, so nobody can tell whether the list holds homes for sale, for rent or both. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { defaultValue: '' },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { args: { hasAll: true }, globals: { viewport: { value: 'phone' } } };
