import { startSandbox } from './start-sandbox.ts';

/** Runs the sandbox as a program: settings come from the environment; it runs until it is stopped. */
const sandbox = await startSandbox({
  data_dir: readSetting('SANDBOX_DATA_DIR'),
  authorized_key_file: readSetting('SANDBOX_AUTHORIZED_KEY_FILE'),
  host_key_file: readSetting('SANDBOX_HOST_KEY_FILE'),
  apple_public_key: process.env.SANDBOX_APPLE_PUBLIC_KEY || null,
  stripe_endpoint: readStripeEndpoint(),
  sends_reports: process.env.SANDBOX_REPORTS !== 'off',
  schema_dir: process.env.DDEX_SCHEMA_DIR || null,
  apple_schema_dir: process.env.APPLE_SCHEMA_DIR || null,
  http_port: readPort('SANDBOX_PORT', 4310),
  sftp_port: readPort('SANDBOX_SFTP_PORT', 4322),
  smtp_port: readPort('SANDBOX_SMTP_PORT', 4325),
});
console.log(
  `sandbox ready: http://127.0.0.1:${sandbox.http_port} sftp ${sandbox.sftp_port} smtp ${sandbox.smtp_port}` +
    ` host key SHA256:${sandbox.host_key_sha256}`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

function stop(): void {
  // The IPC channel to the parent process would keep this process alive.
  void sandbox.stop().finally(() => process.exit());
}

function readStripeEndpoint() {
  const { SANDBOX_STRIPE_HOOK_URL: url, SANDBOX_STRIPE_HOOK_SECRET: secret } = process.env;
  return url && secret ? { url, secret } : null;
}

function readSetting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`the sandbox needs ${name}`);
  return value;
}

function readPort(name: string, standard: number): number {
  const port = Number(process.env[name] ?? standard);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} is not a port: ${process.env[name]}`);
  return port;
}
