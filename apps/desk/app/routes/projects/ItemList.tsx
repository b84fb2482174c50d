import { styled } from '@mui/material/styles';

/** Items of a panel, each with a heading, some lines and its buttons below each other. */
export const ItemList = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li': { display: 'grid', gap: theme.spacing(1), justifyItems: 'start' },
  '& p': { margin: 0 },
  '& p[lang="ur"]': { justifySelf: 'stretch' },
  '& h3': { ...theme.typography.subtitle2, margin: 0 },
  '& ul': { margin: 0, paddingInlineStart: theme.spacing(2.5) },
}));
