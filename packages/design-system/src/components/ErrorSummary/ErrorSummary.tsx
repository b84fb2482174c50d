import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import { type ComponentPropsWithRef, use } from 'react';
import { type Control, type FieldErrors, type FieldValues, type GlobalError, useFormState } from 'react-hook-form';
import { leading } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { fieldId, formContext } from '../FormLayout/formContext.ts';

/** What the summary says. */
export interface ErrorSummaryLabels {
  /** Above the list. */
  title: (count: number) => string;
}

export interface ErrorSummaryProps<Values extends FieldValues = FieldValues, Context = unknown, Sent = Values>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** May be left out inside a FormLayout. */
  control?: Control<Values, Context, Sent>;
  /** Names of the fields, put before messages that do not name theirs. @default {} */
  fieldNames?: Readonly<Record<string, string>>;
  /** Where the line of a field leads that waits for another one and takes no focus yet: that one's name. @default {} */
  waitingFor?: Readonly<Record<string, string>>;
  /** Above the list instead of its own words. A message of the whole form (`setError('root', …)`) takes its place. */
  title?: string;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<ErrorSummaryLabels> | undefined;
  /** More props of the alert inside. @default {} */
  slotProps?: { alert?: Partial<AlertProps> };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

interface Problem {
  name: string;
  message: string;
  focus: (() => void) | undefined;
}

/** The errors of a form in one list, those of nested fields by their path. */
function problems(errors: FieldErrors | GlobalError, path = ''): Problem[] {
  return Object.entries(errors).flatMap(([key, error]): Problem[] => {
    if (!error || typeof error !== 'object' || (path === '' && key === 'root')) return [];
    const name = path ? `${path}.${key}` : key;
    if (typeof error.message !== 'string' || error.message === '') return problems(error as FieldErrors, name);
    const ref: { focus?: () => void } | undefined = error.ref;
    return [{ name, message: error.message, focus: ref?.focus && (() => ref.focus?.()) }];
  });
}

/** Brings the focus to a field's control; the id may be that of a box around it. */
function focusField(id: string): boolean {
  const field = document.getElementById(id);
  const control = field?.matches('input, select, textarea') ? field : field?.querySelector('input, select, textarea');
  if (control instanceof HTMLElement) control.focus();
  return control instanceof HTMLElement;
}

const english: ErrorSummaryLabels = {
  title: (count) => (count === 1 ? 'One thing needs another look' : `${count} things need another look`),
};

const Root = styled('div', { name: 'KeErrorSummary', slot: 'Root' })<{ ownerState: object }>({});

const Box = styled(Alert, { name: 'KeErrorSummary', slot: 'Box' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    border: `0.0625rem solid ${(theme.vars ?? theme).palette.error.main}`,
  })),
);

const List = styled('ul', { name: 'KeErrorSummary', slot: 'List' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    justifyItems: 'start',
    margin: 0,
    marginBlockStart: theme.spacing(0.5),
    padding: 0,
    listStyle: 'none',
  })),
);

const ProblemLink = styled(Link, { name: 'KeErrorSummary', slot: 'Link' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'inline-block',
    paddingBlock: '0.25rem',
    color: 'inherit',
    fontWeight: theme.typography.fontWeightRegular,
    lineHeight: leading(theme, 1.4),
    textDecorationColor: (theme.vars ?? theme).palette.error.main,
    '&:hover': { textDecorationThickness: '0.125rem' },
  })),
);

/**
 * What keeps a form from being sent, after it was tried: every error as a link to its field, and the answer of the
 * server. It is announced when it appears; the focus goes to the first wrong field.
 *
 * Use MUI's Alert instead for a message that has nothing to do with sending.
 */
export function ErrorSummary<Values extends FieldValues = FieldValues, Context = unknown, Sent = Values>(
  inProps: ErrorSummaryProps<Values, Context, Sent>,
) {
  const props = useThemeProps({ props: inProps, name: 'KeErrorSummary' });
  const { control, fieldNames = {}, waitingFor = {}, title, labels, slotProps = {}, ...other } = props;
  const words = useKitWords('ErrorSummary', english, labels);
  const { errors, submitCount } = useFormState({ control });
  const form = use(formContext);
  const list = submitCount > 0 ? problems(errors) : [];
  const answer = errors.root?.message;
  return (
    <Root ownerState={props} role="alert" {...other}>
      {(list.length > 0 || answer) && (
        <Box ownerState={props} severity="error" role="none" {...slotProps.alert}>
          <AlertTitle>{answer ?? title ?? words.title(list.length)}</AlertTitle>
          {list.length > 0 && (
            <List ownerState={props}>
              {list.map(({ name, message, focus }) => {
                const target = fieldId(form?.id ?? '', waitingFor[name] ?? name);
                return (
                  <li key={name}>
                    <ProblemLink
                      ownerState={props}
                      href={`#${target}`}
                      underline="always"
                      onClick={(event) => {
                        event.preventDefault();
                        if (!focusField(target)) focus?.();
                      }}
                    >
                      {fieldNames[name] ? `${fieldNames[name]}: ${message}` : message}
                    </ProblemLink>
                  </li>
                );
              })}
            </List>
          )}
        </Box>
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    ErrorSummary: ErrorSummaryLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeErrorSummary: 'root' | 'box' | 'list' | 'link';
  }
  interface ComponentsPropsList {
    KeErrorSummary: Partial<ErrorSummaryProps>;
  }
  interface Components<Theme = unknown> {
    KeErrorSummary?: {
      defaultProps?: ComponentsPropsList['KeErrorSummary'];
      styleOverrides?: ComponentsOverrides<Theme>['KeErrorSummary'];
      variants?: ComponentsVariants<Theme>['KeErrorSummary'];
    };
  }
}
