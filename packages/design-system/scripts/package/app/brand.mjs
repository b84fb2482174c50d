import { writeFileSync } from 'node:fs';
import { createKitTheme, themeStylesheet } from '@karachi-estates/design-system/theme';

const theme = createKitTheme({
  name: 'a-project',
  primary: '#7A1F3D',
  secondary: '#8A5A00',
  background: '#FFFDF9',
  ink: '#241218',
  headingFont: 'Georgia, serif',
});
writeFileSync(new URL('./src/brand.css', import.meta.url), themeStylesheet(theme));
