import { pathOf } from '@karachi-estates/contracts/endpoint';
import { askForHold, type Unit } from '@karachi-estates/contracts/projects';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { units } from '../../content/units.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { PlainForm } from '../../searches/PlainForm.tsx';

interface HoldFormProps {
  slug: string;
  unit: Pick<Unit, 'number' | 'state'>;
}

/** Asks to hold a unit. The browser itself sends the form; a mail brings the link that begins the hold. */
export function HoldForm({ slug, unit }: HoldFormProps) {
  const { hold } = useContent('units', units);
  const locale = useLocale();
  const isFree = unit.state === 'available';
  // Addresses and numbers are written from left to right, and stand where the page begins.
  const latin = { dir: 'ltr', style: { textAlign: 'start' } } as const;
  return (
    <Card variant="outlined" component="section" aria-labelledby="hold-title">
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h4" component="h2" id="hold-title">
          {hold.heading}
        </Typography>
        {isFree ? (
          <>
            <Typography variant="body2">{hold.text}</Typography>
            <PlainForm
              to={{ url: pathOf(askForHold, { params: { slug, number: unit.number } }) }}
              hidden={{ language: locale }}
            >
              <TextField
                name="name"
                label={hold.name}
                autoComplete="name"
                required
                fullWidth
                slotProps={{ htmlInput: { maxLength: 160 } }}
              />
              <TextField
                name="phone"
                type="tel"
                label={hold.phone}
                autoComplete="tel"
                required
                fullWidth
                slotProps={{ htmlInput: { ...latin, maxLength: 30 } }}
              />
              <TextField
                name="email"
                type="email"
                label={hold.email}
                autoComplete="email"
                required
                fullWidth
                slotProps={{ htmlInput: { ...latin, maxLength: 254 } }}
              />
              <Button type="submit" variant="contained" size="large">
                {hold.submit}
              </Button>
            </PlainForm>
            <Typography variant="body2" color="textSecondary">
              {hold.privacy}
            </Typography>
          </>
        ) : (
          <Typography>{hold.notNow}</Typography>
        )}
      </CardContent>
    </Card>
  );
}
