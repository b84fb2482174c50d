import type { MouseEventHandler, ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Button.module.css';

interface ButtonLook {
  /** What it does, as a verb. */
  children: ReactNode;
  /** One `filled` button a section at most; `outlined` for the rest; `quiet` for what is rarely needed. */
  variant?: 'filled' | 'outlined' | 'quiet';
  /** `secondary` is for what is highlighted once on a page, such as the most popular plan; `onPicture` lies on a photo. */
  tone?: 'primary' | 'secondary' | 'onPicture';
  /** `medium` is 44 px high, `small` 36, `large` 52. */
  size?: 'small' | 'medium' | 'large';
  /** `pill` is for the highlighted link of a header. */
  shape?: 'rounded' | 'pill';
  /** Stands in front of the words. */
  icon?: IconName;
  /** Stands after the words: an arrow onward. */
  iconAfter?: IconName;
  /** As wide as what is around it. */
  fullWidth?: boolean;
}

interface PressButton extends ButtonLook {
  /** Leave out to make it a button. */
  href?: undefined;
  /** `submit` sends the form around it. */
  type?: 'button' | 'submit' | 'reset';
  /** Name in the form, where a form has two such buttons. */
  name?: string;
  /** What is sent under that name. */
  value?: string;
  /** Id of the form it belongs to, when it stands elsewhere. */
  form?: string;
  /** Cannot be pressed now; say why beside it. */
  disabled?: boolean;
  /** The action is under way: the button keeps its width and focus, says so, and does nothing when pressed again. */
  pending?: boolean;
  /** It was pressed. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** Whether what it opens is open. */
  'aria-expanded'?: boolean;
  /** Id of what it opens. */
  'aria-controls'?: string;
  /** What kind of thing it opens. */
  'aria-haspopup'?: 'dialog' | 'menu';
  /** Id of a sentence about it: why it is disabled. */
  'aria-describedby'?: string;
}

interface LinkButton extends ButtonLook {
  /** Makes it a link that looks like a button. */
  href: string;
  /** `_blank` opens a new tab. */
  target?: string;
  /** What the target is to this page. */
  rel?: string;
  /** Loads the file instead of opening it, under this name. */
  download?: string | boolean;
  /** It was followed. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** Renders the link, so that an application's router can take over. */
  linkComponent?: LinkComponent;
}

export type ButtonProps = PressButton | LinkButton;

function classes({ variant = 'filled', tone = 'primary', size = 'medium', shape = 'rounded', fullWidth }: ButtonLook) {
  return [styles.button, styles[variant], styles[tone], styles[size], styles[shape], fullWidth && styles.fullWidth]
    .filter(Boolean)
    .join(' ');
}

/** Does something, or with `href` leads to the next step. Use Link instead inside a sentence, IconButton where no words fit. */
export function Button(props: ButtonProps) {
  const { icon, iconAfter, children } = props;
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && (
        <Icon name={iconAfter} mirrored={iconAfter.startsWith('arrow') || iconAfter.startsWith('chevron')} />
      )}
    </>
  );
  if (props.href !== undefined) {
    const { linkComponent: Anchor = 'a', href, target, rel, download, onClick } = props;
    return (
      <Anchor className={classes(props)} href={href} target={target} rel={rel} download={download} onClick={onClick}>
        {content}
      </Anchor>
    );
  }
  const { type = 'button', name, value, form, disabled, pending = false, onClick } = props;
  return (
    <button
      className={classes(props)}
      type={type}
      name={name}
      value={value}
      form={form}
      disabled={disabled}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      aria-expanded={props['aria-expanded']}
      aria-controls={props['aria-controls']}
      aria-haspopup={props['aria-haspopup']}
      aria-describedby={props['aria-describedby']}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending ? (
        <>
          <span className={styles.waiting}>{content}</span>
          <span className={styles.spinner}>
            <Spinner />
          </span>
        </>
      ) : (
        content
      )}
    </button>
  );
}
