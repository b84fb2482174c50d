import { CopyButton } from '@karachi-estates/design-system/CopyButton';
import { sunken } from '@karachi-estates/design-system/theme/looks';
import { styled } from '@mui/material/styles';
import { join } from '../content/join.ts';

const words = join.codes;

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: theme.spacing(0.5, 2),
  margin: 0,
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: sunken(theme),
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
}));

/** Recovery codes, which are shown once, with a button that copies them all. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <List aria-label={words.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <CopyButton text={codes.join('\n')} what={words.what} labels={{ copy: words.copy }} />
    </>
  );
}
