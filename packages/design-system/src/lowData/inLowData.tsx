import type { Decorator } from '@storybook/react-vite';
import { LowData } from './lowData.ts';

/** Shows a story as who wants little data sees it. */
export const inLowData: Decorator = (Story) => (
  <LowData value={true}>
    <Story />
  </LowData>
);
