import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { memoTheme } from '../../theme/memoTheme.ts';

export interface FormRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many fields stand side by side where there is room. @default 'two' */
  columns?: 'two' | 'three';
  /** Two or three fields. */
  children: ReactNode;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const Root = styled('div', { name: 'KeFormRow', slot: 'Root' })<{
  ownerState: Required<Pick<FormRowProps, 'columns'>>;
}>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(3),
    variants: [
      {
        props: { columns: 'two' },
        style: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' },
      },
      {
        props: { columns: 'three' },
        style: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' },
      },
    ],
  })),
);

/**
 * Short fields that are read together, side by side where the form has room for them, whatever the window's width:
 * first and last name, bedrooms and bathrooms.
 *
 * Use FormSection instead to group fields under a heading, MUI's Grid for columns that follow the window.
 */
export function FormRow(inProps: FormRowProps) {
  const props = useThemeProps({ props: inProps, name: 'KeFormRow' });
  const { columns = 'two', ...other } = props;
  const ownerState = { ...props, columns };
  return <Root ownerState={ownerState} {...other} />;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeFormRow: 'root';
  }
  interface ComponentsPropsList {
    KeFormRow: Partial<FormRowProps>;
  }
  interface Components<Theme = unknown> {
    KeFormRow?: {
      defaultProps?: ComponentsPropsList['KeFormRow'];
      styleOverrides?: ComponentsOverrides<Theme>['KeFormRow'];
      variants?: ComponentsVariants<Theme>['KeFormRow'];
    };
  }
}
