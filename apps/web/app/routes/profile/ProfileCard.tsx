import Card, { type CardProps } from '@mui/material/Card';

/** A part of the profile in a frame of its own. */
export function ProfileCard({ children, ...named }: Pick<CardProps, 'children' | 'aria-label' | 'aria-labelledby'>) {
  return (
    <Card
      component="section"
      sx={{ display: 'grid', gap: 3, p: 3, '& > [role="status"]:empty': { position: 'absolute' } }}
      {...named}
    >
      {children}
    </Card>
  );
}
