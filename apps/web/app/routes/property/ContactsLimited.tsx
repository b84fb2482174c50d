import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { trust } from '../../content/trust.ts';

interface ContactsLimitedProps {
  /** 1 where the page has nothing else to say. */
  level?: 1 | 2;
}

/** Who opened too many contacts within an hour reads so in place of the next one. */
export default function ContactsLimited({ level = 2 }: ContactsLimitedProps) {
  const { slowDown, browse } = useContent('trust', trust);
  return (
    <Paper variant="outlined" role="status" sx={{ p: 3, display: 'grid', gap: 1.5 }}>
      <Typography variant={level === 1 ? 'h2' : 'h4'} component={level === 1 ? 'h1' : 'h2'}>
        {slowDown.heading}
      </Typography>
      <Typography variant="body2">{slowDown.text}</Typography>
      {level === 1 && (
        <Button href="/properties" variant="outlined" sx={{ justifySelf: 'start' }}>
          {browse}
        </Button>
      )}
    </Paper>
  );
}
