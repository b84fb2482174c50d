import { fullDate } from '@karachi-estates/domain/day';
import { moneyText } from '@karachi-estates/domain/orders/money';
import { paperNumber } from '@karachi-estates/domain/orders/papers';
import { SHEET_HEIGHT, SHEET_MARGIN, SHEET_WIDTH, startSheets } from '../media/sheet.actions.ts';
import type { IssuedPaper, Paper } from './papers.store.ts';
import { paperWords } from './paperWords.ts';

/** Where values begin beside their labels, in points. */
const VALUES = 190;
const LONGEST = 80;

/** Words in lines of at most so many characters. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((each) => each.match(/.{1,80}/g) ?? [])) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LONGEST) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function rowsOf({ kind, amount, facts }: Paper): [string, string][] {
  const { language = 'en', reference, plan, months, price, from, until, transfer, waived, invoice } = facts;
  const words = paperWords(language);
  return [
    [words.order, reference],
    [kind === 'credit-note' ? words.unused : words.what, words.plan(plan, months)],
    ...(from && until ? [[words.paidTime, words.time(from, until)] as [string, string]] : []),
    [words.price, moneyText(price)],
    ...(transfer ? [[words.bank, transfer.bank] as [string, string]] : []),
    ...(transfer?.transaction ? [[words.transaction, transfer.transaction] as [string, string]] : []),
    ...(transfer ? [[words.arrived, fullDate(`${transfer.receivedOn}T07:00:00Z`, language)] as [string, string]] : []),
    ...(invoice ? [[words.invoice, invoice] as [string, string]] : []),
    ...(waived && kind === 'credit-note' ? [[words.worth, moneyText(amount)] as [string, string]] : []),
    ...(waived ? [[words.waived, moneyText(waived)] as [string, string]] : []),
  ];
}

/**
 * An invoice, receipt or credit note on A4, in the language it was issued in. The same paper gives the same bytes
 * whenever it is drawn; a receipt of a payment that was reversed says so under its number.
 * @returns the file's bytes.
 */
export async function paperPdf(paper: IssuedPaper): Promise<Uint8Array> {
  const { company, seller, language = 'en' } = paper.facts;
  const words = paperWords(language);
  const title = words.title(paper.kind, paperNumber(paper));
  const sheets = await startSheets({ title, author: company.name, locale: language, at: paper.issuedAt });
  let y = SHEET_HEIGHT - SHEET_MARGIN;
  const lines = (texts: readonly string[], across: number, isQuiet = false) => {
    for (const text of texts.flatMap(wrapped).slice(0, 6)) {
      sheets.write(text, across, y, { isQuiet });
      y -= 15;
    }
  };
  const rule = () => {
    sheets.rule(y);
    y -= 22;
  };

  sheets.write(company.name, SHEET_MARGIN, y, { isBold: true, size: 14 });
  y -= 18;
  lines([company.address, words.taxNumber(company.taxNumber)], SHEET_MARGIN, true);
  y -= 30;
  sheets.write(title, SHEET_MARGIN, y, { isBold: true, size: 20 });
  y -= 22;
  sheets.write(words.issued(paper.issuedAt), SHEET_MARGIN, y, { isQuiet: true });
  if (paper.voidSince) {
    y -= 20;
    sheets.write(words.voidSince(paper.voidSince, paper.reversal ?? 'bank'), SHEET_MARGIN, y, {
      isBold: true,
      size: 12,
    });
  }
  y -= 34;
  sheets.write(words.to, SHEET_MARGIN, y, { isQuiet: true });
  y -= 16;
  lines([seller.name, seller.address, seller.email].filter(Boolean), SHEET_MARGIN);
  y -= 20;
  rule();
  for (const [label, value] of rowsOf(paper)) {
    sheets.write(label, SHEET_MARGIN, y, { isQuiet: true });
    lines([value], VALUES);
    y -= 5;
  }
  y -= 2;
  rule();
  sheets.write(words.totals[paper.kind], SHEET_MARGIN, y, { isBold: true, size: 12 });
  sheets.write(moneyText(paper.amount - (paper.facts.waived ?? 0)), SHEET_WIDTH - SHEET_MARGIN, y, {
    isBold: true,
    size: 12,
    isEnding: true,
  });
  return sheets.save();
}
