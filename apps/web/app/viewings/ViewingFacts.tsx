import type { Viewing } from '@karachi-estates/contracts/viewings';
import { telLink } from '@karachi-estates/domain/accounts/phone';
import { fullMoment } from '@karachi-estates/domain/day';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useContent } from '../content/contentFor.ts';
import { viewings } from '../content/viewings.ts';
import { useLocale } from '../locale/Locale.tsx';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
}

/** What a viewing is about: when, with whom, and what was written. */
export function ViewingFacts({ viewing }: { viewing: Viewing }) {
  const { card } = useContent('viewings', viewings);
  const locale = useLocale();
  const { at, times, words, answer, with: other, party, state } = viewing;
  const tel = other.phone ? telLink(other.phone) : undefined;
  const isOpen = state !== 'declined' && state !== 'cancelled';
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: '12rem 1fr' }, columnGap: 2, rowGap: { xs: 0.5, sm: 1 } }}
    >
      {at ? (
        <Fact label={card.at}>
          <strong>{fullMoment(at, locale)}</strong>
        </Fact>
      ) : (
        isOpen && (
          <Fact label={card.proposed}>
            {times.map((time) => (
              <div key={time}>{fullMoment(time, locale)}</div>
            ))}
          </Fact>
        )
      )}
      <Fact label={party === 'buyer' ? card.seller : card.buyer}>
        <bdi>{other.name}</bdi>
        {tel && (
          <>
            {' · '}
            <Link href={tel} underline="always">
              <bdi>{other.phone}</bdi>
            </Link>
          </>
        )}
      </Fact>
      {words && (
        <Fact label={card.words}>
          <span dir="auto">{words}</span>
        </Fact>
      )}
      {answer && (
        <Fact label={card.answer}>
          <span dir="auto">{answer}</span>
        </Fact>
      )}
    </Box>
  );
}
