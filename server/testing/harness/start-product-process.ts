import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { TestApp } from './test-app.ts';
import { getTestProgram } from './test-program.ts';

export interface ProductProcess {
  /** The origin of an api. */
  origin: string;
  /** Kills it like a power cut. */
  kill(): Promise<void>;
}

/** Starts another process of the product beside the test, on the same database and files. */
export async function startProductProcess(app: TestApp, kind: 'api' | 'worker'): Promise<ProductProcess> {
  const args = [kind, app.database_url, app.storage_folder, app.incoming_folder];
  const child = fork(getTestProgram('product-process'), args);
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
