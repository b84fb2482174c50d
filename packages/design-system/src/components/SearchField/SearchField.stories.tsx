import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Inputs/SearchField',
  id: 'components-searchfield',
  component: SearchField,
  args: {
    label: 'Property type',
    htmlFor: 'type',
    children: <input id="type" placeholder="All types" />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Property type')).toBeVisible();
  },
};

export const Filled: Story = { args: { children: <input id="type" defaultValue="Penthouse" /> } };

export const WithIcon: Story = { args: { icon: <Icon name="search" /> } };

export const Invalid: Story = {
  args: { isInvalid: true, children: <input id="type" defaultValue="Castle" aria-invalid="true" /> },
};

export const Disabled: Story = {
  args: { label: 'City', isDisabled: true, children: <input id="type" defaultValue="Karachi" disabled /> },
};

export const Frameless: Story = { args: { frame: 'none' } };

export const LongText: Story = {
  args: {
    label: 'Property type, as the seller has named it in the advertisement',
    children: <input id="type" defaultValue="Upper portion with its own entrance and roof" />,
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: { label: 'قسم', icon: <Icon name="search" />, children: <input id="type" defaultValue="مکان" /> },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
