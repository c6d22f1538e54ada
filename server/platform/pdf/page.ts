import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Paper size and margins, in points. */
export const PAGE = { margin: 48, width: 595.28, bottom: 841.89 - 64 } as const;
export const INNER_WIDTH = PAGE.width - 2 * PAGE.margin;
export const INK = '#17211c';
export const MUTED_INK = '#5c655f';
export const LINE = '#d9dcd3';
export const VOLT = '#d8f24b';

/**
 * Reads the fonts: Latin letters with all diacritics, also the Turkish ones; the product's own font without the glyphs
 * that only screens need.
 */
function readFonts(): { text: Buffer; bold: Buffer } {
  const read = (name: string) => readFileSync(path.resolve('server/platform/pdf/fonts', `groove-${name}.ttf`));
  return { text: read('text'), bold: read('bold') };
}

export type Doc = PDFKit.PDFDocument;

/** Opens a document with the fonts `text` and `bold`. */
export async function openPdf({ title, author, language }: { title: string; author: string; language: string }) {
  // Few users request one: the library is loaded on demand.
  const { default: PDFDocument } = await import('pdfkit');
  const margins = { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: 0 };
  const info = { Title: title, Author: author };
  const doc = new PDFDocument({ size: 'A4', margins, bufferPages: true, info, lang: language });
  const fonts = readFonts();
  doc.registerFont('text', fonts.text).registerFont('bold', fonts.bold);
  return doc;
}

/** Draws mark and name of the product, and two lines at the right. */
export function drawHead(doc: Doc, productName: string, [first, second]: readonly [string, string]): void {
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
    .text(productName, margin + 38, margin + 2);
  doc.font('text').fontSize(9).fillColor(MUTED_INK);
  doc.text(first, width / 2, margin, { width: width / 2 - margin, align: 'right' });
  doc.text(second, width / 2, margin + 12, { width: width / 2 - margin, align: 'right', ellipsis: true, height: 12 });
  doc.y = margin + 52;
}

export type TableColumn<Row> = {
  title: string;
  /** Fraction of the page width. */
  share: number;
  numeric?: boolean;
  cell: (row: Row) => string;
  /** A second, smaller line. */
  below?: (row: Row) => string;
};

const ROW = { plain: 18, double: 29 } as const;

/** Draws a table across as many pages as it needs, with its headings on each. */
export function drawTable<Row>(doc: Doc, title: string, columns: readonly TableColumn<Row>[], rows: readonly Row[]) {
  const height = columns.some(({ below }) => below) ? ROW.double : ROW.plain;
  const startTable = (text: string) => {
    // A heading alone at the bottom of a page moves to the next one.
    if (doc.y + 46 + height > PAGE.bottom) doc.addPage();
    doc.y += 18;
    doc.font('bold').fontSize(11).fillColor(INK).text(text, PAGE.margin, doc.y);
    doc.y += 6;
    drawRow(doc, columns, ({ title: name }) => ({ text: name, color: MUTED_INK, size: 8 }));
    doc.y += 14;
  };
  startTable(title);
  for (const row of rows) {
    if (doc.y + height > PAGE.bottom) {
      doc.addPage();
      startTable(title);
    }
    doc
      .moveTo(PAGE.margin, doc.y)
      .lineTo(PAGE.width - PAGE.margin, doc.y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
    const top = doc.y;
    doc.y = top + 4;
    drawRow(doc, columns, ({ cell }) => ({ text: cell(row), color: INK, size: 9 }));
    doc.y = top + 16;
    drawRow(doc, columns, ({ below }) => ({ text: below?.(row) ?? '', color: MUTED_INK, size: 7.5 }));
    doc.y = top + height;
  }
}

type CellText = { text: string; color: string; size: number };

function drawRow<Row>(
  doc: Doc,
  columns: readonly TableColumn<Row>[],
  read: (column: TableColumn<Row>) => CellText,
): void {
  const y = doc.y;
  let x = PAGE.margin;
  for (const column of columns) {
    const width = column.share * INNER_WIDTH;
    const { text, color, size } = read(column);
    const align = column.numeric ? 'right' : 'left';
    const room = {
      width: width - (column.numeric ? 0 : 10),
      height: size * 1.3,
      align,
      ellipsis: true,
      lineBreak: true,
    } as const;
    if (text !== '') doc.font('text').fontSize(size).fillColor(color).text(text, x, y, room);
    x += width;
  }
  doc.y = y;
}
