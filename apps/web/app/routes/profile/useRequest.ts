import { useState } from 'react';
import { useContent } from '../../content/contentFor.ts';
import { ownership } from '../../content/ownership.ts';
import { CallFailed } from '../../data/call.ts';

/** What became of something that a button asked of the server, for the person to read. */
export interface Said {
  severity: 'success' | 'error';
  text: string;
}

/** Runs what a button asks of the server, one thing at a time, and keeps what is to be said about it. */
export function useRequest() {
  const words = useContent('ownership', ownership);
  const [said, setSaid] = useState<Said>();
  const [isWorking, setWorking] = useState(false);

  async function run(work: () => Promise<{ message: string } | undefined>) {
    setWorking(true);
    setSaid(undefined);
    try {
      const answer = await work();
      if (answer) setSaid({ severity: 'success', text: answer.message });
    } catch (error) {
      const text = (error instanceof CallFailed && error.message) || words.requestFailed;
      setSaid({ severity: 'error', text });
    } finally {
      setWorking(false);
    }
  }

  return { said, isWorking, run };
}
