import type { CountedSentence } from './fill.ts';

export interface MapContent {
  /** On the map itself, for screen readers. */
  label: string;
  pins: string;
  nearer: string;
  farther: string;
  whileMoving: string;
  searchHere: string;
  allFound: string;
  draw: string;
  drawing: string;
  cancel: string;
  /** Drawing with the keyboard: `label` names the map meanwhile, the others are said. */
  keys: {
    label: string;
    how: string;
    finish: string;
    near: string;
    set: string;
    taken: string;
    corners: CountedSentence;
    same: string;
    nothing: string;
    done: string;
  };
  drawn: string;
  remove: string;
  tooManyShapes: string;
  chooseArea: string;
  anyArea: string;
  chosen: { heading: string; close: string; near: string; around: string; gone: string };
  list: { heading: string; empty: string; more: string; loadingMore: string; homes: CountedSentence };
  empty: string;
  capped: string;
  failed: string;
  offline: string;
  retry: string;
  refused: string;
  anew: string;
}

/** The words of the map of the listings. */
export const map: MapContent = {
  label: 'Map of Karachi. The arrow keys move it, plus and minus come nearer and go farther.',
  pins: 'Prices on the map',
  nearer: 'Nearer',
  farther: 'Farther',
  whileMoving: 'Search as I move the map',
  searchHere: 'Search this part',
  allFound: 'All results',
  draw: 'Draw an area',
  drawing: 'Draw around an area with the finger or the mouse. Escape cancels.',
  keys: {
    label:
      'Map of Karachi, on which an area is being drawn. The arrow keys move the cross, with Shift by a little. Enter sets a ' +
      'corner, Backspace takes the last one back, Enter on the first corner finishes.',
    how: 'The arrow keys move a cross, Enter sets a corner, Backspace takes the last one back. Escape cancels.',
    finish: 'Finish the area',
    near: 'Near {place}.',
    set: 'Corner set.',
    taken: 'Last corner taken back.',
    corners: { one: '{count} corner.', other: '{count} corners.' },
    same: 'There is a corner here already.',
    nothing: 'An area needs at least three corners that are not in one line.',
    done: 'The area is drawn.',
  },
  cancel: 'Cancel drawing',
  drawn: 'Drawn area {number}',
  remove: 'Remove drawn area {number}',
  tooManyShapes: 'Five areas are drawn. Remove one to draw another.',
  chooseArea: 'Or choose an area',
  anyArea: 'All areas',
  chosen: {
    heading: 'The property on the map',
    close: 'Close this property',
    around: 'It lies within {metres} metres of here: its seller shows a circle.',
    near: 'Only its area is known: the price stands near the middle of it.',
    gone: 'This property is not on the market any more.',
  },
  list: {
    heading: 'As a list',
    empty: 'No properties in this part of the map. Move the map, go farther, or take a filter away.',
    more: 'More properties',
    loadingMore: 'Loading more…',
    homes: { one: '{count} property here', other: '{count} properties here' },
  },
  empty: 'No properties here',
  capped: 'Only the newest {count} properties stand on the map. Come nearer or add a filter to see all.',
  failed: 'The prices did not load.',
  offline: 'You are offline. The map goes on when the connection is back.',
  retry: 'Try again',
  refused: 'This part of the map cannot be shown.',
  anew: 'Open the map anew',
};
