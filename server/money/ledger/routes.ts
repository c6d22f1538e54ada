import * as calls from '@tangent/contract/money/backoffice-money.ts';
import type { z } from 'zod';
import { type Actor, requireStepUp } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { BaseContext } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { closeMonth } from './close-month.ts';
import { checkLedgerJob } from './jobs.ts';
import { listLedgerMonths } from './months-view.ts';
import { getStorePayment, listOwedStatementsPage } from './owed-statements-view.ts';
import { getRate, listRatesPage } from './rates-view.ts';
import { type NewStorePayment, recordStorePayment } from './record-store-payment.ts';
import { findLastCheck } from './run-ledger-check.ts';
import { setRate } from './set-rate.ts';

const STAFF = { allow: 'staff' } as const;

/** Binds the calls of staff about the ledger. */
export function registerLedgerRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, calls.listRates, STAFF, ({ query }) => listRatesPage(db, query));
  bindCall(app, calls.setRate, STAFF, ({ actor, body }) => {
    requireStepUp(actor, clock.now());
    return inTransaction(db, async (tx) => {
      await setRate(tx, actor, body, clock.now());
      return getRate(tx, body);
    });
  });
  bindCall(app, calls.listOwedStatements, STAFF, ({ query }) => listOwedStatementsPage(db, query));
  bindCall(app, calls.recordStorePayment, STAFF, ({ actor, body }) => {
    requireStepUp(actor, clock.now());
    return inTransaction(db, async (tx) =>
      getStorePayment(tx, (await recordStorePayment(tx, actor, readPayment(body), clock.now())).id),
    );
  });
  bindCall(app, calls.listLedgerMonths, STAFF, () =>
    inTransaction(db, async (tx) => ({ items: await listLedgerMonths(tx, clock.now()) })),
  );
  bindCall(app, calls.closeLedgerMonth, STAFF, ({ actor, params: { period } }) => {
    const now = clock.now();
    requireStepUp(actor, now);
    return inTransaction(db, async (tx) => {
      await closeMonth(tx, actor, period, now);
      const month = (await listLedgerMonths(tx, now)).find((one) => one.period === period);
      if (!month) throw new Refusal('not_found');
      return month;
    });
  });
  bindCall(app, calls.getLedgerCheck, STAFF, () => findLastCheck(db));
  bindCall(app, calls.startLedgerCheck, STAFF, ({ actor }) =>
    inTransaction(db, async (tx) => {
      await enqueue(tx, checkLedgerJob, { requested_by: actor.user_id }, { key: 'asked' });
      return findLastCheck(tx);
    }),
  );
}

type PaymentBody = z.output<typeof calls.recordStorePayment.body>;

/** Reads which reports a payment is for: one, or those of a store in a currency. */
function readPayment({ statement_no, store_id, currency, period, ...payment }: PaymentBody): NewStorePayment {
  if (statement_no !== undefined) return { ...payment, statement_no };
  const missing = [...(store_id ? [] : ['store_id']), ...(currency ? [] : ['currency'])];
  if (store_id === undefined || currency === undefined)
    throw new Refusal(
      'invalid_input',
      missing.map((path) => ({ code: 'required', path })),
    );
  return { ...payment, store_id, currency, period };
}
