export interface FrameContent {
  /** While a stored session is verified, before anything else of the page. */
  checking: string;
  /** Where a seller's screen stands alone. */
  backToDashboard: string;
}

/** What pages say before their header is there, or without one. */
export const frame: FrameContent = {
  checking: 'LOADING....',
  backToDashboard: 'Back to the dashboard',
};
