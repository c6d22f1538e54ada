import type { TransporterFault } from '../behaviour.ts';
import type { FileFacts, PackageMessage } from '../package-records.ts';
import type { ItunesClient } from './itunes-client.ts';
import type { Arguments } from './read-arguments.ts';
import type { TransporterLog } from './transporter-log.ts';

/** The world around the program. */
export interface Surroundings {
  environment: Readonly<Record<string, string | undefined>>;
  writeOut(text: string): void;
  writeError(text: string): void;
  now(): Date;
  /** Ends the program at once, as a kill from outside does. */
  die(): Promise<never>;
  /** Waits for ever. */
  hang(): Promise<never>;
}

/** A run of the program after its login. */
export interface Run extends Surroundings {
  arguments: Arguments;
  client: ItunesClient;
  log: TransporterLog;
  fault: SessionAnswer['fault'];
}

/** The answer to a login: Transporter plays the fault by itself. */
export interface SessionAnswer {
  token: string;
  fault: TransporterFault | null;
}

/** The verdict on a package. */
export interface VerdictAnswer {
  is_refused: boolean;
  messages: PackageMessage[];
}

/** A package that Transporter has looked at; contents in base64. */
export interface VerifyRequest {
  folder_name: string;
  /** Null if there is none. */
  metadata: string | null;
  files: FileFacts[];
  lyrics: Record<string, string>;
}
