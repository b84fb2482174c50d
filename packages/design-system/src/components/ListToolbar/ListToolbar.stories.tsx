import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ListToolbar, type ListToolbarProps } from './ListToolbar.tsx';

function Controlled({ search, onSearch, ...props }: ListToolbarProps) {
  const [text, setText] = useState(search);
  return (
    <ListToolbar
      {...props}
      search={text}
      onSearch={(typed) => {
        setText(typed);
        onSearch(typed);
      }}
    />
  );
}

const meta = {
  title: 'Listings/ListToolbar',
  id: 'components-listtoolbar',
  component: ListToolbar,
  args: {
    searchLabel: 'Search your properties',
    placeholder: 'Title or area',
    search: '',
    onSearch: fn(),
    count: '9 properties',
    children: (
      <Button href="#post-ad" icon="add">
        Add Post
      </Button>
    ),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ListToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search your properties' }), 'clifton');
    await expect(args.onSearch).toHaveBeenLastCalledWith('clifton');
  },
};

export const Empty: Story = {};

export const WithoutCount: Story = { args: { count: undefined } };

export const LongText: Story = {
  args: {
    search: 'خوبصورت گھر ڈیفنس فیز 5 کے بہترین مقام پر',
    count: '1 of 1,284 properties has this in its title or area',
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
