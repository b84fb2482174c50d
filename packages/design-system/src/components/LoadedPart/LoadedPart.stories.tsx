import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { LoadedPart, type LoadedPartProps } from './LoadedPart.tsx';

const fetched = async () => 'The part is there.';
const never = () => new Promise<string>(() => {});
const broken = async (): Promise<string> => {
  throw new Error('The network is gone');
};

/** Fails at first and succeeds when it is tried again. */
function recovering() {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('The network is gone');
    return 'The part is there.';
  };
}

const meta = {
  title: 'Feedback/LoadedPart',
  id: 'components-loadedpart',
  component: LoadedPart<string>,
  args: { load: fetched, children: (text) => <Typography>{text}</Typography> },
} satisfies Meta<typeof LoadedPart<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opener(props: LoadedPartProps<string>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(!isOpen)}>Open the part</Button>
      {isOpen && <LoadedPart {...props} />}
    </>
  );
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The part is there.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { load: never, placeholder: <Typography color="textSecondary">Loading the part</Typography> },
};

/** The rest of the page stays, and the part can be tried again. */
export const Failed: Story = { args: { load: broken } };

/** A page that can do without the part is there all the same. */
export const FailedWithoutIt: Story = {
  args: { load: broken, instead: <Typography>The page, without its frame</Typography> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByText('The page, without its frame')).toBeVisible();
  },
};

/** What has come once does not come a second time: it stands there from the first moment. */
export const DrawnAgain: Story = {
  render: (args) => <Opener {...args} />,
  args: { load: async () => 'The part is there.', placeholder: <Typography>Loading the part</Typography> },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await expect(await canvas.findByText('The part is there.')).toBeVisible();
    await userEvent.click(opener);
    await expect(canvas.queryByText('The part is there.')).toBeNull();
    let sawPlaceholder = false;
    const watch = new MutationObserver(() => {
      sawPlaceholder ||= canvas.queryByText('Loading the part') !== null;
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(opener);
    await expect(await canvas.findByText('The part is there.')).toBeVisible();
    watch.disconnect();
    await expect(sawPlaceholder).toBe(false);
  },
};

/** A server's page has the placeholder, also where the part has come to another place before this one hydrates. */
export const HydratedLater: Story = {
  tags: ['no-visual'],
  args: { load: async () => 'The part is there.', placeholder: <Typography>Loading the part</Typography> },
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(<LoadedPart {...args} />);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('The part is there.')).toBeVisible();
    for (const style of place.querySelectorAll('style')) style.remove();
    canvasElement.append(place);
    const onRecoverableError = fn();
    const root = hydrateRoot(place, <LoadedPart {...args} />, { onRecoverableError });
    await waitFor(() => expect(place).toHaveTextContent('The part is there.'));
    root.unmount();
    place.remove();
    await expect(onRecoverableError).not.toHaveBeenCalled();
  },
};

export const TriedAgain: Story = {
  args: { load: recovering() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('The part is there.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** For what lies over the page itself: a menu, a dialog. Closing it gives the focus back to what opened it. */
export const Floating: Story = {
  args: { load: broken, floating: true, onDismiss: fn() },
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open the part' });
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
    await expect(opener).toHaveFocus();
  },
};

/** Name what is missing and what the button fetches, because the rest of the page is there. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { load: broken, labels: { failed: 'The map did not load. Check your connection.', retry: 'Load the map' } },
};

/** The browser’s own message helps no buyer, and “OK” does not say that it tries again. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { load: broken, labels: { failed: 'ChunkLoadError: Loading chunk 7 failed.', retry: 'OK' } },
};

export const LongText: Story = {
  args: {
    load: broken,
    labels: {
      failed:
        'The form for your transfer details did not load, because the connection broke off. What you have written so far is kept on this device.',
      retry: 'Load the form once more',
    },
  },
};

export const RightToLeft: Story = {
  args: {
    load: broken,
    labels: { failed: 'یہ حصہ نہیں کھلا۔ اپنا کنکشن دیکھیں۔', retry: 'دوبارہ کوشش کریں' },
  },
  parameters: { direction: 'rtl' },
};

export const PhoneWidth: Story = { args: { load: broken }, globals: { viewport: { value: 'phone' } } };
