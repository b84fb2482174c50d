import { formatPkr } from '@karachi-estates/domain/properties/price';
import CheckRounded from '@mui/icons-material/CheckRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import Chip, { type ChipProps } from '@mui/material/Chip';
import List, { type ListProps } from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { type ElementType, useId } from 'react';
import { joinProps } from '../../theme/joinProps.ts';
import { keyed } from '../../theme/keyed.ts';
import { corner, hairline, leading, lift, tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** A plan as the kit needs it; the domain's plans fit. */
export interface PlanCardPlan {
  name: string;
  /** Rupees; 0 is free. */
  price: number;
  features: readonly { label: string; included: boolean }[];
  /** The one plan of the page that most people take. */
  highlighted?: boolean;
}

/** What the card says beside its plan. */
export interface PlanCardLabels {
  mostPopular: string;
  current: string;
  /** In place of a price of 0. */
  free: string;
  /** After the price. */
  unit: string;
  /** Come before a feature, for screen readers. */
  included: string;
  notIncluded: string;
}

export interface PlanCardProps extends Omit<CardProps, 'children' | 'action' | 'slots' | 'slotProps'> {
  /** The element of its root, as in MUI's Card; `article` without it. */
  component?: ElementType;
  /** Name, price and features. */
  plan: PlanCardPlan;
  /** For whom it is, in a sentence. */
  summary?: string;
  /** What the button says. */
  action: string;
  /** Where the button leads. Without it the button calls `onChoose`. */
  href?: string;
  /** The button was pressed. */
  onChoose?: () => void;
  /** The plan the person has now: it says so, and its button is disabled. @default false */
  current?: boolean;
  /** Why it cannot be chosen now; disables the button and stands beneath it. */
  because?: string;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<PlanCardLabels> | undefined;
  /** More props of the parts inside: the 'Most Popular' flag, the name, the features, the button. @default {} */
  slotProps?: {
    flag?: ChipProps;
    name?: TypographyProps;
    features?: ListProps;
    button?: ButtonProps;
  };
}

const english: PlanCardLabels = {
  mostPopular: 'Most Popular',
  current: 'Your plan',
  free: 'Free',
  unit: 'per month',
  included: 'Included:',
  notIncluded: 'Not included:',
};

// The flag stands on the card's edge, so nothing of the card is clipped.
const Root = styled(Card, { name: 'KePlanCard', slot: 'Root', shouldForwardProp: toPart })<{
  component?: ElementType;
  ownerState: PlanCardProps & { highlighted: boolean };
}>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr auto',
    gap: theme.spacing(3),
    minWidth: 0,
    height: '100%',
    overflow: 'visible',
    padding: theme.spacing(4, 3),
    variants: [
      {
        props: { highlighted: true },
        style: {
          borderColor: (theme.vars ?? theme).palette.secondary.main,
          boxShadow: `inset 0 0 0 0.0625rem ${(theme.vars ?? theme).palette.secondary.main}, ${lift(theme, 'hover')}`,
        },
      },
    ],
  })),
);

const FlagLine = styled('div', { name: 'KePlanCard', slot: 'FlagLine' })<{ ownerState: object }>({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  transform: 'translateY(-50%)',
});

const Flag = styled(Chip, { name: 'KePlanCard', slot: 'Flag' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    borderRadius: corner(theme, 'pill'),
    backgroundColor: (theme.vars ?? theme).palette.secondary.main,
    color: (theme.vars ?? theme).palette.secondary.contrastText,
    fontWeight: 600,
  })),
);

const Head = styled('div', { name: 'KePlanCard', slot: 'Head' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(0.5),
  })),
);

const NameLine = styled('div', { name: 'KePlanCard', slot: 'NameLine' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
  })),
);

const Price = styled('p', { name: 'KePlanCard', slot: 'Price' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0.375rem',
    margin: 0,
    paddingBlockEnd: theme.spacing(3),
    borderBlockEnd: hairline(theme),
    color: (theme.vars ?? theme).palette.text.secondary,
    ...theme.typography.body2,
    '& > strong': {
      ...theme.typography.h3,
      color: (theme.vars ?? theme).palette.text.primary,
      fontSize: '2.25rem',
      fontWeight: theme.typography.fontWeightBold,
      lineHeight: leading(theme, 1.1, 'heading'),
    },
  })),
);

const Features = styled(List, { name: 'KePlanCard', slot: 'Features' })<{ ownerState: object }>({
  display: 'grid',
  alignContent: 'start',
  gap: '0.75rem',
});

const Feature = styled(ListItem, { name: 'KePlanCard', slot: 'Feature' })<{ ownerState: { included: boolean } }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '0.625rem',
    alignItems: 'start',
    lineHeight: leading(theme, 1.45),
    color: (theme.vars ?? theme).palette.text.secondary,
    '& svg': { marginBlockStart: '0.125rem' },
    variants: [
      {
        props: { included: true },
        style: {
          color: (theme.vars ?? theme).palette.text.primary,
          '& svg': { color: (theme.vars ?? theme).palette.success.main },
        },
      },
    ],
  })),
);

const Because = styled(Typography, { name: 'KePlanCard', slot: 'Because' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    marginBlockStart: theme.spacing(1),
    color: (theme.vars ?? theme).palette.text.secondary,
    textAlign: 'center',
  })),
);

/**
 * One plan with its price and what it includes. Put two or three side by side; at most one of them is highlighted.
 *
 * Use ServiceCard instead for what has no price.
 */
export function PlanCard(inProps: PlanCardProps) {
  const props = useThemeProps({ props: inProps, name: 'KePlanCard' });
  const { plan, summary, action, href, onChoose, current = false, because, labels, slotProps = {}, ...other } = props;
  const words = useKitWords('PlanCard', english, labels);
  const id = useId();
  const highlighted = plan.highlighted ?? false;
  const ownerState = { ...props, current, highlighted };
  const isLink = href !== undefined && !current && because === undefined;
  const look: ButtonProps = highlighted ? { variant: 'contained', color: 'secondary' } : { variant: 'outlined' };
  return (
    <Root
      component="article"
      variant="outlined"
      aria-labelledby={slotProps.name?.id ?? id}
      ownerState={ownerState}
      {...other}
    >
      {highlighted && (
        <FlagLine ownerState={ownerState}>
          <Flag ownerState={ownerState} size="small" color="secondary" label={words.mostPopular} {...slotProps.flag} />
        </FlagLine>
      )}
      <Head ownerState={ownerState}>
        <NameLine ownerState={ownerState}>
          <Typography id={id} component="h3" variant="h4" {...slotProps.name}>
            {plan.name}
          </Typography>
          {current && <Chip size="small" color="primary" label={words.current} />}
        </NameLine>
        {summary && (
          <Typography variant="body2" color="textSecondary">
            {summary}
          </Typography>
        )}
      </Head>
      <Price ownerState={ownerState}>
        <strong>{plan.price === 0 ? words.free : formatPkr(plan.price)}</strong>
        {plan.price > 0 && <span>{words.unit}</span>}
      </Price>
      {plan.features.length > 0 && (
        <Features ownerState={ownerState} disablePadding {...slotProps.features}>
          {keyed(plan.features, ({ label }) => label).map(([key, { label, included }]) => (
            <Feature key={key} disablePadding ownerState={{ ...ownerState, included }}>
              {included ? (
                <CheckRounded role="img" aria-hidden={false} aria-label={words.included} />
              ) : (
                <RemoveRounded role="img" aria-hidden={false} aria-label={words.notIncluded} />
              )}
              {label}
            </Feature>
          ))}
        </Features>
      )}
      <div>
        <Button
          {...joinProps<ButtonProps>(
            {
              fullWidth: true,
              ...look,
              'aria-describedby': because === undefined ? undefined : `${id}-because`,
              ...(isLink ? { href } : { onClick: onChoose }),
            },
            slotProps.button,
          )}
          disabled={current || because !== undefined || slotProps.button?.disabled}
        >
          {action}
        </Button>
        {because !== undefined && (
          <Because ownerState={ownerState} id={`${id}-because`} variant="body2">
            {because}
          </Because>
        )}
      </div>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    PlanCard: PlanCardLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePlanCard: 'root' | 'flagLine' | 'flag' | 'head' | 'nameLine' | 'price' | 'features' | 'feature' | 'because';
  }
  interface ComponentsPropsList {
    KePlanCard: Partial<PlanCardProps>;
  }
  interface Components<Theme = unknown> {
    KePlanCard?: {
      defaultProps?: ComponentsPropsList['KePlanCard'];
      styleOverrides?: ComponentsOverrides<Theme>['KePlanCard'];
      variants?: ComponentsVariants<Theme>['KePlanCard'];
    };
  }
}
