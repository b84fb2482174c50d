import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useMemo,
  useState,
} from 'react';
import { createPath, type LinkProps, PrefetchPageLinks, useNavigate } from 'react-router';

type Anchor = AnchorHTMLAttributes<HTMLAnchorElement>;

interface Way {
  follow(href: string, state: unknown): void;
  /** Someone is about to press a link: what is behind it may be fetched. */
  intent: Pick<Anchor, 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onTouchStart'>;
}

const WayContext = createContext<Way | null>(null);

/** A pointer that only passes over a link means nothing. */
const INTENT_MS = 100;
const ofThisSite = /^\/(?!\/)/;

/** Lets the links below it go through the router. One for all: a page has more than a hundred, and each would wait for itself. */
export function LinkRouter({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string>();
  const way = useMemo<Way>(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
      clearTimeout(timer);
      timer = setTimeout(() => setIntended(currentTarget.getAttribute('href') ?? undefined), INTENT_MS);
    };
    const end = () => clearTimeout(timer);
    return {
      follow(href, state) {
        // As for any link: the page that is open already takes no further place in the history.
        void navigate(href, { state, replace: href === createPath(window.location) });
      },
      intent: { onMouseEnter: begin, onFocus: begin, onTouchStart: begin, onMouseLeave: end, onBlur: end },
    };
  }, [navigate]);
  return (
    <WayContext value={way}>
      {children}
      {intended && <PrefetchPageLinks page={intended} />}
    </WayContext>
  );
}

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

type KitLinkProps = Anchor & Pick<LinkProps, 'state'>;

/** The kit's links go through the router; what leads out of the site or into another tab stays a plain link. */
export function KitLink({ href = '', state, onClick, ...anchor }: KitLinkProps) {
  const way = use(WayContext);
  if (!way || !ofThisSite.test(href) || anchor.target === '_blank' || anchor.download !== undefined) {
    return <a href={href} onClick={onClick} {...anchor} />;
  }
  return (
    <a
      href={href}
      {...way.intent}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainPress(event)) return;
        event.preventDefault();
        way.follow(href, state);
      }}
      {...anchor}
    />
  );
}
