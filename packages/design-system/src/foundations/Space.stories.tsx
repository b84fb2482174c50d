import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { corner, lift, TARGET } from '../theme/looks.ts';
import { Example, FoundationPage, Group, Lead, Sample } from './FoundationPage.tsx';

const steps = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 12];

function SpacePage() {
  const theme = useTheme();
  return (
    <FoundationPage
      title="Space and shape"
      lead="Steps of half a rem. A component has no outer margin: the Stack, Grid or Section around it decides the
        distance. Sections breathe 48, 64 and 96 pixels on phones, tablets and desktops."
    >
      <section>
        {steps.map((step) => (
          <Example key={step} code={`theme.spacing(${step}) · sx={{ gap: ${step} }} · ${step / 2}rem`}>
            <Box
              sx={{ height: '1.25rem', backgroundColor: 'primary.main' }}
              style={{ width: theme.spacing(step), borderRadius: corner(theme, 'small') }}
            />
          </Example>
        ))}
      </section>
      <Group title="Corners">
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
          {(['card', 'control', 'small', 'pill'] as const).map((of) => (
            <Sample key={of} style={{ borderRadius: corner(theme, of) }}>
              {`corner(theme, '${of}')`}
            </Sample>
          ))}
        </Stack>
      </Group>
      <Group title="Depth">
        <Lead>Borders at rest; one soft shadow for what floats or is under the pointer.</Lead>
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
          {(['hover', 'float'] as const).map((of) => (
            <Sample key={of} style={{ boxShadow: lift(theme, of) }}>
              {`lift(theme, '${of}')`}
            </Sample>
          ))}
        </Stack>
      </Group>
      <Group title="Targets">
        <Lead>What a finger presses is at least {TARGET} high and wide, even where its picture is smaller.</Lead>
      </Group>
    </FoundationPage>
  );
}

const meta = { component: SpacePage, tags: ['!autodocs'] } satisfies Meta<typeof SpacePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Follows the toolbar. */
export const KarachiEstates: Story = {};

export const GrandMonarch: Story = { parameters: { brand: 'grand-monarch' } };
