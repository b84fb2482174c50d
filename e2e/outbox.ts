import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder of the journeys' site in which mails are put down instead of being sent. */
const folder = () => path.join(process.env.JOURNEY_DATA ?? '', 'outbox');

/**
 * The names of all mails, the newest first: the tenth was written after the ninth. One that is being written ends in
 * `.part`.
 */
export async function listMails(): Promise<string[]> {
  const names = (await readdir(folder())).filter((name) => name.endsWith('.eml'));
  return names.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

/** A mail as it was written: quoted-printable. */
export const readMail = (name: string): Promise<string> => readFile(path.join(folder(), name), 'utf8');

/** A mail without what quoted-printable does to its lines and addresses. */
export const readable = (mail: string) => mail.replace(/=\r?\n/g, '').replace(/=3D/gi, '=');

/** All mails to an address that say something, in their text or their headers, the newest first. */
export async function mailsTo(address: string, words: string): Promise<string[]> {
  const mails = await Promise.all((await listMails()).map(readMail));
  return mails.map(readable).filter((mail) => mail.includes(`To: ${address}`) && mail.includes(words));
}
