import { englishRefusals, type PhotoRefusals } from './photoItems.ts';

/** What the picker says. Numbers of photographs begin at 1. */
export interface ImagePickerLabels extends PhotoRefusals {
  add: string;
  camera: string;
  drop: string;
  /** What the first picture is called. */
  main: string;
  count: (chosen: number, max: number) => string;
  full: (max: number) => string;
  name: (photo: number) => string;
  reorder: (photo: number, count: number) => string;
  /** What a screen reader calls the handle that puts a photograph in order. */
  sortable: string;
  earlier: (photo: number) => string;
  later: (photo: number) => string;
  remove: (photo: number) => string;
  retry: string;
  retryName: (photo: number) => string;
  uploading: (percent: number) => string;
  uploaded: string;
  uploadName: (photo: number) => string;
  /** Announced. */
  added: (photos: number) => string;
  removed: (photo: number) => string;
  moved: (from: number, to: number, count: number) => string;
  /** How a photograph is moved by keyboard. */
  instructions: string;
  lifted: (photo: number, count: number) => string;
  over: (place: number, count: number) => string;
  dropped: (photo: number, place: number, count: number) => string;
  droppedNowhere: string;
  putBack: (photo: number) => string;
}

export const englishImagePickerLabels: ImagePickerLabels = {
  ...englishRefusals,
  add: 'Add photographs',
  camera: 'Take a photograph',
  drop: 'or drop them here',
  main: 'Main photo',
  count: (chosen, max) => `${chosen} of ${max}`,
  full: (max) => `All ${max} places are used. Remove one to add another.`,
  name: (photo) => `Photograph ${photo}`,
  reorder: (photo, count) => `Reorder photograph ${photo} of ${count}`,
  sortable: 'sortable',
  earlier: (photo) => `Move photograph ${photo} earlier`,
  later: (photo) => `Move photograph ${photo} later`,
  remove: (photo) => `Remove photograph ${photo}`,
  retry: 'Retry',
  retryName: (photo) => `photograph ${photo}`,
  uploading: (percent) => `Uploading ${percent}%`,
  uploaded: 'Uploaded',
  uploadName: (photo) => `Uploading photograph ${photo}`,
  added: (photos) => `${photos === 1 ? '1 photograph' : `${photos} photographs`} added.`,
  removed: (photo) => `Photograph ${photo} removed.`,
  moved: (from, to, count) => `Photograph ${from} is now number ${to} of ${count}.`,
  instructions:
    'Press space or enter to lift the photograph, the arrow keys to move it, space or enter to drop it, escape to put it back.',
  lifted: (photo, count) => `Lifted photograph ${photo} of ${count}.`,
  over: (place, count) => `It would be number ${place} of ${count}.`,
  dropped: (photo, place, count) => `Photograph ${photo} dropped as number ${place} of ${count}.`,
  droppedNowhere: 'Dropped where it was.',
  putBack: (photo) => `Photograph ${photo} was put back.`,
};
