import { getRoyaltyBalance, getRoyaltyBreakdown, getRoyaltyOverview } from '@tangent/contract/money/royalty.ts';
import { listRoyaltyCharges } from '@tangent/contract/money/royalty-charge.ts';
import { getRoyaltyEntry, getRoyaltyLine, listRoyaltyEntries } from '@tangent/contract/money/royalty-entry.ts';
import { getRoyaltyStatement, listRoyaltyStatements } from '@tangent/contract/money/royalty-statement.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { listChargesView } from './charges/charges-view.ts';
import type { RoyaltyViewContext } from './statements/statement-file-routes.ts';
import { registerStatementFileRoutes } from './statements/statement-file-routes.ts';
import { getRoyaltyStatementView } from './statements/statement-view.ts';
import { getRoyaltyStatementsView } from './statements/statements-view.ts';
import { getRoyaltyBalanceView } from './views/balance-view.ts';
import { getRoyaltyBreakdownView } from './views/breakdown-view.ts';
import { getRoyaltyEntriesView } from './views/entries-view.ts';
import { getEntryLineView } from './views/entry-line-view.ts';
import { getRoyaltyEntryView } from './views/entry-view.ts';
import { getRoyaltyOverviewView } from './views/overview-view.ts';

/** Binds the calls with which artists read their royalties. */
export function registerRoyaltyRoutes(app: HttpApp<Actor>, context: RoyaltyViewContext): void {
  const { db, clock } = context;
  const allow = { allow: 'user' } as const;
  bindCall(app, getRoyaltyBalance, allow, ({ actor }) => getRoyaltyBalanceView(db, actor.user_id, clock.now()));
  bindCall(app, getRoyaltyOverview, allow, ({ actor }) => getRoyaltyOverviewView(db, actor.user_id, clock.now()));
  bindCall(app, getRoyaltyBreakdown, allow, ({ actor, query }) => getRoyaltyBreakdownView(db, actor.user_id, query));
  bindCall(app, listRoyaltyEntries, allow, ({ actor, query }) => getRoyaltyEntriesView(db, actor.user_id, query));
  bindCall(app, getRoyaltyEntry, allow, ({ actor, params }) =>
    getRoyaltyEntryView(db, actor.user_id, params.transaction_id, clock.now()),
  );
  bindCall(app, getRoyaltyLine, allow, ({ actor, params }) =>
    getEntryLineView(context, actor.user_id, params.transaction_id),
  );
  bindCall(app, listRoyaltyStatements, allow, ({ actor, query }) =>
    getRoyaltyStatementsView(db, actor.user_id, query.before),
  );
  bindCall(app, getRoyaltyStatement, allow, ({ actor, params }) =>
    getRoyaltyStatementView(db, actor.user_id, params.period),
  );
  bindCall(app, listRoyaltyCharges, allow, ({ actor, query }) => listChargesView(db, actor.user_id, query));
  registerStatementFileRoutes(app, context);
}
