import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { savedSearches as words } from '../content/savedSearches.ts';
import { DeviceAlertsPanel } from './DeviceAlertsPanel.tsx';

const meta = {
  title: 'Alerts on this device',
  id: 'screens-searches-devicealertspanel',
  component: DeviceAlertsPanel,
  args: { state: 'off', isBusy: false, problem: undefined, onSwitch: fn() },
} satisfies Meta<typeof DeviceAlertsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.device.off.button }));
    await expect(args.onSwitch).toHaveBeenCalledOnce();
  },
};

export const On: Story = {
  args: { state: 'on' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(words.device.on.text),
};

/** The person told the browser not to: only they can change that. */
export const Denied: Story = {
  args: { state: 'denied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.device.denied)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Unsupported: Story = {
  args: { state: 'unsupported' },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const Failed: Story = {
  args: { problem: words.device.failed },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
};
