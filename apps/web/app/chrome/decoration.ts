import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

function Nothing() {
  return null;
}

/**
 * React's `lazy` for what nobody asked for and the screen can do without: where its code does not come, nothing stands
 * in its place. What was asked for is a LoadedPart, which says so and can be tried again.
 */
export function decoration<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: Nothing })));
}
