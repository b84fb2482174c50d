import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AreaMap } from './AreaMap.tsx';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320" width="640" height="320">
<rect width="640" height="320" fill="#fbf9f5"/><path d="M0 320V200L260 230 420 320Z" fill="#ccdadd"/>
<path d="M0 90 300 130 640 60" fill="none" stroke="#c3c7c6" stroke-width="6"/>
<circle cx="320" cy="160" r="83" fill="#b4552d" fill-opacity=".16" stroke="#b4552d" stroke-width="2"/></svg>`;

const meta = {
  title: 'Listings/AreaMap',
  id: 'components-areamap',
  component: AreaMap,
  tags: ['new'],
  args: {
    src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    alt: 'Map of Clifton with the areas around it',
    href: '#map',
    children: '90 listings on the map',
  },
} satisfies Meta<typeof AreaMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Map of Clifton with the areas around it' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '90 listings on the map' })).toHaveAttribute('href', '#map');
  },
};

/** The link says what the large map shows and how much of it there is. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** “View more” does not say that the homes of the area are on the large map. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { children: 'View more' },
};

export const LongText: Story = { args: { children: longTitles.mixed } };

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: { alt: 'کلفٹن اور آس پاس کا نقشہ', children: 'نقشے پر 90 اشتہار' },
};

/** For people whose work goes on in this window. */
export const InAnotherTab: Story = {
  tags: ['no-visual'],
  args: { slotProps: { onward: { target: '_blank', rel: 'noreferrer' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
