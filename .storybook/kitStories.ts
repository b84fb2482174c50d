import type { composeStory } from '@storybook/react-vite';

/** What the tests of all components take of a file of stories. */
interface KitStories {
  default: Parameters<typeof composeStory>[1];
  Default: Parameters<typeof composeStory>[0];
}

const files = import.meta.glob<KitStories>('../packages/design-system/src/components/*/*.stories.tsx');

/** The stories of every component of the kit: its name, and what loads them. */
export const kitStories = Object.entries(files).map(
  ([file, load]) => [/([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? file, load] as const,
);

/** The names of the kit's components. */
export const kitNames = kitStories.map(([name]) => name);

/** @throws Error where no component has the name. */
export function storiesOf(name: string): Promise<KitStories> {
  const load = new Map(kitStories).get(name);
  if (!load) throw new Error(`There are no stories of ${name}.`);
  return load();
}
