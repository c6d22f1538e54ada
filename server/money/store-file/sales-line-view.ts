import type { getSalesLine } from '@tangent/contract/money/backoffice-sales.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Storage } from '../../gateways/storage/storage.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { decodeText } from './decode-text.ts';
import { createProblemList } from './problem-list.ts';
import { salesFileKey } from './receive-file.ts';
import { createTextBlocks } from './text-blocks.ts';
import { unpack } from './unpack.ts';

type LineView = z.input<typeof getSalesLine.response>;

/** Number of lines shown before and after, and maximum characters of each. */
const AROUND = 2;
const CHARS_SHOWN = 4_000;

/**
 * Returns a line of a file as received, with its neighbours, read from the file itself; refused when it does not exist.
 */
export async function getSalesLineView(
  { db, storage }: { db: Db; storage: Storage },
  id: string,
  line_no: number,
): Promise<LineView> {
  const bytes = await storage.openRead(await findKey(db, storage, id));
  try {
    const lines = await readAround(createTextBlocks(decodeText(unpack(bytes, createProblemList()))).blocks, line_no);
    if (!lines.some((line) => line.line_no === line_no)) throw new Refusal('not_found');
    return { line_no, lines };
  } finally {
    bytes.destroy();
  }
}

async function readAround(blocks: AsyncIterable<{ text: string }>, lineNo: number): Promise<LineView['lines']> {
  const [first, last] = [lineNo - AROUND, lineNo + AROUND];
  const lines: LineView['lines'] = [];
  let next = 1;
  for await (const { text } of blocks) {
    for (let start = 0; start < text.length; next += 1) {
      const end = text.indexOf('\n', start);
      if (next >= first) lines.push({ line_no: next, text: text.slice(start, Math.min(end, start + CHARS_SHOWN)) });
      if (next === last) return lines;
      start = end + 1;
    }
  }
  return lines;
}

// A duplicate and a reversal have the lines of the file they refer to.
async function findKey(db: Db, storage: Storage, id: string): Promise<string> {
  const [file] = await db.select().from(sales_files).where(eq(sales_files.id, id));
  if (!file) throw new Refusal('not_found');
  for (const fileId of [id, file.duplicate_of_id, file.reverses_id]) {
    if (fileId !== null && (await storage.findSize(salesFileKey(fileId))) !== null) return salesFileKey(fileId);
  }
  throw new Refusal('not_found');
}
