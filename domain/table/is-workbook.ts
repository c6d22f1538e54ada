/** The archives in which Excel, LibreOffice and Numbers save, and the older files of Excel. */
const WORKBOOKS = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0'];

/** Whether a file that should be a table is the workbook of a spreadsheet, by its first four bytes. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return WORKBOOKS.includes(String.fromCharCode(...bytes.subarray(0, 4)));
}
