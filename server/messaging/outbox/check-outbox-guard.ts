import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { advanceMark, findOutboxHold, lockOutboxGuard, type OutboxHold, writeOutboxHold } from './outbox-guard.ts';

export interface OutboxGuardContext {
  db: Db;
  clock: Clock;
  log: Log;
  /** Folder of this machine for the note; losing it only loses the memory of this machine. */
  data_dir: string;
}

const note = z.object({ home: z.string(), mark: z.number() });
type Note = z.output<typeof note>;

/**
 * Checks whether anything may leave, and notes on this machine's disk the current mark of the database. The note is
 * written after the mark was committed, so it is never ahead of an intact database: a database behind its note was
 * restored in place, which PostgreSQL itself cannot detect.
 */
export async function checkOutboxGuard(context: OutboxGuardContext): Promise<OutboxHold | null> {
  const known = await readNote(context);
  const { hold, guard } = await inTransaction(context.db, async (tx) => {
    const row = await lockOutboxGuard(tx, context.clock.now());
    const found = await findOutboxHold(tx);
    if (found !== null) return { hold: found, guard: row };
    if (known?.home === row.home && known.mark > row.mark) {
      await writeOutboxHold(tx, 'set_back', context.clock.now());
      return { hold: 'set_back' as const, guard: row };
    }
    return { hold: null, guard: { ...row, mark: await advanceMark(tx) } };
  });
  if (hold === null) await writeNote(context, { home: guard.home, mark: guard.mark });
  return hold;
}

const noteFile = ({ data_dir }: OutboxGuardContext) => path.join(data_dir, 'outbox-mark.json');

// A missing note, or one that a crash or a full disk has damaged, is ignored.
async function readNote(context: OutboxGuardContext): Promise<Note | null> {
  try {
    return note.parse(JSON.parse(await readFile(noteFile(context), 'utf8')));
  } catch {
    return null;
  }
}

async function writeNote(context: OutboxGuardContext, content: Note): Promise<void> {
  const file = noteFile(context);
  const temporary = `${file}.${process.pid}`;
  try {
    await mkdir(context.data_dir, { recursive: true });
    await writeFile(temporary, JSON.stringify(content));
    await rename(temporary, file);
  } catch (err) {
    context.log.warn({ err }, 'outbox mark not written');
  }
}
