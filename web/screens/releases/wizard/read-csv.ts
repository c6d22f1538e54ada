import { readTable, TABLE_COLUMNS, type Table } from './track-table.ts';

/** Reads a list of tracks from a file, with commas, semicolons or tabs, as spreadsheets of any country save it. */
export async function readCsv(file: Blob): Promise<Table> {
  const { default: papa } = await import('papaparse');
  const text = decode(await file.arrayBuffer());
  if (text.includes('\0')) return { rows: [], errors: [{ line: 1, code: 'unreadable', value: '' }] };
  const { data } = papa.parse<string[]>(text, { delimiter: findDelimiter(text) });
  return readTable(numberLines(data));
}

/** Spreadsheets that do not write UTF-8 write the letters of their country; the Turkish page holds the western ones too. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

/** The sign that stands between the names of the columns; further down a list may hold others. */
function findDelimiter(text: string): string {
  const head = text.split(/\r|\n/, 1)[0] ?? '';
  const signs = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return signs.sort((a, b) => b.count - a.count)[0]?.sign ?? ',';
}

/** The number of the line a row begins at, as an editor shows it: lyrics may go over many. Empty rows are no rows. */
function numberLines(rows: readonly (readonly string[])[]) {
  let line = 1;
  return rows.flatMap((cells) => {
    const firstLine = line;
    line += 1 + cells.join('').split(/\r\n|\r|\n/).length - 1;
    return cells.every((cell) => cell.trim() === '') ? [] : [{ line: firstLine, cells }];
  });
}

/** A list to fill in: the columns, and one row that shows how. */
export function buildTemplate(): Blob {
  const example = [
    '1',
    'Night Drive',
    'Radio Edit',
    '',
    'Guest One; Guest Two',
    'TRA012600001',
    'en',
    'no',
    'electronic',
    'Lena Ortiz',
    '',
    'Lena Ortiz|writer|60; Mert Demir|producer|40',
    'Lena Ortiz|vocals',
    '01 Night Drive.wav',
  ];
  return new Blob([`\ufeff${TABLE_COLUMNS.join(',')}\r\n${example.join(',')}\r\n`], { type: 'text/csv' });
}
