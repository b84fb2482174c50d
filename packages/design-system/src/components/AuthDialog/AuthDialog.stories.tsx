import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import authPanel from '../AuthPanel/AuthPanel.stories.tsx';
import { AuthDialog } from './AuthDialog.tsx';

const { heading, children, picture, footer } = authPanel.args;

const meta = {
  title: 'Inputs/AuthDialog',
  id: 'components-authdialog',
  component: AuthDialog,
  args: { heading, children, picture, footer, open: true, onClose: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof AuthDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Closed by the close button, by Escape and by the overlay. */
export const Closing: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Log in' });
    await expect(screen.getByLabelText('Email')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.parentElement as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByLabelText('Email'));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = {
  args: { heading: 'Log in to keep this home among your favourites on every device', lead: 'It takes half a minute.' },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
