import type { PlateDescription } from '@karachi-estates/design-system/FloorPlate';
import type { SitePlan } from '@karachi-estates/design-system/MasterPlan';

/** How a project is drawn: its site, and the floors of its buildings. */
export interface ProjectDrawings {
  site: SitePlan | undefined;
  floor: PlateDescription;
}

const drawings: Readonly<Record<string, ProjectDrawings>> = {
  'grand-monarch': {
    site: {
      width: 720,
      height: 400,
      ground: [
        { kind: 'sea', x: 0, y: 0, width: 720, height: 84 },
        { kind: 'beach', x: 0, y: 84, width: 720, height: 34 },
        { kind: 'garden', x: 40, y: 132, width: 640, height: 212 },
        { kind: 'pool', x: 318, y: 156, width: 84, height: 56 },
        { kind: 'road', x: 0, y: 358, width: 720, height: 42 },
      ],
      buildings: [
        { id: 'west', x: 84, y: 168, width: 200, height: 130 },
        { id: 'east', x: 436, y: 168, width: 200, height: 130 },
      ],
    },
    floor: { above: ['sea'], below: ['city', 'street'], middle: 'corridor' },
  },
  'clifton-courtyard': {
    site: {
      width: 720,
      height: 400,
      ground: [
        { kind: 'garden', x: 90, y: 170, width: 540, height: 140 },
        { kind: 'road', x: 0, y: 340, width: 720, height: 60 },
      ],
      buildings: [{ id: 'courtyard', x: 90, y: 40, width: 540, height: 120 }],
    },
    floor: { above: ['garden'], below: ['courtyard', 'street'], middle: 'garden' },
  },
};

/** A project that nobody has drawn yet: two rows along a corridor, and its buildings as a list. */
const undrawn: ProjectDrawings = {
  site: undefined,
  floor: {
    above: ['sea', 'park', 'courtyard', 'garden', 'north', 'east'],
    below: ['city', 'street', 'south', 'west'],
    middle: 'corridor',
  },
};

/** The drawings of a project, in a plain description; shapes of units are worked out from the units of a floor. */
export const drawingsOf = (slug: string): ProjectDrawings =>
  (Object.hasOwn(drawings, slug) ? drawings[slug] : undefined) ?? undrawn;
