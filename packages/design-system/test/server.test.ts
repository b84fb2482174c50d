import { createTheme, ThemeProvider } from '@mui/material/styles';
import { composeStory } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { componentNames } from '../scripts/sizes.ts';

type Stories = { default: Parameters<typeof composeStory>[1]; Default: Parameters<typeof composeStory>[0] };

// A page is drawn without a browser first: what asks for the document has none.
describe('every component is drawn on the server', () => {
  it.each(componentNames())('%s', async (name) => {
    const { default: meta, Default }: Stories = await import(`../src/components/${name}/${name}.stories.tsx`);
    expect(() => renderToString(createElement(composeStory(Default, meta)))).not.toThrow();
  });
});

// They load, fail or have nothing: the root stays, with its class, its id and its ref.
describe('what a caller gives the root reaches it in every state', () => {
  it.each(['ProjectUnitPage', 'ProjectUnitsPage', 'UnitGrid'])('%s', async (name) => {
    const { default: meta, ...stories }: Stories = await import(`../src/components/${name}/${name}.stories.tsx`);
    for (const [state, story] of Object.entries(stories)) {
      const page = createElement(composeStory(story, meta), { 'data-given': name } as object);
      expect(renderToString(page), state).toContain(`data-given="${name}"`);
    }
  });
});

describe('a part inside with an id of the caller still names or describes', () => {
  it.each([
    ['StepNote', 'aria-labelledby', { slotProps: { title: { id: 'given' } } }],
    ['FormSection', 'aria-labelledby', { slotProps: { title: { id: 'given' } } }],
    ['PlanCard', 'aria-labelledby', { slotProps: { name: { id: 'given' } } }],
    ['CheckboxField', 'aria-describedby', { help: 'Help', slotProps: { formHelperText: { id: 'given' } } }],
    ['TextField', 'aria-describedby', { help: 'Help', slotProps: { formHelperText: { id: 'given' } } }],
  ])('%s', async (name, attribute, given) => {
    const { default: meta, Default }: Stories = await import(`../src/components/${name}/${name}.stories.tsx`);
    const html = renderToString(createElement(composeStory(Default, meta), given as object));
    expect(html).toContain(' id="given"');
    expect(html).toContain(` ${attribute}="given"`);
  });
});

// MUI has no half steps in such a theme and says so itself.
describe('a theme whose spaces are a list leaves nothing undefined', () => {
  it.each(['PropertyCardSkeleton', 'StepNote'])('%s', async (name) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { default: meta, Default }: Stories = await import(`../src/components/${name}/${name}.stories.tsx`);
    const theme = createTheme({ spacing: [0, 4, 8, 16, 32, 64, 96, 128, 160] });
    const page = createElement(ThemeProvider, { theme }, createElement(composeStory(Default, meta)));
    expect(renderToString(page)).not.toContain('undefined');
    vi.restoreAllMocks();
  });
});
