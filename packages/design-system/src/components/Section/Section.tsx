import Container from '@mui/material/Container';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { sectionRoom, sunken, tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'aria-labelledby'> {
  /**
   * `sunken` sets a section apart from its neighbours, `tinted` is for one call to action on a page.
   * @default 'page'
   */
  ground?: 'page' | 'sunken' | 'tinted';
  /**
   * Vertical room: `full` between the sections of a page, `half` for pages with one subject, `none` for none.
   * @default 'full'
   */
  room?: 'full' | 'half' | 'none';
  /** `text` keeps lines at a readable length. @default 'page' */
  width?: 'page' | 'text';
  /** Id of the heading that names the section. */
  labelledBy?: string;
  /** What the section is about, its heading first. */
  children?: ReactNode;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

type OwnerState = Required<Pick<SectionProps, 'ground' | 'room' | 'width'>>;

const Root = styled('section', { name: 'KeSection', slot: 'Root' })<{ ownerState: OwnerState }>(
  memoTheme(({ theme }) => ({
    variants: [
      { props: { ground: 'sunken' }, style: { backgroundColor: sunken(theme) } },
      { props: { ground: 'tinted' }, style: { backgroundColor: tint(theme, 'primary').backgroundColor } },
      { props: { room: 'full' }, style: sectionRoom({ theme }) },
      { props: { room: 'half' }, style: sectionRoom({ theme }, 0.5) },
    ],
  })),
);

const Content = styled(Container, { name: 'KeSection', slot: 'Content' })<{ ownerState: OwnerState }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(4),
    variants: [{ props: { width: 'text' }, style: { maxWidth: `calc(46rem + ${theme.spacing(6)})` } }],
  })),
);

/**
 * A band of a page: gutters, content width and vertical rhythm, so that nothing inside owns an outer margin.
 *
 * Use FormSection instead inside a form, MUI's Container where only the width matters.
 */
export function Section(inProps: SectionProps) {
  const props = useThemeProps({ props: inProps, name: 'KeSection' });
  const { children, ground = 'page', room = 'full', width = 'page', labelledBy, ...other } = props;
  const ownerState = { ...props, ground, room, width };
  return (
    <Root ownerState={ownerState} aria-labelledby={labelledBy} {...other}>
      <Content ownerState={ownerState} maxWidth={width === 'text' ? false : 'lg'}>
        {children}
      </Content>
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeSection: 'root' | 'content';
  }
  interface ComponentsPropsList {
    KeSection: Partial<SectionProps>;
  }
  interface Components<Theme = unknown> {
    KeSection?: {
      defaultProps?: ComponentsPropsList['KeSection'];
      styleOverrides?: ComponentsOverrides<Theme>['KeSection'];
      variants?: ComponentsVariants<Theme>['KeSection'];
    };
  }
}
