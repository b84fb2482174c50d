import { extractText, getDocumentProxy } from 'unpdf';

/** What a person copies out of a PDF, all its pages one after the other. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}
