import { LoadedPart, type LoadedPartProps } from '../LoadedPart/LoadedPart.tsx';
import type { LightboxProps } from './Lightbox.tsx';

const loadLightbox = () => import('./Lightbox.tsx');

/** Fetches the viewer's code ahead of the press that opens it. Without a network nothing happens. */
export const warmLightbox = () => void loadLightbox().catch(() => undefined);

/** More props of the note that stands where the viewer's code did not come. */
export type LightboxLoading = Partial<LoadedPartProps<Awaited<ReturnType<typeof loadLightbox>>>>;

/** The viewer, its code fetched when it is first opened. Where that fails, the page stays and it can be tried again. */
export function LightboxOnDemand({ loading, ...viewer }: LightboxProps & { loading?: LightboxLoading | undefined }) {
  return (
    <LoadedPart load={loadLightbox} floating onDismiss={viewer.onClose} {...loading}>
      {({ Lightbox }) => <Lightbox {...viewer} />}
    </LoadedPart>
  );
}
