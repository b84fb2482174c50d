import { renewRecoveryCodes } from '@karachi-estates/contracts/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { account as words } from '../../content/account.ts';
import { join } from '../../content/join.ts';
import { answers, deskParameters, deskStories, signedIn } from '../../stories/deskStory.tsx';
import AccountRoute from './AccountRoute.tsx';

const codes = Array.from({ length: 10 }, (_, index) => `k7m4-${String(index * 1371 + 2048)}-p9`);

const world = (staff?: Parameters<typeof signedIn>[0]) =>
  deskParameters({
    at: '/account',
    api: { ...signedIn(staff), ...answers(renewRecoveryCodes, { answer: { recovery_codes: codes } }) },
  });

const meta = {
  ...deskStories,
  title: 'My account',
  component: AccountRoute,
  parameters: world(),
} satisfies Meta<typeof AccountRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText('nadia.owner@example.com')).toBeVisible(),
};

export const FewCodes: Story = {
  parameters: world({ recovery_codes_left: 2 }),
  play: async ({ canvas }) => expect(await canvas.findByText(words.codes.few(2))).toBeVisible(),
};

/** New codes void the old ones, so it is asked once; they are shown once. */
export const NewCodes: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.codes.make }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: words.codes.make }));
    await expect(await canvas.findByRole('list', { name: join.codes.list })).toBeVisible();
  },
};

export const LookingAround: Story = {
  parameters: world({ demo: true }),
  play: async ({ canvas }) => expect(await canvas.findByText(words.demo)).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
