import type { ProductModule } from '../../platform/module.ts';

/** The guard is asked by everything that leaves; staff holds and releases it with the deliveries. */
export const outboxModule = {
  name: 'outbox',
  tables: ['outbox_guard'],
} satisfies ProductModule<unknown>;
