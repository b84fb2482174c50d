import type { SxProps, Theme } from '@mui/material/styles';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useSiteSettings } from '../data/settings.ts';
import { whenIdle } from '../whenIdle.ts';
import type { AddressLineProps } from './AddressLine.tsx';

// Without a network the sheet is printed without it.
const nothing: ComponentType<AddressLineProps> = () => null;
const AddressLine = lazy<ComponentType<AddressLineProps>>(() =>
  import('./AddressLine.tsx').catch(() => ({ default: nothing })),
);

/** The page's address with its QR code, on paper only: whoever holds the sheet finds the page again. */
export function PrintedAddress({ path, sx }: { path: string; sx?: SxProps<Theme> }) {
  const { data: settings } = useSiteSettings();
  const [isReady, setReady] = useState(false);
  // A print dialog takes the page as it is at that moment, so the code must be there before; nobody waits for it.
  useEffect(() => whenIdle(() => setReady(true)), []);
  if (!isReady || !settings) return null;
  return (
    <Suspense>
      <AddressLine address={`${settings.siteUrl}${path}`} sx={sx} />
    </Suspense>
  );
}
