import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { offline } from '../content/offline.ts';
import { screenParameters, screenStories } from '../stories/screenStory.tsx';
import { AccountDialogProvider, useAccountDialog } from './AccountDialogProvider.tsx';

function Opener() {
  const open = useAccountDialog();
  return <Button onClick={() => open()}>Log in to pay</Button>;
}

/** Fails at first and succeeds when it is tried again. */
function recovering() {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('The network is gone');
    return import('../accounts/AccountDialog.tsx');
  };
}

const meta = {
  ...screenStories,
  title: 'Account dialog',
  id: 'screens-session-accountdialogprovider',
  component: AccountDialogProvider,
  args: { children: <Opener /> },
  parameters: screenParameters({ path: '/plans' }),
} satisfies Meta<typeof AccountDialogProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog's code comes with the first press. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in to pay' }));
    await expect(await screen.findByRole('dialog', {}, { timeout: 15_000 })).toBeVisible();
  },
};

/** Without a network the page says so, and the dialog can be tried again. */
export const CodeDoesNotCome: Story = {
  args: { load: recovering() },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Log in to pay' });
    await userEvent.click(opener);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(offline.partMissing);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('dialog', {}, { timeout: 15_000 })).toBeVisible();
  },
};
