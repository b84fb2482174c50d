import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'How a listing earns its points',
    description: 'Complete listings are shown first.',
    children: <p>Photographs, an exact size, the street and a description of at least three sentences.</p>,
    footer: <Button>Understood</Button>,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opener(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ padding: '1rem' }}>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        Open
      </Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

export const Default: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

export const WithoutFooter: Story = { args: { footer: undefined } };

export const TitleHidden: Story = {
  args: { titleHidden: true, footer: undefined, children: <h3 style={{ padding: '3rem' }}>Its own heading</h3> },
};

/** The cross closes it and the focus goes back to what opened it. */
export const Keyboard: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'How a listing earns its points' });
    await expect(dialog).toHaveAccessibleDescription('Complete listings are shown first.');
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(opener).toHaveFocus();
  },
};

/** The backdrop closes it. */
export const Backdrop: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('dialog'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    title: 'How a listing earns its points and why complete listings are shown before all others',
    children: Array.from({ length: 30 }, (_, index) => `Rule ${index + 1}`).map((rule) => (
      <p key={rule}>{rule}: say in plain words what a buyer would ask on the phone.</p>
    )),
  },
  play: async () => {
    await expect(await screen.findByRole('region')).toHaveAttribute('tabindex', '0');
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
