import { pathOf } from '@karachi-estates/contracts/endpoint';
import { askForHold } from '@karachi-estates/contracts/projects';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useContent } from '../content/contentFor.ts';
import { units } from '../content/units.ts';
import { useLocale } from '../locale/Locale.tsx';
import { PlainForm } from '../searches/PlainForm.tsx';
import { PersonFields, type TypedPerson } from './PersonFields.tsx';

interface AskForHoldProps {
  slug: string;
  /** Number of the unit. */
  number: string;
  typed?: TypedPerson;
}

/** The form that asks to hold a unit. The browser itself sends it; a mail brings the link that begins the hold. */
export function AskForHold({ slug, number, typed }: AskForHoldProps) {
  const { hold } = useContent('units', units);
  const locale = useLocale();
  return (
    <>
      <PlainForm
        to={{ url: pathOf(askForHold, { params: { slug, number } }) }}
        hidden={{ language: locale }}
        isCheckedByServer
      >
        <PersonFields typed={typed} />
        <Button type="submit" variant="contained" size="large">
          {hold.submit}
        </Button>
      </PlainForm>
      <Typography variant="body2" color="textSecondary">
        {hold.privacy}
      </Typography>
    </>
  );
}
