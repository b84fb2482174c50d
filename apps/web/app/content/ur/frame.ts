import type { FrameContent } from '../frame.ts';

/** What pages say before their header is there, or without one, in Urdu. */
export const frame: FrameContent = {
  checking: 'لوڈ ہو رہا ہے…',
  backToDashboard: 'واپس ڈیش بورڈ پر',
};
