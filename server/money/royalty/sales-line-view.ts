import type { getSalesLine } from '@tangent/contract/backoffice-sales.ts';
import { sales_files } from '@tangent/db/schema/sales.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Storage } from '../../gateways/storage/storage.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { createProblemList, createTextBlocks, decodeText, unpack } from '../store-file/public.ts';
import { salesFileKey } from './receive-file.ts';

type LineView = z.input<typeof getSalesLine.response>;

/** How many lines are shown before and behind, and how much of each. */
const AROUND = 2;
const CHARS_SHOWN = 4_000;

/** A line of a file as it came, with those around it, read from the file itself; refused when there is none. */
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

async function readAround(blocks: AsyncIterable<{ text: string }>, wanted: number): Promise<LineView['lines']> {
  const [first, last] = [wanted - AROUND, wanted + AROUND];
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

// What came twice, and what takes a file back, has the lines of the one it is about.
async function findKey(db: Db, storage: Storage, id: string): Promise<string> {
  const [file] = await db.select().from(sales_files).where(eq(sales_files.id, id));
  if (!file) throw new Refusal('not_found');
  for (const fileId of [id, file.duplicate_of_id, file.reverses_id]) {
    if (fileId !== null && (await storage.findSize(salesFileKey(fileId))) !== null) return salesFileKey(fileId);
  }
  throw new Refusal('not_found');
}
