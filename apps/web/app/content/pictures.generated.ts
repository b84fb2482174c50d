// Written by pictures/build.mjs; do not edit.
export const aboutUs = {
  path: '/pictures/about-us-6d82d585',
  width: 1200,
  height: 800,
  widths: [480, 768, 1200],
  thumbhash: 'ohgKFYKfiGZbdoeYd1iWl5tpn5j3',
};
export const avatar01 = {
  path: '/pictures/avatar-01-3e3c65c1',
  width: 512,
  height: 512,
  widths: [64, 128],
  thumbhash: '7ecNFwT4h3iMd4V2h9pXiGeIh6EICHkC',
};
export const avatar02 = {
  path: '/pictures/avatar-02-bb7fb924',
  width: 512,
  height: 512,
  widths: [64, 128],
  thumbhash: 'bAgOFwT4p2iNdoZ3h6d4h2h4d/0494oJ',
};
export const avatar03 = {
  path: '/pictures/avatar-03-c641de9b',
  width: 512,
  height: 512,
  widths: [64, 128],
  thumbhash: '8QcOFwL4V4iHeId9hJl3iHd5h0B4CIcD',
};
export const avatar04 = {
  path: '/pictures/avatar-04-7c674aef',
  width: 512,
  height: 512,
  widths: [64, 128],
  thumbhash: 'bEkODwb4l1iMd4Z4h6dol2d4hgBIKHAL',
};
export const avatar05 = {
  path: '/pictures/avatar-05-893a734a',
  width: 512,
  height: 512,
  widths: [64, 128],
  thumbhash: 'cugJDwL4Z3iKdYh4iMZHaIiHiLEICIgD',
};
export const avatar06 = {
  path: '/pictures/avatar-06-576b6747',
  width: 512,
  height: 512,
  widths: [64, 128],
  thumbhash: 'LkkOJwT4l3h8hnaId6hniGiIhyBnCHMD',
};
export const avatar07 = {
  path: '/pictures/avatar-07-95b723db',
  width: 512,
  height: 512,
  widths: [64, 128],
  thumbhash: 'qecRFwT4h3iKd3d4h8hnmGiHiHBHSH0A',
};
export const avatar08 = {
  path: '/pictures/avatar-08-e4b83b1b',
  width: 512,
  height: 512,
  widths: [64, 128],
  thumbhash: 'rhgOHwT4l3h8h3R1iNloh2iJiNYHSI0A',
};
export const heroKarachi = {
  path: '/pictures/hero-karachi-7035cd0d',
  width: 2400,
  height: 1200,
  widths: [480, 768, 1280, 1920, 2400],
  thumbhash: 'IggKHISMd2iPd4hZd4amiXDaBw==',
};
export const typeApartment = {
  path: '/pictures/type-apartment-13716e9d',
  width: 900,
  height: 900,
  widths: [240, 480, 800],
  thumbhash: '3+cFLwbdd3V5ipeZlQl32IiVeAZXV3AF',
};
export const typeOffices = {
  path: '/pictures/type-offices-90a63422',
  width: 900,
  height: 900,
  widths: [240, 480, 800],
  thumbhash: '4hgKFwJFpnaPmoaHdmh4d4eIiWX4aIYP',
};
export const typePrivateHouse = {
  path: '/pictures/type-private-house-24787dac',
  width: 900,
  height: 900,
  widths: [240, 480, 800],
  thumbhash: 'oNcFNwh3dYaPh4iIlxmZCGVthQg4eIAE',
};
export const typeStoreShop = {
  path: '/pictures/type-store-shop-8cbae159',
  width: 900,
  height: 900,
  widths: [240, 480, 800],
  thumbhash: '4CgKDwKFiYiFeHiPdndnWIh4p3YGW2gA',
};
export const typeWarehouse = {
  path: '/pictures/type-warehouse-1873f5ad',
  width: 900,
  height: 900,
  widths: [240, 480, 800],
  thumbhash: '4SgGFwIZeZllfoePnFeHd6eGaT0I1oUA',
};
export const whyChooseUs = {
  path: '/pictures/why-choose-us-6aa9f291',
  width: 1200,
  height: 800,
  widths: [480, 768, 1200],
  thumbhash: 'HhkOHYJndoh/iIiZeJdnd3lnMGB3',
};
