import type { Readable } from 'node:stream';
import { STATEMENT_CSV_PATH, STATEMENT_PDF_PATH, statementParams } from '@tangent/contract/money/royalty-statement.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { STATEMENT_DOWNLOADS } from '@tangent/domain/money/money-limits.ts';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Storage } from '../../../gateways/storage/storage.ts';
import type { Actor } from '../../../identity/auth/public.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { sendTable, type Table } from '../../../platform/csv/send-table.ts';
import type { HttpApp } from '../../../platform/http/http-app.ts';
import { describeAccess } from '../../../platform/http/openapi.ts';
import { createRateLimiter } from '../../../platform/limit/create-rate-limiter.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Db } from '../../../platform/sql/open-database.ts';
import { listHolders } from '../list-holders.ts';
import { writeStatementCsv } from './statement-csv.ts';
import { streamStatementPdf } from './statement-pdf.ts';
import { getRoyaltyStatementView } from './statement-view.ts';

/** The context of the calls that show royalties. */
export interface RoyaltyViewContext {
  db: Db;
  clock: Clock;
  pool: pg.Pool;
  /** False where limits would interfere. */
  limits_uses: boolean;
  storage: Storage;
  product_name: string;
}

const KINDS = {
  csv: { path: STATEMENT_CSV_PATH, type: 'text/csv; charset=utf-8', summary: 'Every line of a month as CSV' },
  pdf: { path: STATEMENT_PDF_PATH, type: 'application/pdf', summary: 'The sums of a month on paper' },
} as const;

/** A table is sent one at a time for each account; the other files are small. */
type OpenFile = (actor: Actor, period: string) => Promise<Readable | Table>;

/** Binds the files of a month. They are built while they are sent, so their length is unknown before. */
export function registerStatementFileRoutes(app: HttpApp<Actor>, context: RoyaltyViewContext): void {
  const serve = createFileBinder(app, context);
  serve('csv', async ({ user_id }, period) => {
    // An empty month is refused before the first byte.
    await getRoyaltyStatementView(context.db, user_id, period);
    const holders = await listHolders(context.db, user_id);
    return { filename: `royalties-${period}.csv`, lines: writeStatementCsv(context.db, holders, period) };
  });
  serve('pdf', async ({ user_id, language }, period) => {
    const statement = await getRoyaltyStatementView(context.db, user_id, period);
    const name = await findName(context.db, user_id);
    return streamStatementPdf(statement, { name, language, product_name: context.product_name });
  });
}

function createFileBinder(app: HttpApp<Actor>, { pool, limits_uses: is_on }: RoyaltyViewContext) {
  const { per_account: uses, window_minutes } = STATEMENT_DOWNLOADS;
  const limit = createRateLimiter(pool, { name: 'statement', uses, window_minutes, is_on });
  const actors = new WeakMap<FastifyRequest, Actor>();
  // The caller is checked before the parameters: strangers must not learn which months are valid.
  const onRequest = async (request: FastifyRequest) => {
    actors.set(request, await app.authorize(request, 'user', 'read_royalties'));
  };
  return (kind: keyof typeof KINDS, open: OpenFile) => {
    const { path, type, summary } = KINDS[kind];
    const schema = {
      summary,
      params: statementParams,
      tags: ['royalties'],
      'x-file': type.split(';')[0],
      ...describeAccess('user', 'read_royalties'),
    };
    app.get(
      path,
      { schema, onRequest, exposeHeadRoute: false },
      async (request: FastifyRequest, reply: FastifyReply) => {
        const actor = actors.get(request);
        if (actor === undefined) throw new Refusal('unauthenticated');
        const { period } = statementParams.parse(request.params);
        await limit.count(actor.user_id);
        const file = await open(actor, period);
        if ('lines' in file) return sendTable(reply, { pool, account_id: actor.user_id }, file);
        reply.headers({
          'content-type': type,
          'content-disposition': `attachment; filename="royalties-${period}.${kind}"`,
          'cache-control': 'private, no-store',
        });
        return reply.send(file);
      },
    );
  };
}

async function findName(db: Db, accountId: string): Promise<string> {
  const { first_name, last_name } = users;
  const [user] = await db.select({ first_name, last_name }).from(users).where(eq(users.id, accountId));
  return user ? `${user.first_name} ${user.last_name}` : '';
}
