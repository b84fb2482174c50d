import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Settings } from '../settings.ts';

/** One mail, ready to go. `id` is the same at every attempt, so that a repeated delivery can be recognised. */
export interface Mail {
  id: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string> | undefined;
  /** A calendar file that comes with it. */
  calendar?: string | null | undefined;
  /** A PDF that comes with it. */
  paper?: { name: string; bytes: Uint8Array } | undefined;
}

/** Hands mails over to the world. Rejects when a mail was not accepted; the outbox then tries again. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

function envelope(mail: Mail, from: string) {
  const { id, calendar, paper, ...rest } = mail;
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  const attachments = [
    ...(calendar ? [{ filename: 'visit.ics', content: calendar, contentType }] : []),
    ...(paper ? [{ filename: paper.name, content: Buffer.from(paper.bytes), contentType: 'application/pdf' }] : []),
  ];
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    ...rest,
    attachments,
    from,
    messageId: `<${id}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Writes each mail as an .eml file, complete or not at all; any mail program opens them. */
export function createFileMailer(directory: string, from: string): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const composed = await composer.sendMail(envelope(mail, from));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const path = join(directory, `${mail.id}.eml`);
      // Mails carry reset links and people's numbers: only the server's own user may read them.
      await writeFile(`${path}.part`, composed.message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close: () => composer.close(),
  };
}

/** Removes the files of mails that were written before a moment. @returns how many. */
export async function removeMailFiles(directory: string, before: Date, stopping?: AbortSignal): Promise<number> {
  const names = await readdir(directory).catch(() => []);
  let removed = 0;
  for (const name of names.filter((each) => /^outbox-\d+\.eml(\.part)?$/.test(each))) {
    if (stopping?.aborted) break;
    const path = join(directory, name);
    const written = await stat(path).catch(() => undefined);
    if (!written || written.mtime >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** A server may answer each command in time and still never come to an end. */
const LONGEST_SEND_MS = 30_000;

const tooLate = () => Object.assign(new Error('the mail server took too long'), { code: 'ETIMEDOUT' });

/** Sends through a mail server, over at most three connections at a time. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
  });
  return {
    async send(mail) {
      const timeout = AbortSignal.timeout(LONGEST_SEND_MS);
      const isLate = new Promise<never>((_, reject) => {
        timeout.addEventListener('abort', () => reject(tooLate()), { once: true });
      });
      await Promise.race([transport.sendMail(envelope(mail, from)), isLate]);
    },
    close: () => transport.close(),
  };
}

/** Where mails lie as files while there is no mail server. */
export const mailFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'outbox');

/** The mailer that the settings name: a mail server, or files in the data directory. */
export function createMailer(settings: Pick<Settings, 'smtpUrl' | 'dataDir' | 'mailFrom'>): Mailer {
  return settings.smtpUrl === null
    ? createFileMailer(mailFolder(settings), settings.mailFrom)
    : createSmtpMailer(settings.smtpUrl, settings.mailFrom);
}
