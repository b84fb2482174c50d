export interface OfflinePageContent {
  title: string;
  text: string;
  retry: string;
  seen: string;
}

/** Words of the page that a browser shows without a network instead of one that it does not have. */
export const offlinePage: OfflinePageContent = {
  title: 'You are offline',
  text: 'This page is not kept on your device, so it needs a connection. It opens by itself as soon as you have one.',
  retry: 'Try again',
  seen: 'Pages that open without a connection',
};
