import { hairline } from '@karachi-estates/design-system/theme/looks';
import { styled } from '@mui/material/styles';

/**
 * Items of a panel, each with a heading, some lines and its buttons, which are the last of its parts: below them on
 * phones, beside them where there is room.
 */
export const ItemList = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  alignSelf: 'stretch',
  overflowWrap: 'anywhere',
  '& > li': { display: 'grid', gap: theme.spacing(0.5, 2), justifyItems: 'start' },
  [theme.breakpoints.up('sm')]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& > li > *': { gridColumn: 1 },
    '& > li > :last-child:not(:only-child)': { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'start' },
  },
  '& > li + li': { paddingBlockStart: theme.spacing(1), borderBlockStart: hairline(theme) },
  '& p': { margin: 0 },
  '& p[lang="ur"]': { justifySelf: 'stretch' },
  '& h3': { ...theme.typography.subtitle2, margin: 0 },
  '& ul': { margin: 0, paddingInlineStart: theme.spacing(2.5) },
}));
