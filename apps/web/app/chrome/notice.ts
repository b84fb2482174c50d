/** Something that just happened. It is announced at once, stays for a while and survives going to another screen. */
export interface Notice {
  text: string;
  tone?: 'neutral' | 'success' | 'error';
  /** The specification calls it an alert though it is good news; what went wrong always is one. */
  isAlert?: boolean;
  /** How long it stays. */
  seconds?: number;
  /** One thing that can be done about it: Undo. */
  action?: { label: string; onPress: () => void };
}

/** How screen readers hear a notice: an alert at once, any other when they have finished what they read. */
export const roleOf = ({ tone, isAlert = tone === 'error' }: Notice) => (isAlert ? 'alert' : 'status');
