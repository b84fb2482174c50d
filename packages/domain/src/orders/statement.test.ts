import { describe, expect, it } from 'vitest';
import { referenceOf } from './reference.ts';
import {
  isDistinctive,
  isSameTransfer,
  matchLine,
  nameOfLine,
  readAmount,
  readColumns,
  readStatement,
  shownTransfer,
  spellingOf,
  statementHeadings,
} from './statement.ts';

const [one, other] = [referenceOf(1), referenceOf(2)];

describe('three layouts', () => {
  it('comma, with a preamble and one amount', () => {
    const text = `Sample Bank,Statement\nAccount,0000\n\nDate,Description,Amount,Balance\n2025-10-02,"IBFT ${one}, Sana",3000.00,9000\n2025-10-03,Fee,-25.00,8975\n,Closing balance,,8975\n`;
    expect(readStatement(text)).toEqual({
      ok: true,
      layout: {
        delimiter: ',',
        dates: 'ymd',
        columns: { date: 'date', description: 'description', amount: 'amount' },
      },
      lines: [
        { line: 5, date: '2025-10-02', amount: 300_000, description: `IBFT ${one}, Sana`, transaction: '', payer: '' },
      ],
      outgoing: 1,
    });
  });

  it('semicolon, day first, thousands with points', () => {
    const text = `\ufeffValue Date;Narration;Transaction Amount\r\n02/10/2025;${one};36.000,50\r\n13/10/2025;Rent;-5.000\r\n`;
    expect(readStatement(text)).toMatchObject({
      ok: true,
      layout: { delimiter: ';', dates: 'dmy' },
      lines: [{ line: 2, date: '2025-10-02', amount: 3_600_050 }],
      outgoing: 1,
    });
  });

  it('semicolon, where texts and amounts have more commas', () => {
    const sent = '2025-10-02;IBFT, Sana, F-8, KHI;;3,000.00;1,234,567.00\n';
    const text = `Date;Narration;Debit;Credit;Balance\n${sent}2025-10-03;ATM, F-8, KHI;1,000.00;;1,233,567.00\n${sent}`;
    const row = { line: 2, date: '2025-10-02', amount: 300_000, description: 'IBFT, Sana, F-8, KHI' };
    expect(readStatement(text)).toMatchObject({
      ok: true,
      layout: { delimiter: ';' },
      lines: [row, { line: 4 }],
      outgoing: 1,
    });
    // By commas this mark opens a cell that never ends.
    const marked = text.replace(', Sana', ', "Sana');
    expect(readStatement(marked)).toMatchObject({ ok: true, lines: [{ description: 'IBFT, "Sana, F-8, KHI' }, {}] });
    const unknown = text.replace('Date', 'Tag');
    expect(readStatement(unknown)).toMatchObject({ ok: false, fault: expect.stringContaining('lacks a column') });
    expect(readStatement(unknown)).toMatchObject({ fault: expect.stringContaining('first line has: Tag') });
    expect(readStatement(unknown, { columns: { date: 'tag' } })).toMatchObject({ ok: true, lines: [row, {}] });
  });

  it('debit and credit columns, months by name, numbers of transfers', () => {
    const text = `Txn Date,Particulars,Debit,Credit,Ref No\n02-Oct-2025,Transfer in,,"6,000",TID 77\n03-Oct-2025,Cheque,"1,000.00",,88\n`;
    expect(readStatement(text)).toMatchObject({
      ok: true,
      lines: [{ line: 2, date: '2025-10-02', amount: 600_000, transaction: 'TID 77' }],
      outgoing: 1,
    });
  });

  it.each([
    ['Dr/Cr', 'DR', 'CR'],
    ['D / C', 'd', 'c'],
    ['Debit/Credit', 'Debit', 'Credit.'],
    ['Type', 'Withdrawal', 'Deposit'],
    ['Transaction Type', 'Dr.', 'Cr.'],
  ])('one amount without a sign, and its side under %s', (heading, out, into) => {
    const text = `Date,Description,Amount,${heading},Balance\n2025-10-02,"Salary, ${one}",3000,${out},100\n2025-10-03,${other},6000,${into},6100\n2025-10-04,Opening balance,0,,6100\n`;
    expect(readStatement(text)).toMatchObject({
      ok: true,
      layout: { columns: { amount: 'amount', side: heading.toLowerCase() } },
      lines: [{ line: 3, amount: 600_000, description: other }],
      outgoing: 2,
    });
    const columns = readColumns(`credit=Amount,side=${heading}`);
    expect(readStatement(text, { ...(columns && { columns }) })).toMatchObject({ lines: [{ line: 3 }], outgoing: 2 });
    // As the layout of a bank was kept before its side was known.
    const last = { delimiter: ',', dates: 'ymd', columns: { amount: 'amount' } } as const;
    expect(readStatement(text, { last })).toMatchObject({ lines: [{ line: 3 }], outgoing: 2 });
  });

  it('no side where the type is how it was sent, or where the side is that of the balance', () => {
    const sent = `Date,Type,Description,Amount\n2025-10-02,IBFT,${one},3000\n2025-10-03,ATM,Cash,-500\n`;
    expect(readStatement(sent)).toMatchObject({ lines: [{ line: 2 }], outgoing: 1 });
    const named = sent.replace('Amount', 'Amount,Dr/Cr').replace('3000', '3000,DR').replace('-500', '500,DR');
    expect(readStatement(named)).toMatchObject({ lines: [], outgoing: 2 });
    const two = `Date,Description,Debit,Credit,Balance,Dr/Cr\n2025-10-02,${one},,3000,-100,DR\n`;
    expect(readStatement(two)).toMatchObject({ lines: [{ amount: 300_000 }], outgoing: 0 });
  });

  it('who paid, where the bank says so', () => {
    const text = `Date,Details,Credit,Sender Name\n2025-10-02,${one},3000,SANA MALIK\n`;
    expect(readStatement(text)).toMatchObject({ ok: true, lines: [{ payer: 'SANA MALIK' }] });
  });

  it('and any other, once its columns are named', () => {
    const text = 'Tag|Zweck|Haben\n10/31/2025|hello|3000\n';
    expect(readStatement(text).ok).toBe(false);
    const columns = readColumns('date=Tag,description=Zweck,credit=Haben');
    expect(readStatement(text, { ...(columns && { columns }) })).toMatchObject({
      ok: true,
      layout: { dates: 'mdy' },
      lines: [{ date: '2025-10-31', amount: 300_000 }],
    });
    expect(readColumns('what=Tag')).toBeUndefined();
    expect(readColumns('date=Tag,what=Zweck')).toBeUndefined();
  });

  it('offers the headings of a file, and says which of them it knows', () => {
    const named = 'Account;0101\nValue Date;Narration;Deposit;Balance\n2025-10-01;hello;3000;9000\n';
    expect(statementHeadings(named)).toEqual({
      headings: ['Value Date', 'Narration', 'Deposit', 'Balance'],
      known: { date: 'Value Date', description: 'Narration', credit: 'Deposit' },
    });
    const foreign = 'Statement of 0101\nTag|Zweck|Haben\n10/31/2025|hello|3000\n';
    expect(statementHeadings(foreign)).toEqual({ headings: ['Tag', 'Zweck', 'Haben'], known: {} });
    expect(statementHeadings('"never closed')).toEqual({ headings: [], known: {} });
  });

  it('also by a heading that has a comma', () => {
    const text = 'Day;"Amount,  PKR";Text, short\n2025-10-01;3000;hello\n';
    const columns = readColumns('date=Day,credit=Amount, PKR, description = Text, short');
    expect(columns).toEqual({ date: 'day', credit: 'amount, pkr', description: 'text, short' });
    expect(readStatement(text, { ...(columns && { columns }) })).toMatchObject({ lines: [{ amount: 300_000 }] });
  });
});

describe('a later file of a bank', () => {
  const last = (text: string, columns?: string) => {
    const named = columns === undefined ? undefined : readColumns(columns);
    const reading = readStatement(text, named && { columns: named });
    if (!reading.ok) throw new Error(reading.fault);
    return reading.layout;
  };
  const first = 'Date;Description;Credit\n28/11/2026;a;10\n';

  it.each([
    ['other marks between its cells', 'Date,Description,Credit\n28/11/2026,b,10\n'],
    ['another known heading', 'Date;Description;Credit Amount\n28/11/2026;b;10\n'],
    ['an amount in place of a credit', 'Date,Description,Amount\n28/11/2026,b,10\n28/11/2026,c,-5\n'],
    ['the month first', 'Date;Description;Credit\n11/28/2026;b;10\n'],
    ['the year first', 'Date;Description;Credit\n2026-11-28;b;10\n'],
  ])('may have %s', (_, text) => {
    const lines = [{ date: '2026-11-28', amount: 1_000, description: 'b' }];
    expect(readStatement(text, { last: last(first) })).toMatchObject({ ok: true, lines });
  });

  it('has its days as before where it does not say how', () => {
    const months = last(first.replace('28/11', '11/28'));
    const later = first.replace('28/11', '11/05');
    expect(readStatement(later, { last: months })).toMatchObject({ lines: [{ date: '2026-11-05' }] });
    expect(readStatement(later, { last: last(first) })).toMatchObject({ lines: [{ date: '2026-05-11' }] });
    expect(readStatement(first, { last: months })).toMatchObject({ lines: [{ date: '2026-11-28' }] });
  });

  it('keeps what was chosen before where one more column is', () => {
    const text = 'Tag|Zweck|Haben|Beleg|Von\n28/11/2026|b|10|DOC 1|Ali\n';
    const before = last(text, 'date=Tag,description=Zweck,credit=Haben,transaction=Beleg');
    const line = { date: '2026-11-28', amount: 1_000, description: 'b', transaction: 'DOC 1' };
    const reading = readStatement(text, { columns: { payer: 'von' }, last: before });
    expect(reading).toMatchObject({ ok: true, lines: [{ ...line, payer: 'Ali' }] });
    expect(reading).toMatchObject({ layout: { columns: { ...before.columns, payer: 'von' } } });
    // A heading that means something else now is not read twice.
    const other = readStatement(text, { columns: { payer: 'beleg' }, last: before });
    expect(other).toMatchObject({ lines: [{ transaction: '', payer: 'DOC 1' }] });
    const signed = readStatement(text.replace('Beleg', 'Betrag').replace('DOC 1', '-7'), {
      columns: { amount: 'betrag' },
      last: before,
    });
    expect(signed).toMatchObject({ lines: [], outgoing: 1 });
  });

  it('remembers a column that one file does not have', () => {
    const before = last('Date,Description,Credit,Beleg\n28/11/2026,a,10,1\n', 'transaction=Beleg');
    const reading = readStatement('Date,Description,Credit\n28/11/2026,b,10\n', { last: before });
    expect(reading).toMatchObject({ lines: [{ transaction: '' }], layout: { columns: { transaction: 'beleg' } } });
  });
});

it.each([
  ['2025-10-11', true],
  ['2025-10-12', false],
  ['2099-10-01', false],
])('a line of %s is in a file that is imported on 2025-10-01: %s', (date, isRead) => {
  const reading = readStatement(`Date,Description,Amount\n${date},hello,3000\n`, {}, '2025-10-01');
  expect(reading.ok).toBe(isRead);
  if (!reading.ok) expect(reading.fault).toBe(`Line 2: “${date}” is ${date}, which has not come yet.`);
});

it.each([
  ['3,000', 300_000],
  ['3,000.5', 300_050],
  ['1,25,000.00', 12_500_000],
  ['3.000,00', 300_000],
  ['PKR 3,000/-', 300_000],
  ['Rs. 3000 Cr', 300_000],
  ['3000 DR', -300_000],
  ['(3,000.00)', -300_000],
  ['-25', -2_500],
  ['=1+2', undefined],
  ['+3000', 300_000],
  ['@SUM(A1)', undefined],
  ['3,00', 300],
  ['1,2,3', undefined],
  ['3000.000', undefined],
  ['1234,567,890', undefined],
  ['12,34,5678', undefined],
  ['NaN', undefined],
  ['1e9', undefined],
  ['99999999999999999999', undefined],
])('reads the amount %s', (text, paisa) => {
  expect(readAmount(text)).toBe(paisa);
});

const head = 'Date,Description,Amount\n';
it.each([
  ['nothing', '', 'empty'],
  ['only spaces', ' \n \n', 'empty'],
  ['zeros', `${head}2025-10-02,a\0b,1`, 'no text'],
  ['no headings', '2025-10-02,hello,3000\n', 'lacks a column'],
  ['only headings', head, 'no lines'],
  ['no amount', 'Date,Description\n2025-10-02,hello\n', 'lacks a column'],
  ['no date', 'Description,Amount\nhello,3000\n', 'lacks a column'],
  ['no description', 'Date,Amount\n2025-10-02,3000\n', 'description'],
  ['a formula', `${head}2025-10-02,hello,=SUM(A1:A9)\n`, 'Line 2: “=SUM(A1:A9)” is no amount'],
  ['a command', `${head}2025-10-02,hello,"=cmd|' /C calc'!A0"\n`, 'is no amount'],
  ['words for an amount', `${head}2025-10-02,hello,three thousand\n`, 'is no amount'],
  ['an open quotation mark', `${head}2025-10-02,"hello,3000\n`, 'never closed'],
  ['no such day', `${head}2025-02-30,hello,3000\n`, 'there is no day'],
  ['words for a day', `${head}yesterday,hello,3000\n`, 'is no day'],
  ['a day without a year', `${head}02/10,hello,3000\n`, 'is no day'],
  ['both ways at once', 'Date,Description,Debit,Credit\n2025-10-02,hello,5,5\n', 'both a credit and a debit'],
  ['a credit below zero', 'Date,Description,Debit,Credit\n2025-10-02,hello,,-5\n', 'less than 0'],
  [
    'an unknown side',
    'Date,Details,Amount,Dr/Cr\n2025-10-02,a,5,CR\n2025-10-03,a,5,IBFT\n',
    'Line 3: “IBFT” says neither',
  ],
  [
    'a side that is left out',
    'Date,Details,Amount,Type\n2025-10-02,a,5,CR\n2025-10-03,a,5,\n',
    'Line 3: “” says neither',
  ],
  ['a side against its sign', 'Date,Details,Amount,Dr/Cr\n2025-10-02,hello,-5,CR\n', 'less than 0'],
  ['an endless cell', `${head}2025-10-02,${'x'.repeat(3_000)},3000\n`, 'more than 2000 characters'],
  ['too many lines', `${head}${'2025-10-02,hello,3000\n'.repeat(50_002)}`, 'More than 50000 lines'],
  ['days of two orders', `${head}13/10/2025,a,3000\n10/13/2025,b,3000\n`, 'there is no day'],
  ['a page of HTML', '<html><body>Please log in</body></html>', 'lacks a column'],
])('refuses %s and says why', (_, text, fault) => {
  const reading = readStatement(text);
  expect(reading.ok).toBe(false);
  if (!reading.ok) expect(reading.fault).toContain(fault);
});

describe('a line is taken for an order', () => {
  const line = { line: 2, date: '2025-10-05', amount: 300_000, description: '', transaction: '', payer: '' };
  const orders = [
    {
      ...{ id: 1, reference: one, missing: 300_000, orderedOn: '2025-10-03' },
      ...{ transaction: 'TRX-778', paidOn: '2025-10-04' },
    },
    { id: 2, reference: other, missing: 600_000, orderedOn: '2025-10-03', paidOn: '2025-10-04' },
  ];
  const likely = { match: 'likely', order: 1 };
  it.each([
    ['its reference and amount', { description: `IBFT ${one.replaceAll('-', '')}` }, { match: 'exact', order: 1 }],
    ['the bank’s own number, amount and a day near', { transaction: 'trx 778' }, { match: 'exact', order: 1 }],
    ['the bank’s own number, long before the order', { transaction: 'trx 778', date: '2025-09-01' }, likely],
    ['the bank’s own number, long after the order', { transaction: 'trx 778', date: '2025-12-01' }, likely],
    ['the bank’s own number and another amount', { transaction: 'trx 778', amount: 5 }, likely],
    ['a number that is part of the bank’s', { transaction: 'trx 7781', date: '2025-09-01' }, likely],
    ['a number somewhere in the text', { description: 'from TRX-778 Sana', date: '2025-09-01' }, likely],
    ['its reference, long before it was ordered', { description: one, date: '2025-09-01' }, likely],
    ['its reference alone', { description: other }, { match: 'likely', order: 2 }],
    ['amount and day', {}, likely],
    ['the wrong amount and day', { amount: 5 }, { match: 'unknown' }],
    ['a day long after', { date: '2025-12-01' }, { match: 'unknown' }],
    ['two references', { description: `${one} ${other}`, date: '2025-12-01' }, { match: 'unknown' }],
    ['a mistyped reference', { description: `${one.slice(0, -1)}?`, amount: 5 }, { match: 'unknown' }],
  ])('by %s', (_, changes, match) => {
    expect(matchLine({ ...line, ...changes }, orders)).toEqual(match);
  });

  it('is likely for an order that waits for nothing, by its reference only', () => {
    const over = [{ id: 3, reference: referenceOf(3) }];
    const far = { ...line, date: '2025-12-01', description: `IBFT ${referenceOf(3)}` };
    expect(matchLine(far, orders, over)).toEqual({ match: 'likely', order: 3 });
    expect(matchLine({ ...line, description: one }, orders, over)).toEqual({ match: 'exact', order: 1 });
    expect(matchLine(line, orders, over)).toEqual(likely);
    expect(matchLine({ ...far, description: '' }, orders, over)).toEqual({ match: 'unknown' });
  });

  it.each(['transfer', 'IBFT', '-', '0', '0000000', 'received'])('never by a word such as “%s”', (transaction) => {
    const claimed = orders.map((order) => ({ ...order, transaction, paidOn: '2025-09-01' }));
    const text = { description: 'Funds transfer IBFT received 0000000 - 0', transaction };
    expect(matchLine({ ...line, ...text }, claimed)).toEqual({ match: 'unknown' });
  });
});

describe('a number of a transfer', () => {
  it.each([
    'HBL 12\u200b-345',
    '\uff28\uff22\uff2c\uff11\uff12\uff13\uff14\uff15',
    'hbl\u201312\u2011345',
    '\u202ehbl \u06f1\u06f2\u06f3\u06f4\u06f5',
  ])('is one number, however it is typed: %j', (typed) => expect(spellingOf(typed)).toBe('hbl12345'));

  it.each([
    ['TID 9', true],
    ['1234', true],
    ['4402-A', true],
    ['', false],
    ['-', false],
    ['0', false],
    ['0000000', false],
    ['12', false],
    ['IBFT', false],
    ['transfer', false],
  ])('“%s” tells one from others: %s', (text, distinctive) => {
    expect(isDistinctive(text)).toBe(distinctive);
  });

  it('is shown to nobody where the books name a line', () => {
    const name = nameOfLine('504cb60414d532780c');
    expect([name, shownTransfer(name)]).toEqual(['line 504cb60414d53278', '']);
    expect(shownTransfer('line 504')).toBe('line 504');
  });

  it('is one transfer at about the same day, whatever the bank is called', () => {
    const seen = { transaction: 'TID 4402', on: '2025-10-05' };
    const same = (change: object) => isSameTransfer(seen, { ...seen, transaction: 'tid-4402', ...change });
    expect([same({}), same({ on: '2025-10-12' }), same({ on: '2025-11-30' })]).toEqual([true, true, false]);
    expect(same({ transaction: 'TID 4403' })).toBe(false);
    expect(isSameTransfer({ ...seen, transaction: '-' }, { ...seen, transaction: '-' })).toBe(false);
  });
});
