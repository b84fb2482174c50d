import Card, { type CardProps } from '@mui/material/Card';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { focusRing, lift } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { OnwardLink, type OnwardLinkProps } from '../OnwardLink/OnwardLink.tsx';

export interface ServiceCardProps extends Omit<CardProps, 'title' | 'children' | 'action' | 'slots' | 'slotProps'> {
  /** The element of its root, as in MUI's Card; `article` without it. */
  component?: ElementType;
  /** The service in a few words. */
  title: string;
  /** What one gets. */
  text: string;
  /** What starts it. */
  action: { label: string; href: string };
  /** Stands above the title. */
  icon?: ReactNode;
  /** Level of the heading in the outline of the page. @default 2 */
  level?: 2 | 3;
  /** More props of the link. */
  slotProps?: { link?: Partial<OnwardLinkProps> };
}

const Root = styled(Card, { name: 'KeServiceCard', slot: 'Root', shouldForwardProp: toPart })<{
  component?: ElementType;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1),
    height: '100%',
    padding: theme.spacing(3),
    transition: theme.transitions.create('box-shadow', { duration: theme.transitions.duration.shorter }),
    '&:hover': { boxShadow: lift(theme, 'hover') },
    '&:has(a:focus-visible)': focusRing(theme),
  })),
);

const Sign = styled('span', { name: 'KeServiceCard', slot: 'Sign' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    color: (theme.vars ?? theme).palette.secondary.main,
    '& svg': { display: 'block', fontSize: '1.75rem' },
  })),
);

// The link covers the whole card.
const Action = styled('div', { name: 'KeServiceCard', slot: 'Action' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    marginBlockStart: 'auto',
    paddingBlockStart: theme.spacing(1),
    '& > a::after': { content: '""', position: 'absolute', inset: 0 },
    '& > a:focus-visible': { outline: 'none' },
  })),
);

/**
 * A service with the page where it starts; the whole card leads there. Use ReasonCard instead for what leads nowhere.
 */
export function ServiceCard(inProps: ServiceCardProps) {
  const props = useThemeProps({ props: inProps, name: 'KeServiceCard' });
  const { title, text, action, icon, level = 2, slotProps, ...other } = props;
  const ownerState = { ...props, level };
  return (
    <Root ownerState={ownerState} component="article" variant="outlined" {...other}>
      {icon && <Sign ownerState={ownerState}>{icon}</Sign>}
      <Typography variant="h4" component={`h${level}`}>
        {title}
      </Typography>
      <Typography color="textSecondary">{text}</Typography>
      <Action ownerState={ownerState}>
        <OnwardLink href={action.href} {...slotProps?.link}>
          {action.label}
        </OnwardLink>
      </Action>
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeServiceCard: 'root' | 'sign' | 'action';
  }
  interface ComponentsPropsList {
    KeServiceCard: Partial<ServiceCardProps>;
  }
  interface Components<Theme = unknown> {
    KeServiceCard?: {
      defaultProps?: ComponentsPropsList['KeServiceCard'];
      styleOverrides?: ComponentsOverrides<Theme>['KeServiceCard'];
      variants?: ComponentsVariants<Theme>['KeServiceCard'];
    };
  }
}
