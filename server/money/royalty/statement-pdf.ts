import type { Readable } from 'node:stream';
import type { RoyaltyStatementDetail } from '@tangent/contract/royalty-statement.ts';
import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';
import { getFirstDay } from '@tangent/domain/royalty/period.ts';
import { formatMicroDollars } from '@tangent/web/texts/format-dollars.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import type { TFunction } from 'i18next';
import { type Doc, drawTable, INK, INNER_WIDTH, LINE, MUTED_INK, PAGE, readFonts, VOLT } from './statement-page.ts';

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
  // Few users request one: the library is loaded on demand.
  const { default: PDFDocument } = await import('pdfkit');
  const formats = await loadFormats(owner.language);
  const month = formatMonth(statement.period, owner.language);
  const info = { Title: `${formats.t('royalty.pdf.title')} ${month}`, Author: owner.product_name };
  const margins = { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: 0 };
  const doc = new PDFDocument({ size: 'A4', margins, bufferPages: true, info, lang: owner.language });
  const fonts = readFonts();
  doc.registerFont('text', fonts.text).registerFont('bold', fonts.bold);
  drawHead(doc, owner, formats.t('royalty.pdf.title'));
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

function drawHead(doc: Doc, { name, product_name }: StatementOwner, title: string): void {
  const { margin, width } = PAGE;
  doc.circle(margin + 9, margin + 9, 9).fill(VOLT);
  doc
    .circle(margin + 9, margin + 9, 9)
    .lineWidth(1.4)
    .strokeColor(INK)
    .stroke();
  doc
    .moveTo(margin + 9, margin + 18)
    .lineTo(margin + 30, margin + 18)
    .stroke();
  doc
    .font('bold')
    .fontSize(12)
    .fillColor(INK)
    .text(product_name, margin + 38, margin + 2);
  doc.font('text').fontSize(9).fillColor(MUTED_INK);
  doc.text(title, width / 2, margin, { width: width / 2 - margin, align: 'right' });
  doc.text(name, width / 2, margin + 12, { width: width / 2 - margin, align: 'right', ellipsis: true, height: 12 });
  doc.y = margin + 52;
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

function drawTables(doc: Doc, { platforms, tracks, reports }: RoyaltyStatementDetail, formats: Formats): void {
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
  drawTable(
    doc,
    t('royalty.by.platform'),
    [{ title: t('royalty.platform'), share: 0.5, cell: ({ name }) => name }, ...sums],
    platforms,
  );
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

type StatementTrack = RoyaltyStatementDetail['tracks'][number];

function nameTrack({ track }: StatementTrack, t: TFunction): string {
  return track.title ?? t('royalty.unknown_track');
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
