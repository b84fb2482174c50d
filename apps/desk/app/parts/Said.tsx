import Typography from '@mui/material/Typography';

export interface SaidProps {
  children: string;
  /** Of its own where nothing around sets the letters, as the facts do. */
  variant?: 'body2' | 'inherit';
}

/** What a person wrote: with their line breaks, and from the side where its language begins. */
export function Said({ children, variant = 'inherit' }: SaidProps) {
  return (
    <Typography
      component="div"
      dir="auto"
      variant={variant}
      sx={{ textAlign: 'start', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}
