import { areas } from '@karachi-estates/fixtures/areas';
import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HeroSearch } from './HeroSearch.tsx';

const meta = {
  title: 'Listings/HeroSearch',
  id: 'components-herosearch',
  component: HeroSearch,
  args: { areas, onSearch: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: '60rem', minHeight: '26rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof HeroSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('City')).toBeDisabled();
    await expect(canvas.getByLabelText('City')).toHaveDisplayValue('Karachi');
  },
};

/** From purpose to Search by keyboard alone. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.keyboard('clifton{Enter}');
    await userEvent.selectOptions(canvas.getByLabelText('Property type'), 'Flat');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    const clifton = areas.find((area) => area.area_name === 'Clifton');
    await expect(args.onSearch).toHaveBeenCalledWith({
      city: '112',
      purpose: 'rent',
      area: String(clifton?.id),
      propertyType: 'Flat',
    });
  },
};

/** Fields that say nothing are not part of the query. */
export const NothingChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ city: '112', purpose: 'sale' });
  },
};

export const AreaListOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Area' }), 'dha');
  },
};

export const AreasLoading: Story = { args: { areas: [], areasStatus: 'loading' } };

export const AreasFailed: Story = {
  args: { areas: [], areasStatus: 'failed', onRetryAreas: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Area' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryAreas).toHaveBeenCalledOnce();
  },
};

/** The box names areas as people do, and the button is one word. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** The box invites what the search cannot find, and a slogan on the button takes the room of the fields. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    labels: {
      areaExamples: 'Keyword, ID, street or landmark',
      search: 'FIND YOUR DREAM HOME NOW!',
    },
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    areas: [{ id: 900, area_name: 'Gulshan-e-Iqbal Town, Block 13-D/2, near Hassan Square and the Expo Centre' }],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Area' }), 'hassan{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Area' })).toHaveValue(
      'Gulshan-e-Iqbal Town, Block 13-D/2, near Hassan Square and the Expo Centre',
    );
  },
};
