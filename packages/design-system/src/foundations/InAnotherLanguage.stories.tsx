import { aPlan } from '@karachi-estates/fixtures/plans';
import { aPropertyCard, longTitles } from '@karachi-estates/fixtures/properties';
import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FailedState } from '../components/FailedState/FailedState.tsx';
import { PlanCard } from '../components/PlanCard/PlanCard.tsx';
import { PropertyCard } from '../components/PropertyCard/PropertyCard.tsx';
import { FoundationPage, Group } from './FoundationPage.tsx';

const nothing = () => undefined;

function InAnotherLanguagePage() {
  return (
    <FoundationPage
      title="In another language"
      lead="One KitWords provider gives every component below it the words of a language, here Urdu; what a list leaves
        out stays English. The toolbar shows every story so."
    >
      <Group title="Urdu">
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
            gap: 3,
            alignItems: 'start',
          }}
        >
          <PropertyCard
            property={aPropertyCard({ title: longTitles.urdu, featured: true })}
            onFavouriteChange={nothing}
          />
          <PlanCard plan={aPlan('pro')} action="پرو پلان لیں" />
          <FailedState onRetry={nothing} />
        </Box>
      </Group>
    </FoundationPage>
  );
}

const meta = {
  title: 'In another language',
  id: 'foundations-inanotherlanguage',
  component: InAnotherLanguagePage,
  tags: ['!autodocs'],
  globals: { language: 'ur' },
} satisfies Meta<typeof InAnotherLanguagePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Urdu: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^تفصیل دیکھیں: / })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^محفوظ کریں / })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'یہ نہیں کھل سکا' })).toBeVisible();
    await expect(canvas.getByText('ماہانہ')).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('lang', 'ur');
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await expect(canvas.queryByText(/View Details|Featured|Retry/)).toBeNull();
  },
};
