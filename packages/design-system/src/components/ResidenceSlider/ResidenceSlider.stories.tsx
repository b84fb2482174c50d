import { sitePictures } from '@karachi-estates/fixtures/pictures';
import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ResidenceSlider } from './ResidenceSlider.tsx';

const pictures = [
  { picture: sitePictures['grand-monarch-residence-1'], alt: 'Oceanfront living room' },
  { picture: sitePictures['grand-monarch-residence-2'], alt: 'Living room with sea view' },
  { picture: sitePictures['grand-monarch-gallery-8'], alt: 'Terrace with pool at dusk' },
];

const more = [
  { picture: sitePictures['grand-monarch-gallery-2'], alt: 'Towers and city lights from above at dusk' },
  { picture: sitePictures['grand-monarch-gallery-3'], alt: 'Double-height lobby with pendant lights' },
  { picture: sitePictures['grand-monarch-gallery-4'], alt: 'Pool deck with loungers at sunset' },
  { picture: sitePictures['grand-monarch-gallery-5'], alt: 'Living room at dusk' },
  { picture: sitePictures['grand-monarch-gallery-6'], alt: 'Living and dining room by day' },
  { picture: sitePictures['grand-monarch-gallery-7'], alt: 'Bedroom at dusk' },
];

const meta = {
  title: 'Projects/ResidenceSlider',
  id: 'components-residenceslider',
  component: ResidenceSlider,
  args: {
    pictures,
    label: 'Pictures of the 5 Bedroom residence',
    labels: {
      previous: 'Previous picture',
      next: 'Next picture',
      pause: 'Pause the pictures',
      play: 'Play the pictures',
      goTo: (slide, count) => `Picture ${slide} of ${count}`,
    },
  },
  parameters: { usualBrand: 'grand-monarch' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResidenceSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Arrows go around the end in both directions. */
export const GoesAround: Story = {
  play: async ({ canvas, canvasElement }) => {
    const current = () => canvasElement.querySelector('[aria-current]')?.getAttribute('aria-label');
    await waitFor(() => expect(canvasElement.querySelector('[data-live]')).not.toBeNull(), { timeout: 5000 });
    const pause = canvas.queryByRole('button', { name: 'Pause the pictures' });
    if (pause) await userEvent.click(pause);
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 1 of 3' }));
    await waitFor(() => expect(current()).toBe('Picture 1 of 3'));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }));
    await waitFor(() => expect(current()).toBe('Picture 3 of 3'));
  },
};

/** Presses that come faster than a picture glides are all counted, also around the end. */
export const PressedQuickly: Story = {
  play: async ({ canvas, canvasElement }) => {
    const current = () => canvasElement.querySelector('[aria-current]')?.getAttribute('aria-label');
    await waitFor(() => expect(canvasElement.querySelector('[data-live]')).not.toBeNull(), { timeout: 5000 });
    const pause = canvas.queryByRole('button', { name: 'Pause the pictures' });
    if (pause) await userEvent.click(pause);
    const [previous, next] = ['Previous picture', 'Next picture'].map((name) => canvas.getByRole('button', { name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 1 of 3' }));
    await waitFor(() => expect(current()).toBe('Picture 1 of 3'));
    for (const button of [previous, previous, next, next, next]) {
      if (button) await userEvent.click(button);
    }
    await waitFor(() => expect(current()).toBe('Picture 2 of 3'));
  },
};

export const TwoPictures: Story = { args: { pictures: pictures.slice(0, 2) } };

/** A picture may come again. */
export const SamePictureTwice: Story = {
  tags: ['no-visual'],
  args: { pictures: [...pictures, ...pictures.slice(0, 1)] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-live]')).not.toBeNull(), { timeout: 5000 });
    await expect(canvas.getAllByRole('button', { name: /^Picture/ })).toHaveLength(4);
  },
};

export const MarketplaceBrand: Story = { parameters: { brand: 'karachi-estates' } };

/** A few pictures of one residence, each described by what is seen in it. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'], args: { pictures } };

/** Many pictures: nobody turns through all of them. A GalleryGrid shows them at once. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { pictures: [...pictures, ...more] },
};

export const LongText: Story = { args: { label: longTitles.mixed } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
