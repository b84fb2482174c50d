import { createKitTheme } from '@karachi-estates/design-system/theme';
import { urduType } from '@karachi-estates/design-system/theme/urdu';

/** Five values, from which the kit derives the rest for both colour schemes. */
const brand = {
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
};

export const theme = createKitTheme(brand);
/** The same from right to left, in the letters of Urdu. */
export const urduTheme = createKitTheme(brand, urduType(brand));
