import {
  getMyHomePapers,
  getPaperDocument,
  removePaperDocument,
  saveHomePapers,
  sendPaperDocument,
} from '@karachi-estates/contracts/homePapers';
import type { PaperLine } from '@karachi-estates/domain/homePapers/homePapers';
import { download } from './download.ts';
import { PROPERTIES } from './ownProperties.ts';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';
import { useApiMutation } from './useApiMutation.ts';

/** What the seller said of the papers of one of their properties; another seller's id is an error with status 404. */
export const useHomePapers = (id: number | undefined) =>
  useApi(id === undefined ? null : reading(getMyHomePapers, { params: { property_id: String(id) } }));

// The type of a listing may change with them.
export const useSaveHomePapers = () => useApiMutation(saveHomePapers, [PROPERTIES]);
export const useSendPaperDocument = () => useApiMutation(sendPaperDocument, [PROPERTIES]);
export const useRemovePaperDocument = () => useApiMutation(removePaperDocument, [PROPERTIES]);

/** Saves the document that the seller sent for a line. @throws CallFailed */
export const downloadPaperDocument = (id: number, line: PaperLine, kind: string) =>
  download(getPaperDocument, `${id}-${line}.${kind === 'pdf' ? 'pdf' : 'webp'}`, { property_id: String(id), line });
