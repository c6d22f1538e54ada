import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** Creates the metrics that every program has: CPU, memory, event loop and the connections of its database pool. */
export function createRegistry(pool: pg.Pool): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'tangent_database_connections',
    help: 'Connections of the pool that are in use or idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  return registry;
}
