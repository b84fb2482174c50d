import { longTitles } from '@karachi-estates/fixtures/properties';
import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const slides = ['Kiamari', 'Boat Basin', 'Sea View', 'Do Darya', 'Hawke’s Bay', 'Sandspit'].map((name, index) => ({
  id: name,
  content: (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        height: '14rem',
        bgcolor: index % 2 ? 'primary.main' : 'text.primary',
        color: index % 2 ? 'primary.contrastText' : 'background.default',
      }}
    >
      {name}
    </Box>
  ),
}));

const meta = {
  title: 'Layout/Carousel',
  id: 'components-carousel',
  component: Carousel,
  args: {
    slides,
    label: 'Along the shore',
    labels: {
      previous: 'Previous place',
      next: 'Next place',
      pause: 'Pause',
      play: 'Play',
      goTo: (slide, count) => `Place ${slide} of ${count}`,
    },
    // Long enough that no advance comes between a press and its check.
    delay: 60_000,
    loop: true,
    perView: { 0: 1, 768: 2 },
    gap: 16,
    controls: 'below',
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const current = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[aria-current]')?.getAttribute('aria-label');
const live = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-live]')).not.toBeNull(), { timeout: 5000 });

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await live(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next place' }));
    await waitFor(() => expect(current(canvasElement)).toBe('Place 2 of 6'));
    await userEvent.click(canvas.getByRole('button', { name: 'Place 5 of 6' }));
    await waitFor(() => expect(current(canvasElement)).toBe('Place 5 of 6'));
  },
};

/** Before the first comes the last. */
export const Loops: Story = {
  play: async ({ canvas, canvasElement }) => {
    await live(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous place' }));
    await waitFor(() => expect(current(canvasElement)).toBe('Place 6 of 6'));
  },
};

export const WithAnEnd: Story = { args: { loop: false } };

/** With one slide there is nowhere to go, so nothing offers to. */
export const OneSlide: Story = {
  tags: ['no-visual'],
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await live(canvasElement);
    await expect(canvas.getByText('Kiamari')).toBeVisible();
    await expect(canvas.queryAllByRole('button', { hidden: true })).toEqual([]);
  },
};

/** The pause button becomes a play button; touching the slides changes nothing about it. */
export const Paused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await live(canvasElement);
    const playing = canvas.queryByRole('button', { name: 'Pause' });
    if (playing) await userEvent.click(playing);
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-playing]')).toBeNull();
  },
};

/** A busy page hears at once that the strip was away and that it has come into view: the last word counts. */
export const OnABusyPage: Story = {
  tags: ['no-visual'],
  beforeEach: () => {
    const { IntersectionObserver: real } = window;
    window.IntersectionObserver = class extends real {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          const away = entries.map(({ target }) => ({ target, isIntersecting: false }) as IntersectionObserverEntry);
          callback([...away, ...entries], observer);
        }, options);
      }
    };
    return () => {
      window.IntersectionObserver = real;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await live(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next place' }));
    await waitFor(() => expect(current(canvasElement)).toBe('Place 2 of 6'));
  },
};

let release = () => {};

/** Who has come to the strip by keyboard stays there when the arrows come. */
export const KeepsTheFocus: Story = {
  tags: ['no-visual'],
  beforeEach: () => {
    const { IntersectionObserver: real } = window;
    const near = new Promise<void>((resolve) => {
      release = resolve;
    });
    window.IntersectionObserver = class extends real {
      override observe(target: Element) {
        void near.then(() => super.observe(target));
      }
    };
    return () => {
      window.IntersectionObserver = real;
    };
  },
  play: async ({ canvasElement }) => {
    const strip = canvasElement.querySelector<HTMLElement>('.swiper');
    strip?.focus();
    await expect(strip).toHaveFocus();
    release();
    await live(canvasElement);
    await expect(strip).toHaveFocus();
  },
};

function Growing(args: CarouselProps) {
  const [count, setCount] = useState(3);
  return (
    <>
      <Carousel {...args} slides={slides.slice(0, count)} />
      {[5, 2].map((each) => (
        <button key={each} type="button" onClick={() => setCount(each)}>{`Show ${each}`}</button>
      ))}
    </>
  );
}

/** Slides that come or go later have their dots and their turn like all others. */
export const OtherSlides: Story = {
  tags: ['no-visual'],
  args: { perView: { 0: 1 } },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const shown = () => {
      const strip = canvasElement.querySelector('.swiper')?.getBoundingClientRect();
      const middle = strip && document.elementFromPoint(strip.x + strip.width / 2, strip.y + strip.height / 2);
      return middle?.closest('li')?.textContent;
    };
    await live(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next place' }));
    await waitFor(() => expect(current(canvasElement)).toBe('Place 2 of 3'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show 5' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Place/ })).toHaveLength(5));
    await live(canvasElement);
    for (const [index, { id }] of slides.slice(0, 5).entries()) {
      await waitFor(() => expect(shown()).toBe(id));
      await expect(current(canvasElement)).toBe(`Place ${index + 1} of 5`);
      await userEvent.click(canvas.getByRole('button', { name: 'Next place' }));
    }
    await waitFor(() => expect(shown()).toBe(slides[0]?.id));
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Place/ })).toHaveLength(2));
    await live(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous place' }));
    await waitFor(() => expect(shown()).toBe(slides[1]?.id));
  },
};

export const ControlsOver: Story = { args: { controls: 'over', perView: { 0: 1 }, gap: 0 } };

const places = [
  ['Boat Basin', 'Restaurants and flats from 2.5 crore, ten minutes from Clifton Bridge.'],
  ['Sea View', 'Apartments on the shore of DHA Phase 5, with the wind from the sea all year round.'],
  ['Do Darya', 'New towers in DHA Phase 8, most of them handed over within the next two years.'],
].map(([name = '', text]) => ({
  id: name,
  content: (
    <Box sx={{ minHeight: '8rem', border: 1, bgcolor: 'background.paper', color: 'text.primary' }}>
      <strong>{name}</strong>
      <div>{text}</div>
    </Box>
  ),
}));

/** Slides with words have their controls below, where they cover nothing. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { slides: places, perView: { 0: 1 }, delay: undefined },
};

/** Controls over words cover some of them, so keep `over` for pictures that fill the slide. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { slides: places, perView: { 0: 1 }, delay: undefined, controls: 'over' },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    label: longTitles.mixed,
    slides: [longTitles.unbroken, longTitles.mixed, longTitles.urdu].map((title) => ({
      id: title,
      content: <Box sx={{ p: 2, border: 1 }}>{title}</Box>,
    })),
  },
};
