import { initials } from '@karachi-estates/domain/accounts/initials';
import Avatar, { type AvatarProps } from '@mui/material/Avatar';
import Card, { type CardProps } from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { hairline, tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What the profile says beside what is known. */
export interface ProfileViewLabels {
  /** Stands where a fact has no value. */
  empty: string;
}

export interface ProfileViewProps extends Omit<CardProps, 'children' | 'role' | 'slots' | 'slotProps'> {
  /** The element of its root, as in MUI's Card; `section` without it. */
  component?: ElementType;
  /** The person's name. */
  name: string;
  /** In words: "Seller". */
  role: string;
  /** Address of their picture; the initials stand in for it. */
  picture?: string | null | undefined;
  /** What is known, in the order in which it is shown; without a value it says so. */
  facts: readonly { label: string; value?: string | null | undefined }[];
  /** Buttons: edit, log out. */
  actions?: ReactNode;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<ProfileViewLabels> | undefined;
  /** More props of the parts inside. @default {} */
  slotProps?: { avatar?: AvatarProps; name?: TypographyProps };
}

const english: ProfileViewLabels = { empty: 'Not given' };

const Root = styled(Card, { name: 'KeProfileView', slot: 'Root', shouldForwardProp: toPart })<{
  component?: ElementType;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(3),
    width: 'min(45rem, 100%)',
    padding: theme.spacing(3),
    [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
  })),
);

const Head = styled('div', { name: 'KeProfileView', slot: 'Head' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  })),
);

const Person = styled('div', { name: 'KeProfileView', slot: 'Person' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    minWidth: 0,
    '& > .MuiAvatar-root': {
      ...tint(theme, 'primary'),
      width: '4rem',
      height: '4rem',
      fontSize: '1.5rem',
      fontWeight: 600,
    },
    '& > div:last-child': { display: 'grid', justifyItems: 'start', gap: theme.spacing(0.5), minWidth: 0 },
    '& h2': { overflowWrap: 'anywhere' },
  })),
);

const Facts = styled('dl', { name: 'KeProfileView', slot: 'Facts' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    display: 'grid',
    margin: 0,
    borderBlockStart: hairline(theme),
  })),
);

const Fact = styled('div', { name: 'KeProfileView', slot: 'Fact' })<{ ownerState: { known: boolean } }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: '0.125rem',
    paddingBlock: '0.875rem',
    borderBlockEnd: hairline(theme),
    '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 },
    '& > dt': { ...theme.typography.body2, color: (theme.vars ?? theme).palette.text.secondary },
    '& > dd': { margin: 0, overflowWrap: 'anywhere' },
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: 'minmax(8rem, 12rem) minmax(0, 1fr)',
      gap: theme.spacing(2),
    },
    variants: [
      { props: { known: false }, style: { '& > dd': { color: (theme.vars ?? theme).palette.text.secondary } } },
    ],
  })),
);

/**
 * A person's own profile, to read. The form that changes it takes its place.
 *
 * Use SellerCard instead for somebody else.
 */
export function ProfileView(inProps: ProfileViewProps) {
  const props = useThemeProps({ props: inProps, name: 'KeProfileView' });
  const { name, role, picture, facts, actions, labels, slotProps = {}, ...other } = props;
  const words = useKitWords('ProfileView', english, labels);
  return (
    <Root ownerState={props} component="section" variant="outlined" aria-label={name} {...other}>
      <Head ownerState={props}>
        <Person ownerState={props}>
          <Avatar src={picture ?? undefined} alt="" aria-hidden {...slotProps.avatar}>
            {initials(name)}
          </Avatar>
          <div>
            <Typography component="h2" variant="h3" {...slotProps.name}>
              {name}
            </Typography>
            <Chip size="small" color="primary" label={role} />
          </div>
        </Person>
        {actions}
      </Head>
      {facts.length > 0 && (
        <Facts ownerState={props}>
          {facts.map(({ label, value }) => (
            <Fact key={label} ownerState={{ ...props, known: Boolean(value) }}>
              <dt>{label}</dt>
              <dd>{value ? <bdi>{value}</bdi> : words.empty}</dd>
            </Fact>
          ))}
        </Facts>
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    ProfileView: ProfileViewLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeProfileView: 'root' | 'head' | 'person' | 'facts' | 'fact';
  }
  interface ComponentsPropsList {
    KeProfileView: Partial<ProfileViewProps>;
  }
  interface Components<Theme = unknown> {
    KeProfileView?: {
      defaultProps?: ComponentsPropsList['KeProfileView'];
      styleOverrides?: ComponentsOverrides<Theme>['KeProfileView'];
      variants?: ComponentsVariants<Theme>['KeProfileView'];
    };
  }
}
