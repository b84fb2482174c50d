import { homePictures } from '@karachi-estates/fixtures/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inLowData } from '../../lowData/inLowData.tsx';
import type { LightboxPhoto } from '../Lightbox/Lightbox.tsx';
import { PhotoMosaic } from './PhotoMosaic.tsx';

const photos: LightboxPhoto[] = [
  { ...homePictures['house-01-front'], alt: 'White two-storey house with a timber screen' },
  { ...homePictures['living-01'], alt: 'Living room with a marble wall' },
  { ...homePictures['kitchen-02'], alt: 'Blue and oak kitchen' },
  { ...homePictures['bedroom-01'], alt: 'Bedroom with a garden window' },
  { ...homePictures['bathroom-01'], alt: 'Marble bathroom' },
  { ...homePictures['living-02'], alt: 'Second living room with a navy sofa' },
  { ...homePictures['bedroom-03'], alt: 'Sage bedroom' },
];

const meta = {
  title: 'Listings/PhotoMosaic',
  id: 'components-photomosaic',
  component: PhotoMosaic,
  args: { photos, title: '500 sq yd house with a basement' },
} satisfies Meta<typeof PhotoMosaic>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The viewer is loaded when it is asked for. */
const loading = { timeout: 15_000 };

export const Default: Story = {};

export const FivePhotos: Story = { args: { photos: photos.slice(0, 5) } };

/** Four photos take the shape of three; the fourth is in the viewer. */
export const FourPhotos: Story = { args: { photos: photos.slice(0, 4) } };

export const ThreePhotos: Story = { args: { photos: photos.slice(0, 3) } };

export const TwoPhotos: Story = { args: { photos: photos.slice(0, 2) } };

export const OnePhoto: Story = {
  args: { photos: photos.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Show all/ })).toBeNull();
  },
};

export const NoPhotos: Story = { args: { photos: [] } };

/** A photo opens the viewer at itself; Close gives the focus back to it. */
export const OpensTheViewer: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const photo = canvas.getByRole('button', { name: /Open photo 3 of 7: Blue and oak kitchen/ });
    await userEvent.click(photo);
    const dialog = within(await within(document.body).findByRole('dialog', {}, loading));
    await expect(dialog.getByRole('status')).toHaveTextContent('Photo 3 of 7');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(photo).toHaveFocus());
  },
};

export const ShowAll: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 7 photos' }));
    await expect(await within(document.body).findByRole('dialog', {}, loading)).toBeVisible();
  },
};

/** Fails at first and succeeds when it is tried again. */
function recovering() {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('The network is gone');
    return import('../Lightbox/Lightbox.tsx');
  };
}

/** Without a network the page stays, and the viewer can be tried again; Close returns the focus to the photo. */
export const ViewerFails: Story = {
  args: { slotProps: { loading: { load: recovering() } } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const photo = canvas.getByRole('button', { name: /Open photo 3 of 7/ });
    await userEvent.click(photo);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    const dialog = within(await within(document.body).findByRole('dialog', {}, loading));
    await expect(dialog.getByRole('status')).toHaveTextContent('Photo 3 of 7');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(photo).toHaveFocus());
  },
};

/** Fails where the button for all photos lies over the counter or over what offers one photo. */
async function expectNothingCovered(canvasElement: HTMLElement): Promise<void> {
  const { bottom, left, right, top } = within(canvasElement)
    .getByRole('button', { name: /· / })
    .getBoundingClientRect();
  for (const other of canvasElement.querySelectorAll('a, p')) {
    const box = other.getBoundingClientRect();
    const isApart = box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top;
    await expect(isApart, other.textContent ?? '').toBe(true);
  }
}

/** Little data is wanted: each photo on a tap, or all of them, with what they weigh. */
export const LowData: Story = {
  decorators: [inLowData],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Open photo/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Show all photos · about \d+ KB$/ })).toBeVisible();
  },
};

/** A photo that was asked for opens the viewer, which has no other; the focus stays with the photo. */
export const LowDataTapped: Story = {
  ...LowData,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Show photo · about \d+ KB: Blue and oak kitchen/ }));
    const photo = canvas.getByRole('button', { name: /^Open photo 3 of 7: Blue and oak kitchen/ });
    await expect(photo).toHaveFocus();
    await userEvent.click(photo);
    const dialog = within(await within(document.body).findByRole('dialog', {}, loading));
    await expect(dialog.getByRole('status')).toHaveTextContent('Photo 1 of 1: Blue and oak kitchen');
    await expect(dialog.getByRole('img')).not.toHaveAttribute('srcset');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(photo).toHaveFocus());
  },
};

/** All of them were asked for at once: the mosaic is as ever, in one small size. */
export const LowDataAll: Story = {
  ...LowData,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show all photos/ }));
    await expect(canvas.getByRole('button', { name: /^Open photo 1 of 7/ })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Show all 7 photos' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(7);
    await expect(canvasElement.querySelector('img[srcset]')).toBeNull();
  },
};

/** Of eight photos only one is seen, between the arrows and over the counter. */
export const LowDataPhone: Story = {
  ...LowData,
  args: { photos: [...photos, { ...homePictures['flat-01-front'], alt: 'The building' }] },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => expectNothingCovered(canvasElement),
};

/** The small photos are so narrow that what offers them takes two lines. */
export const LowDataTablet: Story = {
  ...LowData,
  globals: { viewport: { value: 'tablet' } },
  play: ({ canvasElement }) => expectNothingCovered(canvasElement),
};

export const LowDataUrdu: Story = {
  ...LowData,
  globals: { language: 'ur', viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /^تمام تصاویر دکھائیں · تقریباً \d+ کلو بائٹ$/ })).toBeVisible();
    await expectNothingCovered(canvasElement);
  },
};

/** The front by day comes first and large, then the rooms in the order of a visit. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { photos: photos.slice(0, 5) },
};

/** A bathroom in the large place is also what lists and shared links show of the home. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { photos: photos.slice(0, 5).reverse() },
};

export const LongText: Story = {
  args: {
    photos,
    title: 'Bungalow, corner, park facing — خوبصورت گھر، ڈیفنس فیز 5 کے بہترین مقام پر، فوری قبضہ available',
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

/** On phones a strip to swipe; the arrows go around from the first to the last. */
export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneGoesAround: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('1 / 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous photo' }));
    await waitFor(() => expect(canvas.getByText('7 / 7')).toBeVisible(), { timeout: 3000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Next photo' }));
    await waitFor(() => expect(canvas.getByText('1 / 7')).toBeVisible(), { timeout: 3000 });
  },
};
