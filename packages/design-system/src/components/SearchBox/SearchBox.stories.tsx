import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  title: 'Inputs/SearchBox',
  id: 'components-searchbox',
  component: SearchBox,
  tags: ['new'],
  args: { onSearch: fn() },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search in your own words' });
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(box).toHaveFocus();
    await userEvent.type(box, '3 bed flat clifton{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('3 bed flat clifton');
  },
};

export const Filled: Story = { args: { defaultValue: '240 sq yd house gulshan 2-3 cr' } };

/** Nothing is assumed about a name with a slip in it: it is offered. */
export const NotAllUnderstood: Story = {
  args: {
    unknown: ['swimming pool', 'west open'],
    offers: [
      { label: 'Nazimabad', href: '#nazimabad' },
      { label: 'North Nazimabad', href: '#north-nazimabad' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not understood: swimming pool, west open');
    await expect(canvas.getByRole('link', { name: 'North Nazimabad' })).toHaveAttribute('href', '#north-nazimabad');
  },
};

/** The example shows that rooms, kind, area and price can be typed in one line. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** “Type here” gives no idea of what is understood, so people type one word and find too much. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { labels: { example: 'Type here…', search: 'Go' } },
};

export const LongText: Story = {
  args: {
    defaultValue:
      'I need a 3 bed drawing dining flat on rent in Gulistan-e-Jauhar or Gulshan-e-Iqbal under 80 thousand',
    unknown: ['a flat with a swimming pool on the roof, lift, standby generator and a view of the sea'],
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: { defaultValue: 'ڈیفنس فیز 6 میں 3 بیڈ', unknown: ['سوئمنگ پول'] },
};

export const PhoneWidth: Story = { ...NotAllUnderstood, globals: { viewport: { value: 'phone' } } };
