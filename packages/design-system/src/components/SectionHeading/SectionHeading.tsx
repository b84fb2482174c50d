import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { prose } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';

export interface SectionHeadingProps extends Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> {
  /** What the section is about. */
  title: string;
  /** A word or two above the title. */
  overline?: string;
  /** One or two sentences below. */
  lead?: ReactNode;
  /** Level in the outline of the page. @default 2 */
  level?: 1 | 2 | 3;
  /** `centre` for sections that are centred themselves. @default 'start' */
  align?: 'start' | 'centre';
  /** A link or button on the far side, such as "See all". */
  action?: ReactNode;
  /** Id of the heading, for a Section's `labelledBy`. */
  id?: string;
  /** One-off styles. */
  sx?: SxProps<Theme>;
  /** More props of the parts inside. */
  slotProps?: { title?: TypographyProps };
}

type OwnerState = Required<Pick<SectionHeadingProps, 'align'>>;

const Root = styled('header', { name: 'KeSectionHeading', slot: 'Root' })<{ ownerState: OwnerState }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    variants: [
      {
        props: { align: 'centre' },
        style: { flexDirection: 'column', alignItems: 'center', justifyContent: 'center', textAlign: 'center' },
      },
    ],
  })),
);

const Words = styled('div', { name: 'KeSectionHeading', slot: 'Words' })<{ ownerState: OwnerState }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(1),
    minWidth: 0,
    variants: [{ props: { align: 'centre' }, style: { justifyItems: 'center' } }],
  })),
);

const Overline = styled('p', { name: 'KeSectionHeading', slot: 'Overline' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.overline,
    margin: 0,
    color: (theme.vars ?? theme).palette.secondary.main,
  })),
);

const Lead = styled('p', { name: 'KeSectionHeading', slot: 'Lead' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...prose(theme),
    margin: 0,
    maxWidth: '70ch',
    color: (theme.vars ?? theme).palette.text.secondary,
    [theme.breakpoints.up('md')]: { fontSize: '1.0625em' },
  })),
);

/**
 * The head of a section: overline, title, lead and one action.
 *
 * Use ProjectHeading instead on the page of a project.
 */
export function SectionHeading(inProps: SectionHeadingProps) {
  const props = useThemeProps({ props: inProps, name: 'KeSectionHeading' });
  const { title, overline, lead, level = 2, align = 'start', action, id, slotProps, ...other } = props;
  const ownerState = { ...props, level, align };
  const heading = `h${level}` as const;
  return (
    <Root ownerState={ownerState} {...other}>
      <Words ownerState={ownerState}>
        {overline && <Overline ownerState={ownerState}>{overline}</Overline>}
        <Typography id={id} variant={heading} {...slotProps?.title}>
          {title}
        </Typography>
        {lead && <Lead ownerState={ownerState}>{lead}</Lead>}
      </Words>
      {action}
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeSectionHeading: 'root' | 'words' | 'overline' | 'lead';
  }
  interface ComponentsPropsList {
    KeSectionHeading: Partial<SectionHeadingProps>;
  }
  interface Components<Theme = unknown> {
    KeSectionHeading?: {
      defaultProps?: ComponentsPropsList['KeSectionHeading'];
      styleOverrides?: ComponentsOverrides<Theme>['KeSectionHeading'];
      variants?: ComponentsVariants<Theme>['KeSectionHeading'];
    };
  }
}
