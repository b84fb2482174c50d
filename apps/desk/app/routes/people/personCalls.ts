import {
  actOnBuyer,
  actOnSeller,
  addBuyerNote,
  addSellerNote,
  eraseBuyer,
  eraseSeller,
  exportBuyer,
  exportSeller,
} from '@karachi-estates/contracts/deskPeople';

export type Kind = 'sellers' | 'buyers';

/** What is called for an account, by its kind. */
export const CALLS = {
  sellers: { act: actOnSeller, note: addSellerNote, erase: eraseSeller, take: exportSeller },
  buyers: { act: actOnBuyer, note: addBuyerNote, erase: eraseBuyer, take: exportBuyer },
} as const;
