import { answerSentHome, type LeadThread } from '@karachi-estates/contracts/leads';
import { PropertyCard } from '@karachi-estates/design-system/PropertyCard';
import { fullDate } from '@karachi-estates/domain/day';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { leadThread } from '../../content/leadThread.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { PlainForm } from '../../searches/PlainForm.tsx';

interface SentHomeProps {
  sent: LeadThread['homes'][number];
  token: string;
  /** The request still takes answers. */
  isOpen: boolean;
}

/** A home that the desk sent: its card, and yes or no to it. */
export function SentHome({ sent, token, isOpen }: SentHomeProps) {
  const { homes: words, said } = useContent('leadThread', leadThread);
  const locale = useLocale();
  const { property_id: id, title, home, answer } = sent;
  return (
    <Box
      component="li"
      id={`home-${id}`}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { md: 'minmax(0, 20rem) minmax(0, 1fr)' },
        scrollMarginBlockStart: '5.5rem',
      }}
    >
      {home ? (
        <PropertyCard property={home} headingLevel={3} />
      ) : (
        <div>
          <Typography variant="h4" component="h3" dir="auto" sx={{ textAlign: 'start' }}>
            {title}
          </Typography>
          <Typography color="textSecondary">{words.gone}</Typography>
        </div>
      )}
      <Stack spacing={1.5} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
        <Typography variant="body2" color="textSecondary">
          {fill(words.sent, { date: fullDate(sent.sent_at, locale) })}
        </Typography>
        {answer && <Typography sx={{ fontWeight: 600 }}>{said[answer]}</Typography>}
        {isOpen && home && (
          <section aria-label={fill(words.question, { title })}>
            <PlainForm to={answerSentHome} hidden={{ token, property_id: String(id) }}>
              <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
                {(['yes', 'no'] as const).map((each) => (
                  <Button
                    key={each}
                    type="submit"
                    name="answer"
                    value={each}
                    variant={each === 'yes' ? 'contained' : 'outlined'}
                    aria-pressed={answer === each}
                  >
                    {words[each]}
                  </Button>
                ))}
              </Stack>
            </PlainForm>
          </section>
        )}
      </Stack>
    </Box>
  );
}
