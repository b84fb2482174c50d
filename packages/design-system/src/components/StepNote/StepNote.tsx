import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { type ComponentPropsWithRef, useId } from 'react';
import { keyed } from '../../theme/keyed.ts';
import { leading, tabular, tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';

export interface StepNoteProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** Above the note. */
  title: string;
  /** One sentence each, in the order in which they happen. */
  steps: readonly string[];
  /** More props of the title. @default {} */
  slotProps?: { title?: TypographyProps };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const Root = styled('section', { name: 'KeStepNote', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    minWidth: 0,
  })),
);

const Steps = styled('ol', { name: 'KeStepNote', slot: 'Steps' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    counterReset: 'step',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '2rem minmax(0, 1fr)',
      gap: theme.spacing(1.75),
      paddingBlockStart: theme.spacing(0.5),
      lineHeight: leading(theme, 1.5),
      counterIncrement: 'step',
    },
    '& > li:not(:last-child)': { paddingBlockEnd: theme.spacing(3) },
    '& > li::before': {
      ...tint(theme, 'primary'),
      ...theme.typography.subtitle2,
      ...tabular,
      display: 'grid',
      placeItems: 'center',
      width: '2rem',
      height: '2rem',
      marginBlockStart: `calc(-1 * ${theme.spacing(0.5)})`,
      borderRadius: '50%',
      content: 'counter(step)',
    },
    // A line leads from each number to the next.
    '& > li:not(:last-child)::after': {
      position: 'absolute',
      insetBlock: '2.25rem 0.25rem',
      insetInlineStart: 'calc(1rem - 0.03125rem)',
      width: '0.0625rem',
      backgroundColor: (theme.vars ?? theme).palette.divider,
      content: '""',
    },
  })),
);

/**
 * What happens next, beside a form, so that nobody has to guess what a button sets in motion.
 *
 * Use MUI's Alert instead for what has happened.
 */
export function StepNote(inProps: StepNoteProps) {
  const props = useThemeProps({ props: inProps, name: 'KeStepNote' });
  const { title, steps, slotProps = {}, ...other } = props;
  const ownId = useId();
  const id = slotProps.title?.id ?? ownId;
  return (
    <Root ownerState={props} aria-labelledby={id} {...other}>
      <Typography id={id} variant="h4" component="h2" {...slotProps.title}>
        {title}
      </Typography>
      {steps.length > 0 && (
        <Steps ownerState={props}>
          {keyed(steps).map(([key, step]) => (
            <li key={key}>{step}</li>
          ))}
        </Steps>
      )}
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeStepNote: 'root' | 'steps';
  }
  interface ComponentsPropsList {
    KeStepNote: Partial<StepNoteProps>;
  }
  interface Components<Theme = unknown> {
    KeStepNote?: {
      defaultProps?: ComponentsPropsList['KeStepNote'];
      styleOverrides?: ComponentsOverrides<Theme>['KeStepNote'];
      variants?: ComponentsVariants<Theme>['KeStepNote'];
    };
  }
}
