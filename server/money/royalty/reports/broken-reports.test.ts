import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { REPORT_PROBLEMS_MAX } from '@tangent/domain/money/money-limits.ts';
import { REPORT_PROBLEM_CODES, type ReportProblemCode } from '@tangent/domain/money/royalty/report-problem.ts';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readReportBytes } from '../../../testing/harness/read-report-bytes.ts';

const HEADER =
  'statement_id,line,period,date,store,country,isrc,upc,units,gross_amount,currency,title,artist,rate,rate_date';
const CELLS = {
  statement_id: 'S',
  line: '2',
  period: '2026-10',
  date: '',
  store: 'tidal',
  country: 'TR',
  isrc: 'QZABC2600001',
  upc: '012345678905',
  units: '3',
  gross_amount: '0.5',
  currency: 'USD',
  title: 'One',
  artist: '',
  rate: '',
  rate_date: '',
};
type Cells = Partial<typeof CELLS>;

/**
 * Builds a plain table with a good line, one with other cells, and a good line after it; the changed line is line 3 of
 * the file.
 */
const table = (cells: Cells, { after = {} }: { after?: Cells } = {}) =>
  [HEADER, toRow({ line: '1' }), toRow(cells), toRow({ line: '3', ...after }), ''].join('\n');
const toRow = (cells: Cells) => Object.values({ ...CELLS, ...cells }).join(',');

const APPLE = [
  'Start Date\tEnd Date\tUPC\tISRC\tVendor Identifier\tQuantity\tPartner Share\tExtended Partner Share\tPartner Share Currency\tSale or Return\tArtist/Show/Developer\tTitle\tCountry Of Sale',
  '10/01/2026\t10/31/2026\t\tQZABC2600001\tV\t1\t0.7\t0.7\tUSD\tS\tMira\tOne\tUS',
  '10/01/2026\t10/31/2026\t\tQZABC2600001\tV\t1\t0.7\t0.7\tCAD\tS\tMira\tOne\tCA',
];
const apple = (...below: string[]) => `${[...APPLE, ...below].join('\n')}\n`;

// Some 18 MB of spaces after a good line.
const BOMB = gzipSync(`${HEADER}\n${toRow({})}\n${`${' '.repeat(60_000)}\n`.repeat(300)}`);

const zip = (files: Record<string, string | Buffer>, level: 0 | 6 = 6) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, toBytes(text)])), { level }),
  );
const toBytes = (text: string | Buffer) => (typeof text === 'string' ? strToU8(text) : new Uint8Array(text));

/** Changes one amount in stored bytes, which only a checksum notices. */
const damaged = (archive: Buffer) => {
  const at = archive.indexOf(',0.5,');
  archive[at + 3] = '6'.charCodeAt(0);
  return archive;
};

type Broken = [description: string, bytes: string | Buffer, line_no: number, code: ReportProblemCode];

const BROKEN: Broken[] = [
  ['a cell too few', `${table({})}S,9,2026-10\n`, 5, 'wrong_cell_count'],
  ['an extra cell that is not empty', table({ rate_date: ',more' }), 3, 'wrong_cell_count'],
  ['a decimal comma without quotes', table({ gross_amount: '0,5' }), 3, 'wrong_cell_count'],
  ['a decimal comma', table({ gross_amount: '"0,5"' }), 3, 'decimal_comma'],
  ['a decimal comma after thousands', table({ gross_amount: '"1.000,5"' }), 3, 'decimal_comma'],
  ['thousands', table({ gross_amount: '"1,000.5"' }), 3, 'no_number'],
  ['an exponent', table({ gross_amount: '1e5' }), 3, 'exponent'],
  ['an exponent as spreadsheets write it', table({ units: '1.2E+6' }), 3, 'exponent'],
  ['a number of 40 digits', table({ gross_amount: '9'.repeat(40) }), 3, 'too_many_digits'],
  ['40 digits after the point', table({ gross_amount: `0.${'1'.repeat(40)}` }), 3, 'too_many_digits'],
  ['more than a trillion', table({ gross_amount: '1000000000000' }), 3, 'too_many_digits'],
  ['no amount', table({ gross_amount: '' }), 3, 'no_number'],
  ['an amount in words', table({ gross_amount: 'n/a' }), 3, 'no_number'],
  ['not a number', table({ gross_amount: 'NaN' }), 3, 'no_number'],
  ['a formula', table({ gross_amount: '=1+1' }), 3, 'no_number'],
  ['an unusual minus sign', table({ gross_amount: '−0.5' }), 3, 'no_number'],
  ['digits of another script', table({ units: '٣' }), 3, 'no_number'],
  ['half a stream', table({ units: '0.5' }), 3, 'no_number'],
  ['an invalid line number', table({ line: 'x' }), 3, 'no_number'],
  ['an unknown currency', table({ currency: 'ABC' }), 3, 'unknown_currency'],
  ['a former currency', table({ currency: 'TRL' }), 3, 'unknown_currency'],
  ['an unknown country', table({ country: 'Atlantis' }), 3, 'unknown_country'],
  ['an invalid day', table({ date: '2026-02-29' }), 3, 'bad_date'],
  ['a day after today', table({ date: '2026-11-21' }), 3, 'future_period'],
  ['an invalid month', table({ period: '2026-13' }), 3, 'bad_date'],
  ['a future month', table({ period: '2026-12' }), 3, 'future_period'],
  ['a year of five digits', table({ period: '10000-01' }), 3, 'bad_date'],
  ['no month', table({ period: '' }), 3, 'missing_period'],
  ['a rate of zero', table({ rate: '0' }), 3, 'bad_rate'],
  ['an invalid day of its rate', table({ rate: '1.1', rate_date: 'yesterday' }), 3, 'bad_date'],
  ['another rate than the line before', table({ rate: '1.1' }), 3, 'mixed_rates'],
  ['another store than the line before', table({ store: 'qobuz' }), 3, 'mixed_stores'],
  ['the number of the line before', table({ line: '1' }), 3, 'line_order'],
  ['a line after the total of its statement', table({ line: 'total' }), 4, 'line_order'],
  ['a zero byte', table({ title: 'a\0b' }), 3, 'unreadable_text'],
  ['letters of another encoding', Buffer.from(table({ title: 'Á' }), 'latin1'), 3, 'unreadable_text'],
  ['a line without an end', table({ title: 'x'.repeat(70_000) }), 3, 'line_too_long'],
  ['a quote that is never closed', table({ title: '"One' }), 3, 'open_quote'],
  ['a truncated end', gzipSync(table({ title: 'x'.repeat(40_000) })).subarray(0, -12), 0, 'broken_packing'],
  ['nothing but spaces inside', BOMB, 0, 'packed_too_tight'],
  ['two reports in one archive', zip({ 'one.csv': table({}), 'two.csv': table({}) }), 0, 'several_files'],
  ['an archive that is cut off', zip({ 'one.csv': table({}) }).subarray(0, -30), 0, 'broken_packing'],
  ['an archive with a wrong byte', damaged(zip({ 'one.csv': table({}) }, 0)), 0, 'broken_packing'],
  ['nothing but spaces in an archive', zip({ 'one.csv': gunzipSync(BOMB) }), 0, 'packed_too_tight'],
  ['a column twice', table({}).replace('artist', 'units'), 1, 'repeated_column'],
  ['a code that lost its digits', table({ upc: '1.23457E+11' }), 3, 'lost_code'],
  ['an unknown kind of line', table({ artist: 'bonus' }).replace('artist', 'kind'), 3, 'unknown_kind'],
  ['a day that may be two', table({ date: '03/04/2026' }), 3, 'bad_date'],
  ['a line below its totals', apple('Total_Rows\t2', APPLE[1] ?? ''), 5, 'after_total'],
  ['a different number of rows than declared', apple('Total_Rows\t3'), 4, 'declared_count'],
  ['one total of two currencies', apple('Total_Amount\t1.4'), 4, 'mixed_currencies'],
];

test.each(BROKEN)('a report with %s is refused at that line', async (_description, bytes, line_no, code) => {
  const read = await readReportBytes(bytes);
  expect(read?.problems[0]).toMatchObject({ line_no, code });
  expect(read?.lines.some((line) => line.startsWith(`${line_no} `))).toBe(code === 'unreadable_text');
  // The texts of the interface need only the params of the problem.
  const file = path.join(import.meta.dirname, '../../../../web/texts/en/report_problem.json');
  const sentence: string = JSON.parse(readFileSync(file, 'utf8'))[code];
  const placeholders = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(read?.problems[0]?.params ?? {})).toEqual(expect.arrayContaining(placeholders));
});

test('each error in a table has a case here', () => {
  const dsrProblems: ReportProblemCode[] = [
    'record_order',
    'unknown_record',
    'missing_summary',
    'missing_resource',
    'mixed_summary',
  ];
  const trendProblems = ['negative_count', 'no_record'];
  const elsewhere = [...dsrProblems, ...trendProblems, 'missing_footer', 'sum_too_large'];
  const tried = new Set(BROKEN.map(([, , , code]) => code));
  expect(REPORT_PROBLEM_CODES.filter((code) => !tried.has(code) && !elsewhere.includes(code))).toEqual([]);
});

test.each<[string, Cells, string]>([
  ['negative amounts', { units: '-3', gross_amount: '-0.500' }, 'ZZ'],
  ['many zeros', { gross_amount: '0000000000000000000000.5' }, ''],
  ['a day that can only be one', { date: '14/10/2026', gross_amount: '0.5' }, ''],
  ['a day with full stops', { date: '03.04.2026', gross_amount: '0.5' }, ''],
  ['24 digits', { gross_amount: '123456.123456789012345678' }, ''],
])('a report with %s is read', async (_description, cells) => {
  const read = await readReportBytes(table(cells));
  expect(read).toMatchObject({ problem_count: 0 });
  expect(read?.lines).toHaveLength(3);
  const [amount] = read?.lines[1]?.split(' ').slice(-1) ?? [];
  expect(Number(amount)).toBe(Number(cells.gross_amount));
});

test('of very many wrong lines the first are listed and all are counted', async () => {
  const wrong = Array.from({ length: 5000 }, (_, index) => toRow({ line: String(index + 1), country: '??' }));
  const read = await readReportBytes([HEADER, ...wrong].join('\n'));
  expect(read?.problem_count).toBe(5000);
  expect(read?.problems).toHaveLength(REPORT_PROBLEMS_MAX);
  expect(read?.lines).toEqual([]);
});
