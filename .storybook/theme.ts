import { create } from 'storybook/theming';

/** Storybook in the brand's colours and letters: the frame and the pages of documentation. */
export const theme = create({
  base: 'light',
  brandTitle: 'Karachi Estates design system',
  brandUrl: './',
  brandImage: './brand.svg',
  brandTarget: '_self',
  colorPrimary: '#B4552D',
  colorSecondary: '#0E5A6B',
  appBg: '#F3EFE7',
  appContentBg: '#FBF9F5',
  appPreviewBg: '#FBF9F5',
  appBorderColor: '#E3DDD1',
  appBorderRadius: 10,
  fontBase: "'Plus Jakarta Sans Variable', system-ui, sans-serif",
  textColor: '#13262F',
  textMutedColor: '#4C5F68',
  barBg: '#FFFFFF',
  barTextColor: '#4C5F68',
  barSelectedColor: '#0E5A6B',
  barHoverColor: '#0E5A6B',
  inputBg: '#FFFFFF',
  inputBorder: '#CFC8BA',
  inputTextColor: '#13262F',
  inputBorderRadius: 8,
});
