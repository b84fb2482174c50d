import Button, { type ButtonProps } from '@mui/material/Button';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentPropsWithRef, type ReactNode, use, useId } from 'react';
import { workingWhile } from '../../theme/heldWhile.ts';
import { visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { formContext } from '../FormLayout/formContext.ts';

/** What the button says to screen readers. */
export interface SubmitButtonLabels {
  /** While the form is being sent, where the caller has no better words. */
  pending: string;
}

export interface SubmitButtonProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'color'>,
    Pick<ButtonProps, 'variant' | 'color' | 'size' | 'startIcon' | 'fullWidth'> {
  /** What it does, as a verb. */
  children: ReactNode;
  /** What screen readers hear while it is being sent: "Publishing…". */
  pendingText?: string;
  /** The form is being sent. Inside a FormLayout this is known already. */
  pending?: boolean;
  /** Why it cannot be sent yet; disables the button and stands beneath it. */
  because?: string;
  /** Name in the form, where a form has two such buttons. */
  name?: string;
  /** What is sent under that name. */
  value?: string;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<SubmitButtonLabels> | undefined;
  /** More props of the button inside. @default {} */
  slotProps?: { button?: Partial<ButtonProps> };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: SubmitButtonLabels = { pending: 'Sending…' };

const Root = styled('div', { name: 'KeSubmitButton', slot: 'Root' })<{ ownerState: { fullWidth: boolean } }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    justifyItems: 'start',
    gap: theme.spacing(1),
    variants: [{ props: { fullWidth: true }, style: { justifyItems: 'stretch' } }],
  })),
);

/**
 * Sends the form it stands in: shows progress while it is under way, keeps the focus then and cannot be pressed again.
 * It says why when it is disabled.
 *
 * Use MUI's Button with `workingWhile` instead outside of forms.
 */
export function SubmitButton(inProps: SubmitButtonProps) {
  const props = useThemeProps({ props: inProps, name: 'KeSubmitButton' });
  const {
    children,
    pendingText,
    pending,
    because,
    variant = 'contained',
    color,
    size,
    startIcon,
    fullWidth = false,
    name,
    value,
    labels,
    slotProps = {},
    ...other
  } = props;
  const ownerState = { ...props, variant, fullWidth };
  const words = useKitWords('SubmitButton', english, labels);
  const form = use(formContext);
  const id = useId();
  const busy = pending ?? form?.submitting ?? false;
  return (
    <Root ownerState={ownerState} {...other}>
      <Button
        type="submit"
        variant={variant}
        color={color}
        size={size}
        startIcon={startIcon}
        fullWidth={fullWidth}
        name={name}
        value={value}
        disabled={because !== undefined && !busy}
        aria-describedby={because === undefined ? undefined : id}
        {...slotProps.button}
        {...workingWhile(busy)}
      >
        {children}
      </Button>
      {because !== undefined && (
        <Typography id={id} variant="body2" color="textSecondary">
          {because}
        </Typography>
      )}
      <span role="status" style={visuallyHidden}>
        {busy ? (pendingText ?? words.pending) : ''}
      </span>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    SubmitButton: SubmitButtonLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeSubmitButton: 'root';
  }
  interface ComponentsPropsList {
    KeSubmitButton: Partial<SubmitButtonProps>;
  }
  interface Components<Theme = unknown> {
    KeSubmitButton?: {
      defaultProps?: ComponentsPropsList['KeSubmitButton'];
      styleOverrides?: ComponentsOverrides<Theme>['KeSubmitButton'];
      variants?: ComponentsVariants<Theme>['KeSubmitButton'];
    };
  }
}
