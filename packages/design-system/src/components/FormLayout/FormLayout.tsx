import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentPropsWithRef, type ReactNode, type SubmitEvent, useId, useMemo, useRef } from 'react';
import {
  type FieldValues,
  FormProvider,
  type SubmitErrorHandler,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { formContext } from './formContext.ts';

/** What the form says. */
export interface FormLayoutLabels {
  /** In its place, without scripts. */
  needsScripts: string;
}

export interface FormLayoutProps<Values extends FieldValues = FieldValues, Context = unknown, Sent = Values>
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onInvalid' | 'onSubmit'> {
  /** What `useForm` gave; every field inside finds it by itself. */
  form: UseFormReturn<Values, Context, Sent>;
  /** Gets the checked values. While its promise is pending the SubmitButton inside shows progress. */
  onSubmit: SubmitHandler<Sent>;
  /** Something is wrong; the first wrong field has the focus already. */
  onInvalid?: SubmitErrorHandler<Values>;
  /** Names the form for screen readers where no heading does. */
  label?: string;
  /** Id of the heading that names the form. */
  labelledBy?: string;
  /**
   * `narrow` for signing in, `wide` for long forms, `fill` inside something that has a width already.
   * @default 'fill'
   */
  width?: 'narrow' | 'wide' | 'fill';
  /** Fields, an ErrorSummary and a SubmitButton. */
  children: ReactNode;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<FormLayoutLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: FormLayoutLabels = {
  needsScripts: 'This form needs JavaScript. Please turn it on, or use another browser.',
};

const Root = styled('form', { name: 'KeFormLayout', slot: 'Root' })<{
  ownerState: Required<Pick<FormLayoutProps, 'width'>>;
}>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(3),
    width: '100%',
    // The summary's live region says nothing until something is wrong, and takes no place in the rhythm until then.
    '& > [role="alert"]:empty': { position: 'absolute' },
    // The words stand in place of fields that only scripts can send.
    '@media (scripting: none)': { '& > noscript ~ *': { display: 'none' } },
    variants: [
      { props: { width: 'narrow' }, style: { maxWidth: '30rem' } },
      { props: { width: 'wide' }, style: { maxWidth: '45rem' } },
    ],
  })),
);

/**
 * A form in one column. Errors are shown in words beside the fields and in an ErrorSummary, never by the browser's own
 * bubbles; what was typed is kept. It needs scripts, and without them says so in its place; with an `action` that reads
 * plain forms the browser sends it there instead. Use a plain `<form method="get">` instead for searches, which must
 * work without scripts.
 */
export function FormLayout<Values extends FieldValues, Context, Sent>(inProps: FormLayoutProps<Values, Context, Sent>) {
  const props = useThemeProps({ props: inProps, name: 'KeFormLayout' });
  const { form, onSubmit, onInvalid, label, labelledBy, width = 'fill', children, labels, ...other } = props;
  const words = useKitWords('FormLayout', english, labels);
  const ownerState = { ...props, width };
  const id = useId();
  const submitting = form.formState.isSubmitting;
  const context = useMemo(() => ({ id, submitting }), [id, submitting]);
  const underWay = useRef(false);

  // Enter in a field, or a second click before the button knows: what is being sent is not sent again.
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    try {
      await form.handleSubmit(onSubmit, onInvalid)(event);
    } finally {
      underWay.current = false;
    }
  }

  return (
    <FormProvider {...form}>
      <formContext.Provider value={context}>
        {/* Sent before the scripts are there, a form must not write a password into the address. */}
        <Root
          ownerState={ownerState}
          method="post"
          noValidate
          aria-label={label}
          aria-labelledby={labelledBy}
          {...other}
          onSubmit={submit}
        >
          {other.action === undefined && (
            <noscript>
              <Typography>{words.needsScripts}</Typography>
            </noscript>
          )}
          {children}
        </Root>
      </formContext.Provider>
    </FormProvider>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    FormLayout: FormLayoutLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeFormLayout: 'root';
  }
  interface ComponentsPropsList {
    KeFormLayout: Partial<FormLayoutProps>;
  }
  interface Components<Theme = unknown> {
    KeFormLayout?: {
      defaultProps?: ComponentsPropsList['KeFormLayout'];
      styleOverrides?: ComponentsOverrides<Theme>['KeFormLayout'];
      variants?: ComponentsVariants<Theme>['KeFormLayout'];
    };
  }
}
