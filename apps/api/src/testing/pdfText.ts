import { extractText, getDocumentProxy } from 'unpdf';

/** What a person copies out of a PDF, all its pages one after the other. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

/** Where the last letter of a PDF's first page ends, in points from the left. */
export async function rightEdge(bytes: Uint8Array): Promise<number> {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  const { items } = await page.getTextContent();
  return Math.max(...items.map((item) => ('str' in item ? item.transform[4] + item.width : 0)));
}
