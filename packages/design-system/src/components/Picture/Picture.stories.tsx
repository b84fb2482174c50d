import { homePictures, sitePictures } from '@karachi-estates/fixtures/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inLowData } from '../../lowData/inLowData.tsx';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Layout/Picture',
  id: 'components-picture',
  component: Picture,
  parameters: { without: { LongText: 'It holds no text.' } },
  args: {
    picture: homePictures['house-01-front'],
    alt: 'Modern two-storey white house with timber screen and palms',
    sizes: '22.5rem',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = { args: { ratio: 'gallery', rounded: true } };

export const Square: Story = { args: { ratio: 'square', rounded: true } };

export const Natural: Story = { args: { ratio: 'natural' } };

/** The largest picture of the first screen. */
export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).not.toHaveAttribute('loading', 'lazy');
  },
};

/** A file of the site has one size. */
export const OneFile: Story = { args: { picture: sitePictures['about-us'], alt: 'Bright open-plan office' } };

/** Until the picture arrives, its place has its average colour. */
export const NotThereYet: Story = {
  args: {
    picture: {
      ...homePictures['penthouse-01-terrace'],
      src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
    },
  },
};

/** Little data is wanted: its place has its colour, and a link says what the photo weighs. */
export const LowData: Story = {
  args: { rounded: true, onAsked: fn(), id: 'front', ref: fn() },
  decorators: [inLowData],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const place = canvasElement.querySelector('#front');
    await expect(args.ref).toHaveBeenCalledWith(place);
    await expect(place).not.toHaveAttribute('sizes');
    const offer = canvas.getByRole('link', { name: /^Show photo · about 13 KB: Modern two-storey/ });
    await expect(offer).toHaveAttribute('href', `${homePictures['house-01-front'].src}/640`);
  },
};

/** It was asked for: one size is loaded, and the picture has the focus that its link had. */
export const LowDataAsked: Story = {
  ...LowData,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const image = canvas.getByRole('img');
    await expect(image).toHaveFocus();
    await expect(image).not.toHaveAttribute('srcset');
    await expect(image).toHaveAttribute('src', `${args.picture.src}/640`);
    await expect(args.onAsked).toHaveBeenCalledOnce();
    await expect(args.ref).toHaveBeenCalledWith(image);
  },
};

/** Words say the same beside it, or it stands within a link: its colour is all that stays. */
export const LowDataSurface: Story = {
  ...LowData,
  args: { alt: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** A shape like that of the picture, and words for what is seen in it. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'], args: { ratio: 'card' } };

/** A square of a wide picture cuts off what it is about, and “picture” describes nothing. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { ratio: 'square', alt: 'Picture' },
};

export const RightToLeft: Story = { args: { rounded: true }, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
