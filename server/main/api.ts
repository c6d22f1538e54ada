import path from 'node:path';
import { drainConnections } from '../platform/http/drain-connections.ts';
import { buildApi } from './build-api.ts';
import { loadConfig } from './config/config.ts';
import { createContext } from './context.ts';
import { loadWeb } from './pages/load-web.ts';
import { startMetrics } from './run/metrics.ts';
import { runProcess } from './run/run-process.ts';

/** New connections that the operating system keeps until they are accepted; it may allow fewer (somaxconn). */
const WAITING_CONNECTIONS = 4_096;
/** Longer than the proxy keeps an idle connection (docs/deploy/nginx.conf), shorter than a process may take to end. */
const DRAIN_WITHIN_MS = 9_000;

await runProcess(async () => {
  const context = await createContext(loadConfig(process.env), 'api');
  const metrics = await startMetrics(context);
  const app = await buildApi(context, await loadWeb(path.resolve(import.meta.dirname, '..')), metrics.registry);
  const { port, host } = context.config;
  await app.listen({ port, host, backlog: WAITING_CONNECTIONS });
  return {
    stop: async () => {
      if (context.config.trust_proxy) await drainConnections(app.server, DRAIN_WITHIN_MS);
      await app.close();
      await metrics.close();
      await context.close();
    },
  };
});
