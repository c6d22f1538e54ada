// Loaded by every program of `npm run dev`: api and worker can be debugged at a port of their own.
import inspector from 'node:inspector';
import path from 'node:path';

const PORTS = { 'api.js': 9230, 'worker.js': 9231 };

function open(file) {
  const port = PORTS[path.basename(file ?? '')];
  try {
    if (port !== undefined) inspector.open(port, '127.0.0.1');
  } catch {
    // Another `npm run dev` has it. Debugging is then that one's.
  }
}

open(process.argv[1]);
// A spare process is told which program it becomes.
if (path.basename(process.argv[1] ?? '') === 'spare.js') process.once('message', ({ run }) => open(run));
