import { composeStory } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { componentNames } from '../scripts/sizes.ts';

type Stories = { default: Parameters<typeof composeStory>[1]; Default: Parameters<typeof composeStory>[0] };

// A page is drawn without a browser first: what asks for the document has none.
describe('every component is drawn on the server', () => {
  it.each(componentNames())('%s', async (name) => {
    const { default: meta, Default }: Stories = await import(`../src/components/${name}/${name}.stories.tsx`);
    expect(() => renderToString(createElement(composeStory(Default, meta)))).not.toThrow();
  });
});
