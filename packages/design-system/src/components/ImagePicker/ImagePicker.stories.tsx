import { homePictures } from '@karachi-estates/fixtures/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ImagePicker, type ImagePickerProps, type PhotoItem } from './ImagePicker.tsx';

const stored = (name: keyof typeof homePictures, alt: string): PhotoItem => ({
  kind: 'stored',
  id: name,
  src: `${homePictures[name].src}/320`,
  alt,
});

const four = [
  stored('house-01-front', 'White house with palms'),
  stored('living-01', 'Living room'),
  stored('kitchen-02', 'Kitchen'),
  stored('bedroom-01', 'Bedroom'),
];
const eight = [
  ...four,
  stored('bathroom-01', 'Bathroom'),
  stored('living-02', 'Drawing room'),
  stored('bedroom-03', 'Second bedroom'),
  stored('house-02-front', 'Street'),
];

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#9dc3cc"/><path d="M60 200v-80l100-60 100 60v80z" fill="#f4efe6"/></svg>';
const file = (name: string) => new File([drawing], name, { type: 'image/svg+xml' });

function Controlled({ value, onChange, ...props }: ImagePickerProps) {
  const [photos, setPhotos] = useState(value);
  return (
    <ImagePicker
      {...props}
      value={photos}
      onChange={(next) => {
        setPhotos(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Inputs/ImagePicker',
  id: 'components-imagepicker',
  component: ImagePicker,
  args: {
    value: [],
    onChange: fn(),
    label: 'Photographs',
    help: 'Up to 8. The first is shown in lists. Drag them into order, or use the arrow buttons.',
    onRetry: fn(),
  },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '45rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Stored: Story = { args: { value: four } };

export const Full: Story = { args: { value: eight } };

/** Several files at once; what is no picture is named and left out; each is seen at once. */
export const Choosing: Story = {
  args: { value: four.slice(0, 1) },
  play: async ({ args, canvas }) => {
    const plan = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });
    await userEvent
      .setup({ applyAccept: false })
      .upload(canvas.getByLabelText('Add photographs', { selector: 'input' }), [
        file('terrace.svg'),
        plan,
        file('lawn.svg'),
      ]);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('“plan.pdf” is not a picture.'));
    await expect(canvas.getByRole('img', { name: 'terrace.svg' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith([
      four[0],
      expect.objectContaining({ kind: 'new' }),
      expect.objectContaining({ kind: 'new' }),
    ]);
  },
};

/** A lifted photograph moves with the arrow keys, and each step is announced. */
export const KeyboardReorder: Story = {
  args: { value: four },
  play: async ({ args, canvas, canvasElement }) => {
    const handle = canvas.getByRole('button', { name: 'Reorder photograph 1 of 4' });
    handle.focus();
    await userEvent.keyboard('{Enter}');
    const announced = canvasElement.ownerDocument.querySelector('[id^="DndLiveRegion"]');
    await waitFor(() => expect(announced).toHaveTextContent('Lifted photograph 1 of 4.'));
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(announced).toHaveTextContent('It would be number 2 of 4.');
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(announced).toHaveTextContent('Photograph 1 dropped as number 2 of 4.');
    await expect(args.onChange).toHaveBeenLastCalledWith([four[1], four[0], four[2], four[3]]);
  },
};

/** Without dragging: one button for each step. At the end the focus goes to the photograph's handle, not away. */
export const ReorderByButtons: Story = {
  args: { value: four },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move photograph 3 earlier' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([four[0], four[2], four[1], four[3]]);
    await expect(canvas.getByRole('button', { name: 'Move photograph 1 earlier' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Move photograph 3 later' }));
    await expect(canvas.getByRole('button', { name: 'Reorder photograph 4 of 4' })).toHaveFocus();
  },
};

/** The focus goes to the neighbour, so that a keyboard can go on from there. */
export const Removing: Story = {
  args: { value: four },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photograph 2' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([four[0], four[2], four[3]]);
    await expect(canvas.getByRole('button', { name: 'Reorder photograph 1 of 3' })).toHaveFocus();
    for (const _photo of [1, 2, 3]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove photograph 1' }));
    }
    await expect(canvas.getByRole('button', { name: 'Add photographs' })).toHaveFocus();
  },
};

export const Dropping: Story = {
  play: async ({ args, canvas }) => {
    const zone = canvas.getByText('or drop them here').parentElement as HTMLElement;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file('roof.svg'));
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'roof.svg' })).toBeVisible());
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** Each file on its way has a bar of its own. */
export const Uploading: Story = {
  args: {
    value: [
      ...four.slice(0, 1),
      { kind: 'new', id: 'n1', file: file('terrace.svg'), progress: 0.64 },
      { kind: 'new', id: 'n2', file: file('lawn.svg'), progress: 0 },
      { kind: 'new', id: 'n3', file: file('roof.svg'), progress: 1 },
    ],
    disabled: true,
  },
};

/** One that failed says why and can be sent again alone. */
export const Failed: Story = {
  args: {
    value: [
      ...four.slice(0, 2),
      { kind: 'new', id: 'n1', file: file('terrace.svg'), error: 'The connection was lost.' },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry photograph 3' }));
    await expect(args.onRetry).toHaveBeenCalledWith('n1');
  },
};

export const WithError: Story = { args: { error: 'Add at least one photograph.' } };

/** One picture only, for a screenshot. */
export const Single: Story = {
  args: {
    max: 1,
    label: 'Screenshot of the payment',
    labels: { add: 'Choose a picture' },
    help: 'A picture from your bank’s app.',
  },
};

/** The help says how many, which one leads and what to photograph, so that nobody has to guess. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { value: four, help: 'Up to 8. The first is shown in lists: the front by day, then the rooms in turn.' },
};

/** A label that fits any file and no word on the order, so that a bathroom becomes the picture in lists. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    value: [stored('bathroom-01', 'Bathroom'), stored('bedroom-03', 'Bedroom')],
    label: 'Files',
    help: 'Upload here.',
    labels: { add: 'Browse…', main: 'No. 1' },
  },
};

export const LongText: Story = {
  args: {
    value: [
      {
        kind: 'new',
        id: 'n1',
        file: new File(['no picture'], 'WhatsApp Image 2026-11-18 at 4.52.11 PM of the upper portion.jpeg', {
          type: 'image/jpeg',
        }),
        error: 'This picture is damaged or of a kind that cannot be read. Choose another one.',
      },
    ],
    label: 'Photographs of the house, the street and the neighbourhood as they are today',
  },
};

/** All of its words can be those of another language; those that are not given stay English. */
export const RightToLeft: Story = {
  args: {
    value: four,
    label: 'تصاویر',
    labels: {
      add: 'تصاویر شامل کریں',
      camera: 'تصویر کھینچیں',
      drop: 'یا یہاں چھوڑیں',
      main: 'پہلی تصویر',
      count: (chosen, max) => `${max} میں سے ${chosen}`,
      remove: (photo) => `تصویر ${photo} ہٹائیں`,
    },
  },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'تصاویر شامل کریں' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'تصویر 1 ہٹائیں' })).toBeVisible();
  },
};

export const PhoneWidth: Story = { args: { value: four }, globals: { viewport: { value: 'phone' } } };
