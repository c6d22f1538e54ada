#!/usr/bin/env node
import { runTransporter } from './transporter/run-transporter.ts';

/** A timer keeps a program without work alive. */
const FOR_EVER_MS = 2 ** 31 - 1;

/** The stand-in for Apple's iTMSTransporter, which speaks with the sandbox that runs (sandbox/itunes/README.md). */
process.exitCode = await runTransporter(process.argv.slice(2), {
  environment: process.env,
  writeOut: (text) => void process.stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
  now: () => new Date(),
  die: () => {
    process.kill(process.pid, 'SIGKILL');
    return waitForEver();
  },
  hang: waitForEver,
});

function waitForEver(): Promise<never> {
  return new Promise(() => void setInterval(() => undefined, FOR_EVER_MS));
}
