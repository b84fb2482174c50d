import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as insights from '../apps/web/app/routes/insights/InsightsRoute.stories.tsx';
import * as dashboard from '../packages/design-system/src/components/DashboardShell/DashboardShell.stories.tsx';
import * as quality from '../packages/design-system/src/components/QualityScore/QualityScore.stories.tsx';
import { emulated } from './emulated.ts';
import preview from './preview.tsx';

setProjectAnnotations(preview);

let canvas: HTMLElement;
beforeEach(async () => {
  await emulated('forced-colors', 'active');
  canvas = document.createElement('div');
  document.body.append(canvas);
});
afterEach(async () => {
  canvas.remove();
  await emulated('forced-colors');
});

const groundOf = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing is ${selector}.`);
  return getComputedStyle(element).backgroundColor;
};

// Where a person's own colours replace the theme's, no ground of a component is drawn.
describe('in a contrast theme', () => {
  test('the page that is shown differs from the others in the menu of the workspace', async () => {
    await composeStory(dashboard.Default, dashboard.default, {}, 'Default').run({ canvasElement: canvas });
    expect(groundOf('nav a[aria-current]')).not.toBe(groundOf('nav a:not([aria-current])'));
  });

  test('the length of a bar of progress is seen', async () => {
    await composeStory(quality.Default, quality.default, {}, 'Default').run({ canvasElement: canvas });
    expect(groundOf('.MuiLinearProgress-bar')).not.toBe(groundOf('.MuiLinearProgress-root'));
  });

  test('the lines of a chart are seen, and told from one another', async () => {
    await composeStory(insights.Ready, insights.default, {}, 'Ready').run({ canvasElement: canvas });
    const lines = () => [...canvas.querySelectorAll('.MuiLineChart-line')].map((line) => getComputedStyle(line).stroke);
    await expect.poll(() => lines().length, { timeout: 10_000 }).toBeGreaterThan(1);
    const [own, other] = lines();
    canvas.style.color = 'CanvasText';
    expect(own).toBe(getComputedStyle(canvas).color);
    expect(other).not.toBe(own);
  });
});
