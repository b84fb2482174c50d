import { SELLER_PAGE_LOADING } from '@karachi-estates/domain/accounts/sessionMessages';
import { told } from '@karachi-estates/domain/words/sentence';
import { keyframes, styled } from '@mui/material/styles';
import { useSay } from '../locale/useSay.ts';

const appear = keyframes({ from: { opacity: 0 } });

// What comes at once shows no word that is gone before it is read.
const Place = styled('p')({
  display: 'grid',
  placeContent: 'center',
  minHeight: '60svh',
  margin: 0,
  animation: `${appear} 150ms 400ms backwards`,
});

/** Stands in the place of a screen or of its frame until they are there. */
export function Waiting() {
  const say = useSay();
  return <Place role="status">{say(told({ SELLER_PAGE_LOADING }))}</Place>;
}
