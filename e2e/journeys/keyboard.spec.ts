import type { Locator, Page } from '@playwright/test';
import { HOMES_WITH_PHOTOS } from '../ad.ts';
import { expect, test, untilHydrated } from '../journey.ts';

// The walk of docs/accessibility.md: a window of 1280 by 800 at a zoom of 200 %, and no mouse.
test.use({ viewport: { width: 640, height: 400 } });

const samples = ['flat-01-front', 'living-01', 'kitchen-01'].map(
  (name) => new URL(`../../apps/api/src/db/seed/pictures/${name}.jpg`, import.meta.url).pathname,
);

/** What one asks at each stop: is the focus there, seen and in view, and does nothing have to be scrolled sideways? */
async function expectStop(stop: Locator): Promise<void> {
  await expect(stop).toBeFocused();
  const faults = await stop.evaluate(async (element) => {
    // Into view it may glide, down a long page for more than a second.
    const place = () => element.getBoundingClientRect().top;
    for (let rest = 0, before = Number.NaN, tries = 0; rest < 3 && tries < 40; tries += 1) {
      rest = place() === before ? rest + 1 : 0;
      before = place();
      await new Promise((passed) => setTimeout(passed, 100));
    }
    const { top, bottom, left, right, height } = element.getBoundingClientRect();
    const isInView =
      left >= -1 && right <= innerWidth + 1 && (height > innerHeight || (top >= -1 && bottom <= innerHeight + 1));
    const middle = document.elementFromPoint(
      (left + right) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    );
    // A file's own input lies unseen in its button, and so is a box that is drawn by what is beside it.
    const isCovered =
      middle !== null &&
      !element.contains(middle) &&
      !middle.contains(element) &&
      !element.parentElement?.contains(middle);
    return [
      !element.matches(':focus-visible') && 'the focus is not shown',
      !isInView && `it is not in view: ${Math.round(top)} to ${Math.round(bottom)}`,
      isCovered && `it lies under ${middle?.outerHTML.slice(0, 80)}`,
      document.documentElement.scrollWidth > innerWidth && 'the page scrolls sideways',
    ].filter(Boolean);
  });
  expect(faults, String(stop)).toEqual([]);
}

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 90; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectStop(target);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never came to ${target}`);
}

/** Names each stop from the top of the page to its end of which the bar at the lower edge hides the middle. */
async function hiddenBy(page: Page, bar: Locator): Promise<string[]> {
  const hidden: string[] = [];
  await expect(bar).toBeInViewport();
  await page.getByRole('banner').getByRole('link').first().focus();
  for (let isPage = true; isPage; ) {
    await page.keyboard.press('Tab');
    const name = await bar.evaluate((edge) => {
      const stop = document.activeElement;
      if (!stop || stop.closest('footer, body > button') || stop === document.body) return undefined;
      const { top, bottom } = stop.getBoundingClientRect();
      const isHidden = !edge.contains(stop) && (top + bottom) / 2 > edge.getBoundingClientRect().top;
      return isHidden ? stop.outerHTML.slice(0, 120) : '';
    });
    isPage = name !== undefined;
    if (name) hidden.push(name);
  }
  return hidden;
}

test.describe('on a phone with a keyboard', { tag: '@once' }, () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('no bar at the lower edge hides what has the focus', async ({ page }) => {
    await page.goto(HOMES_WITH_PHOTOS);
    const cards = page.getByRole('article');
    for (const card of [cards.first(), cards.nth(1)]) await card.getByRole('button', { name: /^Save / }).click();
    await page.goto((await cards.first().getByRole('link').first().getAttribute('href')) ?? '');
    await page.keyboard.press('Tab');
    await untilHydrated(page);
    expect(await hiddenBy(page, page.getByRole('region', { name: 'Call or message the seller' }))).toEqual([]);

    await page.goto('/favourites');
    const choices = page.getByRole('checkbox', { name: /^Compare / });
    await expect(choices).toHaveCount(2);
    for (const choice of await choices.all()) await choice.check();
    expect(await hiddenBy(page, page.getByRole('region', { name: 'Chosen for the comparison' }))).toEqual([]);
  });
});

test.describe('by keyboard alone, at a zoom of 200 %', { tag: '@once' }, () => {
  test('an area is found, chosen, cleared and left', async ({ page }) => {
    await page.goto('/find-my-home');
    // Which areas there are depends on the city: until it is chosen the box is none of the stops.
    await tabTo(page, page.getByRole('combobox', { name: 'City' }));
    await page.keyboard.press('ArrowDown');
    const box = page.getByRole('combobox', { name: 'Area' }).first();
    await tabTo(page, box);
    const list = page.getByRole('listbox');
    await expect(list).toBeVisible();
    const highlighted = async () => {
      const id = await box.getAttribute('aria-activedescendant');
      return id ? page.locator(`[id="${id}"]`) : undefined;
    };
    for (const key of ['ArrowDown', 'ArrowDown', 'End', 'Home']) {
      await page.keyboard.press(key);
      const option = await highlighted();
      await expect(option ?? list).toBeInViewport();
      await expectStop(box);
    }
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.keyboard.type('clif');
    await expect(list.getByRole('option').first()).toHaveText(/Clifton/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(list).toBeHidden();
    await expect(box).toHaveValue(/Clifton/);
    await page.keyboard.press('Tab');
    await expectStop(page.getByRole('button', { name: 'Clear area' }));
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(list).toBeHidden();
    await expect(box).not.toBeFocused();
  });

  test('a plan’s payment is read, copied and reported, and the focus comes back', async ({ page, context, signUp }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signUp('seller', page);
    await page.goto('/plans');
    const opener = page.getByRole('button', { name: 'Choose Pro' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Pro Plan' });
    await expectStop(dialog.getByRole('button', { name: 'Close' }).first());
    await tabTo(page, dialog.getByRole('combobox', { name: 'For' }));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, dialog.getByRole('button', { name: 'Place the order' }));
    await page.keyboard.press('Enter');
    // The form is gone, and with it the button that was pressed.
    const amount = dialog.getByRole('button', { name: 'Copy amount' });
    await expectStop(amount);
    await tabTo(page, dialog.getByRole('button', { name: 'Copy account number' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status').filter({ hasText: 'Copied!' })).toHaveCount(1);
    await tabTo(page, dialog.getByRole('button', { name: 'Copy reference' }));
    await tabTo(page, dialog.getByRole('button', { name: 'I have paid' }));
    await page.keyboard.press('Enter');
    const back = dialog.getByRole('button', { name: 'Back to the account details' });
    await expectStop(back);
    await tabTo(page, dialog.getByRole('textbox', { name: 'Transaction number' }));
    await tabTo(page, dialog.getByLabel('Day of the transfer'));
    await tabTo(page, dialog.getByLabel(/^Proof/));
    await tabTo(page, dialog.getByRole('button', { name: 'Send', exact: true }));
    await tabTo(page, back, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectStop(dialog.getByRole('button', { name: 'I have paid' }));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectStop(opener);
  });

  test('the photographs of a project are turned over and left where they were opened', async ({ page }) => {
    await page.goto('/grand-monarch');
    const picture = page.getByRole('button', { name: /^Open picture 2 of 9/ });
    await tabTo(page, picture);
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog');
    const close = viewer.getByRole('button', { name: 'Close' });
    await expectStop(close);
    const place = viewer.getByText(/^Photo \d of 9/).first();
    for (const [key, number] of [
      ['ArrowRight', 3],
      ['End', 9],
      ['ArrowRight', 1],
      ['Home', 1],
      ['ArrowLeft', 9],
    ] as const) {
      await page.keyboard.press(key);
      await expect(place).toHaveText(new RegExp(`^Photo ${number} of 9`));
    }
    for (const name of ['Previous photo', 'Next photo']) await tabTo(page, viewer.getByRole('button', { name }));
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      // After the last button comes the browser's own bar, never the page behind.
      expect(
        await page.evaluate(
          () => document.activeElement?.closest('[role=dialog], .MuiModal-root, body > :not(main)') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expectStop(picture);
  });

  test('photographs of an ad are lifted, moved by buttons and removed', async ({ page, signUp }) => {
    await signUp('seller', page);
    // Asked for now: a key press is quicker than the browser is in handing its chooser over.
    const chooser = page.waitForEvent('filechooser');
    await page.goto('/seller-post-ad');
    const photographs = page.getByRole('group', { name: 'Photographs of the property' });
    const button = (name: string) => photographs.getByRole('button', { name, exact: true });
    const add = button('Add photographs');
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(samples);
    await tabTo(page, button('Reorder photograph 1 of 3'), 'Shift+Tab');

    const announced = page.locator('[id^="DndLiveRegion"]');
    await page.keyboard.press('Space');
    await expect(announced).toHaveText('Lifted photograph 1 of 3.');
    for (const place of [2, 3]) {
      // A lifted photograph takes keys once it is measured.
      await expect(async () => {
        const said = await announced.textContent();
        if (said !== `It would be number ${place} of 3.`) await page.keyboard.press('ArrowRight');
        await expect(announced).toHaveText(`It would be number ${place} of 3.`, { timeout: 500 });
      }).toPass();
    }
    await page.keyboard.press('Space');
    await expect(announced).toHaveText('Photograph 1 dropped as number 3 of 3.');
    await expectStop(button('Reorder photograph 3 of 3'));

    await tabTo(page, button('Move photograph 3 earlier'));
    await page.keyboard.press('Enter');
    await expectStop(button('Move photograph 2 earlier'));
    await tabTo(page, button('Move photograph 2 later'));
    await page.keyboard.press('Enter');
    // It can go no further: the focus stays with the photograph.
    await expectStop(button('Reorder photograph 3 of 3'));

    await tabTo(page, button('Remove photograph 3'));
    await page.keyboard.press('Enter');
    await expect(button('Reorder photograph 2 of 2')).toBeVisible();
    await expectStop(photographs.locator(':focus'));
    await tabTo(page, add);
  });

  test('the menu of narrow screens is opened, walked through and closed', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const stops = menu.locator('a[href], button');
    await expectStop(menu.getByRole('button', { name: 'Close' }).first());
    const count = await stops.count();
    expect(count).toBeGreaterThan(5);
    for (let step = 1; step < count; step += 1) {
      await page.keyboard.press('Tab');
      await expectStop(menu.locator(':focus'));
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expectStop(opener);
  });
});
