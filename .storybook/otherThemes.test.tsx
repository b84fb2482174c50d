import { createTheme, styled, type Theme, ThemeProvider } from '@mui/material/styles';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PropertyCard } from '../packages/design-system/src/components/PropertyCard/PropertyCard.tsx';
import { aPropertyCard } from '../packages/fixtures/src/properties.ts';
import { kitNames, storiesOf } from './kitStories.ts';
import preview from './preview.tsx';
import { foreignThemes } from './themes.ts';

// Nothing here knows the kit's variables or its theme: a part that needs them shows it as a missing colour or a wrong
// font.
setProjectAnnotations(preview);

let canvas: HTMLElement;
beforeEach(() => {
  canvas = document.createElement('div');
  document.body.append(canvas);
});
afterEach(() => canvas.remove());

async function show(name: string, brand: string): Promise<void> {
  const { default: meta, Default } = await storiesOf(name);
  // What the pointer does in it is tested in the kit's own theme.
  const still = { ...Default, play: undefined };
  const Story = composeStory(still, meta, { initialGlobals: { brand, scheme: 'light' } }, 'Default');
  await Story.run({ canvasElement: canvas });
}

describe.each([...foreignThemes.keys()])('in the theme %s', (brand) => {
  test.each(kitNames)('%s has no axe violation', async (name) => {
    await show(name, brand);
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      // A component alone is no page: landmarks, one main heading and skip links are the page's.
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false }, bypass: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
  });
});

/** Every colour that a theme may bring into a page, as the browser computes it. */
function coloursOf(theme: Theme): Set<string> {
  const { palette } = theme;
  const named = [palette.text.primary, palette.text.secondary, palette.primary.main, palette.primary.contrastText];
  const more = [palette.secondary.main, palette.secondary.contrastText, palette.common.white, palette.common.black];
  const probe = document.createElement('i');
  document.body.append(probe);
  const computed = [
    ...named,
    ...more,
    palette.primary.dark,
    palette.error.main,
    palette.success.main,
    palette.action.disabled,
    palette.action.active,
  ].map((each) => {
    probe.style.color = each;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  // A picture's alternative text is not seen.
  return new Set([...computed, 'rgba(0, 0, 0, 0)']);
}

/** Everything that MUI or the kit has drawn, in the page and in what floats over it. */
const partsOf = (root: Element) => [...root.querySelectorAll('[class*="Mui"], [class*="Ke"]')];

const six = ['PropertyCard', 'AreaTypeahead', 'PlanCard', 'PaymentModal', 'ResidenceSlider', 'GalleryGrid'];

describe.each([...foreignThemes])('the looks of the theme %s', (brand, { light: theme }) => {
  test.each(six)('%s takes its fonts, colours and corners from it', async (name) => {
    await show(name, brand);
    const colours = coloursOf(theme);
    const parts = partsOf(document.body);
    expect(parts.length).toBeGreaterThan(3);
    const family = theme.typography.fontFamily?.split(',')[0]?.replaceAll('"', '') ?? '';
    const strange = parts.flatMap((element) => {
      const { fontFamily, color } = getComputedStyle(element);
      const isOfTheme = fontFamily.includes(family) && colours.has(color);
      return isOfTheme ? [] : [`${element.getAttribute('class')}: ${color}, ${fontFamily}`];
    });
    expect(strange).toEqual([]);

    // Round in every theme: pills and discs. All other corners are the theme's radius, or a share of it.
    const radius = Number(theme.shape.borderRadius);
    const corners = parts.map((element) => Number.parseFloat(getComputedStyle(element).borderTopLeftRadius));
    expect(corners.filter((corner) => corner > radius * 1.6 + 0.01 && corner < 12)).toEqual([]);
  });
});

describe('a theme’s entry for KePropertyCard', () => {
  const property = aPropertyCard({ featured: true });

  function draw(theme: Theme, card: ReactNode): HTMLElement {
    canvas.replaceChildren(document.createElement('div'));
    const root = createRoot(canvas.firstElementChild as Element);
    flushSync(() => root.render(<ThemeProvider theme={theme}>{card}</ThemeProvider>));
    const article = canvas.querySelector('article');
    if (!article) throw new Error('No card is drawn.');
    return article;
  }

  test('styleOverrides reach the root and the slots', () => {
    const theme = createTheme({
      components: {
        KePropertyCard: {
          styleOverrides: { root: { borderTopWidth: 7 }, media: { aspectRatio: '1' }, title: { letterSpacing: 3 } },
        },
      },
    });
    const card = draw(theme, <PropertyCard property={property} />);
    expect(getComputedStyle(card).borderTopWidth).toBe('7px');
    expect(getComputedStyle(card.firstElementChild as Element).aspectRatio).toBe('1 / 1');
    expect(getComputedStyle(card.querySelector('h3') as Element).letterSpacing).toBe('3px');
  });

  test('variants are chosen by props', () => {
    const theme = createTheme({
      components: { KePropertyCard: { variants: [{ props: { elevation: 3 }, style: { outlineWidth: 5 } }] } },
    });
    const plain = getComputedStyle(draw(theme, <PropertyCard property={property} />)).outlineWidth;
    expect(plain).not.toBe('5px');
    const card = draw(theme, <PropertyCard property={property} variant="elevation" elevation={3} />);
    expect(getComputedStyle(card).outlineWidth).toBe('5px');
  });

  test('defaultProps are taken where the caller gives none', () => {
    const theme = createTheme({ components: { KePropertyCard: { defaultProps: { headingLevel: 2 } } } });
    expect(draw(theme, <PropertyCard property={property} />).querySelector('h2')).not.toBeNull();
    expect(draw(theme, <PropertyCard property={property} headingLevel={4} />).querySelector('h4')).not.toBeNull();
  });

  test('sx and styled() restyle one card', () => {
    const Wide = styled(PropertyCard)({ borderBottomWidth: 9 });
    const card = draw(createTheme(), <Wide property={property} sx={{ maxWidth: 222 }} />);
    expect(getComputedStyle(card).borderBottomWidth).toBe('9px');
    expect(getComputedStyle(card).maxWidth).toBe('222px');
  });
});
