import { isWorkbook } from '@tangent/domain/table/is-workbook.ts';
import { numberRows, openTable, type TableDelimiter } from '@tangent/domain/table/open-table.ts';
import { readTable, TABLE_COLUMNS, type Table, type TableError } from './track-table.ts';

/** Reads a track list from a file with commas, semicolons, tabs or bars, as spreadsheets of any country save it. */
export async function readCsv(file: Blob): Promise<Table> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) return refuse('workbook');
  const { decodeText } = await import('@tangent/domain/text/decode-text.ts');
  const { text, encoding, is_certain } = decodeText(bytes);
  if (/[\0\uFFFD]/.test(text)) return refuse('unreadable');
  const opened = openTable(text);
  const { rows, quote_row } = await splitRows(opened.text, opened.delimiter);
  const lines = numberRows(rows, opened.first_line);
  const { rows: read, errors } = readTable(lines);
  const notes: TableError[] = is_certain ? [] : [{ line: 1, code: 'encoding', value: encoding }];
  if (quote_row !== null) notes.push({ line: lines.at(-1)?.line ?? 1, code: 'quote', value: '' });
  return { rows: read, errors: [...notes, ...errors] };
}

const refuse = (code: TableError['code']): Table => ({ rows: [], errors: [{ line: 1, code, value: '' }] });

/** Splits a text into cells. `quote_row` is the row in which a quotation mark opens and is never closed. */
async function splitRows(text: string, delimiter: TableDelimiter) {
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(text, { delimiter });
  const quote_row = errors.find(({ code }) => code === 'MissingQuotes')?.row ?? null;
  return { rows: data, quote_row };
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
    'Lena Ortiz|producer; Mert Demir|mixing engineer',
    '',
    'named',
    'PT',
    '2026-03',
    '',
    '',
    'yes',
    '0:45',
    'no',
    '1',
    '01 Night Drive.wav',
  ];
  return new Blob([`\ufeff${TABLE_COLUMNS.join(',')}\r\n${example.join(',')}\r\n`], { type: 'text/csv' });
}
