import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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

/** The next step stands in the same dialog, and its first field has the focus. */
export const NextStep: Story = {
  render: function Steps(args) {
    const [isSecond, setSecond] = useState(false);
    return isSecond ? (
      <AuthDialog {...args} heading="Sign up to buy or rent">
        <TextField key="name" label="First name" />
      </AuthDialog>
    ) : (
      <AuthDialog {...args} heading="Create your account">
        <Button key="next" onClick={() => setSecond(true)}>
          Next
        </Button>
      </AuthDialog>
    );
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The heading says what the account is needed for, so the form does not come as a surprise. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { heading: 'Log in to save this home', lead: 'Then you go on where you were.' },
};

/** “Access denied” blames people who only pressed a heart, and does not say why an account is needed. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { heading: 'LOGIN REQUIRED!', lead: 'Access denied. You are not authorised to perform this action.' },
};

export const LongText: Story = {
  args: { heading: 'Log in to keep this home among your favourites on every device', lead: 'It takes half a minute.' },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
