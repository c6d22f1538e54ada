import type { BatchManifest } from '../choreography/batch-complete.ts';
import { buildSampleHeader } from './sample-release.ts';

/** Builds the manifest of a batch of two messages. */
export function buildSampleManifest(): BatchManifest {
  const { sender, recipient } = buildSampleHeader();
  return {
    folder: 'P_20260201093000123',
    created_at: '2026-02-01T09:30:00.123Z',
    sender,
    recipient,
    is_test: false,
    messages: [
      { message_id: 'MSG-1', icpn: '085001234562', path: '085001234562/085001234562.xml', sha256: 'ab'.repeat(32) },
      { message_id: 'MSG-2', icpn: '036000291452', path: '036000291452/036000291452.xml', sha256: 'cd'.repeat(32) },
    ],
  };
}
