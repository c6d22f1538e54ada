import type { Readable } from 'node:stream';
import type { RoyaltyStatementDetail } from '@tangent/contract/money/royalty-statement.ts';
import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';
import { getFirstDay } from '@tangent/domain/money/royalty/period.ts';
import { formatMicroDollars } from '@tangent/web/texts/format-dollars.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { titleWithVersion } from '@tangent/web/texts/version-text.ts';
import type { TFunction } from 'i18next';
import {
  type Doc,
  drawHead,
  drawTable,
  INK,
  INNER_WIDTH,
  LINE,
  MUTED_INK,
  openPdf,
  PAGE,
} from '../../../platform/pdf/page.ts';

export interface StatementOwner {
  name: string;
  product_name: string;
  language: Language;
}

type Formats = {
  t: TFunction;
  dollars: (micros: number) => string;
  number: (value: number) => string;
  day: (at: string) => string;
};

/** Streams the totals of a month as a PDF, by platform and by track; the CSV contains all lines. */
export async function streamStatementPdf(statement: RoyaltyStatementDetail, owner: StatementOwner): Promise<Readable> {
  const formats = await loadFormats(owner.language);
  const month = formatMonth(statement.period, owner.language);
  const title = formats.t('royalty.pdf.title');
  const doc = await openPdf({ title: `${title} ${month}`, author: owner.product_name, language: owner.language });
  drawHead(doc, owner.product_name, [title, owner.name]);
  drawTotals(doc, statement, month, formats);
  drawTables(doc, statement, formats);
  drawFeet(doc, formats.t);
  doc.end();
  return doc as unknown as Readable;
}

async function loadFormats(language: Language): Promise<Formats> {
  const { t } = await loadTexts(language);
  const locale = FORMAT_LOCALES[language];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    t,
    dollars: (micros) => formatMicroDollars(micros, language, 6),
    number: (value) => new Intl.NumberFormat(locale).format(value),
    day: (at) => day.format(new Date(at)),
  };
}

function formatMonth(period: string, language: Language): string {
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(FORMAT_LOCALES[language], format).format(new Date(getFirstDay(period)));
}

function drawTotals(doc: Doc, statement: RoyaltyStatementDetail, month: string, { t, dollars, number }: Formats): void {
  doc.font('bold').fontSize(28).fillColor(INK).text(month, PAGE.margin, doc.y);
  doc.y += 14;
  const sums = [
    [t('royalty.pdf.amount'), dollars(statement.amount_micros)],
    [t('royalty.pdf.net'), dollars(statement.net_micros)],
    [t('royalty.pdf.gross'), dollars(statement.gross_micros)],
    [t('royalty.pdf.units'), number(statement.units)],
    [t('royalty.pdf.lines'), number(statement.lines)],
  ] as const;
  const y = doc.y;
  const shares = [0.25, 0.23, 0.22, 0.16, 0.14];
  let x: number = PAGE.margin;
  sums.forEach(([name, value], index) => {
    const width = (shares[index] ?? 0) * INNER_WIDTH;
    doc
      .font('text')
      .fontSize(8)
      .fillColor(MUTED_INK)
      .text(name, x, y, { width: width - 8, height: 20 });
    doc
      .font(index === 0 ? 'bold' : 'text')
      .fontSize(11)
      .fillColor(INK)
      .text(value, x, y + 14, { width });
    x += width;
  });
  doc.y = y + 38;
  doc
    .moveTo(PAGE.margin, doc.y)
    .lineTo(PAGE.width - PAGE.margin, doc.y)
    .lineWidth(1)
    .strokeColor(LINE)
    .stroke();
}

function drawTables(doc: Doc, statement: RoyaltyStatementDetail, formats: Formats): void {
  const { tracks, reports } = statement;
  const { t, dollars, number, day } = formats;
  type TableTotals = { lines: number; units: number; amount_micros: number };
  const sums = [
    { title: t('royalty.pdf.lines'), share: 0.12, numeric: true, cell: ({ lines }: TableTotals) => number(lines) },
    { title: t('royalty.pdf.units'), share: 0.16, numeric: true, cell: ({ units }: TableTotals) => number(units) },
    {
      title: t('royalty.pdf.amount'),
      share: 0.22,
      numeric: true,
      cell: (row: TableTotals) => dollars(row.amount_micros),
    },
  ];
  drawPlatforms(doc, statement, formats);
  drawCharges(doc, statement, formats);
  const track = {
    title: t('royalty.track'),
    share: 0.5,
    cell: (row: RoyaltyStatementDetail['tracks'][number]) => nameTrack(row, t),
    below: (row: RoyaltyStatementDetail['tracks'][number]) => describeTrack(row, t),
  };
  drawTable(doc, t('royalty.by.track'), [track, ...sums], tracks);
  drawTable(
    doc,
    t('royalty.pdf.reports'),
    [
      { title: t('royalty.platform'), share: 0.3, cell: ({ platform }) => platform.name },
      { title: t('royalty.statement'), share: 0.36, cell: ({ statement_id }) => statement_id },
      { title: t('royalty.currency'), share: 0.14, cell: ({ currency }) => currency },
      { title: t('royalty.posted'), share: 0.2, numeric: true, cell: ({ posted_at }) => day(posted_at) },
    ],
    reports,
  );
}

/** Shows what every store has paid and only reported of its amount, and the day until which it has reported. */
function drawPlatforms(doc: Doc, { platforms }: RoyaltyStatementDetail, { t, dollars, day }: Formats): void {
  const amount = (title: string, name: 'received_micros' | 'reported_micros' | 'amount_micros') => ({
    title,
    share: 0.18,
    numeric: true,
    cell: (row: RoyaltyStatementDetail['platforms'][number]) => dollars(row[name]),
  });
  drawTable(
    doc,
    t('royalty.by.platform'),
    [
      { title: t('royalty.platform'), share: 0.28, cell: ({ name }) => name },
      { title: t('royalty.pdf.until'), share: 0.18, cell: ({ reported_until }) => day(reported_until) },
      amount(t('royalty.pdf.received'), 'received_micros'),
      amount(t('royalty.pdf.waiting'), 'reported_micros'),
      amount(t('royalty.pdf.amount'), 'amount_micros'),
    ],
    platforms,
  );
}

/** Shows the fines and fees of the month with their kinds, and what became of them. */
function drawCharges(doc: Doc, { charges }: RoyaltyStatementDetail, { t, dollars, day }: Formats): void {
  if (charges.length === 0) return;
  const describe = ({ dispute, returned_at }: RoyaltyStatementDetail['charges'][number]) => {
    if (returned_at !== null) return t('royalty.dispute.returned_on', { date: day(returned_at) });
    return dispute === null ? '' : t(`royalty.dispute.pill.${dispute}`);
  };
  drawTable(
    doc,
    t('royalty.pdf.charges'),
    [
      { title: t('royalty.platform'), share: 0.18, cell: ({ platform }) => platform.name },
      { title: t('royalty.track'), share: 0.26, cell: ({ track }) => track.title || t('royalty.unknown_track') },
      { title: t('royalty.kind_title'), share: 0.14, cell: ({ kind }) => t(`royalty.kind.${kind}`) },
      { title: t('royalty.status_title'), share: 0.24, cell: describe },
      {
        title: t('royalty.pdf.amount'),
        share: 0.18,
        numeric: true,
        cell: ({ amount_micros }) => dollars(amount_micros),
      },
    ],
    charges,
  );
}

type StatementTrack = RoyaltyStatementDetail['tracks'][number];

function nameTrack({ track }: StatementTrack, t: TFunction): string {
  return titleWithVersion({ ...track, title: track.title ?? t('royalty.unknown_track') }, t);
}

function describeTrack({ track, release_title, is_share }: StatementTrack, t: TFunction): string {
  const formats = [track.artist, release_title, track.isrc, is_share ? t('royalty.share') : null];
  return formats.filter((word) => word !== null && word !== '').join(' · ');
}

function drawFeet(doc: Doc, t: TFunction): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    const y = PAGE.bottom + 24;
    doc.font('text').fontSize(7.5).fillColor(MUTED_INK);
    doc.text(t('royalty.pdf.note'), PAGE.margin, y, { width: INNER_WIDTH * 0.8, height: 20 });
    doc.text(t('royalty.pdf.page', { page: page + 1, count }), PAGE.width - PAGE.margin - 100, y, {
      width: 100,
      align: 'right',
    });
  }
}
