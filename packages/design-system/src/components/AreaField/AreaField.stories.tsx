import { areas } from '@karachi-estates/fixtures/areas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm } from '../FormLayout/inForm.tsx';
import { AreaField } from './AreaField.tsx';

const meta = {
  title: 'Inputs/AreaField',
  id: 'components-areafield',
  component: AreaField,
  args: { name: 'area', areas },
  parameters: { form: { values: { area: null } } },
  decorators: [
    inForm,
    (Story) => (
      <div style={{ minBlockSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Area' });
    await userEvent.type(box, 'gulshan');
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveDisplayValue(/^Gulshan/);
  },
};

export const WithHelp: Story = { args: { help: 'Where the property stands, not where your office is.' } };

export const WithError: Story = { parameters: { form: { errors: { area: 'Choose the area from the list.' } } } };

export const Disabled: Story = { args: { disabled: true, help: 'Choose a city first.' } };

export const Failed: Story = { args: { areas: [], status: 'failed', onRetry: fn() } };

/** The help says which area is meant, because a seller’s office may be in another one. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { help: 'Where the property stands, not where your office is.' },
};

/** The box asks for an address, but only names of areas can be found in it. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { label: 'Location', placeholder: 'House number, street, block, city' },
};

export const LongText: Story = {
  args: { label: 'The area, block or scheme in which you would most like to live with your family' },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
