import { createKitTheme } from '@karachi-estates/design-system/theme';
import { urduType } from '@karachi-estates/design-system/theme/urdu';

/** Plaster, terracotta and leaves: five values, from which the kit derives the rest for both schemes. */
const brand = {
  name: 'clifton-courtyard',
  primary: '#2F5D46',
  secondary: '#A8502A',
  background: '#F8F4EB',
  ink: '#22302A',
  headingFont: "Georgia, Gelasio, 'Liberation Serif', serif",
};

export const theme = createKitTheme(brand);
/** The same from right to left, in the letters of Urdu. */
export const urduTheme = createKitTheme(brand, urduType(brand));
