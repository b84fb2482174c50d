import { findPostedBefore, type PostedBefore } from '@karachi-estates/contracts/duplicates';
import type { OwnProperty } from '@karachi-estates/contracts/ownProperties';
import { useCallback, useRef, useState } from 'react';
import { call } from '../data/call.ts';
import { payloadOf } from '../forms/properties.ts';
import type { Ad } from './AdForm.tsx';
import type { RepeatChoice } from './PostedBeforeDialog.tsx';

/** A question that waits for the seller. */
interface Question {
  posted: PostedBefore;
  onChoice: (choice: RepeatChoice) => void;
}

/** What the seller chose about a listing of theirs. */
interface Answer {
  choice: RepeatChoice;
  posted?: PostedBefore | null;
}

/** A listing of the seller's own, as the question shows it. */
const askedAbout = ({ property_id, title, price, purpose, status, created_at }: OwnProperty): PostedBefore => ({
  ...{ property_id, title, price, purpose, status, created_at },
  hidden: false,
  keeps_date: false,
});

/**
 * Looks before an ad is posted whether it repeats one of the seller's own, and asks. It asks once for each form: what
 * is sent again after a failure may have arrived the first time. Where it cannot be found out, the ad is posted.
 * @returns the question while it is open, and `ask`, which answers what the seller chose; `posted` is null where there
 * is no such listing, and left out where nobody could tell. `again` asks anew, since another window was quicker.
 * `askOf` asks about a listing that the form is known to have been.
 */
export function usePostedBefore() {
  const [question, setQuestion] = useState<Question>();
  const answered = useRef<Answer>(undefined);
  const put = useCallback(async (posted: PostedBefore) => {
    const choice = await new Promise<RepeatChoice>((resolve) => setQuestion({ posted, onChoice: resolve }));
    setQuestion(undefined);
    return choice;
  }, []);
  const ask = useCallback(
    async ({ values, order, signal }: Ad, again = false): Promise<Answer> => {
      if (answered.current && !again) return answered.current;
      const photos = order.filter((photo) => photo.startsWith('sent:'));
      const { posted } = await call(findPostedBefore, { body: { ...payloadOf(values), photos }, signal }).then(
        ({ data }) => data,
        (error: unknown) => {
          if (signal.aborted) throw error;
          return { posted: undefined };
        },
      );
      const choice = posted ? await put(posted) : 'post';
      // Photos that go along with the ad are seen only when it is posted: nothing is found, and it is not asked again.
      const answer = posted === undefined || (again && posted === null) ? { choice } : { choice, posted };
      if (choice === 'post') answered.current = answer;
      return answer;
    },
    [put],
  );
  const askOf = useCallback(
    async (property: OwnProperty): Promise<RepeatChoice> => {
      const posted = askedAbout(property);
      const choice = await put(posted);
      if (choice === 'post') answered.current = { choice, posted };
      return choice;
    },
    [put],
  );
  return { question, ask, askOf };
}
