import { groupThousands } from '@karachi-estates/domain/digits';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import { focusRing, leading, lift, TARGET, tabular, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What screen readers hear of a cluster after its number. */
export interface MapClusterLabels {
  homes: string;
}

export interface MapClusterProps extends Omit<ButtonBaseProps, 'children'> {
  /** How many homes are here. */
  count: number;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<MapClusterLabels> | undefined;
}

const english: MapClusterLabels = { homes: 'properties here, look closer' };

const Root = styled(ButtonBase, { name: 'KeMapCluster', slot: 'Root', shouldForwardProp: toPart })<{
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    ...tabular,
    minWidth: TARGET,
    height: TARGET,
    paddingInline: theme.spacing(1),
    border: `0.1875rem solid ${(theme.vars ?? theme).palette.primary.main}`,
    borderRadius: TARGET,
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    color: (theme.vars ?? theme).palette.text.primary,
    fontWeight: theme.typography.fontWeightBold,
    lineHeight: leading(theme, 1.2),
    '&:hover': { boxShadow: lift(theme, 'hover') },
    '&[data-size="large"]': { minWidth: '3.25rem', height: '3.25rem', borderRadius: '3.25rem' },
    '&:focus-visible': focusRing(theme),
  })),
);

const THOUSAND = 1_000;
const LARGE = 100;

/** What fits a circle: '840', '1.2k', '36k'. */
function shortCount(count: number): string {
  if (count < THOUSAND) return String(count);
  const thousands = count / THOUSAND;
  return `${thousands < 10 ? Math.floor(thousands * 10) / 10 : Math.floor(thousands)}k`;
}

/**
 * Several homes near each other on a map; a press goes closer. Larger where there are many.
 *
 * Use MapPill instead for one home.
 */
export function MapCluster(inProps: MapClusterProps) {
  const props = useThemeProps({ props: inProps, name: 'KeMapCluster' });
  const { count, labels, ...other } = props;
  const words = useKitWords('MapCluster', english, labels);
  return (
    <Root ownerState={props} data-size={count >= LARGE ? 'large' : 'small'} {...other}>
      <span aria-hidden dir="ltr">
        {shortCount(count)}
      </span>
      <span style={visuallyHidden}>{`${groupThousands(count)} ${words.homes}`}</span>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    MapCluster: MapClusterLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeMapCluster: 'root';
  }
  interface ComponentsPropsList {
    KeMapCluster: Partial<MapClusterProps>;
  }
  interface Components<Theme = unknown> {
    KeMapCluster?: {
      defaultProps?: ComponentsPropsList['KeMapCluster'];
      styleOverrides?: ComponentsOverrides<Theme>['KeMapCluster'];
      variants?: ComponentsVariants<Theme>['KeMapCluster'];
    };
  }
}
