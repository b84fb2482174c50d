import { inflateSync } from 'node:zlib';
import type { PDFContext, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';

/** Structure that unpacks to more is a bomb: papers and receipts have a few hundred kilobytes of it. */
const MAX_STRUCTURE = 8 * 1024 * 1024;

/** The library reads as many references as a file claims to have, whether they are there or not. */
const MAX_REFERENCES = 1_000_000;
const MAX_REFERENCE_BYTES = 8;

const unpacked = new WeakMap<PDFContext, number>();

type Library = typeof import('@cantoo/pdf-lib');

/** Counts what a stream of a PDF's structure unpacks to. @throws where its file holds more than it may. */
function measure({ PDFArray, PDFName }: Library, { dict, contents }: PDFRawStream): void {
  const before = unpacked.get(dict.context) ?? 0;
  // Until the end is reached without a fault, the file counts as too large: the library goes on after errors.
  unpacked.set(dict.context, Number.POSITIVE_INFINITY);
  const filter = dict.lookup(PDFName.of('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray() : [filter];
  const [only] = filters;
  if (filters.length > 1 || (only && only !== PDFName.of('FlateDecode'))) throw new Error('Packed in an unusual way.');
  const room = MAX_STRUCTURE - before;
  if (room <= 0) throw new Error('Unpacks to too much.');
  const size = only ? inflateSync(contents, { maxOutputLength: room }).length : contents.length;
  unpacked.set(dict.context, before + size);
}

/** @throws where a stream of references claims to have more than any paper has. */
function countReferences({ PDFArray, PDFName, PDFNumber }: Library, { dict }: PDFRawStream): void {
  const numbers = (name: string) => {
    const found = dict.lookup(PDFName.of(name));
    const all = found instanceof PDFArray ? found.asArray().map((_, each) => found.lookup(each)) : [found];
    return all.map((each) => (each instanceof PDFNumber ? each.asNumber() : 0));
  };
  const index = dict.lookup(PDFName.of('Index')) instanceof PDFArray ? numbers('Index') : [0, ...numbers('Size')];
  const claimed = index.reduce((sum, each, at) => (at % 2 === 1 ? sum + Math.max(0, each) : sum), 0);
  if (claimed <= MAX_REFERENCES && numbers('W').every((width) => width <= MAX_REFERENCE_BYTES)) return;
  unpacked.set(dict.context, Number.POSITIVE_INFINITY);
  throw new Error('Claims too many references.');
}

async function guarded(): Promise<Library> {
  const library = await import('@cantoo/pdf-lib');
  const { PDFObjectStreamParser, PDFXRefStreamParser } = library;
  const { forStream } = PDFObjectStreamParser;
  PDFObjectStreamParser.forStream = (stream, shouldWait) => {
    measure(library, stream);
    return forStream(stream, shouldWait);
  };
  const forReferences = PDFXRefStreamParser.forStream;
  PDFXRefStreamParser.forStream = (stream) => {
    measure(library, stream);
    countReferences(library, stream);
    return forReferences(stream);
  };
  return library;
}

let loading: Promise<Library> | undefined;

/** Few people send a PDF: the library is loaded with the first. It unpacks no structure before that was measured. */
export function pdfLibrary(): Promise<Library> {
  loading ??= guarded();
  return loading;
}

/**
 * Opens a PDF that somebody sent.
 * @throws where it is broken or locked, or where its structure unpacks to more than 8 MB
 */
export async function openPdf(bytes: Buffer): Promise<PDFDocument> {
  const { PDFDocument } = await pdfLibrary();
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  if ((unpacked.get(document.context) ?? 0) > MAX_STRUCTURE) throw new Error('Unpacks to too much.');
  return document;
}
