import { LEAD_NETWORK_FAILED, LEAD_SUBMITTED } from '@karachi-estates/domain/leads/messages';
import { checkLead } from '@karachi-estates/domain/leads/rules';
import { told } from '@karachi-estates/domain/words/sentence';
import Alert from '@mui/material/Alert';
import { useSearchParams } from 'react-router-dom';
import { typedLead } from '../../forms/leads.ts';
import { useSay } from '../../locale/useSay.ts';

/** What became of a request that was sent without scripts, by the address of the page that the browser was led to. */
export function PlainAnswer() {
  const [search] = useSearchParams();
  const say = useSay();
  if (search.has('sent')) {
    return (
      <Alert severity="success" role="status">
        {say(told({ LEAD_SUBMITTED }))}
      </Alert>
    );
  }
  if (!search.has('refused')) return null;
  const verdict = checkLead({ ...typedLead(search), area: search.get('area') });
  return <Alert severity="error">{say(verdict.ok ? told({ LEAD_NETWORK_FAILED }) : verdict)}</Alert>;
}
