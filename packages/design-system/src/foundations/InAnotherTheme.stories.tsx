import { aPlan } from '@karachi-estates/fixtures/plans';
import { aPropertyCard } from '@karachi-estates/fixtures/properties';
import Box from '@mui/material/Box';
import { purple, teal } from '@mui/material/colors';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlanCard } from '../components/PlanCard/PlanCard.tsx';
import { PropertyCard } from '../components/PropertyCard/PropertyCard.tsx';
import { FoundationPage, Group } from './FoundationPage.tsx';

const themes: [name: string, theme: Theme][] = [
  ['MUI’s own', createTheme()],
  [
    'A stranger’s',
    createTheme({
      palette: { primary: { main: purple[800] }, secondary: { main: teal[800] } },
      shape: { borderRadius: 0 },
      typography: { fontFamily: 'Georgia, serif', fontSize: 13 },
      spacing: 6,
      components: { KePropertyCard: { styleOverrides: { media: { aspectRatio: '16 / 10' } } } },
    }),
  ],
];

function InAnotherThemePage() {
  return (
    <FoundationPage
      title="In another theme"
      lead="The same two components in themes that know nothing of the kit: colours, corners, type and room are the
        theme's, and the second one also gives the card another shape of picture. The toolbar shows every story so."
    >
      {themes.map(([name, theme]) => (
        <Group key={name} title={name}>
          <ThemeProvider theme={theme}>
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
                gap: 3,
                alignItems: 'start',
                padding: 3,
                backgroundColor: 'background.default',
                color: 'text.primary',
              }}
            >
              <PropertyCard property={aPropertyCard()} />
              <PlanCard plan={aPlan('pro')} summary="For agents with a steady list." action="Choose Pro" />
            </Box>
          </ThemeProvider>
        </Group>
      ))}
    </FoundationPage>
  );
}

const meta = {
  title: 'In another theme',
  id: 'foundations-inanothertheme',
  component: InAnotherThemePage,
  tags: ['!autodocs'],
} satisfies Meta<typeof InAnotherThemePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoThemes: Story = {
  play: async ({ canvas }) => {
    const [plain, strange] = canvas.getAllByRole('heading', { name: /500 sq yd house/ }).map((title) => {
      const card = title.closest('article');
      if (!card) throw new Error('A title stands outside of a card.');
      return { corner: getComputedStyle(card).borderTopLeftRadius, font: getComputedStyle(title).fontFamily };
    });
    await expect(plain?.corner).not.toBe('0px');
    await expect(plain?.font).toContain('Roboto');
    await expect(strange).toEqual({ corner: '0px', font: 'Georgia, serif' });
  },
};
