import { sitePictures } from '@karachi-estates/fixtures/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inLowData } from '../../lowData/inLowData.tsx';
import { GalleryGrid } from './GalleryGrid.tsx';

const photos = [
  { ...sitePictures['grand-monarch-gallery-1'], alt: 'Towers from the sea at golden hour' },
  { ...sitePictures['grand-monarch-gallery-2'], alt: 'Towers and city lights from above at dusk' },
  { ...sitePictures['grand-monarch-gallery-3'], alt: 'Double-height lobby with pendant lights' },
  { ...sitePictures['grand-monarch-gallery-4'], alt: 'Pool deck with loungers at sunset' },
  { ...sitePictures['grand-monarch-gallery-5'], alt: 'Living room at dusk' },
  { ...sitePictures['grand-monarch-gallery-6'], alt: 'Living and dining room by day' },
  { ...sitePictures['grand-monarch-gallery-7'], alt: 'Bedroom at dusk' },
  { ...sitePictures['grand-monarch-gallery-8'], alt: 'Terrace with pool at dusk' },
  { ...sitePictures['grand-monarch-gallery-9'], alt: 'Towers and shoreline from the air' },
];

const meta = {
  title: 'Projects/GalleryGrid',
  id: 'components-gallerygrid',
  component: GalleryGrid,
  args: { photos, label: 'Gallery of Grand Monarch' },
} satisfies Meta<typeof GalleryGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The viewer is loaded when it is asked for. */
const loading = { timeout: 15_000 };

export const Default: Story = {};

/** A picture may come again. */
export const SamePictureTwice: Story = {
  tags: ['no-visual'],
  args: { photos: [...photos.slice(0, 2), ...photos.slice(0, 1)] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Open picture/ })).toHaveLength(3);
  },
};

/** Styles of a caller leave the columns to the width. */
export const ListWithStyle: Story = {
  tags: ['no-visual'],
  args: { slotProps: { list: { style: { marginBlock: '1rem' } } } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list).toHaveStyle({ marginBlock: '16px' });
    await expect(getComputedStyle(list).gridTemplateColumns.split(' ')).toHaveLength(3);
  },
};

/** Little data is wanted: each picture on a tap, and the viewer has those that were asked for. */
export const LowData: Story = {
  args: { slotProps: { picture: { onAsked: fn() } } },
  decorators: [inLowData],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(canvas.getAllByRole('link', { name: /^Show photo/ })[6]).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /: Double-height lobby/ }));
    const picture = canvas.getByRole('button', { name: /^Open picture 3 of 9: Double-height lobby/ });
    await expect(picture).toHaveFocus();
    await expect(args.slotProps?.picture?.onAsked).toHaveBeenCalledOnce();
    await userEvent.click(picture);
    const dialog = within(await within(document.body).findByRole('dialog', {}, loading));
    await expect(dialog.getAllByRole('img')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  },
};

/** 'Load More' adds up to six; the focus moves on to the first new picture. */
export const LoadMore: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    await expect(canvas.queryByRole('button', { name: 'Load More' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /Open picture 7 of 9/ })).toHaveFocus();
  },
};

export const OpensTheViewer: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('button', { name: /Open picture 2 of 9/ });
    await userEvent.click(picture);
    const name = 'Gallery of Grand Monarch';
    const viewer = await within(document.body).findByRole('dialog', { name }, loading);
    const dialog = within(viewer);
    await waitFor(() => expect(viewer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Photo 3 of 9'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(picture).toHaveFocus());
  },
};

const broken = async (): Promise<never> => {
  throw new Error('The network is gone');
};

/** Without a network the gallery stays as it is; the note offers to try again, and closing it gives the focus back. */
export const ViewerFails: Story = {
  args: { slotProps: { loading: { load: broken } } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('button', { name: /Open picture 2 of 9/ });
    await userEvent.click(picture);
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(picture).toHaveFocus();
  },
};

export const Few: Story = {
  args: { photos: photos.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Load More' })).toBeNull();
  },
};

export const GrandMonarch: Story = { parameters: { brand: 'grand-monarch' } };

/** As many pictures at first as fill whole rows, and as many more with each press. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'], args: { initialCount: 6, step: 3 } };

/** A last row that is half empty looks as if a picture were missing. */
export const Dont: Story = { tags: ['dont', '!dev', '!autodocs', 'no-visual'], args: { initialCount: 4, step: 1 } };

export const LongText: Story = {
  args: {
    photos: photos.map((photo) => ({ ...photo, alt: `${photo.alt}, as an artist sees it — آرٹسٹ کا تصور` })),
  },
};

/** All of its words can be those of another language, also in the viewer. */
export const RightToLeft: Story = {
  args: {
    label: 'منصوبے کی تصاویر',
    labels: {
      more: 'مزید دیکھیں',
      open: (picture, count) => `تصویر ${picture} از ${count} کھولیں:`,
      shown: (shown, count) => `${count} میں سے ${shown} تصاویر`,
      viewer: {
        close: 'بند کریں',
        previous: 'پچھلی تصویر',
        next: 'اگلی تصویر',
        position: (photo, count, alt) => `تصویر ${photo} از ${count}: ${alt}`,
      },
    },
  },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'مزید دیکھیں' }));
    const [first] = canvas.getAllByRole('button', { name: /^تصویر 1 از/ });
    if (first) await userEvent.click(first);
    await userEvent.click(await within(document.body).findByRole('button', { name: 'بند کریں' }, loading));
    await waitFor(() => expect(first).toHaveFocus());
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
