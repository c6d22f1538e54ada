import type { StripeRows } from './rows.ts';

/** All rows by id, oldest first. */
export type StripeState = { [Name in keyof StripeRows]: Map<string, StripeRows[Name]> };

/** The format of the file. */
export type SavedState = Partial<{ [Name in keyof StripeRows]: StripeRows[Name][] }>;

export function restoreState(saved: SavedState): StripeState {
  return {
    customers: byId(saved.customers?.map((row) => ({ ...row, balance: row.balance ?? 0 }))),
    payment_methods: byId(saved.payment_methods),
    products: byId(saved.products),
    prices: byId(saved.prices),
    sessions: byId(saved.sessions),
    subscriptions: byId(saved.subscriptions),
    schedules: byId(saved.schedules),
    invoices: byId(saved.invoices?.map((row) => ({ ...row, applied_balance: row.applied_balance ?? 0 }))),
    payments: byId(saved.payments),
    refunds: byId(saved.refunds),
    disputes: byId(saved.disputes),
    portals: byId(saved.portals),
    accounts: byId(saved.accounts),
    account_links: byId(saved.account_links),
    transfers: byId(saved.transfers),
    events: byId(saved.events),
    keys: byId(saved.keys),
  };
}

export function saveState(state: StripeState): SavedState {
  return Object.fromEntries(Object.entries(state).map(([name, rows]) => [name, [...rows.values()]]));
}

export function emptyState(state: StripeState): void {
  for (const rows of Object.values(state)) rows.clear();
}

function byId<T extends { id: string }>(rows: readonly T[] = []): Map<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}
