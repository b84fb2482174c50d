import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MoreFiltersSheet } from './MoreFiltersSheet.tsx';

const meta = {
  title: 'Listings/MoreFiltersSheet',
  id: 'components-morefilterssheet',
  component: MoreFiltersSheet,
  tags: ['new'],
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { query: { city: '112' }, open: true, onClose: fn(), onApply: fn() },
} satisfies Meta<typeof MoreFiltersSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'More filters' });
    await waitFor(() => expect(within(sheet).getByText('House')).toBeVisible());
  },
};

/** Escape closes it, and the focus goes back to where it was. */
export const Keyboard: Story = {
  tags: ['no-visual'],
  args: { open: false },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <MoreFiltersSheet {...args} open={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'More filters' });
    await waitFor(() => expect(within(sheet).getByText('House')).toBeVisible());
    await userEvent.click(within(sheet).getByLabelText('House'));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show results' }));
    await expect(args.onApply).toHaveBeenCalledWith({ city: '112', propertyType: 'House' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** The title is that of the button which opened it, so that people know where they are. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** “Advanced options” sounds like a thing for experts, and “OK” does not say that the list changes. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { labels: { title: 'ADVANCED OPTIONS', apply: 'OK', clear: 'Reset' } },
};

export const LongText: Story = {
  args: { labels: { title: 'More filters, by rooms, size, price per square yard, age and what the ad has' } },
};

export const RightToLeft: Story = { ...Default, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
