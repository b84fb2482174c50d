import type { UnitSchedule } from '@karachi-estates/contracts/projects';
import { paymentLabel } from '@karachi-estates/domain/projects/schedule';
import { formatAreaSize, isAreaUnit } from '@karachi-estates/domain/properties/dimension';
import { formatPkr, formatPriceWords } from '@karachi-estates/domain/properties/price';
import type { Locale } from '@karachi-estates/domain/words/locale';
import {
  SHEET_HEIGHT,
  SHEET_MARGIN,
  SHEET_WIDTH,
  type Sheets,
  type SheetText,
  startSheets,
} from '../media/sheet.actions.ts';
import { dayText, type Scheduled } from './schedules.actions.ts';
import { scheduleWords } from './scheduleWords.ts';

/** Points. */
const TOP = SHEET_HEIGHT - SHEET_MARGIN;
const LINE = 18;
const PAYMENTS = 190;
/** Where the two columns of amounts end. */
const AMOUNTS = 400;
const REMAINING = SHEET_WIDTH - SHEET_MARGIN;

/** Sheets that are filled line by line. */
function linesOn(sheets: Sheets) {
  let y = TOP;
  return {
    write: (text: string, across: number, look?: SheetText) => sheets.write(text, across, y, look),
    rule: () => sheets.rule(y - 6),
    next: (height = LINE) => {
      y -= height;
    },
    hasRoomFor: (lines: number) => y >= SHEET_MARGIN + lines * LINE,
    addSheet: () => {
      sheets.addSheet();
      y = TOP;
    },
  };
}

type Lines = ReturnType<typeof linesOn>;

function writeHeadings({ write, rule, next }: Lines, locale: Locale): void {
  const words = scheduleWords(locale);
  write(words.due, SHEET_MARGIN, { isBold: true });
  write(words.payment, PAYMENTS, { isBold: true });
  write(words.amount, AMOUNTS, { isBold: true, isEnding: true });
  write(words.remaining, REMAINING, { isBold: true, isEnding: true });
  rule();
  next(LINE + 4);
}

function writePayments(lines: Lines, { payments }: UnitSchedule, locale: Locale): void {
  writeHeadings(lines, locale);
  for (const payment of payments) {
    if (!lines.hasRoomFor(3)) {
      lines.addSheet();
      writeHeadings(lines, locale);
    }
    lines.write(dayText(payment.due, locale), SHEET_MARGIN);
    lines.write(paymentLabel(payment, locale), PAYMENTS);
    lines.write(formatPkr(payment.amount), AMOUNTS, { isEnding: true });
    lines.write(formatPkr(payment.remaining), REMAINING, { isEnding: true });
    lines.next();
  }
}

/**
 * The payments of a unit on A4: amounts in rupees, days in words, the total in words below.
 * @param about where it is and its type, in words of the language.
 * @returns the file's bytes.
 */
export async function schedulePdf(
  { project, unit }: Scheduled,
  schedule: UnitSchedule,
  about: { locale: Locale; building: string; floor: string; typeName: string; now: Date },
): Promise<Uint8Array> {
  const { locale, now } = about;
  const words = scheduleWords(locale);
  const title = words.title(unit.number, project.name);
  const sheets = await startSheets({ title, author: 'Karachi Estates', locale, at: now });
  const lines = linesOn(sheets);
  const { write, next } = lines;

  write(project.name, SHEET_MARGIN, { isBold: true, size: 18 });
  next(26);
  write(words.heading(unit.number), SHEET_MARGIN, { size: 14 });
  next(24);
  const areaUnit = isAreaUnit(unit.areaUnit) ? unit.areaUnit : 'sq ft';
  const areaText = (sqft: number) => formatAreaSize({ sqft, unit: areaUnit }, locale);
  const facts = [
    words.place(about.building, about.floor, about.typeName),
    words.areas(areaText(unit.coveredSqFt), areaText(unit.grossSqFt)),
    (schedule.booked ? words.booked : words.open)(dayText(schedule.starts, locale)),
    ...(project.isSample ? [words.sample] : []),
  ];
  for (const fact of facts) {
    write(fact, SHEET_MARGIN, { isQuiet: true });
    next(15);
  }
  next(12);
  writePayments(lines, schedule, locale);
  if (!lines.hasRoomFor(2)) lines.addSheet();
  // The rule belongs below the last payment, whose line has ended.
  next(-LINE);
  lines.rule();
  next(LINE + 4);
  write(words.total, SHEET_MARGIN, { isBold: true });
  write(formatPkr(schedule.total), AMOUNTS, { isBold: true, isEnding: true });
  next();
  write(formatPriceWords(schedule.total, locale), SHEET_MARGIN, { isQuiet: true });
  return sheets.save();
}
