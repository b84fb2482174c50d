import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';
import type { UnitSchedule } from '@karachi-estates/contracts/projects';
import { paymentLabel } from '@karachi-estates/domain/projects/schedule';
import { formatAreaSize, isAreaUnit } from '@karachi-estates/domain/properties/dimension';
import { formatPkr, formatPriceWords } from '@karachi-estates/domain/properties/price';
import { dayText, type Scheduled } from './schedules.actions.ts';

/** A4 in points. */
const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 56;
const LINE = 18;
/** Red, green and blue, from 0 to 1. */
type Colour = readonly [number, number, number];
const INK: Colour = [0.11, 0.12, 0.14];
const QUIET: Colour = [0.38, 0.4, 0.44];
const RULE: Colour = [0.82, 0.83, 0.85];

/** Right edges of the two columns of amounts. */
const AMOUNT_RIGHT = 400;
const REMAINING_RIGHT = WIDTH - MARGIN;
const PAYMENT_LEFT = 190;

/**
 * The fonts that every reader has know Latin letters only; a name in another script, or a sign they lack, is replaced
 * so that the document never fails.
 */
const latin = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e\u00a0-\u00ff]/g, '?');

interface Sheet {
  page: PDFPage;
  y: number;
}

/**
 * The payments of a unit on A4, in English: amounts in rupees, days in words, the total in words below.
 * @returns the file's bytes.
 */
export async function schedulePdf(
  { project, unit }: Scheduled,
  schedule: UnitSchedule,
  about: { typeName: string; place: string; now: Date },
): Promise<Uint8Array> {
  // Hardly anybody asks for one: the library is loaded with the first.
  const { PDFDocument, rgb, StandardFonts } = await import('@cantoo/pdf-lib');
  const file = await PDFDocument.create();
  file.setTitle(`Payments for unit ${unit.number}, ${latin(project.name)}`);
  file.setCreator('Karachi Estates');
  file.setProducer('Karachi Estates');
  file.setLanguage('en');
  file.setCreationDate(about.now);
  file.setModificationDate(about.now);
  const plain = await file.embedFont(StandardFonts.Helvetica);
  const bold = await file.embedFont(StandardFonts.HelveticaBold);

  const newSheet = (): Sheet => ({ page: file.addPage([WIDTH, HEIGHT]), y: HEIGHT - MARGIN });
  let sheet = newSheet();
  const write = (text: string, x: number, style: { font?: PDFFont; size?: number; quiet?: boolean } = {}) => {
    const { font = plain, size = 10, quiet = false } = style;
    sheet.page.drawText(latin(text), { x, y: sheet.y, size, font, color: rgb(...(quiet ? QUIET : INK)) });
  };
  const writeRight = (text: string, right: number, font = plain) =>
    write(text, right - font.widthOfTextAtSize(latin(text), 10), { font });
  const rule = () => {
    const y = sheet.y - 6;
    sheet.page.drawLine({
      start: { x: MARGIN, y },
      end: { x: WIDTH - MARGIN, y },
      thickness: 0.6,
      color: rgb(...RULE),
    });
  };
  const next = (height = LINE) => {
    sheet.y -= height;
  };
  const headings = () => {
    write('Due', MARGIN, { font: bold });
    write('Payment', PAYMENT_LEFT, { font: bold });
    writeRight('Amount', AMOUNT_RIGHT, bold);
    writeRight('Still to pay', REMAINING_RIGHT, bold);
    rule();
    next(LINE + 4);
  };

  write(project.name, MARGIN, { font: bold, size: 18 });
  next(26);
  write(`Unit ${unit.number}: payments`, MARGIN, { size: 14 });
  next(24);
  const areaUnit = isAreaUnit(unit.areaUnit) ? unit.areaUnit : 'sq ft';
  const facts = [
    `${about.place}, ${about.typeName}`,
    `Covered area ${formatAreaSize({ sqft: unit.coveredSqFt, unit: areaUnit })}, ` +
      `gross area ${formatAreaSize({ sqft: unit.grossSqFt, unit: areaUnit })}`,
    schedule.booked
      ? `Booked on ${dayText(schedule.starts)}: these payments are fixed.`
      : `As if booked on ${dayText(schedule.starts)}; until a unit is booked, price and payments may change.`,
    ...(project.isSample ? ['Sample data: this unit and its price are invented.'] : []),
  ];
  for (const fact of facts) {
    write(fact, MARGIN, { quiet: true });
    next(15);
  }
  next(12);
  headings();
  for (const payment of schedule.payments) {
    if (sheet.y < MARGIN + 3 * LINE) {
      sheet = newSheet();
      headings();
    }
    write(dayText(payment.due), MARGIN);
    write(paymentLabel(payment, 'en'), PAYMENT_LEFT);
    writeRight(formatPkr(payment.amount), AMOUNT_RIGHT);
    writeRight(formatPkr(payment.remaining), REMAINING_RIGHT);
    next();
  }
  if (sheet.y < MARGIN + 2 * LINE) sheet = newSheet();
  sheet.y += LINE;
  rule();
  next(LINE + 4);
  write('Total', MARGIN, { font: bold });
  writeRight(formatPkr(schedule.total), AMOUNT_RIGHT, bold);
  next();
  write(formatPriceWords(schedule.total), MARGIN, { quiet: true });
  return file.save();
}
