import { homePictures } from '@karachi-estates/fixtures/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Lightbox, type LightboxPhoto, type LightboxProps } from './Lightbox.tsx';

const photos: LightboxPhoto[] = [
  { ...homePictures['house-01-front'], alt: 'White two-storey house with a timber screen' },
  { ...homePictures['living-01'], alt: 'Living room with a marble wall' },
  { ...homePictures['kitchen-02'], alt: 'Blue and oak kitchen' },
];

function Viewer(props: LightboxProps) {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <button type="button" onClick={() => setIndex(props.index)}>
        Open the photos
      </button>
      {index !== null && (
        <Lightbox
          {...props}
          index={index}
          onIndexChange={setIndex}
          onClose={() => {
            setIndex(null);
            props.onClose();
          }}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Listings/Lightbox',
  id: 'components-lightbox',
  component: Lightbox,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 420 } } },
  args: { photos, index: 0, onIndexChange: fn(), onClose: fn(), label: 'Photos of 500 sq yd house' },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = (text: RegExp) =>
  waitFor(() => expect(within(document.body).getByRole('status')).toHaveTextContent(text));

export const Default: Story = {};

/** A photo that did not come over a bad line is asked for again; the others are there meanwhile. */
export const PhotoThatFails: Story = {
  tags: ['no-visual'],
  render: (args) => <Viewer {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the photos' }));
    const body = within(document.body);
    const photo = () => body.findByRole('img', { name: /White two-storey house/ });
    await fireEvent.error(await photo());
    await expect(await body.findByRole('alert')).toHaveTextContent('This photo did not load.');
    await userEvent.keyboard('{ArrowRight}');
    await shows(/Photo 2 of 3/);
    await waitFor(() => expect(body.queryByRole('alert')).toBeNull());
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(await body.findByRole('button', { name: 'Try again' }));
    await expect(await photo()).toBeInTheDocument();
    await expect(body.queryByRole('alert')).toBeNull();
    const dialog = body.getByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

/** Arrow keys go around in a circle, Home and End jump, Escape closes and the focus returns. */
export const Keyboard: Story = {
  render: (args) => <Viewer {...args} />,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open the photos' });
    await userEvent.click(opener);
    await shows(/Photo 1 of 3/);
    await expect(within(document.body).getByRole('button', { name: 'Close' })).toHaveFocus();
    // The browser's own way back and forward is no key of the photos.
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await shows(/Photo 1 of 3/);
    await userEvent.keyboard('{ArrowRight}');
    await shows(/Photo 2 of 3: Living room/);
    await userEvent.keyboard('{End}{ArrowRight}');
    await shows(/Photo 1 of 3/);
    await userEvent.keyboard('{ArrowLeft}');
    await shows(/Photo 3 of 3/);
    const dialog = within(document.body).getByRole('dialog', { name: 'Photos of 500 sq yd house' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosedByButton: Story = {
  render: (args) => <Viewer {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the photos' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosedByBackdrop: Story = {
  render: (args) => <Viewer {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the photos' }));
    await userEvent.click(await within(document.body).findByRole('figure'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A finger moved to the left brings the next photo. */
export const Swipe: Story = {
  // The photos may still glide when the picture is taken.
  tags: ['no-visual'],
  args: { index: 1 },
  render: (args) => <Viewer {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the photos' }));
    const photo = await within(document.body).findByRole('img', { name: /Living room/ });
    const finger = (clientX: number) => ({
      clientX,
      clientY: 200,
      pointerId: 1,
      pointerType: 'touch',
      isPrimary: true,
    });
    fireEvent.pointerDown(photo, finger(300));
    for (const x of [280, 240, 180, 120]) fireEvent.pointerMove(photo, finger(x));
    fireEvent.pointerUp(photo, finger(120));
    await shows(/Photo 3 of 3/);
  },
};

/** Closes at once and shows no arrows, since there is nowhere to go. */
export const OnePhoto: Story = {
  args: { photos: photos.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next photo' })).toBeNull();
  },
};

/** The caption says what is seen, for those who see the photo and for those who do not. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** A camera’s file name is read out and drawn as the caption, and says nothing about the house. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { label: 'Images', photos: photos.map((photo, index) => ({ ...photo, alt: `IMG_204${index}.JPG` })) },
};

export const LongText: Story = {
  args: {
    photos: [
      {
        ...homePictures['house-01-front'],
        alt: 'Corner bungalow of 1,000 square yards with a park in front, seen from the wide street on a winter afternoon — کونے کا بنگلہ، سامنے پارک، چوڑی سڑک، فوری قبضہ',
      },
    ],
  },
};

export const RightToLeft: Story = {
  // The photos may still glide when the picture is taken.
  tags: ['no-visual'],
  parameters: { direction: 'rtl' },
  render: (args) => <Viewer {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the photos' }));
    await userEvent.keyboard('{ArrowLeft}');
    await shows(/Photo 2 of 3/);
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
