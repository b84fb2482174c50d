import { sitePictures } from '@karachi-estates/fixtures/pictures';
import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { VideoEmbed, type VideoEmbedProps } from './VideoEmbed.tsx';

// An empty film, so that no story loads one.
const file = 'data:video/mp4;base64,';

const meta = {
  title: 'Projects/VideoEmbed',
  id: 'components-videoembed',
  component: VideoEmbed,
  args: {
    title: 'Film of Grand Monarch Seaside Residency',
    poster: sitePictures['grand-monarch-film'],
    alt: 'Grand Monarch towers at dusk',
    play: 'Play the film',
    file,
  },
  parameters: { usualBrand: 'grand-monarch' },
} satisfies Meta<typeof VideoEmbed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before it is pressed there is only a picture. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video, iframe')).toBeNull();
  },
};

export const Playing: Story = {
  // The empty film never becomes ready, and the check would wait for it.
  parameters: { a11y: { options: { preload: false } } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Play the film' }));
    const film = canvasElement.querySelector('video');
    await expect(film).toHaveAttribute('src', file);
    await expect(film).toHaveFocus();
  },
};

function DrawnAnew(props: VideoEmbedProps) {
  const [count, setCount] = useState(0);
  return (
    <>
      <VideoEmbed {...props} />
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Drawn anew ${count} times`}
      </button>
    </>
  );
}

/** Whoever goes on while it plays is not called back to it. */
export const PlayingDrawnAnew: Story = {
  ...Playing,
  tags: ['no-visual'],
  render: (args) => <DrawnAnew {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Play the film' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Drawn anew 0 times' }));
    await expect(canvas.getByRole('button', { name: 'Drawn anew 1 times' })).toHaveFocus();
  },
};

/** A provider's player takes the place of the file. */
export const Provider: Story = {
  args: { embedUrl: 'about:blank' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Play the film' }));
    await expect(canvas.getByTitle(args.title)).toHaveAttribute('src', 'about:blank?autoplay=1');
    await expect(canvas.getByTitle(args.title)).toHaveFocus();
  },
};

/** The poster is a still of the film, and the button says what begins. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** A map with “Click here” on it does not let anybody expect a film. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { play: 'Click here', poster: sitePictures['grand-monarch-location'], alt: 'Map of a seafront' },
};

export const LongText: Story = { args: { play: longTitles.mixed } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
