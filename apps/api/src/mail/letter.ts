/** What a mail says, before it has a form. Texts are plain; both forms are made from them, so they never differ. */
export interface Letter {
  subject: string;
  paragraphs: string[];
  /** Names and values, e.g. what a person filled in. */
  facts?: [name: string, value: string][];
  button?: { label: string; url: string };
  /** Why the reader gets this mail. */
  reason: string;
}

/** A mail's two forms. */
export interface LetterForms {
  subject: string;
  text: string;
  html: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Makes text harmless inside HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A header is one line: whatever people typed cannot start another one. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}

function asText(letter: Letter): string {
  const facts = (letter.facts ?? []).map(([name, value]) => `${name}: ${value}`).join('\n');
  const button = letter.button ? `${letter.button.label}:\n${letter.button.url}` : '';
  const parts = [...letter.paragraphs, facts, button, `--\nKarachi Estates\n${letter.reason}`];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

function asHtml(letter: Letter): string {
  const paragraphs = letter.paragraphs.map((text) => `<p style="margin:0 0 16px">${lines(text)}</p>`).join('');
  const rows = (letter.facts ?? [])
    .map(
      ([name, value]) =>
        `<tr><th scope="row" align="left" valign="top" style="padding:6px 16px 6px 0;font-weight:600;white-space:nowrap">${escapeHtml(name)}</th><td style="padding:6px 0" dir="auto">${lines(value)}</td></tr>`,
    )
    .join('');
  const facts = rows ? `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows}</table>` : '';
  const button = letter.button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(letter.button.url)}" style="background:#0b5d4e;color:#ffffff;padding:14px 24px;border-radius:8px;text-decoration:none;display:inline-block;font-weight:600">${escapeHtml(letter.button.label)}</a></p><p style="margin:0 0 16px;font-size:13px;color:#5b6663">Or open this address: <a href="${escapeHtml(letter.button.url)}" style="color:#0b5d4e;word-break:break-all">${escapeHtml(letter.button.url)}</a></p>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(letter.subject)}</title></head><body style="margin:0;padding:24px;background:#f5f4f0;color:#1d2624;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif"><div style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:12px;padding:32px"><p style="margin:0 0 24px;font-weight:700;color:#0b5d4e">Karachi Estates</p>${paragraphs}${facts}${button}<p style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #e3e2dc;font-size:13px;color:#5b6663">${lines(letter.reason)}</p></div></body></html>`;
}

/** Writes a letter as plain text and as HTML, everything that people typed escaped. */
export function writeLetter(letter: Letter): LetterForms {
  return { subject: oneLine(letter.subject), text: asText(letter), html: asHtml(letter) };
}
