import { type Scheme, type Screen, type Story, schemes, screens } from './stage.ts';

/** One picture of a story. */
export interface Picture {
  screen: Screen;
  scheme: Scheme;
}

const everyPicture: readonly Picture[] = (Object.keys(screens) as Screen[]).flatMap((screen) =>
  schemes.map((scheme) => ({ screen, scheme })),
);

/** Of about half of the stories, told by the id alone: a new story changes nothing for the others. */
const isWide = (id: string) => [...id].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 2 === 0;

const isPair = ({ screen, scheme }: Picture) => (screen === 'phone') === (scheme === 'light');

/**
 * Which pictures are drawn of a story. Components have all four. A screen, of the site or of the desk, has the layouts
 * and the colours of its components: the phone in light and the desktop in dark show what it adds, and in Urdu the
 * phone alone.
 * @param quick the two of a screen also of a component's first story, and one of these two of its other stories
 */
export function picturesOf({ id, name }: Pick<Story, 'id' | 'name'>, quick = false): Picture[] {
  const isScreen = /^(screens|desk)-/.test(id);
  if (isScreen && name === 'Phone Width') return [];
  const isUrdu = isScreen && /-urdu(-|$)/.test(id);
  return everyPicture.filter((picture) => {
    // A story about phone width has nothing to add on a desktop.
    if (picture.screen === 'desktop' && (isUrdu || name.startsWith('Phone '))) return false;
    if (!quick && !isScreen) return true;
    const isEnough = isScreen || name === 'Default' || name.startsWith('Phone ');
    return isPair(picture) && (isEnough || (picture.screen === 'desktop') === isWide(id));
  });
}

/**
 * The file of a story's picture, below the folder of the baselines: a folder for each component or screen, since a
 * folder for each story takes more of a disk than its pictures do.
 * @param id the story's, such as `components-plancard--default`
 */
export function fileOf(id: string, { screen, scheme }: Picture): string {
  const [title, story] = id.split('--');
  return `${title}/${story}.${screen}-${scheme}.webp`;
}
