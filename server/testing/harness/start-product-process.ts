import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TestApp } from './test-app.ts';

export interface ProductProcess {
  /** Where an api answers. */
  origin: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Starts another process of the product beside the test, on the same database and files. */
export async function startProductProcess(app: TestApp, kind: 'api' | 'worker'): Promise<ProductProcess> {
  const file = path.join(import.meta.dirname, 'product-process.ts');
  const args = [kind, app.database_url, app.storage_folder, app.incoming_folder];
  const child = fork(file, args, { execArgv: ['--import', 'tsx'] });
  const [origin] = await once(child, 'message');
  return {
    origin: String(origin),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
