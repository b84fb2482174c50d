import { TERMS_NOT_AGREED } from '@karachi-estates/domain/accounts/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SubmitButton } from './SubmitButton.tsx';

const meta = {
  title: 'Actions/SubmitButton',
  id: 'components-submitbutton',
  component: SubmitButton,
  args: { children: 'Publish' },
  decorators: [
    (Story) => (
      <form style={{ maxInlineSize: '24rem' }} onSubmit={(event) => event.preventDefault()}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FullWidth: Story = { args: { fullWidth: true, children: 'LOGIN' } };

/** While it is under way it keeps the focus, and a press does nothing. */
export const Pending: Story = {
  args: { pending: true, pendingText: 'Publishing…', slotProps: { button: { onClick: fn() } } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    const sent = fn();
    button.closest('form')?.addEventListener('submit', sent);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
    await expect(args.slotProps?.button?.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Publishing…');
  },
};

/** Disabled with the reason beneath. */
export const Disabled: Story = {
  args: { because: TERMS_NOT_AGREED },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(TERMS_NOT_AGREED);
  },
};

/** Name what happens, and say beneath why it cannot happen yet. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { children: 'Publish', because: TERMS_NOT_AGREED },
};

/** A word that fits every form says nothing about this one. */
export const Dont: Story = { tags: ['dont', '!dev', '!autodocs', 'no-visual'], args: { children: 'Submit' } };

export const LongText: Story = {
  args: {
    children: 'Publish this property and show it to everybody who looks for a home in its area',
    because: 'Your Basic plan includes 2 active listings. Pause one of them, or choose Pro, which includes 15.',
  },
};

export const RightToLeft: Story = { args: { because: TERMS_NOT_AGREED }, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { args: { fullWidth: true }, globals: { viewport: { value: 'phone' } } };
