import { findPostedBefore, type PostedBefore } from '@karachi-estates/contracts/duplicates';
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

/**
 * Looks before an ad is posted whether it repeats one of the seller's own, and asks. It asks once for each form: what is
 * sent again after a failure may have arrived the first time. Where it cannot be found out, the ad is posted.
 * @returns the question while it is open, and `ask`, which answers what the seller chose.
 */
export function usePostedBefore() {
  const [question, setQuestion] = useState<Question>();
  const answered = useRef<{ choice: 'post'; posted?: PostedBefore }>(undefined);
  const ask = useCallback(async ({ values, order }: Ad): Promise<{ choice: RepeatChoice; posted?: PostedBefore }> => {
    if (answered.current) return answered.current;
    const photos = order.filter((photo) => photo.startsWith('sent:'));
    const { posted } = await call(findPostedBefore, { body: { ...payloadOf(values), photos } }).then(
      ({ data }) => data,
      () => ({ posted: null }),
    );
    const choice = posted
      ? await new Promise<RepeatChoice>((resolve) => setQuestion({ posted, onChoice: resolve }))
      : 'post';
    setQuestion(undefined);
    if (choice === 'post') answered.current = posted ? { choice, posted } : { choice };
    return posted ? { choice, posted } : { choice };
  }, []);
  return { question, ask };
}
