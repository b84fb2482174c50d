import type { UnitRead } from '@karachi-estates/design-system/ProjectUnitPage';
import type { ProjectUnitsRead } from '@karachi-estates/design-system/ProjectUnitsPage';
import type { ProjectUnit, ProjectUnitType } from '@karachi-estates/design-system/UnitCard';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { content } from './content.ts';
import { apiOfUnit } from './paths.ts';
import { apiUrl } from './settings.ts';

/** What the pages read of the answer of Karachi Estates. */
export interface Units {
  project: {
    name: string;
    isSample: boolean;
    buildings: { id: string; name: string; floors: { number: number; label: string }[] }[];
    types: (ProjectUnitType & { plan: string | null })[];
    progress: { date: string; percent: number; words: string; photos: Photo[] }[];
    approvals: ProjectUnitsRead['project']['approvals'];
    launch?: { opens_at: string };
    last_launch?: { opened_at: string };
  };
  units: ProjectUnit[];
  as_of: string;
}

/** A photo of the building, from the desk of Karachi Estates: `{src}/{width}` is the address of one size. */
interface Photo {
  src: string;
  width: number;
  height: number;
  thumbhash: string;
  alt: string;
}

/** One unit with its payments. */
export type UnitDetail = UnitRead & { as_of: string };

const { id } = content.identity;
const unitsAddress = `${apiUrl}/api/projects/${id}/units`;
/** Who looks at the page learns of holds and sales at once; what has not changed costs an empty answer. */
const EVERY_MS = 2_000;
const LONGEST_MS = 10_000;

/** Karachi Estates answered that it has no such thing. */
class NotThere extends Error {}

async function answerOf(address: string, locale: 'en' | 'ur'): Promise<string> {
  const response = await fetch(address, {
    headers: { 'accept-language': locale },
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  // Read in any case: an answer that nobody reads keeps its connection open.
  const text = await response.text();
  if (response.status === 404) throw new NotThere(`404 from ${response.url}`);
  if (!response.ok) throw new Error(`${response.status} from ${response.url}`);
  return text;
}

/** The units at this moment, in a language. @throws where there is no answer or none of the project. */
export const readUnits = async (locale: 'en' | 'ur'): Promise<Units> =>
  JSON.parse(await answerOf(unitsAddress, locale));

/** One unit at this moment; it says nothing that has a language. @throws where there is no answer. */
export const readUnit = async (number: string): Promise<UnitDetail> =>
  JSON.parse(await answerOf(apiOfUnit(id, number), 'en'));

/**
 * What a page was built with, and what became of it since: read when the page comes to life, and every two seconds
 * while it is seen. `isStale` says that the last time nobody answered, `isMissing` that the answer was that it is not
 * there.
 */
function useWatched<Answer>(address: string, locale: 'en' | 'ur', first: Answer | undefined) {
  const [answer, setAnswer] = useState(first);
  const [isStale, setStale] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const last = useRef('');

  const read = useCallback(async () => {
    try {
      const text = await answerOf(address, locale);
      // All of the page is drawn anew, in parts: a press in between is answered.
      if (text !== last.current) startTransition(() => setAnswer(JSON.parse(text)));
      last.current = text;
      setStale(false);
      setMissing(false);
    } catch (error) {
      setStale(true);
      setMissing(error instanceof NotThere);
    }
  }, [address, locale]);

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

  return { answer, isStale, isMissing, read };
}

/** All units, as Karachi Estates has them now. */
export const useUnits = (locale: 'en' | 'ur', first: Units | undefined) => useWatched(unitsAddress, locale, first);

/** One unit with its payments, as Karachi Estates has it now. */
export const useUnit = (number: string, first: UnitDetail | undefined) =>
  useWatched(apiOfUnit(id, number), 'en', first);

/** A moment in Karachi, for people. */
export const momentIn = (locale: 'en' | 'ur', moment: string): string =>
  new Intl.DateTimeFormat(locale === 'ur' ? 'ur-PK-u-nu-latn' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Karachi',
  }).format(new Date(moment));
