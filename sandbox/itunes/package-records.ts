import type { Door } from './door.ts';

/** The states of a package, as a bridge names them. Transporter shows fewer (transporter-status.ts). */
const PACKAGE_STATES = ['Received', 'Failed', 'Warning', 'Validated', 'Queued', 'Verified', 'Delivered'] as const;
export type PackageState = (typeof PACKAGE_STATES)[number];

/** A sentence about a package. `number` is that of ITMS, `at` the element that it is about. */
export interface PackageMessage {
  severity: 'error' | 'warning';
  number: number;
  text: string;
  at: string;
}

/** A state that a package reaches; null until then. */
export interface StateStep {
  state: PackageState;
  due_at: string;
  reached_at: string | null;
  messages: PackageMessage[];
}

/** A file as it was received. Facts that its bytes do not show are null. */
export interface FileFacts {
  name: string;
  size_bytes: number;
  /** Lower-case hexadecimal. */
  md5: string;
  kind: 'wav' | 'flac' | 'jpeg' | 'png' | 'text' | 'unknown';
  sound: { channels: number; bits_per_sample: number; sampling_rate_hz: number } | null;
  picture: { width_px: number; height_px: number } | null;
}

/** A package that came in, accepted or not. */
export interface ReceivedPackage {
  /** The number of the delivery. */
  id: string;
  door: Door;
  way: 'transporter' | 'bridge';
  /** The name of the folder or the zip file, as it came. */
  name: string;
  /** Null when the metadata could not be read. */
  vendor_id: string | null;
  upc: string | null;
  title: string | null;
  provider: string | null;
  kind: 'insert' | 'update' | 'takedown' | 'unread';
  metadata_md5: string;
  files: FileFacts[];
  received_at: string;
  is_refused: boolean;
  messages: PackageMessage[];
  /** The state reached last. */
  state: PackageState;
  steps: StateStep[];
}

/** The files of an album that are here already; those of tracks by ISRC. */
export interface HeldAlbum {
  vendor_id: string;
  /** As of the last accepted package; a takedown keeps the files. */
  package_id: string;
  artwork: FileFacts | null;
  audio: Record<string, FileFacts>;
  lyrics: Record<string, FileFacts>;
  /** Every file ever accepted, by name. */
  by_name: Record<string, FileFacts>;
}

/** A file that the bridge writes about a package. */
export interface StateFile {
  path: string;
  package_id: string;
  /** Null once it is in the folder. */
  text: string | null;
}
