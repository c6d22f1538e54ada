import { listReviewQueue } from '../../catalogue/review/public.ts';
import type { Command } from './command.ts';
import { findStaffActor } from './staff-actor.ts';
import { withContext } from './with-context.ts';

export const listReviewsCommand: Command = {
  name: 'review list',
  usage: 'review list [--as <username>]  releases that wait for a decision, the most urgent first',
  run: (args) =>
    withContext(async (context) => {
      const { db, clock } = context;
      const actor = await findStaffActor(db, args);
      for (let cursor: string | undefined; ; ) {
        const page = await listReviewQueue(db, actor, { filter: 'all', cursor }, context, clock.now());
        for (const { id, due_at, finding_count, primary_artist, title } of page.items) {
          console.log(
            `${id}  due ${due_at}  ${String(finding_count).padStart(3)} findings  ${primary_artist}: ${title}`,
          );
        }
        if (page.next_cursor === null) return;
        cursor = page.next_cursor;
      }
    }),
};
