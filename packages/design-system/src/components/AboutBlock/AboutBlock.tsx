import Button from '@mui/material/Button';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { keyed } from '../../theme/keyed.ts';
import { prose } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { Picture, type PictureProps, type PictureSource } from '../Picture/Picture.tsx';

export interface AboutBlockProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading of the block. */
  title: string;
  /** A few words above the title. */
  overline?: string;
  /** The words beside the picture, one string to a paragraph. @default [] */
  paragraphs?: readonly string[];
  /** The picture, with its size, so that its place is reserved. Without one the words have the whole width. */
  picture?: PictureSource;
  /** What the picture shows, for those who do not see it. @default '' */
  alt?: string;
  /** Where to read on. */
  action?: { label: string; href: string };
  /** `end` puts the picture after the words. @default 'start' */
  pictureAt?: 'start' | 'end';
  /** Level of the heading in the outline of the page. @default 2 */
  level?: 1 | 2;
  /** What stands below the paragraphs, such as a grid of ReasonCards. */
  children?: ReactNode;
  /** One-off styles. */
  sx?: SxProps<Theme>;
  /** More props of the parts inside. */
  slotProps?: { media?: Partial<PictureProps> };
}

const Root = styled('section', { name: 'KeAboutBlock', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(4),
    alignItems: 'center',
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: '1fr 1fr',
      gap: theme.spacing(8),
      '& > :only-child': { gridColumn: '1 / -1' },
    },
  })),
);

const Media = styled('div', { name: 'KeAboutBlock', slot: 'Media' })<{
  ownerState: Required<Pick<AboutBlockProps, 'pictureAt'>>;
}>(
  memoTheme(({ theme }) => ({
    variants: [{ props: { pictureAt: 'end' }, style: { [theme.breakpoints.up('lg')]: { order: 1 } } }],
  })),
);

const Words = styled('div', { name: 'KeAboutBlock', slot: 'Words' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    alignContent: 'center',
  })),
);

const Overline = styled('p', { name: 'KeAboutBlock', slot: 'Overline' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.overline,
    margin: 0,
    color: (theme.vars ?? theme).palette.secondary.main,
  })),
);

const Paragraph = styled('p', { name: 'KeAboutBlock', slot: 'Paragraph' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...prose(theme),
    margin: 0,
    maxWidth: '70ch',
    color: (theme.vars ?? theme).palette.text.secondary,
  })),
);

const Action = styled('div', { name: 'KeAboutBlock', slot: 'Action' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    paddingBlockStart: theme.spacing(1),
  })),
);

/**
 * A picture with words beside it. On phones the picture stands above.
 *
 * Use ReasonCard instead for several short reasons beside each other.
 */
export function AboutBlock(inProps: AboutBlockProps) {
  const props = useThemeProps({ props: inProps, name: 'KeAboutBlock' });
  const {
    title,
    overline,
    paragraphs = [],
    picture,
    alt = '',
    action,
    pictureAt = 'start',
    level = 2,
    children,
    slotProps,
    ...other
  } = props;
  const ownerState = { ...props, pictureAt, level };
  const id = useId();
  return (
    <Root ownerState={ownerState} aria-labelledby={id} {...other}>
      {picture && (
        <Media ownerState={{ ...ownerState, pictureAt }}>
          <Picture
            picture={picture}
            alt={alt}
            sizes="(min-width: 80em) 38rem, (min-width: 64em) 50vw, 100vw"
            rounded
            {...slotProps?.media}
          />
        </Media>
      )}
      <Words ownerState={ownerState}>
        {overline && <Overline ownerState={ownerState}>{overline}</Overline>}
        <Typography id={id} variant={`h${level}`}>
          {title}
        </Typography>
        {keyed(paragraphs).map(([key, paragraph]) => (
          <Paragraph ownerState={ownerState} key={key}>
            {paragraph}
          </Paragraph>
        ))}
        {children}
        {action && (
          <Action ownerState={ownerState}>
            <Button href={action.href} variant="outlined">
              {action.label}
            </Button>
          </Action>
        )}
      </Words>
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeAboutBlock: 'root' | 'media' | 'words' | 'overline' | 'paragraph' | 'action';
  }
  interface ComponentsPropsList {
    KeAboutBlock: Partial<AboutBlockProps>;
  }
  interface Components<Theme = unknown> {
    KeAboutBlock?: {
      defaultProps?: ComponentsPropsList['KeAboutBlock'];
      styleOverrides?: ComponentsOverrides<Theme>['KeAboutBlock'];
      variants?: ComponentsVariants<Theme>['KeAboutBlock'];
    };
  }
}
