import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Feedback/ConfirmDialog',
  id: 'components-confirmdialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Leave without saving?',
    children: 'You have changes that are not saved.',
    confirmLabel: 'Leave',
    labels: { cancel: 'Keep editing' },
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 360 } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The safe answer has the focus, and the backdrop is no answer. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(dialog).toHaveAccessibleDescription('You have changes that are not saved.');
    await expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(dialog);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Danger: Story = {
  args: {
    title: 'Delete this property?',
    children: '“500 sq yd house with a basement” leaves the site at once. You can undo it for 10 seconds.',
    confirmLabel: 'Delete',
    labels: { cancel: 'Keep it' },
    tone: 'danger',
  },
};

export const Pending: Story = { args: { pending: true } };

/** The question names what is lost, and each button says what it does. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'], args: Danger.args };

/** “Are you sure?” asks nothing, and Yes and No have to be read together with it. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { title: 'Are you sure?', children: 'Please confirm.', confirmLabel: 'Yes', labels: { cancel: 'No' } },
};

export const LongText: Story = { args: { ...Danger.args, children: `“${longTitles.mixed}” leaves the site at once.` } };

export const RightToLeft: Story = { args: Danger.args, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { args: Danger.args, globals: { viewport: { value: 'phone' } } };
