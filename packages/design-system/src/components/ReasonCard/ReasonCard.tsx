import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { corner, prose, tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';

export interface ReasonCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Stands beside the words. */
  icon: ReactNode;
  /** The reason in a few words. */
  title: string;
  /** One or two sentences more. */
  text: string;
  /** Level of the heading in the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const Root = styled('div', { name: 'KeReasonCard', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    gap: theme.spacing(2),
  })),
);

const Sign = styled('span', { name: 'KeReasonCard', slot: 'Sign' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tint(theme, 'primary'),
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    borderRadius: corner(theme, 'control'),
    '& svg': { fontSize: '1.25rem' },
  })),
);

const Words = styled('div', { name: 'KeReasonCard', slot: 'Words' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(0.5),
    alignContent: 'start',
    minWidth: 0,
  })),
);

const Text = styled('p', { name: 'KeReasonCard', slot: 'Text' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...prose(theme),
    margin: 0,
    maxWidth: '70ch',
    color: (theme.vars ?? theme).palette.text.secondary,
  })),
);

/** One reason, benefit or principle with its icon. It leads nowhere: use ServiceCard instead for what one can start. */
export function ReasonCard(inProps: ReasonCardProps) {
  const props = useThemeProps({ props: inProps, name: 'KeReasonCard' });
  const { icon, title, text, level = 3, ...other } = props;
  const ownerState = { ...props, level };
  return (
    <Root ownerState={ownerState} {...other}>
      <Sign ownerState={ownerState}>{icon}</Sign>
      <Words ownerState={ownerState}>
        <Typography variant="h4" component={`h${level}`}>
          {title}
        </Typography>
        <Text ownerState={ownerState}>{text}</Text>
      </Words>
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeReasonCard: 'root' | 'sign' | 'words' | 'text';
  }
  interface ComponentsPropsList {
    KeReasonCard: Partial<ReasonCardProps>;
  }
  interface Components<Theme = unknown> {
    KeReasonCard?: {
      defaultProps?: ComponentsPropsList['KeReasonCard'];
      styleOverrides?: ComponentsOverrides<Theme>['KeReasonCard'];
      variants?: ComponentsVariants<Theme>['KeReasonCard'];
    };
  }
}
