import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { PROOF_BROKEN } from '@karachi-estates/domain/orders/messages';
import { describe, expect, it } from 'vitest';
import { requireSafePdf, watermarkPdf } from './documents.actions.ts';

const MEGABYTE = 1024 * 1024;

/** A PDF of one page with streams of objects. @param filter as it is written, /FlateDecode in any way of writing. */
function packed(streams: Buffer[], filter = '/FlateDecode', type = '/ObjStm'): Buffer {
  const head = `%PDF-1.5
1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj
2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj
3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>\nendobj\n`;
  const objects = streams.flatMap((stream, each) => [
    Buffer.from(
      `${each + 4} 0 obj\n<< /Type ${type} /N 1 /First 4 /Filter ${filter} /Length ${stream.length} >>\nstream\n`,
    ),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  return Buffer.concat([Buffer.from(head), ...objects, Buffer.from('trailer\n<< /Size 9 /Root 1 0 R >>\n%%EOF\n')]);
}

const blanks = (megabytes: number) =>
  deflateSync(Buffer.concat([Buffer.from('90 0 << /A 1 >>'), Buffer.alloc(megabytes * MEGABYTE, ' ')]));

describe('a PDF that somebody sends', () => {
  it('is refused when its structure unpacks to more than 8 MB, in one stream or in many', async () => {
    await expect(requireSafePdf(packed([blanks(1)]), 'proof')).resolves.toBeUndefined();
    for (const streams of [[blanks(9)], [blanks(5), blanks(5)]]) {
      await expect(requireSafePdf(packed(streams), 'proof')).rejects.toThrow(PROOF_BROKEN);
      await expect(watermarkPdf(packed(streams), 'for the desk')).rejects.toThrow();
    }
  });

  it('is refused also when the bomb is named or packed in another way', async () => {
    const bomb = blanks(9);
    for (const bytes of [
      packed([bomb], '/FlateDecode', '/Obj#53tm'),
      packed([bomb], '[/FlateDecode]'),
      packed([deflateSync(bomb)], '[/FlateDecode /FlateDecode]'),
      packed([Buffer.from(`${bomb.toString('hex')}>`)], '[/ASCIIHexDecode /FlateDecode]'),
      packed([bomb], '/LZWDecode'),
      packed([bomb], '/FlateDecode', '/XRef'),
    ]) {
      await expect(requireSafePdf(bytes, 'proof')).rejects.toThrow(PROOF_BROKEN);
    }
  });

  it('is refused when it claims more references than it can have', async () => {
    const none = deflateSync(Buffer.alloc(4));
    for (const claim of [
      '/Size 999999999999 /W [0 0 0]',
      '/Size 1 /Index [0 999999999999] /W [0 0 0]',
      '/Size 1 /W [999999999999 0 0]',
    ]) {
      const bytes = packed([none], `/FlateDecode ${claim}`, '/XRef');
      await expect(requireSafePdf(bytes, 'proof')).rejects.toThrow(PROOF_BROKEN);
    }
  });

  it('is taken and watermarked when it is sound', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    const bytes = Buffer.from(await document.save());
    await requireSafePdf(bytes, 'proof');
    const marked = await PDFDocument.load(await watermarkPdf(bytes, 'for the desk'));
    expect(marked.getPageCount()).toBe(1);
  });
});
