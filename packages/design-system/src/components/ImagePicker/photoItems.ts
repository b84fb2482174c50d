/** A picture that is stored already. */
export interface StoredPhoto {
  kind: 'stored';
  id: string;
  /** Address of a small version. */
  src: string;
  /** What it shows, where that is known. */
  alt?: string;
}

/** A picture that the person has just chosen. */
export interface NewPhoto {
  kind: 'new';
  id: string;
  file: File;
  /** Share that has been sent, 0 to 1; leave out before and after sending. */
  progress?: number;
  /** Why it could not be sent, in words; offers Retry. */
  error?: string;
  /** It will not be taken however often it is sent: offers no Retry. */
  isRefused?: boolean;
}

export type PhotoItem = StoredPhoto | NewPhoto;

export interface PhotoRules {
  /** The most pictures at once. */
  max: number;
  /** The largest file in bytes. */
  maxBytes?: number | undefined;
}

/** Why files were left out, in sentences. */
export interface PhotoRefusals {
  notPicture: (name: string) => string;
  tooLarge: (name: string, megabytes: number) => string;
  tooMany: (leftOut: number, max: number) => string;
}

export const englishRefusals: PhotoRefusals = {
  notPicture: (name) => `“${name}” is not a picture.`,
  tooLarge: (name, megabytes) => `“${name}” is larger than ${megabytes} MB.`,
  tooMany: (leftOut, max) =>
    `${leftOut === 1 ? '1 picture was' : `${leftOut} pictures were`} left out: at most ${max}.`,
};

let lastNewPhoto = 0;

/** Some systems know no type of what a phone has made: the name says it, and the server looks inside. */
const NAMED_AS_PICTURE = /\.(jpe?g|png|webp|avif|heic|heif)$/i;
const isPicture = ({ type, name }: File) => (type === '' ? NAMED_AS_PICTURE.test(name) : type.startsWith('image/'));

/**
 * Adds chosen files at the end, as far as they are pictures and there is room.
 * @returns the new list, and a sentence about everything that was left out.
 */
export function addFiles(
  items: readonly PhotoItem[],
  files: readonly File[],
  { max, maxBytes = Number.POSITIVE_INFINITY }: PhotoRules,
  words: PhotoRefusals,
): { items: PhotoItem[]; refused: string } {
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !pictures.includes(file));
  const tooLarge = pictures.filter((file) => file.size > maxBytes);
  const fitting = pictures.filter((file) => !tooLarge.includes(file));
  const room = Math.max(0, max - items.length);
  const taken = fitting.slice(0, room);
  const sentences = [
    ...others.map(({ name }) => words.notPicture(name)),
    ...tooLarge.map(({ name }) => words.tooLarge(name, Math.floor(maxBytes / 1_000_000))),
  ];
  const over = fitting.length - taken.length;
  if (over > 0) sentences.push(words.tooMany(over, max));
  const added = taken.map((file): NewPhoto => {
    lastNewPhoto += 1;
    return { kind: 'new', id: `new-${lastNewPhoto}`, file };
  });
  return { items: [...items, ...added], refused: sentences.join(' ') };
}

/** The list with one picture at another place; unchanged where that place does not exist. */
export function movePhoto(items: readonly PhotoItem[], from: number, to: number): PhotoItem[] {
  const moved = items[from];
  if (!moved || to < 0 || to >= items.length) return [...items];
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}
