import type { PDFDocument, PDFObject } from '@cantoo/pdf-lib';
import { PROOF_BROKEN, PROOF_KIND, PROOF_SCRIPT } from '@karachi-estates/domain/orders/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import sharp from 'sharp';
import { Refused } from '../refused.ts';
import { pictureKind } from './media.kind.ts';
import { openPdf, pdfLibrary } from './media.pdf.ts';

/** Names of a PDF's parts that do something when it is opened, or that carry other files. */
const ACTIVE = ['JS', 'JavaScript', 'Launch', 'OpenAction', 'AA', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA'];

/** Whether a file begins as PDFs do. */
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1_024).includes('%PDF-');

/**
 * What a sent document is by its first bytes.
 * @throws Refused `invalid` for what is neither a picture nor a PDF
 */
export function documentKind(bytes: Buffer, field: string): 'pdf' | 'photo' {
  if (isPdf(bytes)) return 'pdf';
  if (pictureKind(bytes)) return 'photo';
  throw new Refused('invalid', told({ PROOF_KIND }), { [field]: told({ PROOF_KIND }) });
}

async function isActive(document: PDFDocument): Promise<boolean> {
  const { PDFArray, PDFDict, PDFName, PDFRawStream } = await pdfLibrary();
  const inside = (object: PDFObject): PDFObject[] => {
    if (object instanceof PDFRawStream) return [object.dict];
    if (object instanceof PDFDict) return object.entries().flat();
    return object instanceof PDFArray ? object.asArray() : [];
  };
  const waiting: PDFObject[] = document.context.enumerateIndirectObjects().map(([, object]) => object);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    // Escaped names are read: #4aavaScript is JavaScript.
    if (next instanceof PDFName && ACTIVE.includes(next.decodeText())) return true;
    waiting.push(...inside(next));
  }
  return false;
}

/**
 * undefined for what is broken, locked, a bomb or without a page: the library finds some faults only while it counts
 * pages.
 */
async function opened(bytes: Buffer): Promise<PDFDocument | undefined> {
  try {
    const document = await openPdf(bytes);
    return document.getPageCount() > 0 ? document : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Refuses a PDF that cannot be opened, that is locked, or that does something by itself.
 * @throws Refused `invalid`
 */
export async function requireSafePdf(bytes: Buffer, field: string): Promise<void> {
  const document = await opened(bytes);
  if (!document) throw new Refused('invalid', told({ PROOF_BROKEN }), { [field]: told({ PROOF_BROKEN }) });
  if (await isActive(document))
    throw new Refused('invalid', told({ PROOF_SCRIPT }), { [field]: told({ PROOF_SCRIPT }) });
}

/** A photo with a line across it that says for whom it was taken out. */
export async function watermarkPhoto(webp: Buffer, text: string): Promise<Buffer> {
  const { width = 600, height = 800 } = await sharp(webp).metadata();
  const size = Math.max(14, Math.round(width / 28));
  const line = text.replace(/[^\w .:,@-]/g, ' ');
  const words = `<text x="50%" y="50%" font-family="sans-serif" font-size="${size}" fill="#c00" fill-opacity="0.45"
    text-anchor="middle" transform="rotate(-24 ${width / 2} ${height / 2})">${line}</text>`;
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${words}</svg>`;
  return sharp(webp)
    .composite([{ input: Buffer.from(mark) }])
    .webp()
    .toBuffer();
}

/** The same on every page of a PDF. */
export async function watermarkPdf(bytes: Buffer, text: string): Promise<Buffer> {
  const { rgb, StandardFonts } = await pdfLibrary();
  const document = await openPdf(bytes);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const line = text.replace(/[^\x20-\x7e]/g, ' ');
  for (const page of document.getPages()) {
    page.drawText(line, { x: 24, y: 24, size: 11, font, color: rgb(0.75, 0, 0), opacity: 0.6 });
  }
  return Buffer.from(await document.save());
}
