import { uploadPhoto } from '@karachi-estates/contracts/ownProperties';
import type { NewPhoto, PhotoItem } from '@karachi-estates/design-system/ImagePicker';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';
import { type CallFailed, isRefusal } from '../data/call.ts';
import { upload } from '../data/upload.ts';
import { createPhotoSender, isRefused, type PhotoOnItsWay, type PhotoSender } from '../forms/photoSender.ts';
import { shrinkPhoto } from '../forms/shrinkPhoto.ts';

async function sendPhoto(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<string> {
  const form = new FormData();
  form.append('image_url', await shrinkPhoto(file));
  const { ticket } = await upload(uploadPhoto, { form, onProgress: (sent, total) => onProgress(sent / total), signal });
  return ticket;
}

const reasonOf = (failed: CallFailed, otherwise: string) => (isRefusal(failed) && failed.message) || otherwise;

function shown(photo: NewPhoto, way: PhotoOnItsWay | undefined, notSent: string): NewPhoto {
  if (!way) return photo;
  const { failed, progress } = way;
  return failed ? { ...photo, error: reasonOf(failed, notSent), isRefused: isRefused(failed) } : { ...photo, progress };
}

/** The photos as the picker shows them. The server makes one of two that are the same. */
function allShown(
  photos: readonly PhotoItem[],
  ways: ReadonlyMap<string, PhotoOnItsWay>,
  words: { photoNotSent: string; photoTwice: string },
): PhotoItem[] {
  const tickets = new Set<string>();
  return photos.map((photo) => {
    if (photo.kind === 'stored') return photo;
    const way = ways.get(photo.id);
    if (way?.ticket && tickets.has(way.ticket)) return { ...photo, error: words.photoTwice, isRefused: true };
    if (way?.ticket) tickets.add(way.ticket);
    return shown(photo, way, words.photoNotSent);
  });
}

/**
 * Sends the new ones among a form's photos as soon as they are chosen, each with a progress and a retry of its own, and
 * again by itself when the connection is back.
 * @returns the photos as the picker shows them, what sends them, and whether the server has said that the session is
 * over.
 */
export function usePhotoSender(photos: readonly PhotoItem[]): {
  shown: PhotoItem[];
  sender: PhotoSender;
  isOver: boolean;
} {
  const words = useContent('dashboard', dashboard).ad;
  const [sender] = useState(() => createPhotoSender(sendPhoto));
  const ways = useSyncExternalStore(sender.subscribe, sender.state, sender.state);
  useEffect(() => sender.follow(photos.filter((photo) => photo.kind === 'new')), [sender, photos]);
  useEffect(() => {
    const again = () => sender.sendAnew();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [sender]);
  // Under StrictMode the first clean-up is followed by a second start, which `follow` does from nothing.
  useEffect(() => () => sender.stop(), [sender]);
  const all = useMemo(() => allShown(photos, ways, words), [photos, ways, words]);
  const isOver = [...ways.values()].some(({ failed }) => failed?.status === 401);
  return { shown: all, sender, isOver };
}
