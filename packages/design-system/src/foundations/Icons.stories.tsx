import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { corner, hairline } from '../theme/looks.ts';
import { Code, FoundationPage } from './FoundationPage.tsx';
import { icons } from './icons.ts';

const importOf = (name: string) => `import ${name} from '@mui/icons-material/${name}';`;

const Tile = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  width: '100%',
  height: '100%',
  padding: theme.spacing(2, 1),
  border: hairline(theme),
  borderRadius: corner(theme, 'control'),
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  color: (theme.vars ?? theme).palette.text.primary,
  justifyItems: 'center',
  alignContent: 'start',
  '& code': { textAlign: 'center' },
}));

function IconsPage() {
  const [wanted, setWanted] = useState('');
  const [copied, setCopied] = useState('');
  const found = Object.entries(icons).filter(([name]) => name.toLowerCase().includes(wanted.toLowerCase()));
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(importOf(name));
    setCopied(importOf(name));
  };
  return (
    <FoundationPage
      title="Icons"
      lead="The rounded Material set, 20 pixels beside text, in the colour of the text. An icon stands beside words or has
        a name of its own; arrows turn around where the page reads from right to left. Press one to copy its import."
    >
      <TextField
        label="Search the icons we use"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchRounded />
              </InputAdornment>
            ),
          },
        }}
      />
      <Typography role="status">
        {copied ? `Copied: ${copied}` : `${found.length} ${found.length === 1 ? 'icon' : 'icons'}`}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
          gap: 1,
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {found.map(([name, Icon]) => (
          <li key={name}>
            <Tile onClick={() => void copy(name)}>
              <Icon sx={{ fontSize: '1.75rem' }} />
              <Code>{name}</Code>
            </Tile>
          </li>
        ))}
      </Box>
    </FoundationPage>
  );
}

const meta = { component: IconsPage, tags: ['!autodocs'] } satisfies Meta<typeof IconsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Search: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search the icons we use' }), 'whats');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'WhatsApp' })).toBeVisible();
  },
};
