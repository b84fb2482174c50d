import Card, { type CardProps } from '@mui/material/Card';

/** A part of the profile in a frame of its own. */
export function ProfileCard({
  children,
  ...other
}: Pick<CardProps, 'children' | 'aria-label' | 'aria-labelledby' | 'ref' | 'tabIndex'>) {
  return (
    <Card
      component="section"
      sx={{ display: 'grid', gap: 3, p: 3, '& > [role="status"]:empty': { position: 'absolute' } }}
      {...other}
    >
      {children}
    </Card>
  );
}
