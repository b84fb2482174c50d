import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

/** What a bank's app says of a transfer. */
export interface DrawnReceipt {
  amount: string;
  reference: string;
  /** The transfer's number. */
  transaction: string;
  day: string;
  /** Another bank's app. */
  isOtherApp?: boolean;
}

const WIDTH = 1080;
const HEIGHT = 2160;
const font = {
  font: 'Plus Jakarta Sans',
  fontfile: fileURLToPath(new URL('../media/fonts/share-latin.ttf', import.meta.url)),
};

async function words(text: string, size: number, colour: string, left: number, top: number) {
  const marked = `<span foreground="${colour}">${text}</span>`;
  const { data } = await sharp({ text: { text: marked, ...font, font: `${font.font} ${size}`, rgba: true, dpi: 72 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, left, top };
}

/**
 * The screenshot of a bank's app after a transfer, drawn: a coloured head, a large amount, six lines and a button. The
 * same app draws the same, but for what is told.
 */
export async function drawReceipt({ amount, reference, transaction, day, isOtherApp }: DrawnReceipt): Promise<Sharp> {
  const colour = isOtherApp ? '#b3261e' : '#00695c';
  const step = isOtherApp ? 170 : 140;
  const lines: [string, string][] = [
    ['From', 'Amna Khan, PK00 HABB 0000 0012'],
    ['To', 'Karachi Estates, PK36 SCBL 0000 0011'],
    ['Reference', reference],
    ['Transaction', transaction],
    ['Date', day],
    ['Fee', 'PKR 0.00'],
  ];
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#f4f6f6"/><rect width="100%" height="300" fill="${colour}"/>
    <rect x="40" y="360" width="1000" height="1420" rx="32" fill="#fff"/>
    <rect x="120" y="1900" width="840" height="130" rx="65" fill="${colour}"/></svg>`;
  const drawn = [
    words('Transfer successful', 52, '#ffffff', 280, 150),
    words(amount, 72, '#102027', 320, 440),
    words('Share receipt', 44, '#ffffff', 390, 1935),
    ...lines.flatMap(([name, value], at) => [
      words(name, 34, '#60717a', 90, 640 + at * step),
      words(value, 36, '#102027', 330, 640 + at * step),
    ]),
  ];
  const picture = await sharp(Buffer.from(shapes))
    .composite(await Promise.all(drawn))
    .png()
    .toBuffer();
  return sharp(picture);
}
