import path from 'node:path';
import { buildApi } from './build-api.ts';
import { loadConfig } from './config.ts';
import { createContext } from './context.ts';
import { loadWeb } from './load-web.ts';
import { runProcess } from './run-process.ts';

await runProcess(async () => {
  const context = await createContext(loadConfig(process.env), 'api');
  const app = await buildApi(context, await loadWeb(path.resolve(import.meta.dirname, '..')));
  await app.listen({ port: context.config.port, host: context.config.host });
  return {
    stop: async () => {
      await app.close();
      await context.close();
    },
  };
});
