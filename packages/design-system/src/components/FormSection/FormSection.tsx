import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { hairline } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';

export interface FormSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** What the fields are about. */
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** `aside` puts the title beside the fields on wide screens, for long forms. @default 'stacked' */
  layout?: 'stacked' | 'aside';
  /** The fields. */
  children: ReactNode;
  /** More props of the title and the sentence under it. @default {} */
  slotProps?: { title?: TypographyProps; description?: TypographyProps };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const Root = styled('section', { name: 'KeFormSection', slot: 'Root' })<{
  ownerState: Required<Pick<FormSectionProps, 'layout'>>;
}>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    '&:not(:first-of-type)': { paddingBlockStart: theme.spacing(3), borderBlockStart: hairline(theme) },
    variants: [
      {
        props: { layout: 'aside' },
        style: {
          [theme.breakpoints.up('lg')]: {
            gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr)',
            gap: theme.spacing(4),
          },
        },
      },
    ],
  })),
);

const Head = styled('div', { name: 'KeFormSection', slot: 'Head' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(0.5),
    alignContent: 'start',
  })),
);

const Fields = styled('div', { name: 'KeFormSection', slot: 'Fields' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(3),
    minWidth: 0,
  })),
);

/** Fields that belong together, under a title of their own. Use FormRow instead to put two short fields on one line. */
export function FormSection(inProps: FormSectionProps) {
  const props = useThemeProps({ props: inProps, name: 'KeFormSection' });
  const { title, description, layout = 'stacked', children, slotProps = {}, ...other } = props;
  const ownerState = { ...props, layout };
  const ownId = useId();
  const id = slotProps.title?.id ?? ownId;
  return (
    <Root ownerState={ownerState} aria-labelledby={id} {...other}>
      <Head ownerState={ownerState}>
        <Typography id={id} variant="h4" component="h2" {...slotProps.title}>
          {title}
        </Typography>
        {description && (
          <Typography variant="body2" color="textSecondary" {...slotProps.description}>
            {description}
          </Typography>
        )}
      </Head>
      <Fields ownerState={ownerState}>{children}</Fields>
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeFormSection: 'root' | 'head' | 'fields';
  }
  interface ComponentsPropsList {
    KeFormSection: Partial<FormSectionProps>;
  }
  interface Components<Theme = unknown> {
    KeFormSection?: {
      defaultProps?: ComponentsPropsList['KeFormSection'];
      styleOverrides?: ComponentsOverrides<Theme>['KeFormSection'];
      variants?: ComponentsVariants<Theme>['KeFormSection'];
    };
  }
}
