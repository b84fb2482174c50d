import { randomBytes } from 'node:crypto';

/** A file of a multipart form. */
export interface FormFile {
  name: string;
  filename: string;
  content: Buffer;
  type?: string;
}

/** A multipart form as `inject` takes it: `app.inject({ method, url, ...multipart(fields, files) })`. */
export function multipart(
  fields: Record<string, string>,
  files: FormFile[] = [],
): { payload: Buffer; headers: { 'content-type': string } } {
  const boundary = `----form-${randomBytes(8).toString('hex')}`;
  const head = (lines: string[]) => Buffer.from(`--${boundary}\r\n${lines.join('\r\n')}\r\n\r\n`);
  const end = Buffer.from('\r\n');
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(fields)) {
    parts.push(head([`content-disposition: form-data; name="${name}"`]), Buffer.from(value), end);
  }
  for (const { name, filename, content, type } of files) {
    const disposition = `content-disposition: form-data; name="${name}"; filename="${filename}"`;
    parts.push(head([disposition, `content-type: ${type ?? 'application/octet-stream'}`]), content, end);
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { payload: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
