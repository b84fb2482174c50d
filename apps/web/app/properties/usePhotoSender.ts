import { uploadPhoto } from '@karachi-estates/contracts/properties';
import type { PhotoItem } from '@karachi-estates/design-system/ImagePicker';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';
import type { CallFailed } from '../data/call.ts';
import { upload } from '../data/upload.ts';
import { createPhotoSender, isRefused, type PhotoOnItsWay, type PhotoSender } from '../forms/photoSender.ts';
import { shrinkPhoto } from '../forms/shrinkPhoto.ts';

async function sendPhoto(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<string> {
  const form = new FormData();
  form.append('image_url', await shrinkPhoto(file));
  const { ticket } = await upload(uploadPhoto, { form, onProgress: (sent, total) => onProgress(sent / total), signal });
  return ticket;
}

const reasonOf = (failed: CallFailed, otherwise: string) => (isRefused(failed) && failed.message) || otherwise;

function shown(photo: PhotoItem, way: PhotoOnItsWay | undefined, notSent: string): PhotoItem {
  if (photo.kind === 'stored' || !way) return photo;
  return way.failed ? { ...photo, error: reasonOf(way.failed, notSent) } : { ...photo, progress: way.progress };
}

/**
 * Sends the new ones among a form's photos as soon as they are chosen, each with a progress and a retry of its own, and
 * again by itself when the connection is back.
 * @returns the photos as the picker shows them, and what sends them.
 */
export function usePhotoSender(photos: readonly PhotoItem[]): { shown: PhotoItem[]; sender: PhotoSender } {
  const { photoNotSent } = useContent('dashboard', dashboard).ad;
  const [sender] = useState(() => createPhotoSender(sendPhoto));
  const ways = useSyncExternalStore(sender.subscribe, sender.state, sender.state);
  useEffect(() => sender.follow(photos.filter((photo) => photo.kind === 'new')), [sender, photos]);
  useEffect(() => {
    const again = () => sender.retryLost();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [sender]);
  // Under StrictMode the first clean-up is followed by a second start, which `follow` does from nothing.
  useEffect(() => () => sender.stop(), [sender]);
  const all = useMemo(
    () => photos.map((photo) => shown(photo, ways.get(photo.id), photoNotSent)),
    [photos, ways, photoNotSent],
  );
  return { shown: all, sender };
}
