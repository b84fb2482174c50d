import { getDeskSession, renewRecoveryCodes } from '@karachi-estates/contracts/desk';
import { aStaffMember } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { account as words } from '../../content/account.ts';
import { join } from '../../content/join.ts';
import { signIn } from '../../content/signIn.ts';
import {
  answers,
  answersInTurn,
  deskParameters,
  deskStories,
  type StoryAnswer,
  signedIn,
} from '../../stories/deskStory.tsx';
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

/** The frame knows who is there; the screen asks again, as the codes may have become fewer. */
const asksAgain = (then: StoryAnswer) =>
  deskParameters({
    at: '/account',
    api: answersInTurn(getDeskSession, { answer: { staff: aStaffMember(), demo: [] } }, then),
  });

export const Loading: Story = {
  parameters: asksAgain('pending'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(canvas.queryByText(words.facts.title)).toBeNull();
  },
};

export const Failed: Story = {
  parameters: asksAgain({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

/** Whose session has ended meanwhile is led to the door: trying again would never help. */
export const Empty: Story = {
  parameters: asksAgain({ answer: { staff: null, demo: [] } }),
  play: async ({ canvas }) => expect(await canvas.findByRole('textbox', { name: signIn.code })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
