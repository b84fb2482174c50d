import { getDeskSession } from '@karachi-estates/contracts/desk';
import { acceptInvitation, openInvitation } from '@karachi-estates/contracts/deskStaff';
import { aStaffMember } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { join as words } from '../../content/join.ts';
import { answers, deskParameters, deskStories, type StoryAnswer } from '../../stories/deskStory.tsx';
import JoinRoute from './JoinRoute.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const invitation = {
  email: 'imran.finance@example.com',
  roles: ['finance'],
  expires_at: '2026-11-22T09:00:00.000Z',
  secret,
  otpauth_url: `otpauth://totp/Karachi%20Estates:imran.finance%40example.com?secret=${secret}&issuer=Karachi%20Estates`,
};
const codes = Array.from({ length: 10 }, (_, index) => `k7m4-${String(index * 1371 + 2048)}-p9`);

const world = (answer: StoryAnswer) =>
  deskParameters({
    at: '/join#from-the-link',
    api: {
      ...answers(getDeskSession, { answer: { staff: null, demo: [] } }),
      ...answers(openInvitation, answer),
      ...answers(acceptInvitation, { answer: { staff: aStaffMember({ roles: ['finance'] }), recovery_codes: codes } }),
    },
  });

const meta = {
  ...deskStories,
  title: 'Join',
  component: JoinRoute,
  parameters: world({ answer: invitation }),
} satisfies Meta<typeof JoinRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: words.phone.qr })).toBeVisible();
    await expect(canvas.getByText(secret)).toBeVisible();
    // Shown where a finger points, as the device of most tests has none.
    await expect(canvas.getByText(words.phone.open)).toHaveAttribute('href', expect.stringContaining(secret));
  },
};

/** The recovery codes are shown once. */
export const Joined: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: words.code }), '123456');
    await userEvent.type(canvas.getByRole('textbox', { name: words.name }), 'Imran Khan');
    await userEvent.type(canvas.getByLabelText('Password'), 'Quiet-harbour-lamp');
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(await canvas.findByRole('list', { name: words.codes.list })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  },
};

/** The link was used, or is too old. */
export const Empty: Story = {
  parameters: world({ failure: 404, message: 'There is no such invitation.' }),
  play: async ({ canvas }) => expect(await canvas.findByText(words.gone.title)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
