import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { numbersApart } from '../packages/design-system/test/numbersApart.ts';
import preview from './preview.tsx';

setProjectAnnotations(preview);

type Stories = { default: Parameters<typeof composeStory>[1]; Ready: Parameters<typeof composeStory>[0] };

const files = import.meta.glob<Stories>('../apps/web/app/**/*.stories.tsx');
const sources = import.meta.glob<string>('../apps/web/app/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
// A story in Urdu of the screen's own has its axe in the run of all stories.
const named = Object.entries(files)
  .filter(([file]) => !/language: 'ur'/.test(sources[file] ?? ''))
  .map(([file, load]) => [/([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? file, load] as const);

let canvas: HTMLElement;
beforeEach(async () => {
  canvas = document.createElement('div');
  document.body.append(canvas);
  await page.viewport(1280, 800);
});
afterEach(() => canvas.remove());

// What the pointer does in a story is tested in English.
describe('every screen in Urdu', () => {
  test.each(named)('%s has no axe violation, and the units of its numbers under one another', async (_, load) => {
    const { default: meta, Ready } = await load();
    const Story = composeStory({ ...Ready, play: undefined }, meta, { initialGlobals: { language: 'ur' } }, 'Ready');
    await Story.run({ canvasElement: canvas });
    expect(document.documentElement.lang).toBe('ur');
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      // Header, footer and skip link are those of the page around the screen.
      rules: { region: { enabled: false }, bypass: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
    expect(numbersApart(canvas), 'on a wide screen').toEqual([]);
    await page.viewport(360, 800);
    expect(numbersApart(canvas), 'on a phone').toEqual([]);
  });
});
