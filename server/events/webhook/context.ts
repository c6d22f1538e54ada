import type pg from 'pg';
import type { WebhookSender } from '../../gateways/webhook/webhook-sender.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { BaseContext } from '../../platform/module.ts';

/** The context of webhooks. */
export interface WebhookContext extends BaseContext {
  pool: pg.Pool;
  log: Log;
  webhook_sender: WebhookSender;
  /** Seals the secrets of endpoints. */
  auth_secret: string;
  /** False where limits would interfere: benchmarks, and tests of other features. */
  limits_uses: boolean;
}

/** The context of sending. */
export interface SendContext extends WebhookContext {
  /** Names the product to receivers. */
  product_slug: string;
}
