import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { narrowerThan } from '@karachi-estates/design-system/theme/breakpoints';
import { hairline } from '@karachi-estates/design-system/theme/looks';
import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import { AD_TERMS_NOT_AGREED } from '@karachi-estates/domain/properties/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';
import type { AdValues } from '../forms/properties.ts';
import { useSay } from '../locale/useSay.ts';
import { besideTitles } from './besideTitles.ts';

// On a phone the button stays at hand however long the form is, and never over what has the focus.
const stickyBar = <GlobalStyles styles={{ [narrowerThan(640)]: { html: { scrollPaddingBlockEnd: '7rem' } } }} />;

const Bar = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'flex',
    alignItems: 'start',
    gap: theme.spacing(1),
    maxWidth: '20rem',
    '& > div': { flexGrow: 1 },
    [theme.breakpoints.down('sm')]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 5,
      maxWidth: 'none',
      marginInline: theme.spacing(-2),
      padding: theme.spacing(1, 2),
      paddingBlockEnd: `calc(${theme.spacing(1)} + env(safe-area-inset-bottom, 0rem))`,
      borderBlockStart: hairline(theme),
      backgroundColor: (theme.vars ?? theme).palette.background.paper,
    },
  })),
);

interface AdFormBarProps {
  submit: string;
  submitting: string;
  publish: Ref<HTMLButtonElement>;
  /** Stops sending, once that takes long. */
  onStop: (() => void) | undefined;
}

/** The button that sends the ad, and the one that stops it. */
export function AdFormBar({ submit, submitting, publish, onStop }: AdFormBarProps) {
  const say = useSay();
  const { stop } = useContent('dashboard', dashboard).ad;
  const agreed = useWatch<AdValues, 'agreeToTerms'>({ name: 'agreeToTerms' });
  return (
    <>
      {stickyBar}
      <Bar sx={besideTitles}>
        <SubmitButton
          size="large"
          fullWidth
          pendingText={submitting}
          because={agreed ? undefined : say(told({ AD_TERMS_NOT_AGREED }))}
          slotProps={{ button: { ref: publish } }}
        >
          {submit}
        </SubmitButton>
        {onStop && (
          <Button size="large" variant="outlined" onClick={onStop}>
            {stop.action}
          </Button>
        )}
      </Bar>
    </>
  );
}
