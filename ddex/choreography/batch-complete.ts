import type { ErnParty } from '../model.ts';

/** One message of a batch as its manifest lists it. */
export interface BatchMessage {
  message_id: string;
  icpn: string;
  /** Path of the message inside the batch folder. */
  path: string;
  /** SHA-256 of the message, lower-case hexadecimal. */
  sha256: string;
}

export interface BatchManifest {
  batch_id: string;
  created_at: string;
  sender: ErnParty;
  recipient: ErnParty;
  is_test: boolean;
  messages: BatchMessage[];
}

/**
 * The BatchComplete manifest (ern-c-sftp): never empty, some stores refuse a zero-byte flag.
 */
export function buildBatchComplete(_manifest: BatchManifest): string {
  throw new Error('not written yet');
}

/**
 * Reads a BatchComplete manifest; null when it is no XML or not a manifest.
 */
export function parseBatchComplete(_xml: string): BatchManifest | null {
  throw new Error('not written yet');
}
