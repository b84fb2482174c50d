import { HOME_TILES } from '@karachi-estates/domain/properties/vocabulary';
import { sitePictures } from '@karachi-estates/fixtures/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PropertyTypeTile } from './PropertyTypeTile.tsx';

const meta = {
  title: 'Listings/PropertyTypeTile',
  id: 'components-propertytypetile',
  component: PropertyTypeTile,
  args: {
    label: 'Private House',
    href: '#houses',
    picture: sitePictures['type-private-house'],
    count: 1284,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '14.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PropertyTypeTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Private House/ })).toHaveFocus();
  },
};

export const WithoutCount: Story = { args: { count: undefined } };

/** The label is the type as people call it, and the count says how many homes wait behind it. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** “View all” does not name the type, and a tile without listings leads to an empty page. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { label: 'View all', count: 0 },
};

export const LongText: Story = { args: { label: 'Commercial plazas, showrooms and corner shops', count: 1 } };

/** The five tiles of the home page. */
export const Five: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'calc(100vw - 2rem)' }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}>
      {HOME_TILES.map((tile) => (
        <PropertyTypeTile
          key={tile.key}
          label={tile.label}
          href={`#${tile.key}`}
          picture={sitePictures[`type-${tile.key}`]}
        />
      ))}
    </div>
  ),
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { label: 'ذاتی مکان' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
