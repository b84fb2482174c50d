import type { PDFFont } from '@cantoo/pdf-lib';
import { fullDate } from '@karachi-estates/domain/day';
import { moneyText } from '@karachi-estates/domain/orders/money';
import { type PaperKind, paperNumber } from '@karachi-estates/domain/orders/papers';
import { planOf } from '@karachi-estates/domain/plans/plans';
import { drawLine, isUrduText } from '../media/line.actions.ts';
import type { Paper } from './papers.store.ts';

/** A4 in points. */
const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 56;
const VALUE_LEFT = 190;
const LONGEST = 80;
/** Red, green and blue, from 0 to 1. */
type Colour = readonly [number, number, number];
const INK: Colour = [0.11, 0.12, 0.14];
const QUIET: Colour = [0.38, 0.4, 0.44];
/** The same as the text's colours, for lines that are drawn. */
const INK_HEX = '#1c1f24';
const QUIET_HEX = '#616670';
const RULE: Colour = [0.82, 0.83, 0.85];

const TITLES: Readonly<Record<PaperKind, string>> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  'credit-note': 'Credit note',
};
const TOTALS: Readonly<Record<PaperKind, string>> = {
  invoice: 'Total, paid',
  receipt: 'Received',
  'credit-note': 'Credited',
};

/**
 * The fonts that every reader has know Latin letters only; what they lack is replaced so that no paper ever fails. Names in
 * Urdu are drawn as pictures instead.
 */
const latin = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/[^\x20-\x7e\u00a0-\u00ff]/g, '?');

/** Words in lines of at most so many characters. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of (isUrduText(text) ? text : latin(text))
    .split(' ')
    .flatMap((each) => each.match(/.{1,80}/g) ?? [])) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LONGEST) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function rowsOf({ kind, facts }: Paper): [string, string][] {
  const { reference, plan, months, price, from, until, transfer, invoice } = facts;
  const name = plan === 'pro' || plan === 'premium' ? planOf(plan).name : plan;
  return [
    ['Order', reference],
    [kind === 'credit-note' ? 'Unused part of' : 'For', `${name} plan, ${months} ${months === 1 ? 'month' : 'months'}`],
    ...(from && until ? [['Paid time', `${fullDate(from)} to ${fullDate(until)}`] as [string, string]] : []),
    ['Price of the order', moneyText(price)],
    ...(transfer
      ? ([
          ['Bank', transfer.bank],
          ['Transaction', transfer.transaction],
          ['Arrived', fullDate(`${transfer.receivedOn}T07:00:00Z`)],
        ] as [string, string][])
      : []),
    ...(invoice ? [['Of invoice', invoice] as [string, string]] : []),
  ];
}

/**
 * An invoice, receipt or credit note on A4, in English. The same paper gives the same bytes whenever it is drawn.
 * @returns the file's bytes.
 */
export async function paperPdf(paper: Paper): Promise<Uint8Array> {
  const { PDFDocument, rgb, StandardFonts } = await import('@cantoo/pdf-lib');
  const { company, seller } = paper.facts;
  const title = `${TITLES[paper.kind]} ${paperNumber(paper)}`;
  const file = await PDFDocument.create();
  file.setTitle(title);
  file.setCreator(latin(company.name));
  file.setProducer(latin(company.name));
  file.setLanguage('en');
  file.setCreationDate(paper.issuedAt);
  file.setModificationDate(paper.issuedAt);
  const plain = await file.embedFont(StandardFonts.Helvetica);
  const bold = await file.embedFont(StandardFonts.HelveticaBold);
  const page = file.addPage([WIDTH, HEIGHT]);
  let y = HEIGHT - MARGIN;
  const write = (text: string, x: number, style: { font?: PDFFont; size?: number; quiet?: boolean } = {}) => {
    const { font = plain, size = 10, quiet = false } = style;
    page.drawText(latin(text), { x, y, size, font, color: rgb(...(quiet ? QUIET : INK)) });
  };
  const drawUrdu = async (text: string, x: number, quiet: boolean) => {
    const { png, width, height } = await drawLine(text, { size: 10, colour: quiet ? QUIET_HEX : INK_HEX });
    const shrunk = Math.min(1, (WIDTH - MARGIN - x) / width);
    // The middle of the letters beside it.
    const middle = y + 3.5;
    page.drawImage(await file.embedPng(png), {
      x,
      y: middle - (height * shrunk) / 2,
      width: width * shrunk,
      height: height * shrunk,
    });
  };
  const lines = async (texts: readonly string[], x: number, quiet = false) => {
    for (const text of texts.flatMap(wrapped).slice(0, 6)) {
      if (isUrduText(text)) await drawUrdu(text, x, quiet);
      else write(text, x, { quiet });
      y -= 15;
    }
  };
  const rule = () => {
    const end = { x: WIDTH - MARGIN, y };
    page.drawLine({ start: { x: MARGIN, y }, end, thickness: 0.6, color: rgb(...RULE) });
    y -= 22;
  };

  write(company.name, MARGIN, { font: bold, size: 14 });
  y -= 18;
  await lines([company.address, `NTN ${company.taxNumber}`], MARGIN, true);
  y -= 30;
  write(title, MARGIN, { font: bold, size: 20 });
  y -= 22;
  write(`Issued on ${fullDate(paper.issuedAt)}`, MARGIN, { quiet: true });
  y -= 34;
  write('To', MARGIN, { quiet: true });
  y -= 16;
  await lines([seller.name, seller.address, seller.email].filter(Boolean), MARGIN);
  y -= 20;
  rule();
  for (const [label, value] of rowsOf(paper)) {
    write(label, MARGIN, { quiet: true });
    await lines([value], VALUE_LEFT);
    y -= 5;
  }
  y -= 2;
  rule();
  const total = latin(moneyText(paper.amount));
  write(TOTALS[paper.kind], MARGIN, { font: bold, size: 12 });
  write(total, WIDTH - MARGIN - bold.widthOfTextAtSize(total, 12), { font: bold, size: 12 });
  return file.save();
}
