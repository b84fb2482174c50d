import { pathOf } from '@karachi-estates/contracts/endpoint';
import { askToJoin } from '@karachi-estates/contracts/launches';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useContent } from '../content/contentFor.ts';
import { launches } from '../content/launches.ts';
import { useLocale } from '../locale/Locale.tsx';
import { PlainForm } from '../searches/PlainForm.tsx';
import { PersonFields, type TypedPerson } from './PersonFields.tsx';

/** The form that asks to join a launch. The browser itself sends it; a mail brings the link that joins. */
export function JoinLaunch({ slug, typed }: { slug: string; typed?: TypedPerson }) {
  const { join } = useContent('launches', launches);
  const locale = useLocale();
  return (
    <>
      <PlainForm to={{ url: pathOf(askToJoin, { params: { slug } }) }} hidden={{ language: locale }} isCheckedByServer>
        <PersonFields typed={typed} />
        <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'start' }}>
          {join.submit}
        </Button>
      </PlainForm>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {join.privacy}
      </Typography>
    </>
  );
}
