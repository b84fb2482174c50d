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
