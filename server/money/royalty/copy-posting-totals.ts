import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { PostingTotalRow } from './posting-totals.ts';

const BLOCK_LENGTH = 256 * 1_024;

/**
 * Adds hundreds of thousands of totals to those of a posting (PostgreSQL, COPY, text format). No value in them needs
 * escaping.
 */
export async function copyPostingTotals(
  client: pg.ClientBase,
  postingNo: number,
  rows: Iterable<PostingTotalRow>,
): Promise<void> {
  await pipeline(Readable.from(listBlocks(rows)), client.query(copyFrom(`copy posting_sums_${postingNo} from stdin`)));
}

function* listBlocks(rows: Iterable<PostingTotalRow>): Generator<string> {
  let block = '';
  for (const row of rows) {
    block += writeRow(row);
    if (block.length < BLOCK_LENGTH) continue;
    yield block;
    block = '';
  }
  if (block !== '') yield block;
}

function writeRow(row: PostingTotalRow): string {
  const { holder_id, period, track_id, is_share, store_id, country } = row;
  const { lines, units, gross_micros, net_micros, amount_micros } = row;
  const key = `${holder_id}\t${period}\t${track_id}\t${is_share}\t${store_id}\t${country}`;
  return `${key}\t${lines}\t${units}\t${gross_micros}\t${net_micros}\t${amount_micros}\n`;
}
