/** A picture of the site itself, as `pictures/build.mjs` has encoded it. */
export interface SitePicture {
  path: string;
  width: number;
  height: number;
  widths: readonly number[];
  thumbhash: string;
}

// The server answers an address without an ending in the format that the browser takes; Storybook serves plain files.
const ending = import.meta.env.STORYBOOK ? '.avif' : '';

/** A site picture as the kit's Picture takes it. */
export function sitePicture({ path, width, height, widths, thumbhash }: SitePicture) {
  const middle = widths[Math.floor(widths.length / 2)];
  return {
    src: `${path}-${middle}${ending}`,
    srcSet: widths.map((each) => `${path}-${each}${ending} ${each}w`).join(', '),
    width,
    height,
    thumbhash,
  };
}
