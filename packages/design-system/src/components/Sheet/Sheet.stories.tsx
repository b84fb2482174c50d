import { areas } from '@karachi-estates/fixtures/areas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

const meta = {
  component: Sheet,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    title: 'Filters',
    children: <p>Purpose, area, type, price, size and bedrooms.</p>,
    footer: <Button fullWidth>Show 1,284 homes</Button>,
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opener(props: SheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ padding: '1rem' }}>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        Open
      </Button>
      <Sheet {...props} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

export const Default: Story = {};

export const Bottom: Story = { args: { side: 'bottom' } };

export const Centre: Story = { args: { side: 'centre', title: 'Report this ad' } };

/** Escape closes it and the focus goes back to what opened it. */
export const Keyboard: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(opener).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    children: areas.slice(0, 60).map((area) => <p key={area.id}>{area.area_name}</p>),
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { args: { side: 'bottom' }, globals: { viewport: { value: 'phone' } } };
