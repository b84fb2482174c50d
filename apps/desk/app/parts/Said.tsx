import { styled } from '@mui/material/styles';

const Root = styled('div')({ textAlign: 'start', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** What a person wrote: in its own lines, and in the direction of its own letters. */
export function Said({ children }: { children: string }) {
  return <Root dir="auto">{children}</Root>;
}
