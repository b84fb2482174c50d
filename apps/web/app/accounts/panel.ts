import type { AuthPanelProps } from '@karachi-estates/design-system/AuthPanel';

/** The words and the form of a step of signing up or in, which a page and a dialog frame each in their way. */
export type AccountPanel = Pick<AuthPanelProps, 'heading' | 'lead' | 'children' | 'footer'>;
