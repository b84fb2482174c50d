import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
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

const plainTheme = createTheme();

const notice = (
  <Stack sx={{ alignItems: 'flex-start', gap: 2 }}>
    <Alert severity="success">Your house in DHA Phase 6 is online.</Alert>
    <Button variant="contained">Save changes</Button>
  </Stack>
);

/** One theme at the root, made by `createKitTheme`, so that every part below has the same brand. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  render: (args) => <KitThemeProvider {...args}>{notice}</KitThemeProvider>,
};

/** A second theme of MUI’s own inside loses the brand’s colours, corners and type for all that stands in it. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  render: (args) => (
    <KitThemeProvider {...args}>
      <ThemeProvider theme={plainTheme}>{notice}</ThemeProvider>
    </KitThemeProvider>
  ),
};

/** Direction comes from the page; MUI's own styles use logical properties. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
