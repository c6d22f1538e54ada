import type { Log } from '../../platform/log/create-log.ts';
import type { BaseContext } from '../../platform/module.ts';
import type { Rails } from './rails.ts';

/** The context of payouts. */
export interface PayoutContext extends BaseContext {
  log: Log;
  rails: Rails;
  /** The address to which the payout services send users back. */
  public_url: string;
  product_name: string;
  /** Withdrawals above this many cents need an approval. */
  payout_approval_cents: number;
  /** Reported money is paid out before its stores pay it, up to this many cents per account; 0 for never. */
  payout_advance_cents: number;
}
