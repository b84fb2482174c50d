import { createKitTheme } from '@karachi-estates/design-system/theme';

/** Plaster, terracotta and leaves: five values, from which the kit derives the rest for both schemes. */
export const theme = createKitTheme({
  name: 'clifton-courtyard',
  primary: '#2F5D46',
  secondary: '#A8502A',
  background: '#F8F4EB',
  ink: '#22302A',
  headingFont: "Georgia, Gelasio, 'Liberation Serif', serif",
});
