// Written by the kit's pictures command.
import type { ProjectPictures } from '@karachi-estates/design-system/ProjectPage';

export const pictures: ProjectPictures = {
  'hero.jpg': {
    path: '/pictures/clifton-courtyard/hero-d3224d79',
    width: 1280,
    height: 853,
    widths: [480, 800, 1280],
    thumbhash: 'XggKJYSkiHefiIeHh2hneUqQpAJJ',
  },
};
