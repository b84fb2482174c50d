import type { ProjectUnit, ProjectUnitType } from '@karachi-estates/design-system/UnitCard';
import { useCallback, useEffect, useRef, useState } from 'react';
import { content } from './content.ts';
import { apiUrl } from './settings.ts';

/** What the page reads of the answer of Karachi Estates. */
export interface Units {
  project: {
    isSample: boolean;
    buildings: { id: string; name: string; floors: { number: number; label: string }[] }[];
    types: ProjectUnitType[];
  };
  units: ProjectUnit[];
  as_of: string;
}

const slug = content.identity.id;
/** Who looks at the page learns of holds and sales at once; what has not changed costs an empty answer. */
const EVERY_MS = 2_000;
const LONGEST_MS = 10_000;

async function answerFor(locale: 'en' | 'ur'): Promise<string> {
  const response = await fetch(`${apiUrl}/api/projects/${slug}/units`, {
    headers: { 'accept-language': locale },
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  // Read in any case: an answer that nobody reads keeps its connection open.
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} from ${response.url}`);
  return text;
}

/** The units at this moment, in a language. @throws where there is no answer or none of the project. */
export const readUnits = async (locale: 'en' | 'ur'): Promise<Units> => JSON.parse(await answerFor(locale));

/**
 * The units that the page was built with, and what became of them since: read when the page comes to life, and every
 * two seconds while it is seen.
 */
export function useUnits(locale: 'en' | 'ur', first: Units | undefined) {
  const [units, setUnits] = useState(first);
  const [hasFailed, setFailed] = useState(false);
  const last = useRef('');

  const read = useCallback(async () => {
    try {
      const text = await answerFor(locale);
      if (text !== last.current) setUnits(JSON.parse(text));
      last.current = text;
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [locale]);

  useEffect(() => {
    let isReading = false;
    const look = async () => {
      if (isReading || document.visibilityState !== 'visible') return;
      isReading = true;
      await read();
      isReading = false;
    };
    void look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [read]);

  return { units, hasFailed: hasFailed && !units, read };
}
