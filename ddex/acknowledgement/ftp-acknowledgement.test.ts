import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSampleHeader } from '../testing/sample-release.ts';
import type { Acknowledgement } from './acknowledgement.ts';
import { buildAcknowledgement } from './build-acknowledgement.ts';
import { parseAcknowledgement } from './parse-acknowledgement.ts';
import { FILE_STATUSES, PROPOSED_ACTIONS, SUPPLY_CHAIN_STATUSES } from './status-lists.ts';

/** The older generation of acknowledgements, FtpAcknowledgementMessage. */

const { sender: recipient, recipient: sender } = buildSampleHeader();
const OK = { value: 'FileOK', raw: 'FileOK' } as const;

/** All values of the older generation for a release without faults. */
const RECEIPT: Acknowledgement = {
  message_id: null,
  created_at: '2026-02-01T10:00:00Z',
  sender,
  recipient,
  acknowledged_message_id: null,
  batch_id: '20260201093000123',
  icpn: '085001234562',
  supply_chain_status: null,
  store_ref: null,
  file_status: OK,
  proposed_action: null,
  text: null,
  files: [],
};

function expectSame(acknowledgement: Acknowledgement): void {
  expect(parseAcknowledgement(buildAcknowledgement(acknowledgement, 'ern_c_15'))).toEqual({
    readable: true,
    generation: 'ern_c_15',
    acknowledgement,
  });
}

function listWords<Value extends string>(list: readonly Value[]) {
  return fc.constantFrom(...list).map((value) => ({ value, raw: value as string }));
}

test('a receipt reads back: the release, its folder and the right files', () => {
  expectSame(RECEIPT);
});

test('every fault and every proposed action reads back unchanged', () => {
  fc.assert(
    fc.property(listWords(FILE_STATUSES), fc.option(listWords(PROPOSED_ACTIONS)), (file_status, proposed_action) => {
      const files = [{ path: 'resources/085001234562_01_002.flac', status: file_status, text: null }];
      expectSame({ ...RECEIPT, file_status, proposed_action, text: 'The audio ends early & <loud>', files });
    }),
  );
});

test('the state of a release reads back from a user-defined status', () => {
  fc.assert(
    fc.property(listWords(SUPPLY_CHAIN_STATUSES), (supply_chain_status) => {
      expectSame({ ...RECEIPT, supply_chain_status });
    }),
  );
});

test('a status in no list is unknown and kept', () => {
  const strange = { value: 'unknown', raw: 'WaitingForFullMoon' } as const;
  expectSame({ ...RECEIPT, file_status: strange });
  expectSame({ ...RECEIPT, proposed_action: strange });
  const xml = buildAcknowledgement({ ...RECEIPT, supply_chain_status: strange }, 'ern_c_15');
  expect(parseAcknowledgement(xml)).toMatchObject({
    acknowledgement: { file_status: strange, supply_chain_status: null },
  });
});

test('values that the older generation cannot carry are left out, and the fault of the files is kept', () => {
  const file_status = { value: 'ResourceCorrupt', raw: 'ResourceCorrupt' } as const;
  const supply_chain_status = { value: 'RightsConflict', raw: 'RightsConflict' } as const;
  const content = {
    ...RECEIPT,
    message_id: 'ACK-1',
    acknowledged_message_id: 'MSG-1',
    file_status,
    supply_chain_status,
  };
  expect(parseAcknowledgement(buildAcknowledgement(content, 'ern_c_15'))).toMatchObject({
    acknowledgement: { ...RECEIPT, file_status },
  });
});

/** The format of an older store: different version and prefix, the message id in the place of the release. */
const FOREIGN = `<ns3:FtpAcknowledgementMessage MessageVersionId="1.0" xmlns:ns3="http://ddex.net/xml/ern-c/14">
  <MessageHeader>
    <MessageSender><PartyId>${sender.dpid}</PartyId></MessageSender>
    <MessageRecipient><PartyId>${recipient.dpid}</PartyId></MessageRecipient>
    <MessageCreatedDateTime>2026-02-01T10:00:00+03:00</MessageCreatedDateTime>
  </MessageHeader>
  <AcknowledgedFile><ReleaseId>MSG-0001</ReleaseId><Date>2026-02-01T10:00:00+03:00</Date></AcknowledgedFile>
  <FileStatus>ResourceMissing</FileStatus>
  <ErrorText>track 2</ErrorText>
  <ProposedActionType>ResendXmlAndResources</ProposedActionType>
  <ManualCheckRequired>true</ManualCheckRequired>
  <AffectedResource><ISRC>QZABC2600002</ISRC></AffectedResource>
</ns3:FtpAcknowledgementMessage>`;

test('an acknowledgement of ern-c/14 that names the message is readable, and a manual check precedes any resend', () => {
  expect(parseAcknowledgement(FOREIGN)).toMatchObject({
    readable: true,
    generation: 'ern_c_15',
    acknowledgement: {
      acknowledged_message_id: 'MSG-0001',
      icpn: null,
      batch_id: null,
      file_status: { value: 'ResourceMissing' },
      proposed_action: { value: 'ManualCheckRequired' },
      text: 'track 2',
      files: [{ path: 'QZABC2600002', status: { value: 'ResourceMissing' } }],
    },
  });
});

test.each([
  ['the product code', '085001234562', { icpn: '085001234562', acknowledged_message_id: null, batch_id: null }],
  [
    'the folder of the release',
    'P_085001234562_20260201093000123',
    { icpn: '085001234562', acknowledged_message_id: null, batch_id: '20260201093000123' },
  ],
  ['a GRid', 'A12425GABC1234002M', { icpn: null, acknowledged_message_id: null, batch_id: null }],
  ['nothing', ' ', { icpn: null, acknowledged_message_id: null, batch_id: null }],
])('a store may identify the acknowledged message by %s', (_name, id, named) => {
  const xml = FOREIGN.replace('>MSG-0001<', `>${id}<`);
  expect(parseAcknowledgement(xml)).toMatchObject({ acknowledgement: named });
});
