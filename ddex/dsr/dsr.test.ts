import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basicAudioReports, financialReports, ugcReports } from '../testing/random-reports.ts';
import { readLines } from '../testing/read-lines.ts';
import { type BasicAudioReport, buildBasicAudioReport } from './build-basic-audio-report.ts';
import { buildFinancialReport } from './build-financial-report.ts';
import { buildUgcReport } from './build-ugc-report.ts';
import { readCell, readList, splitCells, writeCell, writeList } from './cells.ts';
import type { DsrProblem, DsrSale } from './sale.ts';
import { createShareAllocator } from './share-amount.ts';
import { sumAmounts } from './sum-amounts.ts';

const facts = ({ summary, line_no, ...sale }: DsrSale) => ({ ...sale, summary: summary.id });

/** Returns the expected sales of a Basic Audio report, in order. */
function expectBasicAudio({ releases, summaries }: BasicAudioReport, form: 'blocks' | 'single_records') {
  return releases.flatMap((release) => {
    const whole = { isrc: '', icpn: release.icpn, title: release.title, artist: release.artist };
    const sold = [
      ...release.sales.map((sale) => ({ sale, named: whole })),
      ...release.tracks.flatMap((track) =>
        track.sales.map((sale) => ({
          sale,
          named: { ...whole, isrc: track.isrc, title: track.title, artist: track.artist },
        })),
      ),
    ];
    return sold.map(({ sale, named }) => {
      const isDownload = summaries.find(({ id }) => id === sale.summary_id)?.sold_as === 'download';
      const counts = isDownload
        ? { usages: String(sale.usages), returns: String(sale.returns) }
        : { usages: String(sale.usages), returns: '' };
      return {
        ...named,
        ...counts,
        date: '',
        amounts: null,
        accounting_amount: '',
        is_royalty_bearing: true,
        summary: sale.summary_id,
        form,
      };
    });
  });
}

test.each(['blocks', 'single_records'] as const)('a Basic Audio report in %s reads back unchanged', (form) => {
  fc.assert(
    fc.property(basicAudioReports, (random) => {
      const releases = form === 'blocks' ? random.releases : random.releases.map((one) => ({ ...one, sales: [] }));
      const report = { ...random, releases };
      const read = readLines(buildBasicAudioReport(report, form));
      expect(read.problems).toEqual([]);
      expect(read.sales.map((sale) => ({ ...facts(sale), form }))).toEqual(expectBasicAudio(report, form));
      expect(read.summaries.map(({ id, amounts }) => [id, amounts])).toEqual(
        report.summaries.map(({ id, net_revenue }) => [id, [net_revenue]]),
      );
    }),
    { numRuns: 150 },
  );
});

test('a Financial report reads back unchanged, with amounts in both currencies', () => {
  fc.assert(
    fc.property(financialReports, (report) => {
      const { sales, summaries, problems } = readLines(buildFinancialReport(report));
      expect(problems).toEqual([]);
      expect(sales.map(facts)).toEqual(
        report.sales.map((sale) => ({
          date: sale.date,
          isrc: sale.isrc ?? '',
          icpn: sale.icpn,
          title: sale.title,
          artist: sale.artist,
          usages: String(sale.usages),
          returns: String(sale.returns),
          amounts: [sale.amount],
          accounting_amount: sale.accounting_amount,
          is_royalty_bearing: true,
          summary: 'F1',
        })),
      );
      expect(summaries).toMatchObject([
        {
          currency: 'EUR',
          amounts: [sumAmounts(report.sales.map((sale) => sale.amount))],
          accounting: {
            currency: 'USD',
            rate: '1.0846',
            amount: sumAmounts(report.sales.map((sale) => sale.accounting_amount)),
          },
        },
      ]);
    }),
    { numRuns: 100 },
  );
});

test('a UGC report reads back unchanged, with the amount owed per use, not the revenue of the service', () => {
  fc.assert(
    fc.property(ugcReports, (report) => {
      const { sales, summaries, problems } = readLines(buildUgcReport(report));
      expect(problems).toEqual([]);
      const written = report.tracks.flatMap((track) => track.sales.map((sale) => ({ track, sale })));
      expect(sales.map(facts)).toMatchObject(
        written.map(({ track, sale }) => ({
          isrc: track.isrc,
          title: track.title,
          usages: String(sale.usages),
          amounts: [sale.amount],
          summary: 'U1',
        })),
      );
      expect(summaries[0]?.amounts).toEqual([sumAmounts(written.map(({ sale }) => sale.amount))]);
    }),
    { numRuns: 100 },
  );
});

test('cells can contain any text, and lists any values', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (values) => {
      const plain = values.map((value) => value.replace(/[\t\r\n]+/g, ' '));
      const [first = ''] = values;
      expect(readCell(writeCell(first))).toBe(plain[0]);
      expect(readList(writeList(values))).toEqual(plain);
      expect(splitCells(values.map(writeCell).join('\t'))).toHaveLength(values.length);
    }),
  );
});

test('money shared by usage adds up exactly, and no share is more than one unit off', () => {
  const usages = fc.array(fc.integer({ min: -50, max: 100_000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 18n }), usages, (amount, counts) => {
      const total = BigInt(counts.reduce((sum, count) => sum + count, 0));
      fc.pre(total > 0n);
      const share = createShareAllocator(amount, total);
      const parts = counts.map((count) => share(BigInt(count)));
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount);
      for (const [index, part] of parts.entries()) {
        const off = part * total - amount * BigInt(counts[index] ?? 0);
        expect(off < total && off > -total).toBe(true);
      }
    }),
  );
});

const REPORT: BasicAudioReport = {
  head: {
    message_id: 'M-1',
    created_at: '2026-11-03T08:00:00Z',
    start_date: '2026-10-01',
    end_date: '2026-10-31',
    sender_party_id: 'PADPIDA2026010103J',
    sender_name: 'A Store',
    recipient_party_id: 'PADPIDA2026010101N',
    recipient_name: 'Tangent',
  },
  summaries: [
    {
      id: 'S1',
      commercial_model: 'SubscriptionModel',
      sold_as: 'stream',
      territory: 'TR',
      currency: 'USD',
      net_revenue: '9.99',
    },
  ],
  releases: [
    {
      icpn: '012345678905',
      title: 'Harbour',
      artist: 'Mira Sol',
      sales: [],
      tracks: [
        {
          isrc: 'QZABC2600001',
          title: 'One',
          artist: 'Mira Sol',
          sales: [{ summary_id: 'S1', transaction_id: 'T1', usages: 7 }],
        },
      ],
    },
  ],
};

// Lines: 1 HEAD, 2 comment, 3 SY01.01, 4 RE01, 5 AS01.01, 6 SU02, 7 FOOT.
test.each<[string, (lines: string[]) => string[], number, DsrProblem['code']]>([
  ['a line was lost', (lines) => lines.toSpliced(4, 1), 5, 'missing_resource'],
  ['the footer has a wrong line count', (lines) => lines.toSpliced(1, 1), 6, 'declared_count'],
  ['the end is cut off', (lines) => lines.slice(0, 6), 6, 'missing_footer'],
  ['its first tab is missing', (lines) => lines.with(5, lines[5]?.replace('\t', '') ?? ''), 6, 'unknown_record'],
  ['a line has an extra cell', (lines) => lines.with(5, `${lines[5]}\t`), 6, 'wrong_cell_count'],
  [
    'a usage names an unknown summary',
    (lines) => lines.with(5, lines[5]?.replace('S1', 'S9') ?? ''),
    6,
    'missing_summary',
  ],
  ['it contains a record of another profile', (lines) => lines.with(5, 'SR08\t'), 6, 'unknown_record'],
  ['a line follows the footer', (lines) => [...lines, lines[4] ?? ''], 8, 'record_order'],
  ['there are two heads', (lines) => lines.with(1, lines[0] ?? ''), 2, 'record_order'],
  [
    'a summary is repeated in another currency',
    (lines) => lines.with(1, lines[2]?.replace('USD', 'EUR') ?? ''),
    3,
    'mixed_summary',
  ],
])('a report is refused at its line when %s', (_description, corrupt, line_no, code) => {
  const { problems } = readLines(corrupt([...buildBasicAudioReport(REPORT, 'blocks')]));
  expect(problems[0]).toMatchObject({ line_no, code });
});

test('an amount that a summary owes to other parties is not counted as ours', () => {
  const lines = [...buildUgcReport({ head: REPORT.head, summaries: [], tracks: [] })];
  const summary = (controller: string, amount: string) =>
    [
      'SY02.02',
      'U1',
      '',
      '',
      'Model',
      'Stream',
      'TR',
      'Uploads',
      '9',
      '',
      'USD',
      '50',
      controller,
      '',
      '9',
      amount,
      amount,
    ]
      .concat(['', 'Music', '', '', ''])
      .join('\t');
  const { summaries } = readLines([
    ...lines.slice(0, 2),
    summary('TANGENT', '1.5'),
    summary('Others', '7'),
    ...lines.slice(2),
  ]);
  expect(summaries.map(({ amounts }) => amounts)).toEqual([['1.5']]);
});
