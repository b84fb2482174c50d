import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { karachiEstates } from '../../theme/brands.ts';
import { createKitTheme } from '../../theme/theme.ts';
import { KitThemeProvider } from './KitThemeProvider.tsx';

const theme = createKitTheme(karachiEstates);

const meta = {
  title: 'Layout/KitThemeProvider',
  id: 'components-kitthemeprovider',
  component: KitThemeProvider,
  parameters: { without: { LongText: 'It draws nothing itself.', PhoneWidth: 'It draws nothing itself.' } },
  args: { theme, children: null },
  render: (args) => (
    <KitThemeProvider {...args}>
      <Alert severity="info">MUI components take the brand’s variables.</Alert>
      <OutlinedInput defaultValue="Farhan Ahmed Siddiqui" inputProps={{ 'aria-label': 'Full name' }} fullWidth />
      <FormControlLabel control={<Checkbox defaultChecked />} label="I agree to the terms and conditions" />
      <Button variant="contained">Save changes</Button>
    </KitThemeProvider>
  ),
} satisfies Meta<typeof KitThemeProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A notice that is only as wide as its text keeps it beside its icon. */
export const ShortNotice: Story = {
  tags: ['no-visual'],
  render: (args) => (
    <KitThemeProvider {...args}>
      <Stack sx={{ alignItems: 'flex-start' }}>
        <Alert severity="success">Saved.</Alert>
      </Stack>
    </KitThemeProvider>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('Saved.').getBoundingClientRect();
    const icon = canvas.getByTestId('SuccessOutlinedIcon').getBoundingClientRect();
    await expect(text.top).toBeLessThan(icon.bottom);
  },
};

/** Direction comes from the page; MUI's own styles use logical properties. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
