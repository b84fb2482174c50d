import Card, { type CardProps } from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import { hairline, leading } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';

export type PropertyCardSkeletonProps = Omit<CardProps, 'children'>;

const Root = styled(Card, { name: 'KePropertyCardSkeleton', slot: 'Root', shouldForwardProp: toPart })<{
  ownerState: object;
}>({ height: '100%' });

const Content = styled('div', { name: 'KePropertyCardSkeleton', slot: 'Content' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    lineHeight: leading(theme, 1.5),
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(0.5),
    padding: theme.spacing(2),
  })),
);

const Photo = styled(Skeleton, { name: 'KePropertyCardSkeleton', slot: 'Photo' })<{ ownerState: object }>({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
});

// Each bar is as tall as a line of the card's text.
const Price = styled(Skeleton, { name: 'KePropertyCardSkeleton', slot: 'Price' })<{ ownerState: object }>({
  height: '1.4375rem',
});

const Exact = styled(Skeleton, { name: 'KePropertyCardSkeleton', slot: 'Exact' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    height: '1.21875rem',
    marginBlockStart: `calc(-1 * ${theme.spacing(0.5)})`,
  })),
);

const Title = styled(Skeleton, { name: 'KePropertyCardSkeleton', slot: 'Title' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.subtitle1,
    height: `${theme.typography.subtitle1.lineHeight}em`,
    marginBlockStart: theme.spacing(0.5),
  })),
);

const Facts = styled(Skeleton, { name: 'KePropertyCardSkeleton', slot: 'Facts' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    height: '1.21875rem',
    marginBlock: theme.spacing(0.5, 1.5),
  })),
);

const Foot = styled('div', { name: 'KePropertyCardSkeleton', slot: 'Foot' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    gap: theme.spacing(1),
    alignItems: 'center',
    paddingBlockStart: theme.spacing(1.5),
    borderBlockStart: hairline(theme),
  })),
);

/**
 * The shape of a PropertyCard while the properties are on their way: same height, so that nothing moves when they
 * come. PropertyGrid shows it by itself while it loads.
 *
 * Use MUI's Skeleton instead for other shapes.
 */
export function PropertyCardSkeleton(inProps: PropertyCardSkeletonProps) {
  const props = useThemeProps({ props: inProps, name: 'KePropertyCardSkeleton' });
  return (
    <Root ownerState={props} variant="outlined" aria-hidden="true" {...props}>
      <Photo ownerState={props} variant="rectangular" />
      <Content ownerState={props}>
        <Price ownerState={props} variant="text" width="45%" />
        <Exact ownerState={props} variant="text" width="35%" />
        <Title ownerState={props} variant="text" width="90%" />
        <Skeleton variant="text" width="60%" />
        <Facts ownerState={props} variant="text" width="75%" />
        <Foot ownerState={props}>
          <Skeleton variant="circular" width="1.75rem" height="1.75rem" />
          <Skeleton variant="text" width="40%" />
        </Foot>
      </Content>
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePropertyCardSkeleton: 'root' | 'photo' | 'content' | 'price' | 'exact' | 'title' | 'facts' | 'foot';
  }
  interface ComponentsPropsList {
    KePropertyCardSkeleton: Partial<PropertyCardSkeletonProps>;
  }
  interface Components<Theme = unknown> {
    KePropertyCardSkeleton?: {
      defaultProps?: ComponentsPropsList['KePropertyCardSkeleton'];
      styleOverrides?: ComponentsOverrides<Theme>['KePropertyCardSkeleton'];
      variants?: ComponentsVariants<Theme>['KePropertyCardSkeleton'];
    };
  }
}
