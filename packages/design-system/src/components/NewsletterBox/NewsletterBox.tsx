import Button, { type ButtonProps } from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import FormHelperText from '@mui/material/FormHelperText';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ElementType, useEffect, useId, useRef } from 'react';
import { workingWhile } from '../../theme/heldWhile.ts';
import { joinProps } from '../../theme/joinProps.ts';
import { tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import type { BoxFieldProps } from '../FormField/FieldFrame.tsx';
import { OutlinedField } from '../FormField/OutlinedField.tsx';

export interface NewsletterBoxProps extends Omit<CardProps, 'children' | 'title' | 'onSubmit' | 'slots' | 'slotProps'> {
  /** The element of its root, as in MUI's Card; `section` without it. */
  component?: ElementType;
  /** The heading of the box. */
  title: string;
  /** What one gets, and how often. */
  sentence: string;
  /** Label and example of the field. */
  email: { label: string; placeholder?: string };
  /** On the button. */
  submit: string;
  /** One line below the field: what the address is used for. */
  privacy: string;
  /** What became of it; a success clears the field. */
  message?: { tone: 'success' | 'error'; text: string } | undefined;
  /** Where the browser itself sends the form, as long as no scripts do: the address goes there as `email`. */
  action?: string | undefined;
  /** What it sends there beside the address. @default {} */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** It is being sent. */
  pending?: boolean | undefined;
  /** Called with the address as it was typed, without spaces around it. */
  onSubmit: (email: string) => void;
  /** Level of the title in the outline of the page. @default 2 */
  level?: 2 | 3;
  /** More props of the parts inside. @default {} */
  slotProps?: { field?: BoxFieldProps; button?: ButtonProps };
}

const Root = styled(Card, { name: 'KeNewsletterBox', slot: 'Root', shouldForwardProp: toPart })<{
  component?: ElementType;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(3),
    alignItems: 'center',
    padding: theme.spacing(3),
    border: 0,
    backgroundImage: 'none',
    backgroundColor: tint(theme, 'primary').backgroundColor,
    color: (theme.vars ?? theme).palette.text.primary,
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(8), padding: theme.spacing(7) },
  })),
);

const Line = styled('div', { name: 'KeNewsletterBox', slot: 'Line' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(1),
    alignItems: 'end',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto' },
  })),
);

// Under the field, in the colours that are legible on the tinted ground.
const Message = styled('p', { name: 'KeNewsletterBox', slot: 'Message' })<{ ownerState: { failed: boolean } }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.subtitle2,
    margin: 0,
    marginBlockStart: theme.spacing(1),
    '&:empty': { display: 'none' },
    variants: [{ props: { failed: true }, style: { color: (theme.vars ?? theme).palette.error.main } }],
  })),
);

const Privacy = styled(FormHelperText, { name: 'KeNewsletterBox', slot: 'Privacy' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    marginInline: 0,
    color: (theme.vars ?? theme).palette.text.primary,
  })),
);

/**
 * Asks for an e-mail address. It knows nothing of mail: the page says what became of the address. With `action` it
 * works without scripts, too.
 *
 * Use InterestForm instead for people who want to be called.
 */
export function NewsletterBox(inProps: NewsletterBoxProps) {
  const props = useThemeProps({ props: inProps, name: 'KeNewsletterBox' });
  const {
    title,
    sentence,
    email,
    submit,
    privacy,
    message,
    action,
    hiddenFields = {},
    pending,
    onSubmit,
    level = 2,
    slotProps = {},
    ...other
  } = props;
  const ownerState = { ...props, level };
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const done = message?.tone === 'success';
  const failed = message?.tone === 'error';

  useEffect(() => {
    if (done) form.current?.reset();
  }, [done]);

  return (
    <Root ownerState={ownerState} component="section" variant="outlined" aria-labelledby={`${id}-title`} {...other}>
      <div>
        <Typography id={`${id}-title`} component={`h${level}`} variant="h3" gutterBottom>
          {title}
        </Typography>
        <Typography sx={{ maxWidth: '70ch' }}>{sentence}</Typography>
      </div>
      <form
        ref={form}
        method="post"
        action={action}
        // The page says what is wrong with the address, also the one that its action leads to.
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(String(new FormData(event.currentTarget).get('email') ?? '').trim());
        }}
      >
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Line ownerState={ownerState}>
          <OutlinedField
            id={`${id}-email`}
            type="email"
            name="email"
            autoComplete="email"
            label={email.label}
            placeholder={email.placeholder}
            error={failed}
            {...joinProps(
              { slotProps: { htmlInput: { required: true, 'aria-describedby': `${id}-message ${id}-privacy` } } },
              slotProps.field,
            )}
          />
          <Button type="submit" variant="contained" {...slotProps.button} {...workingWhile(pending ?? false)}>
            {submit}
          </Button>
        </Line>
        <Message id={`${id}-message`} role="status" ownerState={{ ...ownerState, failed }}>
          {message?.text}
        </Message>
        <Privacy ownerState={ownerState} id={`${id}-privacy`}>
          {privacy}
        </Privacy>
      </form>
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeNewsletterBox: 'root' | 'line' | 'message' | 'privacy';
  }
  interface ComponentsPropsList {
    KeNewsletterBox: Partial<NewsletterBoxProps>;
  }
  interface Components<Theme = unknown> {
    KeNewsletterBox?: {
      defaultProps?: ComponentsPropsList['KeNewsletterBox'];
      styleOverrides?: ComponentsOverrides<Theme>['KeNewsletterBox'];
      variants?: ComponentsVariants<Theme>['KeNewsletterBox'];
    };
  }
}
