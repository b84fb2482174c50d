/** The longest side that the server keeps of a photo, in pixels: more would be sent for nothing. */
const LONGEST_SIDE = 2048;
/** A photo below this many bytes is sent as it is. */
const SMALL_BYTES = 400_000;
const QUALITY = 0.85;

const shrunk = new WeakMap<File, Promise<File>>();
// One at a time: eight photos of a phone decoded at once would take all of its memory.
let queue: Promise<unknown> = Promise.resolve();

async function shrink(file: File): Promise<File> {
  if (file.size <= SMALL_BYTES) return file;
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(whole.width, whole.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(whole.width * scale));
    canvas.height = Math.max(1, Math.round(whole.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    // JPEG knows no transparency; without a ground it would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(whole, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (!blob || blob.size >= file.size) return file;
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
  } finally {
    whole.close();
  }
}

/**
 * The photo as it is sent: at most 2,048 pixels long and without what a camera writes beside the picture. Each file is
 * worked on once, one after the other. What this browser cannot decode is sent as it is: the server says what it is.
 */
export function shrinkPhoto(file: File): Promise<File> {
  const known = shrunk.get(file);
  if (known) return known;
  const result = queue.then(() => shrink(file)).catch(() => file);
  queue = result;
  shrunk.set(file, result);
  return result;
}
