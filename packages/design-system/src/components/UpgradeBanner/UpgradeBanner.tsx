import Button, { type ButtonProps } from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What the banner says beside what it is given. */
export interface UpgradeBannerLabels {
  /** On the link. */
  action: string;
}

export interface UpgradeBannerProps extends Omit<CardProps, 'slots' | 'slotProps'> {
  /** The element of its root, as in MUI's Card; `aside` without it. */
  component?: ElementType;
  /** What the larger plan brings, in a few words. */
  heading: string;
  /** One or two sentences more. */
  children: ReactNode;
  /** Where it leads: the plans. */
  href: string;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<UpgradeBannerLabels> | undefined;
  /** More props of the link. @default {} */
  slotProps?: { action?: ButtonProps };
}

const english: UpgradeBannerLabels = { action: 'Upgrade Now' };

const Root = styled(Card, { name: 'KeUpgradeBanner', slot: 'Root', shouldForwardProp: toPart })<{
  component?: ElementType;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2, 4),
    alignItems: 'center',
    padding: theme.spacing(3),
    border: 0,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
    backgroundImage: 'none',
    color: (theme.vars ?? theme).palette.primary.contrastText,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: theme.spacing(3, 4) },
  })),
);

const Action = styled(Button, { name: 'KeUpgradeBanner', slot: 'Action' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    '&, &:hover': {
      backgroundColor: (theme.vars ?? theme).palette.background.paper,
      color: (theme.vars ?? theme).palette.text.primary,
    },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: 'currentcolor', outlineOffset: '-0.375rem' },
  })),
);

/**
 * The one coloured area of the workspace: what a larger plan would bring. Leave it out for people on the largest plan.
 *
 * Use MUI's Alert instead for a message that is not about plans.
 */
export function UpgradeBanner(inProps: UpgradeBannerProps) {
  const props = useThemeProps({ props: inProps, name: 'KeUpgradeBanner' });
  const { heading, children, href, labels, slotProps = {}, ...other } = props;
  const words = useKitWords('UpgradeBanner', english, labels);
  return (
    <Root ownerState={props} component="aside" variant="outlined" aria-label={heading} {...other}>
      <div>
        <Typography component="h2" variant="h4" gutterBottom>
          {heading}
        </Typography>
        <Typography>{children}</Typography>
      </div>
      <Action ownerState={props} variant="contained" href={href} {...slotProps.action}>
        {words.action}
      </Action>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    UpgradeBanner: UpgradeBannerLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeUpgradeBanner: 'root' | 'action';
  }
  interface ComponentsPropsList {
    KeUpgradeBanner: Partial<UpgradeBannerProps>;
  }
  interface Components<Theme = unknown> {
    KeUpgradeBanner?: {
      defaultProps?: ComponentsPropsList['KeUpgradeBanner'];
      styleOverrides?: ComponentsOverrides<Theme>['KeUpgradeBanner'];
      variants?: ComponentsVariants<Theme>['KeUpgradeBanner'];
    };
  }
}
