// Loaded by every program of `npm run dev`: opens a debugging port for api and worker.
import inspector from 'node:inspector';
import path from 'node:path';

const PORTS = { 'api.js': 9230, 'worker.js': 9231 };

function open(file) {
  const port = PORTS[path.basename(file ?? '')];
  try {
    if (port !== undefined) inspector.open(port, '127.0.0.1');
  } catch {
    // Another `npm run dev` uses the port, and keeps it.
  }
}

open(process.argv[1]);
// A spare process learns which program it becomes.
if (path.basename(process.argv[1] ?? '') === 'spare.js') process.once('message', ({ run }) => open(run));
