import { sitePictures } from '@karachi-estates/fixtures/pictures';
import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type Testimonial, TestimonialCarousel } from './TestimonialCarousel.tsx';

const people = [
  ['Bilal', 'Bought a flat', 'Clifton', 'avatar-01'],
  ['Hina', 'Rented an upper portion', 'North Nazimabad', 'avatar-02'],
  ['Usman', 'Estate agent', 'Gulshan-e-Iqbal', 'avatar-03'],
  ['Mahnoor', 'Bought a first home', 'Gulistan-e-Jauhar', 'avatar-04'],
  ['Rafiq sahib', 'Sold a house', 'Federal B Area', 'avatar-05'],
  ['Saima', 'Rented a shop', 'Bahadurabad', 'avatar-06'],
  ['Danish', 'Searching from abroad', 'DHA Defence', 'avatar-07'],
] as const;

const testimonials: Testimonial[] = people.map(([name, role, area, avatar]) => ({
  id: avatar,
  name: `${name} (sample)`,
  role,
  area,
  text: 'I compared flats by size and price at home, shortlisted three and visited them on one Sunday.',
  rating: 5,
  avatar: sitePictures[avatar].src,
}));

const meta = {
  title: 'Layout/TestimonialCarousel',
  id: 'components-testimonialcarousel',
  component: TestimonialCarousel,
  args: { testimonials, label: 'What people say' },
} satisfies Meta<typeof TestimonialCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Three fit on one page: there is nothing to turn. */
export const OnePage: Story = { args: { testimonials: testimonials.slice(0, 3) } };

export const TurnByDot: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3 of 3' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Page 3 of 3' })).toHaveAttribute('aria-current', 'true'),
    );
    await expect(canvas.getByText('Danish (sample)')).toBeVisible();
  },
};

export const WithoutPortraits: Story = {
  args: { testimonials: testimonials.map((each) => ({ ...each, avatar: undefined })) },
};

// Beside each other the two have half of the page.
const oneColumn = { '& ul': { gridTemplateColumns: 'minmax(0, 1fr)' } };

/** A review says who it was, what they did and in which area, so that it can be believed. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { testimonials: testimonials.slice(0, 1), sx: oneColumn },
};

/** Praise by “a happy customer” that names no deed and no place could be from anybody. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    testimonials: [
      {
        id: 'anonymous',
        name: 'A happy customer',
        role: 'Customer',
        area: 'Karachi',
        text: 'GREAT SERVICE!!! Highly recommended!!!',
        rating: 5,
      },
    ],
    sx: oneColumn,
  },
};

export const LongText: Story = {
  args: {
    testimonials: testimonials.map((each, index) =>
      index === 1 ? { ...each, name: longTitles.mixed, text: `${longTitles.mixed} ${longTitles.mixed}` } : each,
    ),
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
