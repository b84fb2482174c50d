import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx';

const number = 'PK36 MEZN 0001 2345 6702 0101';

/** Stands in for the browser's clipboard, which tests may not write to. */
function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

function BesideText(props: CopyButtonProps) {
  const source = useRef<HTMLSpanElement>(null);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
      <span ref={source}>{props.text}</span>
      <CopyButton {...props} source={source} />
    </Stack>
  );
}

const meta = {
  title: 'Actions/CopyButton',
  id: 'components-copybutton',
  component: CopyButton,
  args: { text: number, what: 'account number' },
  render: (args) => <BesideText {...args} />,
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** "Copied!" is shown and announced, and goes again. */
export const Copied: Story = {
  play: async ({ canvas }) => {
    const written = fn(() => Promise.resolve());
    clipboard(written);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied!'));
    await expect(written).toHaveBeenCalledWith(number);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 5000 });
  },
};

/** A browser that refuses gets the text selected, and the person is told what to press. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    clipboard(() => Promise.reject(new Error('Denied')));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy account number' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Selected/));
    await expect(window.getSelection()?.toString()).toBe(number);
  },
};

/** The text stands beside its button, and `source` lets it be selected where the clipboard is refused. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** With the button alone nobody sees what is copied, and where the clipboard is refused there is nothing to select. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  render: (args) => <CopyButton {...args} />,
};

export const LongText: Story = {
  args: { text: 'https://karachi.example/property-detail-home/1204-500-sq-yd-house-with-a-basement' },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
