import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { headingSize, ink, leading, prose } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';

export interface ProjectHeadingProps extends Omit<ComponentPropsWithRef<'header'>, 'children' | 'id' | 'title'> {
  /** What the section is about. */
  title: string;
  /** A few words above the title. */
  overline?: string;
  /** One or two sentences below the rule. */
  sentence?: string;
  /** Level of the heading in the outline of the page. @default 2 */
  level?: 2 | 3;
  /** `centre` for sections that are centred themselves. @default 'centre' */
  align?: 'start' | 'centre';
  /** Id of the heading, for the section's `aria-labelledby`. */
  id?: string;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

type OwnerState = Pick<Required<ProjectHeadingProps>, 'align'>;

const Root = styled('header', { name: 'KeProjectHeading', slot: 'Root' })<{ ownerState: OwnerState }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    variants: [{ props: { align: 'centre' }, style: { justifyItems: 'center', textAlign: 'center' } }],
  })),
);

const TRACKING = '0.24em';

const Overline = styled('p', { name: 'KeProjectHeading', slot: 'Overline' })<{ ownerState: OwnerState }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.overline,
    margin: 0,
    color: ink(theme, 'primary'),
    letterSpacing: TRACKING,
    variants: [
      // The tracking after the last letter would push the line off its centre.
      { props: { align: 'centre' }, style: { paddingInlineStart: TRACKING } },
    ],
  })),
);

const Title = styled('h2', { name: 'KeProjectHeading', slot: 'Title' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.h2,
    margin: 0,
    fontSize: headingSize(theme, 'clamp(2.125rem, 1.6rem + 2.3vw, 3.5rem)'),
    lineHeight: leading(theme, 1.08, 'heading'),
    overflowWrap: 'anywhere',
  })),
);

const Rule = styled('span', { name: 'KeProjectHeading', slot: 'Rule' })<{ ownerState: OwnerState }>(
  memoTheme(({ theme }) => {
    const { main } = (theme.vars ?? theme).palette.primary;
    return {
      position: 'relative',
      width: '6rem',
      height: '0.5625rem',
      backgroundImage: `linear-gradient(${main}, ${main})`,
      backgroundPosition: 'center',
      backgroundRepeat: 'no-repeat',
      backgroundSize: '100% 0.0625rem',
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineStart: 0,
        width: '0.5625rem',
        height: '0.5625rem',
        backgroundColor: main,
        clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
      },
      variants: [{ props: { align: 'centre' }, style: { '&::after': { insetInlineStart: 'calc(50% - 0.28125rem)' } } }],
    };
  }),
);

const Sentence = styled('p', { name: 'KeProjectHeading', slot: 'Sentence' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...prose(theme),
    maxWidth: '36rem',
    margin: 0,
    color: (theme.vars ?? theme).palette.text.secondary,
    fontSize: '1.0625rem',
  })),
);

/** The head of a section as a printed brochure sets it, with a thin rule. Use SectionHeading instead on other pages. */
export function ProjectHeading(inProps: ProjectHeadingProps) {
  const props = useThemeProps({ props: inProps, name: 'KeProjectHeading' });
  const { title, overline, sentence, level = 2, align = 'centre', id, ...other } = props;
  const ownerState = { ...props, align };
  return (
    <Root ownerState={ownerState} {...other}>
      {overline && <Overline ownerState={ownerState}>{overline}</Overline>}
      <Title ownerState={ownerState} as={`h${level}`} id={id}>
        {title}
      </Title>
      <Rule ownerState={ownerState} aria-hidden="true" />
      {sentence && <Sentence ownerState={ownerState}>{sentence}</Sentence>}
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeProjectHeading: 'root' | 'overline' | 'title' | 'rule' | 'sentence';
  }
  interface ComponentsPropsList {
    KeProjectHeading: Partial<ProjectHeadingProps>;
  }
  interface Components<Theme = unknown> {
    KeProjectHeading?: {
      defaultProps?: ComponentsPropsList['KeProjectHeading'];
      styleOverrides?: ComponentsOverrides<Theme>['KeProjectHeading'];
      variants?: ComponentsVariants<Theme>['KeProjectHeading'];
    };
  }
}
