import { appendFileSync } from 'node:fs';
import type { PackageMessage } from '../package-records.ts';
import type { Verbosity } from './read-arguments.ts';

type Level = 'INFO' | 'WARN' | 'ERROR' | 'DBG-X';

/** The levels that each verbosity shows. */
const SHOWN: Readonly<Record<Verbosity, readonly Level[]>> = {
  off: [],
  critical: ['ERROR'],
  informational: ['INFO', 'WARN', 'ERROR'],
  detailed: ['INFO', 'WARN', 'ERROR', 'DBG-X'],
  eXtreme: ['INFO', 'WARN', 'ERROR', 'DBG-X'],
};

/** The log of a run: one line for each thing, as Transporter writes them. */
export interface TransporterLog {
  info(text: string): void;
  debug(text: string): void;
  error(text: string): void;
  /** Writes what is said about a package, in the form of ITMS. */
  message(message: PackageMessage): void;
}

interface Options {
  verbosity: Verbosity;
  /** A file that gets the same lines. */
  file: string | null;
  write(text: string): void;
  now(): Date;
}

export function createLog({ verbosity, file, write, now }: Options): TransporterLog {
  const put = (text: string) => {
    write(`${text}\n`);
    if (file !== null) appendFileSync(file, `${text}\n`);
  };
  const line = (level: Level, text: string) => {
    if (!SHOWN[verbosity].includes(level)) return;
    const time = now().toISOString().slice(0, 19).replace('T', ' ');
    put(`[${time} UTC] <main> ${level.padStart(5)}: ${text}`);
  };
  return {
    info: (text) => line('INFO', text),
    debug: (text) => line('DBG-X', text),
    error: (text) => line('ERROR', text),
    message: (message) => line(message.severity === 'error' ? 'ERROR' : 'WARN', writeMessage(message)),
  };
}

/** Writes a message as `ERROR ITMS-4020: "…" at Album (MZItmspAlbumPackage)`. */
export function writeMessage({ severity, number, text, at }: PackageMessage): string {
  const word = severity === 'error' ? 'ERROR' : 'WARNING';
  return `${word} ITMS-${number}: "${text.replaceAll('"', '”')}" at ${at} (MZItmspAlbumPackage)`;
}
