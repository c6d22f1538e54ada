import { type CalendarDate, parseDays } from '../../../calendar.ts';
import { checkOptionalText } from '../../../check-text.ts';
import { COUNTRIES } from '../../../country.ts';
import type { Issue } from '../../../issue.ts';
import { RECORD_LABEL_CHARS } from '../../release-limits.ts';
import { checkIswc } from './work-codes.ts';

/** Where and when a track was recorded, and the work behind it; each is null while it is not known. */
export type RecordingFields = {
  /** Code of ISO 3166-1. */
  readonly recording_country: string | null;
  /** As exactly as it is known: '2026', '2026-03' or '2026-03-14'. */
  readonly recording_date: string | null;
  readonly iswc: string | null;
  /** Who publishes the work. */
  readonly publisher: string | null;
};

/** Checks country and date of the recording, and code and publisher of the work. Paths are those of the fields. */
export function checkRecording(track: RecordingFields, today: CalendarDate): Issue[] {
  const country = track.recording_country?.trim() ?? '';
  const path = 'recording_country';
  return [
    ...(country === '' || COUNTRIES.includes(country) ? [] : [{ code: 'invalid_choice', path }]),
    ...checkRecordingDate(track.recording_date, today),
    ...((track.iswc ?? '').trim() === '' ? [] : checkIswc('iswc', track.iswc ?? '')),
    ...checkOptionalText('publisher', track.publisher, RECORD_LABEL_CHARS),
  ];
}

function checkRecordingDate(text: string | null, today: CalendarDate): Issue[] {
  const path = 'recording_date';
  const date = text?.trim() ?? '';
  if (date === '') return [];
  if (!/^\d{4}(?:-\d{2}){0,2}$/.test(date)) return [{ code: 'recording_date_invalid', path }];
  // The first day that the year or month may stand for.
  const first = `${date}-01-01`.slice(0, 10);
  if (parseDays(first) === null) return [{ code: 'recording_date_invalid', path }];
  return first > today ? [{ code: 'recording_date_future', path }] : [];
}
