import { sitePictures } from '@karachi-estates/fixtures/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AvatarPicker, type AvatarPickerProps } from './AvatarPicker.tsx';

const portrait = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="#9dc3cc"/><circle cx="48" cy="40" r="18" fill="#f4efe6"/></svg>',
  ],
  'me.svg',
  { type: 'image/svg+xml' },
);

function Controlled({ value, src, onChange, onRemove, ...props }: AvatarPickerProps) {
  const [file, setFile] = useState(value);
  const [stored, setStored] = useState(src);
  return (
    <AvatarPicker
      {...props}
      src={stored}
      onRemove={
        onRemove &&
        (() => {
          setStored(null);
          onRemove();
        })
      }
      value={file}
      onChange={(next) => {
        setFile(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Inputs/AvatarPicker',
  id: 'components-avatarpicker',
  component: AvatarPicker,
  args: { name: 'Hina Qureshi', value: null, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof AvatarPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Stored: Story = { args: { src: sitePictures['avatar-02'].src } };

/** A stored picture can be taken away; the initials come back. */
export const Removing: Story = {
  args: { src: sitePictures['avatar-02'].src, onRemove: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Remove picture' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
  },
};

/** What is chosen is seen at once and can be taken back. */
export const Choosing: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.upload(canvas.getByLabelText('Profile picture', { selector: 'input' }), portrait);
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the choice' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** What is no picture is named and not taken. */
export const Refused: Story = {
  play: async ({ args, canvas }) => {
    const pdf = new File(['%PDF'], 'card.pdf', { type: 'application/pdf' });
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(canvas.getByLabelText('Profile picture', { selector: 'input' }), pdf);
    await expect(canvas.getByRole('alert')).toHaveTextContent('“card.pdf” is not a picture.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Optional: Story = { args: { optional: true, help: 'Buyers trust a face more than initials.' } };

export const WithError: Story = { args: { error: 'Choose a picture.' } };

export const Pending: Story = { args: { value: portrait, pending: true } };

export const Disabled: Story = { args: { disabled: true } };

/** The help says which picture is wanted and why. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { help: 'Your face, well lit. Buyers trust a face more than initials.' },
};

/** File formats and numbers of bytes do not say which picture is wanted. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { label: 'Upload file', help: 'JPG/JPEG/PNG/WEBP, RGB, max. 5242880 bytes, min. 72 dpi' },
};

export const LongText: Story = {
  args: {
    label: 'The picture that buyers see beside each of your listings',
    help: 'A face, a logo or the front of your office. '.repeat(3),
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
