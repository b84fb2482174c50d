import { PROPERTY_TYPES, propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useKitLocale } from '../../words/KitWords.tsx';
import { PropertyTypeIcon } from './PropertyTypeIcon.tsx';

const meta = {
  title: 'Listings/PropertyTypeIcon',
  id: 'components-propertytypeicon',
  component: PropertyTypeIcon,
  tags: ['new'],
  args: { type: 'Residential Plot' },
  parameters: {
    without: {
      LongText: 'It has no text.',
      RightToLeft: 'It looks the same in both directions.',
      PhoneWidth: 'It has one size, that of the text.',
    },
  },
} satisfies Meta<typeof PropertyTypeIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

function InWords({ types }: { types: readonly (typeof PROPERTY_TYPES)[number][] }) {
  const locale = useKitLocale();
  return (
    <Stack spacing={1}>
      {types.map((type) => (
        <Stack key={type} direction="row" spacing={1}>
          <PropertyTypeIcon type={type} />
          <span>{propertyTypeLabel(type, locale)}</span>
        </Stack>
      ))}
    </Stack>
  );
}

/** Each type has the picture of its kind, a file one of its own. */
export const EveryType: Story = { render: () => <InWords types={PROPERTY_TYPES} /> };

/** The type’s name stands beside the picture, which only helps the eye to find it. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  render: () => <InWords types={PROPERTY_TYPES.slice(0, 3)} />,
};

/** Several types share one picture, so without its name nobody can tell which of them is meant. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  render: () => (
    <Stack direction="row" spacing={1}>
      {PROPERTY_TYPES.slice(0, 3).map((type) => (
        <PropertyTypeIcon key={type} type={type} />
      ))}
    </Stack>
  ),
};
