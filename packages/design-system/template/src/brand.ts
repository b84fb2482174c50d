import { createKitTheme } from '@karachi-estates/design-system/theme';

/** Five values, from which the kit derives the rest for both colour schemes. */
export const theme = createKitTheme({
  name: 'sample-project',
  /** Buttons, links, rules. */
  primary: '#1F4E5F',
  /** Highlights. */
  secondary: '#9A4F1E',
  /** The page; a dark one makes a dark brand. */
  background: '#FAF8F3',
  /** Text. */
  ink: '#1E2A30',
  headingFont: "Georgia, Gelasio, 'Liberation Serif', serif",
});
