import { expect, test } from 'vitest';
import { findItmsReason, type ItmsReason } from './itms-error.ts';
import { readTransporterOutput, type TransporterOutcome } from './read-output.ts';

const DAY = '[2026-11-29 10:00:00 UTC] <main>';
const SUCCESS = 'Package Summary:\n\n1 package(s) were uploaded successfully:\n\t/out/0850012345626.itmsp\n';
const FAILURE =
  'Package Summary:\n\n1 package(s) were not uploaded because they had problems:\n\t/out/0850012345626.itmsp';
const PRE_ORDER = 'ERROR ITMS-4020: "Preorder date is not allowed on this offer"';

type Case = readonly [
  name: string,
  exit_code: number | null,
  text: string,
  outcome: TransporterOutcome,
  numbers: readonly (number | null)[],
];

const CASES: readonly Case[] = [
  ['one uploaded package', 0, `${DAY}  INFO: Done\n${SUCCESS}`, 'accepted', []],
  [
    'one uploaded package in the older sentence',
    0,
    '  1 package was uploaded successfully:\n  /out/a.itmsp',
    'accepted',
    [],
  ],
  ['one verified package', 0, '1 package(s) were verified successfully:', 'accepted', []],
  ['one uploaded package on a system with its own line ends', 0, SUCCESS.replaceAll('\n', '\r\n'), 'accepted', []],
  [
    'a warning beside the success',
    0,
    `${DAY} WARN: WARNING ITMS-4301: "Label differs"\n${SUCCESS}`,
    'accepted',
    [4301],
  ],
  ['one numbered error', 1, `${DAY} ERROR: ${PRE_ORDER}\n${FAILURE}`, 'refused', [4020]],
  ['one numbered error without a prefix', 1, PRE_ORDER, 'refused', [4020]],
  ['one numbered error although the exit code is 0', 0, PRE_ORDER, 'refused', [4020]],
  ['one numbered error of a program that was ended', null, PRE_ORDER, 'refused', [4020]],
  [
    'errors that the summary repeats',
    1,
    `${DAY} ERROR: ${PRE_ORDER}\n${FAILURE} - Error Messages:\n\t\t${PRE_ORDER}`,
    'refused',
    [4020],
  ],
  [
    'errors and a warning',
    1,
    `${DAY} ERROR: ${PRE_ORDER}\n${DAY} ERROR: ERROR ITMS-9000: "Sample rate"\nWARNING ITMS-3500: "Genre"`,
    'refused',
    [4020, 9000, 3500],
  ],
  [
    'errors in one line of JSON',
    1,
    `{"errors":["ERROR ITMS-4020: \\"No\\"","ERROR ITMS-5012: \\"Missing\\""]}`,
    'refused',
    [4020, 5012],
  ],
  [
    'errors with a prefix of another program',
    1,
    `[10:00:00]: [Transporter Error Output]: ${PRE_ORDER}`,
    'refused',
    [4020],
  ],
  ['an older form of the number', 1, `${DAY} ERROR: Preorder date is not allowed (4020)`, 'refused', [4020]],
  [
    'the oldest form of the number',
    1,
    `${DAY} ERROR: Preorder date is not allowed errorCode = (4020)`,
    'refused',
    [4020],
  ],
  [
    'errors beside a sentence about authentication',
    1,
    `${DAY} ERROR: Unable to authenticate the package: 0850012345626.itmsp\n${DAY} ERROR: ${PRE_ORDER}`,
    'refused',
    [null, 4020],
  ],
  ['a success and an error', 0, `${PRE_ORDER}\n${SUCCESS}`, 'unclear', [4020]],
  ['a success and a failing exit code', 1, SUCCESS, 'unclear', []],
  ['a success of two packages', 0, '2 packages were uploaded successfully:', 'unclear', []],
  ['a success beside a package that failed', 0, `${SUCCESS}${FAILURE}`, 'unclear', []],
  ['nothing and exit code 0', 0, '', 'unclear', []],
  ['nothing and exit code 1', 1, '', 'unclear', []],
  ['a list of packages that is empty', 0, `${DAY}  INFO: No packages found in /out`, 'unclear', []],
  ['German', 0, 'Paketübersicht:\n\n1 Paket wurde erfolgreich hochgeladen:', 'unclear', []],
  ['a German error', 1, 'FEHLER ITMS-4020: "Vorbestelldatum nicht erlaubt"', 'unclear', []],
  ['an error that is cut off', 1, `${DAY} ERROR: ERROR ITM`, 'unclear', [null]],
  ['a success that is cut off', 0, 'Package Summary:\n\n1 package(s) were uplo', 'unclear', []],
  ['an error without a number', 1, `${DAY} ERROR: An error occurred while doing it`, 'unclear', [null]],
  ['a title that looks like an error', 1, `${DAY} DBG-X: parameter Title = ${PRE_ORDER}`, 'unclear', []],
  ['a title that looks like a success', 0, `${DAY} DEBUG: 1 package(s) were uploaded successfully`, 'unclear', []],
  [
    'a wrong password',
    1,
    `${DAY} ERROR: Your Apple ID or password was entered incorrectly. (-20101)`,
    'authentication',
    [null],
  ],
  [
    'a missing app-specific password',
    1,
    `${DAY} ERROR: Sign in with the app-specific password you generated. (-22938)`,
    'authentication',
    [null],
  ],
  ['an expired token', 1, `${DAY} ERROR: The JWT is expired`, 'authentication', [null]],
  ['a refused login', 1, 'ERROR: 401 Unauthorized', 'authentication', [null]],
  [
    'an account without the right',
    1,
    `${DAY} ERROR: You are not authorized to use the provider NightMusic`,
    'authentication',
    [null],
  ],
  ['a timeout', 1, `${DAY} ERROR: An exception has occurred: network timeout`, 'transient', [null]],
  [
    'a broken connection',
    1,
    `${DAY} ERROR: Communication error. Please use diagnostic mode to check connectivity.`,
    'transient',
    [null],
  ],
  ['no transport', 1, 'Could not start delivery: all transports failed diagnostics', 'transient', []],
  [
    'an unknown host',
    1,
    `${DAY} ERROR: java.net.UnknownHostException: contentdelivery.itunes.apple.com`,
    'transient',
    [null],
  ],
  ['a store that is down', 1, `${DAY} ERROR: 503 Service Unavailable`, 'transient', [null]],
  ['a timeout although the exit code is 0', 0, 'Connection timed out', 'unclear', []],
];

test.each(CASES)('%s: exit code %s', (_name, exit_code, text, outcome, numbers) => {
  const reading = readTransporterOutput({ exit_code, text, summary: null });
  expect(reading.outcome).toBe(outcome);
  expect(reading.errors.map(({ number }) => number)).toEqual(numbers);
});

test('the summary counts like the output', () => {
  expect(readTransporterOutput({ exit_code: 0, text: '', summary: SUCCESS }).outcome).toBe('accepted');
  expect(readTransporterOutput({ exit_code: 1, text: '', summary: PRE_ORDER }).outcome).toBe('refused');
});

test.each([
  [
    'quotation marks inside',
    'ERROR ITMS-9047: "Disallowed files ( "a.aif" ) found at: /out"',
    'Disallowed files ( "a.aif" ) found at: /out',
  ],
  ['no quotation marks', 'ERROR ITMS-9047: Disallowed file', 'Disallowed file'],
  ['several lines', 'ERROR ITMS-9047: "Disallowed\n   file"\nnext', 'Disallowed file'],
  [
    'a mark that never ends',
    'ERROR ITMS-9047: "Disallowed\n[2026-11-29 10:00:00 UTC] <main>  INFO: next"',
    'Disallowed',
  ],
  ['where it is', 'ERROR ITMS-9047: "Disallowed" at album/track', 'Disallowed at album/track'],
])('a message with %s is read whole', (_name, text, expected) => {
  expect(readTransporterOutput({ exit_code: 1, text, summary: null }).errors).toEqual([
    { number: 9047, severity: 'error', text: expected },
  ]);
});

test('of a huge output the beginning and the end are read, and no success is believed', () => {
  const filler = `${DAY} DBG-X: packet\n`.repeat(100_000);
  expect(readTransporterOutput({ exit_code: 0, text: `${filler}${SUCCESS}`, summary: null }).outcome).toBe('unclear');
  expect(readTransporterOutput({ exit_code: 1, text: `${filler}${PRE_ORDER}`, summary: null }).outcome).toBe('refused');
  const many = Array.from({ length: 1000 }, (_, i) => `ERROR ITMS-4020: "${i}"`).join('\n');
  expect(readTransporterOutput({ exit_code: 1, text: many, summary: null }).errors).toHaveLength(200);
});

test.each<[number | null, string, ItmsReason]>([
  [4020, 'Preorder date is not allowed on this offer', 'pre_order'],
  [4999, 'The pre-order starts in the past', 'pre_order'],
  [3001, 'Line 4: unexpected value', 'metadata_refused'],
  [4001, 'Title is too long', 'metadata_refused'],
  [4010, 'The UPC is not valid', 'identifier_invalid'],
  [5001, 'Label name is required', 'data_missing'],
  [5002, 'The file a.flac could not be found', 'file_missing'],
  [6001, 'Booklets are not supported', 'feature_unsupported'],
  [8001, 'element "x" not expected', 'schema'],
  [9001, 'The asset was refused', 'asset'],
  [9002, 'The sample rate of a.flac is 22050', 'file_to_specification'],
  [9003, 'The asset a.flac is missing', 'file_missing'],
  [7001, 'Something', 'unknown'],
  [1102, 'Something', 'unknown'],
  [90_062, 'This bundle is invalid', 'unknown'],
  [null, 'Something', 'unknown'],
])('%s "%s" means %s', (number, text, reason) => {
  expect(findItmsReason({ number, text })).toBe(reason);
});
