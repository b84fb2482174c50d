import { aPlan } from '@karachi-estates/fixtures/plans';
import { aPropertyCard, longTitles } from '@karachi-estates/fixtures/properties';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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
      <Group title="Nastaliq for headings and prose, Naskh for controls">
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="h1" component="p">
            کلفٹن میں مکمل تیار گھر
          </Typography>
          <Typography variant="h2" component="p">
            سمندر کے سامنے، 2.5 کروڑ سے شروع
          </Typography>
          <Typography variant="h3" component="p">
            <bdi lang="en">Grand Monarch</bdi> کے تین اور چار بیڈ فلیٹ
          </Typography>
          <Typography sx={{ maxWidth: '70ch' }}>
            قیمت، رقبہ اور علاقے کے حساب سے دیکھیں، پھر سیدھا مالک یا ایجنٹ سے بات کریں۔ سوال ہو تو{' '}
            <bdi>0300 1234567</bdi> پر <bdi lang="en">WhatsApp</bdi> کریں؛ ہم روز صبح 9 سے رات 9 بجے تک جواب دیتے ہیں۔
          </Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Button>اشتہار لگائیں</Button>
            <Button variant="outlined">تفصیل دیکھیں</Button>
            <Chip label="کرائے پر" />
            <Chip size="small" color="primary" label="پارکنگ" />
          </Stack>
          <OutlinedInput defaultValue="گلشنِ اقبال بلاک 13" inputProps={{ 'aria-label': 'پتا' }} fullWidth />
          <Alert severity="info">آپ کا اشتہار محفوظ ہو گیا۔</Alert>
        </Stack>
      </Group>
      <Group title="Words, prices and names">
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
