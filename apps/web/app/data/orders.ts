import {
  cancelOrder,
  claimPayment,
  exportStatement,
  getOrders,
  getPaper,
  getProof,
  type PaperState,
  placeOrder,
} from '@karachi-estates/contracts/orders';
import { getMyPlan } from '@karachi-estates/contracts/plans';
import { download } from './download.ts';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';
import { useApiMutation } from './useApiMutation.ts';

const STALE = [getOrders.url, getMyPlan.url];

/** The seller's orders, credit and statement of account; read for sellers only. */
export const useOrders = (isSeller: boolean) => useApi(isSeller ? reading(getOrders) : null);

export const usePlaceOrder = () => useApiMutation(placeOrder, STALE);
export const useCancelOrder = () => useApiMutation(cancelOrder, STALE);
/** 'I have paid' for an order. */
export const useClaimPayment = () => useApiMutation(claimPayment, STALE);

/** Saves an invoice, receipt or credit note. @throws CallFailed */
export const downloadPaper = ({ id, number }: PaperState) =>
  download(getPaper, `${number}.pdf`, { paper_id: String(id) });

/** Saves the proof that the seller sent for an order. @throws CallFailed */
export const downloadProof = (order: { id: number; reference: string }, kind: string) =>
  download(getProof, `${order.reference}.${kind === 'pdf' ? 'pdf' : 'webp'}`, { order_id: String(order.id) });

/** Saves the statement of account. @throws CallFailed */
export const downloadStatement = () => download(exportStatement, 'karachi-estates-statement.csv');
