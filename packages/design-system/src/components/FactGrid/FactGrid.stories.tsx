import BathtubRounded from '@mui/icons-material/BathtubRounded';
import DirectionsCarRounded from '@mui/icons-material/DirectionsCarRounded';
import HouseRounded from '@mui/icons-material/HouseRounded';
import KingBedRounded from '@mui/icons-material/KingBedRounded';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import SellRounded from '@mui/icons-material/SellRounded';
import SquareFootRounded from '@mui/icons-material/SquareFootRounded';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactGrid } from './FactGrid.tsx';

const meta = {
  title: 'Listings/FactGrid',
  id: 'components-factgrid',
  component: FactGrid,
  args: {
    facts: [
      { icon: <KingBedRounded />, label: 'Bedrooms', value: '5' },
      { icon: <BathtubRounded />, label: 'Bathrooms', value: '6' },
      { icon: <SquareFootRounded />, label: 'Size', value: '500 sq yd' },
      { icon: <DirectionsCarRounded />, label: 'Parking', value: 'Yes' },
      { icon: <HouseRounded />, label: 'Type', value: 'House' },
      { icon: <SellRounded />, label: 'Purpose', value: 'For sale' },
    ],
  },
} satisfies Meta<typeof FactGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('500 sq yd')).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(6);
  },
};

export const WithoutIcons: Story = {
  args: {
    facts: [
      { label: 'Listed', value: '28 October 2026' },
      { label: 'Reference', value: 'KE-1204' },
    ],
  },
};

/** The few facts that people compare by, each size with its unit. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** Twelve facts, with a size that has no unit, hide the few that people look for. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    facts: [
      { label: 'Property ID', value: '1204' },
      { label: 'Doors', value: '14' },
      { label: 'Windows', value: '18' },
      { label: 'Size', value: '500' },
      { label: 'Kitchen', value: 'Yes' },
      { label: 'Roof', value: 'Yes' },
      { label: 'Bedrooms', value: '5' },
      { label: 'Gate', value: 'Iron' },
      { label: 'Water tank', value: 'Yes' },
      { label: 'Status', value: 'active' },
      { label: 'Floor tiles', value: 'Yes' },
      { label: 'City ID', value: '112' },
    ],
  },
};

export const LongText: Story = {
  args: {
    facts: [
      { icon: <SquareFootRounded />, label: 'Size', value: '10 marla at 225 sq ft, with extra land of 45 sq yd' },
      { icon: <PlaceRounded />, label: 'Address', value: 'Gulshan-e-Iqbal Town, Block 13-D/2 (گلشن اقبال)' },
    ],
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('500 sq yd').firstChild as Text;
    const leftOf = (from: number, to: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return range.getBoundingClientRect().left;
    };
    // A number and its unit keep their order.
    await expect(leftOf(0, 3)).toBeLessThan(leftOf(4, 6));
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
