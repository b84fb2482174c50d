export interface TooLongContent {
  title: string;
  text: string;
  map: string;
  list: string;
}

/** Words of the page for an address that no server reads to its end. */
export const tooLong: TooLongContent = {
  title: 'This address is too long',
  text: 'It was cut off before we could read it. If you drew an area on the map, draw it again with fewer corners. Or search by the name of the area.',
  map: 'Draw on the map',
  list: 'Browse properties',
};
