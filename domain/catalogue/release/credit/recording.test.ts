import { expect, test } from 'vitest';
import { checkRecording, type RecordingFields } from './recording.ts';

const UNKNOWN: RecordingFields = { recording_country: null, recording_date: null, iswc: null, publisher: null };
const check = (fields: Partial<RecordingFields>) =>
  checkRecording({ ...UNKNOWN, ...fields }, '2026-11-29').map(({ path, code }) => `${path} ${code}`);

test.each(['2026', '2026-11', '2026-11-29', '1978-02', '2024-02-29', '1900', ' 2025 ', ''])(
  'a recording may have the date %j',
  (recording_date) => {
    expect(check({ recording_date })).toEqual([]);
  },
);

test.each([
  ['26', 'recording_date_invalid'],
  ['2026-13', 'recording_date_invalid'],
  ['2026-00', 'recording_date_invalid'],
  ['2025-02-29', 'recording_date_invalid'],
  ['2026-1-1', 'recording_date_invalid'],
  ['29.11.2026', 'recording_date_invalid'],
  ['1877', 'recording_date_invalid'],
  ['2026-11-30', 'recording_date_future'],
  ['2026-12', 'recording_date_future'],
  ['2027', 'recording_date_future'],
])('%s is no date of a recording: %s', (recording_date, code) => {
  expect(check({ recording_date })).toEqual([`recording_date ${code}`]);
});

test.each<[Partial<RecordingFields>, string[]]>([
  [{ recording_country: 'PT', iswc: 'T0345246801', publisher: 'Kıyı Yayın' }, []],
  [{ recording_country: 'EU' }, ['recording_country invalid_choice']],
  [{ recording_country: 'pt' }, ['recording_country invalid_choice']],
  [{ iswc: 'T-034.524.680-2' }, ['iswc iswc_check_digit']],
  [{ publisher: 'x'.repeat(81) }, ['publisher max_length']],
  [{ publisher: 'Kıyı\u202E' }, ['publisher invalid_characters']],
])('what is known of a recording is checked at its field: %j', (fields, issues) => {
  expect(check(fields)).toEqual(issues);
});
