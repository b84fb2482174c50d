import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceText } from './PriceText.tsx';

const meta = {
  title: 'Listings/PriceText',
  id: 'components-pricetext',
  component: PriceText,
  args: { price: 25_000_000 },
  argTypes: { price: { control: { type: 'number', min: 0 } } },
} satisfies Meta<typeof PriceText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2.5 Crore')).toBeVisible();
    await expect(canvas.getByText('PKR 25,000,000')).toBeVisible();
  },
};

export const Rent: Story = {
  args: { price: 85_000, purpose: 'rent' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('85K / month');
  },
};

export const Lakhs: Story = { args: { price: 7_500_000 } };

/** Detail pages also say the price in words. */
export const Page: Story = {
  args: { size: 'page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two crore fifty lakh rupees')).toBeVisible();
  },
};

export const PageRent: Story = { args: { size: 'page', price: 225_000, purpose: 'rent' } };

/** A rent says that it is by the month. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { price: 85_000, purpose: 'rent' },
};

/** Without `purpose` a rent reads as if the whole flat cost that much. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { price: 85_000 },
};

/** What is no price is a dash: it is never read as one, and the rest of the page stays. */
export const NoPrice: Story = {
  tags: ['no-visual'],
  args: { size: 'page', price: -25_000_000 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('–');
    await expect(canvasElement).not.toHaveTextContent(/\d/);
  },
};

export const LongText: Story = { args: { size: 'page', price: 987_654_321_987 } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { size: 'page' } };

export const PhoneWidth: Story = { args: { size: 'page' }, globals: { viewport: { value: 'phone' } } };
