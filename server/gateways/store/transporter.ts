import { spawn } from 'node:child_process';
import { StoreError } from './store-error.ts';

/** How to reach Apple with its own program: the path, and our account. */
export interface TransporterAccess {
  /** The program, such as `/usr/local/itms/bin/iTMSTransporter`. */
  path: string;
  username: string;
  password: string;
  /** The provider's short name at Apple. */
  provider: string;
  /** More variables for the program, such as the address of the sandbox. */
  environment?: Readonly<Record<string, string>>;
}

export type TransporterResult = {
  /** Null when a signal ended the program. */
  exit_code: number | null;
  /** The text that the program wrote to both of its outputs, cut to a bounded length. */
  text: string;
};

/** A program that says nothing for this long hangs. */
const SILENT_FOR_MS = 10 * 60_000;
/** The end is kept too, because results and errors come last. */
const TEXT_MAX_CHARS = 200_000;

/**
 * Runs Transporter in one mode (docs/standards/apple.md). The password travels in the environment, because everybody on the
 * machine can read the arguments of a program.
 *
 * @throws StoreError when the program cannot be started, says nothing for ten minutes, or the signal aborts.
 */
export async function runTransporter(
  access: TransporterAccess,
  args: readonly string[],
  { signal, silent_for_ms = SILENT_FOR_MS }: { signal: AbortSignal; silent_for_ms?: number },
): Promise<TransporterResult> {
  const account = ['-u', access.username, '-p', '@env:TRANSPORTER_PASSWORD', '-itc_provider', access.provider];
  const child = spawn(access.path, [...args, ...account], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      ...access.environment,
      TRANSPORTER_PASSWORD: access.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Transporter starts other programs, which have to end with it.
    detached: true,
  });
  const output = createBoundedText();
  let problem: string | null = null;
  const stop = (reason: string) => {
    problem ??= reason;
    killGroup(child.pid);
  };
  const silence = setTimeout(() => stop(`Transporter said nothing for ${silent_for_ms / 1000} s`), silent_for_ms);
  const onAbort = () => stop('Transporter was stopped');
  signal.addEventListener('abort', onAbort, { once: true });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      silence.refresh();
      output.add(text);
    });
  }
  try {
    const exit_code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
      if (signal.aborted) onAbort();
    });
    if (problem !== null) throw new StoreError('transient', problem);
    return { exit_code, text: output.read() };
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError('transient', `Transporter did not start: ${error instanceof Error ? error.message : error}`);
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', onAbort);
  }
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** Keeps the beginning and the end of a text that may be endless. */
function createBoundedText() {
  const half = TEXT_MAX_CHARS / 2;
  let head = '';
  let tail = '';
  return {
    add: (text: string) => {
      const room = half - head.length;
      head += text.slice(0, room);
      tail = (tail + text.slice(room > 0 ? room : 0)).slice(-half);
    },
    read: () => head + tail,
  };
}
