import { runTransporter } from '../itunes/transporter/run-transporter.ts';
import { TRANSPORTER_LOGIN } from '../itunes/transporter-session.ts';
import type { TestSandbox } from './test-sandbox.ts';

/** The traces of a run of Transporter. `died` and `hung` stand for the end that a test cannot wait for. */
export interface TransporterEnd {
  code: number | 'died' | 'hung';
  out: string;
  log: string;
}

/** Runs Transporter in this process, signed in, against a door of a sandbox. */
export async function transport(
  world: TestSandbox,
  words: readonly string[],
  { door = 'apple', password = '@env:SECRET', has_login = true, port = world.sandbox.http_port } = {},
): Promise<TransporterEnd> {
  const end: TransporterEnd = { code: 0, out: '', log: '' };
  const login = has_login ? ['-u', TRANSPORTER_LOGIN.username, '-p', password] : [];
  let leave: (how: 'died' | 'hung') => void = () => undefined;
  const ended = new Promise<'died' | 'hung'>((resolve) => {
    leave = resolve;
  });
  const stay = (how: 'died' | 'hung') => () => {
    leave(how);
    return new Promise<never>(() => undefined);
  };
  const run = runTransporter([...words, ...login], {
    environment: {
      ITUNES_URL: `http://127.0.0.1:${port}/itunes/${door}`,
      SECRET: TRANSPORTER_LOGIN.password,
    },
    writeOut: (text) => {
      end.out += text;
    },
    writeError: (text) => {
      end.log += text;
    },
    now: () => new Date('2026-11-29T10:00:00Z'),
    die: stay('died'),
    hang: stay('hung'),
  });
  end.code = await Promise.race([run, ended]);
  return end;
}
