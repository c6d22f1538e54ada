import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const ROOT = path.resolve(import.meta.dirname, '..');
/**
 * Groups of journeys run side by side, each with a product of its own on ports from this one on
 * (tools/journey-groups.mjs).
 */
export const FIRST_PORT = Number(process.env.E2E_FIRST_PORT ?? 4790);
export const ORIGIN = `http://localhost:${FIRST_PORT}`;
export const SANDBOX_ORIGIN = `http://127.0.0.1:${FIRST_PORT + 1}`;
/** Several Playwright processes read this file: all must use the same folder, and no two runs may share one. */
const DATA_FOLDER = process.env.E2E_DATA_DIR ?? createDataFolder();
process.env.E2E_DATA_DIR = DATA_FOLDER;

export const PRODUCT_ENVIRONMENT = {
  DATA_DIR: DATA_FOLDER,
  PORT: String(FIRST_PORT),
  SANDBOX_PORT: String(FIRST_PORT + 1),
  SANDBOX_SFTP_PORT: String(FIRST_PORT + 2),
  SANDBOX_SMTP_PORT: String(FIRST_PORT + 3),
  // The journeys act as the reviewers.
  AUTO_REVIEW: 'off',
  // Journeys move the clock by months and years; reports sent by stores meanwhile would keep the product busy.
  SANDBOX_REPORTS: 'off',
  // All journeys use one IP address.
  RATE_LIMITS: 'off',
};

/** The report files that the product has taken from the sandbox's inbox. */
export const REPORTED_FOLDER = path.join(DATA_FOLDER, 'sandbox', 'reports', 'inbox', 'read');
const MESSAGE_FOLDER = path.join(DATA_FOLDER, 'sandbox', 'messages');

function createDataFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tangent-e2e-'));
  // PostgreSQL may run as another user, who has to enter the folder.
  fs.chmodSync(folder, 0o711);
  // Processes of the product may still write their last lines.
  const options = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 } as const;
  process.once('exit', () => fs.rmSync(folder, options));
  return folder;
}

/** Lists the files of every message that any store of the sandbox has received completely. */
export function listMessages(): string[] {
  // The sandbox creates the folder with the first message.
  if (!fs.existsSync(MESSAGE_FOLDER)) return [];
  const names = fs.readdirSync(MESSAGE_FOLDER).filter((name) => name.endsWith('.xml'));
  return names.map((name) => path.join(MESSAGE_FOLDER, name));
}

/** Runs the product's command line against the running product and returns its output. */
export async function tangent(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/server/cli.js', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...PRODUCT_ENVIRONMENT },
  });
  return stdout;
}

/** For reading calls: api closes idle connections, and a request that meets one just then is sent again. */
export const SENT_AGAIN = { maxRetries: 2 } as const;
