import { gzipSync } from 'node:zlib';
import { buildBasicAudioReport } from '@tangent/ddex/dsr/build-basic-audio-report.ts';
import { buildFinancialReport } from '@tangent/ddex/dsr/build-financial-report.ts';
import { buildUgcReport } from '@tangent/ddex/dsr/build-ugc-report.ts';
import { basicAudioReports, financialReports, ugcReports } from '@tangent/ddex/testing/random-reports.ts';
import { addDecimals, formatDecimal, parseDecimal } from '@tangent/domain/money/royalty/decimal.ts';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readReportBytes } from '../../../testing/harness/read-report-bytes.ts';

const HEADER = 'statement_id,line,period,date,store,country,isrc,upc,units,gross_amount,currency,title';
const ROWS = [
  HEADER,
  'S,1,2026-10,,tidal,TR,QZABC2600001,012345678905,3,0.5,USD,Çay 💿',
  'S,2,2026-10,2026-10-05,tidal,DE,QZABC2600002,012345678905,-1,-0.25,USD,"One, ""two"""',
  'S,3,2026-10,,tidal,,,012345678905,1,7,USD,',
];
const TEXT = `${ROWS.join('\n')}\n`;

const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

const zip = (files: Record<string, string>, level: 0 | 6 = 6) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level }),
  );

test.each<[string, string | Buffer]>([
  ['a byte order mark', `\uFEFF${TEXT}`],
  ['Windows line ends', TEXT.replaceAll('\n', '\r\n')],
  ['old Mac line ends', TEXT.replaceAll('\n', '\r')],
  ['no end of its last line', TEXT.trimEnd()],
  ['UTF-16 with a mark', utf16(`\uFEFF${TEXT}`, false)],
  ['big-endian UTF-16', utf16(`\uFEFF${TEXT}`, true)],
  ['UTF-16 without a mark', utf16(TEXT, false)],
  ['big-endian UTF-16 without a mark', utf16(TEXT, true)],
  ['gzip', gzipSync(TEXT)],
  ['gzip in two parts', Buffer.concat([gzipSync(TEXT.slice(0, 60)), gzipSync(TEXT.slice(60))])],
  ['a ZIP archive', zip({ 'report.csv': TEXT })],
  ['a ZIP archive of a Mac', zip({ 'out/': '', 'out/report.csv': TEXT, '__MACOSX/out/._report.csv': 'x' })],
  ['a ZIP archive that is not compressed', zip({ 'report.csv': TEXT }, 0)],
  ['a mark of MS-DOS at its end', `${TEXT}\u001A`],
  ['all of these changes', gzipSync(utf16(`\uFEFF${TEXT.replaceAll('\n', '\r\n')}`, true))],
])('a report saved again with %s is the same report, however it arrives', async (_how, bytes) => {
  const original = await readReportBytes(TEXT);
  expect(original?.lines).toHaveLength(3);
  for (const chunkBytes of [1, 65_536]) expect(await readReportBytes(bytes, chunkBytes)).toEqual(original);
});

test.each([
  ['bars', TEXT.replaceAll(',', '|').replace('One|', 'One,')],
  ['semicolons, below the line of a spreadsheet', `sep=;\n${TEXT.replaceAll(',', ';').replace('One;', 'One,')}`],
])('a report with %s between its cells has the same lines', async (_sign, text) => {
  const [original, saved] = [await readReportBytes(TEXT), await readReportBytes(text)];
  const withoutNumber = (line: string) => line.replace(/^\d+ /, '');
  expect(saved?.lines.map(withoutNumber)).toEqual(original?.lines.map(withoutNumber));
  expect(saved?.problems).toEqual([]);
});

test('another amount in one line makes the content different', async () => {
  const [one, other] = [await readReportBytes(TEXT), await readReportBytes(TEXT.replace('0.5', '0.6'))];
  expect(one?.content).not.toBe(other?.content);
});

test('any table reads the same in one piece and in several pieces', async () => {
  const title = fc.string({ unit: fc.constantFrom('a', 'é', '💿', '"', ',', '\n', '\r\n', ' '), maxLength: 6 });
  const row = fc.record({ title, units: fc.integer(), cents: fc.integer({ min: -999, max: 999 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 12 }), fc.integer({ min: 1, max: 40 }), async (rows, chunkBytes) => {
      const lines = rows.map(({ title, units, cents }, index) => {
        const amount = `${cents < 0 ? '-' : ''}${String(Math.abs(cents)).padStart(3, '0').replace(/(..)$/, '.$1')}`;
        return `S,${index + 1},2026-10,,tidal,TR,,,${units},${amount},USD,"${title.replaceAll('"', '""')}"`;
      });
      const text = [HEADER, ...lines].join('\n');
      const whole = await readReportBytes(text);
      expect(await readReportBytes(text, chunkBytes)).toEqual(whole);
      expect(whole?.problems).toEqual([]);
      expect(whole?.lines).toHaveLength(rows.length);
      for (const [index, { units, cents }] of rows.entries()) {
        expect(whole?.lines[index]?.endsWith(` ${units} ${formatDecimal({ digits: BigInt(cents), scale: 2 })}`)).toBe(
          true,
        );
      }
    }),
    { numRuns: 40 },
  );
});

const sum = (amounts: (string | undefined)[]) =>
  formatDecimal(
    amounts.reduce((total, amount) => addDecimals(total, parseDecimal(amount ?? '') ?? total), {
      digits: 0n,
      scale: 0,
    }),
  );

test('the lines of any DSR report add up to the totals of its summaries, in any number of pieces', async () => {
  const reports = fc.oneof(
    // A sum without usages cannot be divided.
    basicAudioReports
      .filter(({ releases }) => {
        const sales = releases.flatMap((one) => [...one.sales, ...one.tracks.flatMap((track) => track.sales)]);
        const used = (id: string) =>
          sales.filter((sale) => sale.summary_id === id).reduce((all, { usages }) => all + usages, 0);
        return used('S1') > 0 && used('S2') > 500;
      })
      .map((report) => [...buildBasicAudioReport(report, 'blocks')]),
    financialReports.filter(({ sales }) => sales.length > 0).map((report) => [...buildFinancialReport(report)]),
    ugcReports
      .filter(({ tracks }) => tracks.some(({ sales }) => sales.length > 0))
      .map((report) => [...buildUgcReport(report)]),
  );
  await fc.assert(
    fc.asyncProperty(reports, fc.integer({ min: 1, max: 400 }), async (lines, chunkBytes) => {
      const read = await readReportBytes(lines.join('\n'), chunkBytes);
      expect(read).toMatchObject({ problems: [] });
      expect(read?.statements).toHaveLength(1);
      expect(sum(read?.lines.map((line) => line.split(' ').at(-1)) ?? [])).toBe(read?.statements[0]?.declared);
      const isExchanged = read?.profile === 'dsr_financial';
      expect(read?.statements[0]).toMatchObject(
        isExchanged ? { currency: 'EUR', rate: '1.0846', rate_date: '2026-11-02' } : { currency: 'USD', rate: null },
      );
      expect(read?.statements[0]).toMatchObject({
        statement_id: 'M-1',
        period: '2026-10',
        store_ref: 'PADPIDA2026010103J',
      });
    }),
    { numRuns: 80 },
  );
});
