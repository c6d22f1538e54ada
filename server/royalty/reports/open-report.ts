import type { Readable } from 'node:stream';
import { profileOfHead } from '@tangent/ddex/dsr/profile.ts';
import { decodeText } from './decode-text.ts';
import { findHeader } from './find-header.ts';
import { openProblemList } from './problem-list.ts';
import { readDsr } from './read-dsr.ts';
import { readTable } from './read-table.ts';
import type { Reading } from './reading.ts';
import type { OpenReport, SaleLine } from './report.ts';
import { openStatementList } from './statement-list.ts';
import { asBlock, countLineEnds, openTextBlocks, type TextBlock } from './text-blocks.ts';
import { unpack } from './unpack.ts';

/** So much of a file is looked at to find out what it is. */
const START_BYTES = 32 * 1024;

/**
 * Opens a report of sales, whatever its packing, encoding and line ends; null when nothing in it is known here. What it is, its
 * beginning says, never its name (DDEX.md 10.6). `today` is the day after which nothing can have been sold.
 */
export async function openReport(bytes: Readable, { today }: { today: string }): Promise<OpenReport | null> {
  const problems = openProblemList();
  const statements = openStatementList(today, problems);
  const { blocks, contentSha256 } = openTextBlocks(decodeText(unpack(bytes, problems)));
  const rest = blocks[Symbol.asyncIterator]();
  const start = await readStart(rest);
  const found = recognise(start, continueWith(start, rest), { today, statements, problems });
  if (found === null) {
    await rest.return?.();
    bytes.destroy();
    return null;
  }
  return {
    profile: found.profile,
    batches: () => found.batches,
    statements: statements.heads,
    problems: problems.first,
    get problem_count() {
      return problems.count;
    },
    contentSha256,
  };
}

type Found = { profile: OpenReport['profile']; batches: AsyncIterable<readonly SaleLine[]> };

function recognise(start: TextBlock, blocks: AsyncIterable<TextBlock>, reading: Reading): Found | null {
  const first = start.text.split('\n', PREAMBLE_LINES).find((line) => line.trim() !== '' && !line.startsWith('#'));
  const dsr = profileOfHead(first ?? '');
  if (dsr !== null) return { profile: `dsr_${dsr}`, batches: readDsr(dsr, blocks, reading) };
  const header = findHeader(start);
  return header === null ? null : { profile: header.profile.profile, batches: readTable(header, blocks, reading) };
}

/** Comments may stand before the first record. */
const PREAMBLE_LINES = 50;

async function readStart(blocks: AsyncIterator<TextBlock>): Promise<TextBlock> {
  const parts: Buffer[] = [];
  const broken: number[] = [];
  for (let length = 0, lines = 0; length < START_BYTES; ) {
    const { value, done } = await blocks.next();
    if (done) break;
    parts.push(value.bytes);
    for (const line of value.broken) broken.push(line + lines);
    length += value.bytes.length;
    lines += countLineEnds(value.bytes);
  }
  return asBlock(Buffer.concat(parts), broken);
}

async function* continueWith(start: TextBlock, rest: AsyncIterator<TextBlock>): AsyncGenerator<TextBlock> {
  try {
    yield start;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
