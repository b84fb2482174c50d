import type { Browser, CDPSession, Page } from 'playwright';

export interface Story {
  id: string;
  title: string;
  name: string;
}

export const schemes = ['light', 'dark'] as const;
export const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
export type Screen = keyof typeof screens;
export type Scheme = (typeof schemes)[number];

/** Milliseconds that a busy machine may take to open Storybook. */
const patience = 120_000;

const still = `*, *::before, *::after, *::backdrop, *::details-content {
  animation-duration: 0s !important; animation-delay: 0s !important;
  transition-duration: 0s !important; transition-delay: 0s !important;
  caret-color: transparent !important;
}
img, video { image-rendering: pixelated !important; }
video::-webkit-media-controls { display: none !important; }
html { scrollbar-width: none; }`;

/** Shows one story after the other in one page: a story costs its own rendering and not the loading of Storybook. */
export class Stage {
  private constructor(
    private readonly page: Page,
    private readonly browser: CDPSession,
    private readonly url: string,
    private readonly height: number,
  ) {}

  static async open(browser: Browser, url: string, screen: Screen): Promise<Stage> {
    const page = await browser.newPage({
      viewport: screens[screen],
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-GB',
      timezoneId: 'Asia/Karachi',
      // Storybook stops animations for its own test runner, and waits for them to end for everybody else.
      userAgent: 'StorybookTestRunner',
    });
    await page.clock.setFixedTime(new Date('2026-11-21T09:00:00Z'));
    // The compiler of this script marks functions with __name, also those that run in the page.
    await page.addInitScript({ content: 'globalThis.__name = (it) => it' });
    const stage = new Stage(page, await page.context().newCDPSession(page), url, screens[screen].height);
    await stage.reload();
    return stage;
  }

  /** A fresh page, so that nothing a story left behind reaches the next ones. */
  async reload(): Promise<void> {
    await this.page.goto(`${this.url}/iframe.html?viewMode=story`, { waitUntil: 'commit', timeout: patience });
    await this.page.waitForFunction(
      () => '__STORYBOOK_PREVIEW__' in window && '__STORYBOOK_ADDONS_CHANNEL__' in window,
      undefined,
      { timeout: patience },
    );
    await this.page.addStyleTag({ content: still });
    // Axe has its turn in the story tests. A story that is being rendered when this takes effect would be rendered once
    // more later on, and put its world in place of the next story's.
    await this.page.evaluate(
      () =>
        new Promise<void>((done) => {
          const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
            __STORYBOOK_ADDONS_CHANNEL__: {
              emit(event: string, data: unknown): void;
              once(event: string, listener: () => void): void;
            };
          };
          channel.once('globalsUpdated', done);
          channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
        }),
    );
  }

  /**
   * Renders a story and plays it. Throws with the story's own words when it does not render. A play function that was
   * made for the other screen may stop on the way: what it says is the story tests' business, what is seen then is
   * ours.
   */
  async show(story: Story): Promise<void> {
    const failure = await this.page.evaluate(async (storyId) => {
      type Channel = {
        emit(event: string, data?: unknown): void;
        on(event: string, listener: (data: unknown) => void): void;
        off(event: string, listener: (data: unknown) => void): void;
      };
      const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
      window.scrollTo(0, 0);
      return new Promise<string | undefined>((resolve) => {
        const listeners: [string, (data: unknown) => void][] = [];
        const settle = (words?: string) => {
          clearTimeout(late);
          for (const [event, listener] of listeners) channel.off(event, listener);
          // A snackbar stays while its window has no focus: else a busy machine takes the picture too late.
          window.dispatchEvent(new Event('blur'));
          resolve(words);
        };
        const late = setTimeout(() => settle('did not finish within a minute'), 60_000);
        const on = (event: string, listener: (data: unknown) => void) => {
          listeners.push([event, listener]);
          channel.on(event, listener);
        };
        const words = (data: unknown) => {
          const { message, description, title } = data as { message?: string; description?: string; title?: string };
          return message ?? description ?? title ?? JSON.stringify(data);
        };
        on('storyFinished', (data) => {
          const { storyId: finished } = data as { storyId: string };
          if (finished === storyId) settle();
        });
        for (const event of ['storyThrewException', 'storyErrored', 'storyMissing']) {
          on(event, (data) => settle(words(data)));
        }
        on('playFunctionThrewException', () => setTimeout(settle, 100));
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }).then((said) => {
        // Storybook covers a story whose play function stopped with its own page; the story is still beneath.
        if (!said) document.body.classList.replace('sb-show-errordisplay', 'sb-show-main');
        return said;
      });
    }, story.id);
    if (failure) throw new Error(failure);
  }

  /** A PNG of the whole page in one scheme, once fonts and pictures are there. */
  async shoot(scheme: Scheme): Promise<Buffer> {
    const { width, height } = await this.page.evaluate(async (wanted) => {
      document.documentElement.dataset.scheme = wanted;
      await document.fonts.ready;
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = 'eager';
      // A picture that changes its source while it is decoded says so and has to be asked again.
      const until = performance.now() + 3_000;
      do {
        await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
        await new Promise((frame) => setTimeout(frame));
      } while (
        performance.now() < until &&
        pictures.some(({ complete, src, naturalWidth }) => src && !(complete && naturalWidth > 0))
      );
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
      // A picture is as high as its page, so nothing keeps to the foot of the window: what did so a moment ago would be
      // drawn a fraction of a pixel off now and then. What keeps to the foot of a part that scrolls stays there.
      const scrolls = (part: Element | null): boolean =>
        part !== null &&
        part !== document.body &&
        (getComputedStyle(part).overflowY !== 'visible' || scrolls(part.parentElement));
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        const { position, bottom } = getComputedStyle(element);
        if (position !== 'sticky' || bottom === 'auto' || scrolls(element.parentElement)) continue;
        Object.assign(element.style, { position: 'relative', bottom: 'auto' });
      }
      const { scrollHeight } = document.documentElement;
      return { width: innerWidth, height: Math.min(scrollHeight, 12_000) };
    }, scheme);
    // Asked of the browser directly: compressing less and leaving the window alone halves the time of a thousand
    // pictures.
    const { data } = await this.browser.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      ...(height > this.height && {
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width, height, scale: 1 },
      }),
    });
    return Buffer.from(data, 'base64');
  }

  async close(): Promise<void> {
    await this.page.close();
  }
}
