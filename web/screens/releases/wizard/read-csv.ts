import { readTable, TABLE_COLUMNS, type Table } from './track-table.ts';

/** Reads a track list from a file with commas, semicolons or tabs, as spreadsheets of any country save it. */
export async function readCsv(file: Blob): Promise<Table> {
  const { default: papa } = await import('papaparse');
  const text = decode(await file.arrayBuffer());
  if (text.includes('\0')) return { rows: [], errors: [{ line: 1, code: 'unreadable', value: '' }] };
  const { data } = papa.parse<string[]>(text, { delimiter: findDelimiter(text) });
  return readTable(numberLines(data));
}

/**
 * Decodes the file. Without UTF-8, spreadsheets use the code page of their country; the Turkish one covers Western
 * letters too.
 */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

/** Finds the delimiter in the header row; cells further down may contain other candidates. */
function findDelimiter(text: string): string {
  const head = text.split(/\r|\n/, 1)[0] ?? '';
  const signs = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return signs.sort((a, b) => b.count - a.count)[0]?.sign ?? ',';
}

/**
 * Adds the line number at which a row starts in an editor, since lyrics may span many lines. Empty rows are dropped.
 */
function numberLines(rows: readonly (readonly string[])[]) {
  let line = 1;
  return rows.flatMap((cells) => {
    const firstLine = line;
    line += 1 + cells.join('').split(/\r\n|\r|\n/).length - 1;
    return cells.every((cell) => cell.trim() === '') ? [] : [{ line: firstLine, cells }];
  });
}

/** Builds a template: the columns, and one example row. */
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
    '',
    'named',
    'yes',
    '0:45',
    'no',
    '1',
    '01 Night Drive.wav',
  ];
  return new Blob([`\ufeff${TABLE_COLUMNS.join(',')}\r\n${example.join(',')}\r\n`], { type: 'text/csv' });
}
