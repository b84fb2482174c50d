import { useMatches } from 'react-router-dom';
import { idOf, type Screen, screens } from '../routes.ts';

const screensById = new Map(screens.map((screen) => [idOf(screen), screen]));

/** The screen that is open. */
export function useScreen(): Screen | undefined {
  const matches = useMatches();
  return screensById.get(matches.at(-1)?.id ?? '');
}
