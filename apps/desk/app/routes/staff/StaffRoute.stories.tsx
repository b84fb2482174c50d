import { inviteStaff, listStaff } from '@karachi-estates/contracts/deskStaff';
import { anInvitation, aStaffRow } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { frame } from '../../content/frame.ts';
import { staff as words } from '../../content/staff.ts';
import { terms } from '../../content/terms.ts';
import { answers, deskParameters, deskStories, type StoryAnswer, signedIn } from '../../stories/deskStory.tsx';
import StaffRoute from './StaffRoute.tsx';

const people = [
  aStaffRow(),
  aStaffRow({ id: 2, name: 'Omar Baig', email: 'omar.baig@example.com', roles: ['moderator', 'support'] }),
  aStaffRow({ id: 3, name: 'Sara Iqbal', email: 'sara.iqbal@example.com', roles: ['support'], active: false }),
  aStaffRow({ id: 4, name: '', email: 'new.editor@example.com', roles: ['editor'], joined: false, last_seen_at: null }),
];
const link = 'https://homes.example/desk/join#Zm9yLW9uZS11c2Utb25seQ';

const world = (answer: StoryAnswer) =>
  deskParameters({
    at: '/staff',
    api: { ...answers(listStaff, answer), ...answers(inviteStaff, { answer: { link, invitation: anInvitation() } }) },
  });

const meta = {
  ...deskStories,
  title: 'Staff',
  component: StaffRoute,
  parameters: world({ answer: { staff: people, invitations: [anInvitation()] } }),
} satisfies Meta<typeof StaffRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('rowheader', { name: /Omar Baig/ })).toBeVisible(),
};

/** The link is shown once. */
export const Invited: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('button', { name: words.invite.open }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: words.invite.email }), anInvitation().email);
    await userEvent.click(dialog.getByRole('checkbox', { name: new RegExp(terms.roles.finance) }));
    await userEvent.click(dialog.getByRole('button', { name: words.invite.submit }));
    const made = within(await body.findByRole('dialog', { name: words.invite.made.title }));
    await expect(made.getByText(link)).toBeVisible();
    // The keyboard goes on in the dialog.
    await expect(made.getByRole('button', { name: new RegExp(words.invite.made.copy) })).toHaveFocus();
  },
};

/** Somebody without a role could do nothing. */
export const Changing: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.changeOf('Sara Iqbal') }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: new RegExp(terms.roles.support) }));
    await userEvent.click(dialog.getByRole('button', { name: words.form.save }));
    await expect(await dialog.findAllByText(words.form.noRole)).not.toHaveLength(0);
  },
};

export const Empty: Story = {
  parameters: world({ answer: { staff: [], invitations: [] } }),
  play: async ({ canvas }) => expect(await canvas.findByText(words.empty.title)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

/** Whoever may not see it is told so, and nothing is asked for. */
export const NotAllowed: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({ at: '/staff', api: signedIn({ roles: ['finance'] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(frame.denied.title)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};
