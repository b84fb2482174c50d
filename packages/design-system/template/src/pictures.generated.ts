// Written by the kit's pictures command.
import type { ProjectPictures } from '@karachi-estates/design-system/ProjectPage';

export const pictures: ProjectPictures = {};
