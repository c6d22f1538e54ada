import type pg from 'pg';
import type { BaseContext } from '../../platform/module.ts';

/** The context of following an artist. */
export interface FollowContext extends BaseContext {
  pool: pg.Pool;
  /** Origin of the product, for the addresses of pages. */
  public_url: string;
  /** Signs links and hides whom a row is about. */
  auth_secret: string;
  /** False where limits would interfere: benchmarks, and tests of other features. */
  limits_uses: boolean;
}
