import Box from '@mui/material/Box';
import {
  type CssVarsTheme,
  decomposeColor,
  getContrastRatio,
  type Palette,
  type Theme,
  useTheme,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Tone, tint } from '../theme/looks.ts';
import type { Scheme } from '../theme/tokens.ts';
import { Code, FoundationPage, Group, Sample } from './FoundationPage.tsx';

const tones: readonly Tone[] = ['primary', 'secondary', 'success', 'warning', 'error', 'info'];

/** Contrast as people see it: a translucent ink takes on some of its ground. */
function contrast(ground: string, ink: string): number {
  const [under, over] = [decomposeColor(ground).values, decomposeColor(ink).values];
  const alpha = over[3] ?? 1;
  const mixed = [0, 1, 2].map((index) => Math.round((over[index] ?? 0) * alpha + (under[index] ?? 0) * (1 - alpha)));
  return getContrastRatio(ground, `rgb(${mixed.join(', ')})`);
}

interface SwatchProps {
  name: string;
  /** Where it stands in the theme. */
  path: string;
  ground: string;
  ink: string;
}

function Swatch({ name, path, ground, ink }: SwatchProps) {
  return (
    <Sample as="li" sx={{ placeItems: 'stretch', gap: 0, padding: 0, overflow: 'hidden' }}>
      <Box
        sx={{ display: 'flex', alignItems: 'end', height: '5rem', padding: 1.5, fontWeight: 600 }}
        style={{ backgroundColor: ground, color: ink }}
      >
        Aa {contrast(ground, ink).toFixed(1)}
      </Box>
      <Box sx={{ padding: 1.5 }}>
        <Typography variant="body2">
          {name} · {ground}
        </Typography>
        <Code>{path}</Code>
      </Box>
    </Sample>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
};

function surfaces({ background, text, surface }: Palette): SwatchProps[] {
  return [
    { name: 'Page', path: 'background.default', ground: background.default, ink: text.primary },
    { name: 'Paper', path: 'background.paper', ground: background.paper, ink: text.primary },
    ...(surface ? [{ name: 'Sunken', path: 'sunken(theme)', ground: surface.sunken, ink: text.primary }] : []),
    {
      name: 'Secondary text on the page',
      path: 'text.secondary',
      ground: background.default,
      ink: text.secondary,
    },
  ];
}

function ColourPage({ scheme }: { scheme: Scheme }) {
  const theme = useTheme<Theme & Partial<Pick<CssVarsTheme, 'colorSchemes'>>>();
  const palette = theme.colorSchemes?.[scheme]?.palette ?? theme.palette;
  return (
    <FoundationPage
      title="Colour"
      lead="Pictures are the colour of a page; the interface around them is quiet. Components name a role of the theme,
        never a value: the number in each swatch is the contrast of its text. The toolbar changes brand and scheme."
    >
      <Group title="Surfaces and text">
        <Box component="ul" sx={grid}>
          {surfaces(palette).map((swatch) => (
            <Swatch key={swatch.name} {...swatch} />
          ))}
        </Box>
      </Group>
      {tones.map((tone) => {
        const { main, dark, contrastText, tint: ground } = palette[tone];
        return (
          <Group key={tone} title={tone[0]?.toUpperCase() + tone.slice(1)}>
            <Box component="ul" sx={grid}>
              <Swatch name="Main" path={`${tone}.main`} ground={main} ink={contrastText} />
              <Swatch name="Dark, for hover" path={`${tone}.dark`} ground={dark} ink={contrastText} />
              {ground ? (
                <Swatch name="Tint, with main as text" path={`tint(theme, '${tone}')`} ground={ground} ink={main} />
              ) : (
                <Sample as="li" style={tint(theme, tone)}>
                  <span>Tint</span>
                  <code>{`tint(theme, '${tone}')`}</code>
                </Sample>
              )}
            </Box>
          </Group>
        );
      })}
    </FoundationPage>
  );
}

const meta = {
  component: ColourPage,
  tags: ['!autodocs'],
  args: { scheme: 'light' },
  render: (_, { globals }) => <ColourPage scheme={globals.scheme} />,
} satisfies Meta<typeof ColourPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Follows the toolbar. */
export const KarachiEstates: Story = {};

export const KarachiEstatesDark: Story = { globals: { scheme: 'dark' } };

export const GrandMonarch: Story = { parameters: { brand: 'grand-monarch' } };

/** A brand made of nothing but the values the factory asks for. */
export const SaffronHeights: Story = { parameters: { brand: 'saffron-heights' } };

/** MUI's own theme: the kit adds nothing to its palette, so sunken grounds and tints are derived. */
export const MuiDefault: Story = {
  parameters: {
    brand: 'mui-default',
    // Material's own orange and light blue miss 4.5:1 under white; no component writes on them.
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
};
