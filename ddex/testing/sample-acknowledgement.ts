import type { Acknowledgement } from '../acknowledgement/acknowledgement.ts';
import { buildSampleHeader } from './sample-release.ts';

/** Builds the acknowledgement of a store that found one file of the sample release faulty. */
export function buildSampleAcknowledgement(): Acknowledgement {
  const { sender: recipient, recipient: sender } = buildSampleHeader();
  return {
    message_id: 'ACK-1',
    created_at: '2026-02-01T10:00:00Z',
    sender,
    recipient,
    acknowledged_message_id: 'MSG-0001',
    batch_id: '20260201093000123',
    icpn: '085001234562',
    store_ref: null,
    supply_chain_status: { value: 'ProcessingErrorAtReleaseDistributor', raw: 'ProcessingErrorAtReleaseDistributor' },
    file_status: { value: 'ResourceCorrupt', raw: 'ResourceCorrupt' },
    proposed_action: { value: 'ResendXmlAndResources', raw: 'ResendXmlAndResources' },
    text: 'The audio of track 2 ends early & <loud>',
    files: [
      {
        path: 'resources/085001234562_01_002.flac',
        status: { value: 'ResourceCorrupt', raw: 'ResourceCorrupt' },
        text: 'unexpected end',
      },
    ],
  };
}
