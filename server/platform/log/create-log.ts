import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

export type Log = Logger;

const SECRETS = [
  'password',
  'current_password',
  'token',
  'provider_token',
  'secret',
  'recovery_codes',
  'captcha',
  'twofactor_code',
  'cookie',
  'authorization',
];

/**
 * Creates a log of JSON lines on standard output. Values under a sensitive name are blanked, at the top level and below
 * it.
 */
export function createLog(level: string, processName: string, output: DestinationStream = destination(1)): Log {
  const options = {
    level,
    base: { process: processName },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    serializers: { err: describeError },
  };
  return pino(options, output);
}
