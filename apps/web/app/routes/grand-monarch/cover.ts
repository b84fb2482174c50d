/** The picture of the project that a shared link shows. */
export const cover = { file: '/projects/grand-monarch/cover.jpg', width: 1200, height: 675 };
