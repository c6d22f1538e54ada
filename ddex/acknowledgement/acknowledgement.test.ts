import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkStructure } from '../schema/check-structure.ts';
import { buildSampleAcknowledgement } from '../testing/sample-acknowledgement.ts';
import { buildAcknowledgement } from './build-acknowledgement.ts';
import { parseAcknowledgement } from './parse-acknowledgement.ts';
import { FILE_STATUSES, PROPOSED_ACTIONS, SUPPLY_CHAIN_STATUSES } from './status-lists.ts';

const FAULT = buildSampleAcknowledgement();
const { sender, recipient } = FAULT;

const GENERATIONS = ['ern_c_sftp_18', 'ern_c_15'] as const;

test('every value of the three lists reads back unchanged', () => {
  const word = <Value extends string>(list: readonly Value[]) =>
    fc.constantFrom(...list).map((value) => ({ value, raw: value as string }));
  fc.assert(
    fc.property(
      word(FILE_STATUSES),
      fc.option(word(PROPOSED_ACTIONS)),
      fc.option(word(SUPPLY_CHAIN_STATUSES)),
      (file_status, proposed_action, supply_chain_status) => {
        const acknowledgement = { ...FAULT, file_status, proposed_action, supply_chain_status };
        const xml = buildAcknowledgement(acknowledgement);
        expect(checkStructure(xml)).toEqual([]);
        expect(checkStructure(buildAcknowledgement(acknowledgement, 'ern_c_15'))).toEqual([]);
        expect(parseAcknowledgement(xml)).toEqual({
          readable: true,
          generation: 'ern_c_sftp_18',
          acknowledgement,
        });
      },
    ),
  );
});

test('a value in no list is unknown and kept', () => {
  const strange = { value: 'unknown', raw: 'WaitingForFullMoon' } as const;
  const acknowledgement = { ...FAULT, file_status: strange, supply_chain_status: strange, proposed_action: strange };
  expect(parseAcknowledgement(buildAcknowledgement(acknowledgement))).toMatchObject({
    readable: true,
    acknowledgement,
  });
});

test('an acknowledgement of a message without a release is readable', () => {
  const xml = buildAcknowledgement({ ...FAULT, icpn: null, supply_chain_status: null }).replace(
    /<\/?ReleaseStatus>/g,
    '',
  );
  expect(parseAcknowledgement(xml)).toMatchObject({
    readable: true,
    acknowledgement: { icpn: null, supply_chain_status: null, acknowledged_message_id: 'MSG-0001' },
  });
});

test.each(GENERATIONS)('a truncated acknowledgement of generation %s is unreadable, not an error', (generation) => {
  const xml = buildAcknowledgement(FAULT, generation).trimEnd();
  fc.assert(
    fc.property(fc.nat(xml.length - 1), (length) => {
      expect(parseAcknowledgement(xml.slice(0, length)).readable).toBe(false);
    }),
  );
});

test.each(GENERATIONS)('an acknowledgement of generation %s that is twice in one file is unreadable', (generation) => {
  const xml = buildAcknowledgement(FAULT, generation);
  expect(parseAcknowledgement(xml + xml).readable).toBe(false);
  expect(parseAcknowledgement(xml + xml.slice(xml.indexOf('\n') + 1)).readable).toBe(false);
});

/** Follows DDEX's data dictionary: actions and resources beside the release, several statuses of the message. */
const STANDARD = `<s:ErnAcknowledgementStatusMessage xmlns:s="http://ddex.net/xml/ern-c-sftp/17" MessageVersionId="ern-c-sftp/17">
  <MessageHeader>
    <MessageSender><PartyId>${sender.dpid}</PartyId></MessageSender>
    <MessageRecipient><PartyId>${recipient.dpid}</PartyId></MessageRecipient>
    <MessageCreatedDateTime>2026-02-01T10:00:00Z</MessageCreatedDateTime>
  </MessageHeader>
  <ReleaseStatus>
    <ReleaseId><ICPN>085001234562</ICPN></ReleaseId>
    <ReleaseStatus>ProcessingErrorAtReleaseDistributor</ReleaseStatus>
    <ErrorText>track 2 is too quiet</ErrorText>
    <ProposedActionType>ResendXmlAndResources</ProposedActionType>
    <AffectedResource><ISRC>QZABC2600002</ISRC></AffectedResource>
    <Acknowledgement>
      <MessageType>NewReleaseMessage</MessageType><BatchId>P_20260201093000123</BatchId><MessageId>MSG-0001</MessageId>
      <MessageStatus><Status>FileOK</Status></MessageStatus>
      <MessageStatus><Status>ResourceNotMeetingSpecifications</Status></MessageStatus>
    </Acknowledgement>
  </ReleaseStatus>
</s:ErnAcknowledgementStatusMessage>`;

test('an acknowledgement under the earlier message name is readable, including the elements beside the release', () => {
  const status = { value: 'ResourceNotMeetingSpecifications' };
  expect(parseAcknowledgement(STANDARD)).toMatchObject({
    readable: true,
    generation: 'ern_c_sftp_18',
    acknowledgement: {
      message_id: null,
      acknowledged_message_id: 'MSG-0001',
      batch_id: '20260201093000123',
      supply_chain_status: { value: 'ProcessingErrorAtReleaseDistributor' },
      file_status: status,
      proposed_action: { value: 'ResendXmlAndResources' },
      text: 'track 2 is too quiet',
      files: [{ path: 'QZABC2600002', status, text: null }],
    },
  });
});

test('a later release status without a message status is readable and reports no fault of the files', () => {
  const xml = STANDARD.replace(/<Acknowledgement>[\s\S]*<\/Acknowledgement>/, '')
    .replace('ProcessingErrorAtReleaseDistributor', 'ReleaseMadeAvailableToConsumers')
    .replace(/<ErrorText>[\s\S]*<\/AffectedResource>/, '');
  expect(parseAcknowledgement(xml)).toMatchObject({
    acknowledgement: {
      acknowledged_message_id: null,
      icpn: '085001234562',
      supply_chain_status: { value: 'ReleaseMadeAvailableToConsumers' },
      file_status: { value: 'FileOK' },
      proposed_action: null,
    },
  });
});

test('reading any text gives a result, never an exception', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><AcknowledgementMessage>&x;</AcknowledgementMessage>',
      '<AcknowledgementMessage/>',
      '<FtpAcknowledgementMessage/>',
      '<FtpAcknowledgementMessage><MessageHeader/><FileStatus>FileOK</FileStatus></FtpAcknowledgementMessage>',
      '<html><body>502 Bad Gateway</body></html>',
      '<a>'.repeat(100_000),
      '\u0000',
    ),
  );
  fc.assert(
    fc.property(hostile, (xml) => {
      expect(parseAcknowledgement(xml).readable).toBe(false);
    }),
  );
});

/** Replaces any text: the acknowledgement stays readable or gives a reason, and each value is in a list or unknown. */
test.each(GENERATIONS)('an unexpected text in an acknowledgement of generation %s never throws', (generation) => {
  const lines = buildAcknowledgement(FAULT, generation).split('\n');
  const line = fc.constantFrom(...lines.keys());
  const piece = fc.oneof(fc.string(), fc.constantFrom('', '<Status>', '</Status>', '<Status/>', 'UserDefined'));
  fc.assert(
    fc.property(line, piece, (at, text) => {
      const xml = lines
        .with(
          at,
          (lines[at] ?? '').replace(/>[^<]+</, () => `>${text}<`),
        )
        .join('\n');
      const reading = parseAcknowledgement(xml);
      if (!reading.readable) return;
      const { value } = reading.acknowledgement.file_status;
      expect([...FILE_STATUSES, 'unknown']).toContain(value);
    }),
  );
});
