import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KitWordsProvider } from '../../words/KitWords.tsx';
import { urduWords } from '../../words/ur.ts';
import { MapCluster } from '../MapCluster/MapCluster.tsx';
import { MapPill } from '../MapPill/MapPill.tsx';
import { MapFrame } from './MapFrame.tsx';

const home = { price: 22_000_000, purpose: 'sale', property_type: 'Flat', exact: true } as const;

const meta = {
  title: 'Listings/MapFrame',
  id: 'components-mapframe',
  component: MapFrame,
  tags: ['new'],
  parameters: { without: { LongText: 'All words are of what stands in it.' } },
  args: {
    tools: (
      <>
        <Button variant="outlined">Draw an area</Button>
        <Button variant="outlined">Search here</Button>
      </>
    ),
    map: (
      <Stack sx={{ height: '100%', alignItems: 'center', justifyContent: 'center', gap: 4 }}>
        <MapPill home={{ ...home, title: 'Sea-facing flat' }} />
        <MapCluster count={36} />
        <MapPill home={{ ...home, title: 'Corner house', property_type: 'House' }} isChosen />
      </Stack>
    ),
    children: (
      <Stack component="ul" sx={{ gap: 1, m: 0, ps: 2 }}>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((number) => (
          <li key={number}>
            <Link href={`#${number}`}>{`Home ${number} on the map`}</Link>
          </li>
        ))}
      </Stack>
    ),
  },
} satisfies Meta<typeof MapFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Map' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Properties on the map' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading the map' })).toBeVisible();
  },
};

export const WithNote: Story = { args: { note: <Alert severity="info">No properties here. Move the map.</Alert> } };

const homesAsText = (
  <Stack component="ul" sx={{ gap: 1, m: 0, ps: 2 }}>
    <li>
      <Link href="#flat">Sea-facing flat, Clifton Block 2, 2.2 crore</Link>
    </li>
    <li>
      <Link href="#house">Corner house, Gulshan-e-Iqbal, 2.2 crore</Link>
    </li>
  </Stack>
);

/** Beside the map stand the same homes with area and price, for those who cannot use a map. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { children: homesAsText },
};

/** A hint instead of the homes leaves nothing to read, compare or reach with the keyboard. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { children: <Typography>Move the map to explore amazing properties!</Typography> },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  render: (args) => (
    <KitWordsProvider locale="ur" words={urduWords}>
      <MapFrame {...args} />
    </KitWordsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'نقشہ' })).toBeVisible();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
