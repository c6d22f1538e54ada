import { TRACK_REMOVAL_REASONS } from '@tangent/domain/catalogue/release/track-removal.ts';
import { ACTOR_KINDS } from '@tangent/domain/identity/access/actor-kind.ts';
import { DEVICES } from '@tangent/domain/insight/analytics/device.ts';
import { FRAUD_RULES } from '@tangent/domain/insight/monitoring/finding.ts';
import {
  FRAUD_CASE_ANSWERS,
  FRAUD_CASE_EVENTS,
  FRAUD_CASE_STATES,
  FRAUD_CASE_VERDICTS,
} from '@tangent/domain/insight/monitoring/fraud-case.ts';
import { CASE_NOTE_MAX_CHARS } from '@tangent/domain/insight/monitoring-limits.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { trackRemoval } from '../distribution/delivery.ts';
import { royaltyCharge } from '../money/royalty-charge.ts';
import { calendarDate, count, cursor, id, idParams, instant, pageOf } from '../values.ts';

const note = z.string().max(CASE_NOTE_MAX_CHARS).nullable();

/** A fraud case as a row of the list: days of a release at a store whose streams do not look like genuine listening. */
const fraudCase = z.object({
  id,
  release: z.object({ id, title: z.string(), artwork_upload_id: id.nullable() }),
  store: z.object({ id: z.string(), name: z.string() }),
  state: z.enum(FRAUD_CASE_STATES),
  /** The rules that found something, each once. */
  rules: z.array(z.enum(FRAUD_RULES)),
  first_day: calendarDate,
  last_day: calendarDate,
  /** The days with findings, and their streams as the store reported them. */
  days: count,
  streams: count,
  /** The last answer of the artist, and the verdict of staff. */
  answer: z.enum(FRAUD_CASE_ANSWERS).nullable(),
  verdict: z.enum(FRAUD_CASE_VERDICTS).nullable(),
  opened_at: instant,
  changed_at: instant,
});
export type FraudCase = z.infer<typeof fraudCase>;

const finding = z.object({
  day: calendarDate,
  rule: z.enum(FRAUD_RULES),
  /** The country, playlist or device it is about; null for a finding about all streams. */
  country: z.string().nullable(),
  playlist: z.string().nullable(),
  device: z.enum(DEVICES).nullable(),
  /** Every number the rule used: shares in basis points, streams per listener and surprises in hundredths. */
  numbers: z.record(z.string(), z.number()),
});
export type FraudFinding = z.infer<typeof finding>;

const fraudCasePoint = z.object({
  day: calendarDate,
  /** Null for a day the store has not reported. */
  streams: count.nullable(),
  listeners: count.nullable(),
  /** The usual streams on this day of the week; null while too little is known. */
  usual: count.nullable(),
  has_finding: z.boolean(),
});
export type FraudCasePoint = z.infer<typeof fraudCasePoint>;

/**
 * The streams and the share of a country, a playlist, a device or a track on the days with findings, and its usual share before; shares in
 * basis points.
 */
const part = { streams: count, share: count, usual_share: count };

const fraudCaseDetail = fraudCase.extend({
  findings: z.array(finding),
  /** Day by day, from four weeks before the first finding, without gaps. */
  series: z.array(fraudCasePoint),
  countries: z.array(z.object({ country: z.string(), ...part })),
  playlists: z.array(z.object({ playlist_no: count, name: z.string(), ...part })),
  /** Only devices that the store named. */
  devices: z.array(z.object({ device: z.enum(DEVICES), ...part })),
  /** All tracks of the release; `tracks` are those with streams or a decision. */
  track_count: count,
  tracks: z.array(
    z.object({
      track_id: id,
      title: z.string(),
      ...part,
      /** The findings are about this track. */
      flagged: z.boolean(),
      /** Null while the track is at the store. */
      removal: trackRemoval.nullable(),
      /** Whether it can leave the store alone; the last one there leaves with the release. */
      is_removable: z.boolean(),
      /** Since when what the track earns at the store is held; null when it is not. */
      held_since: instant.nullable(),
    }),
  ),
  history: z.array(
    z.object({
      event: z.enum(FRAUD_CASE_EVENTS),
      at: instant,
      /** The day of the figures it is about. */
      day: calendarDate.nullable(),
      by: z.enum(ACTOR_KINDS),
      /** The title of the track that it is about, for decisions about one. */
      track: z.string().nullable(),
      answer: z.enum(FRAUD_CASE_ANSWERS).nullable(),
      verdict: z.enum(FRAUD_CASE_VERDICTS).nullable(),
      note: z.string().nullable(),
    }),
  ),
  /** Fines of the store for the release in the months of the findings, and what it took back. */
  fines: z.array(royaltyCharge),
  /** The last day the store has reported, and when that report arrived. */
  freshness: z.object({ until: calendarDate, received_at: instant }).nullable(),
  /** The owner of the release; for staff only. */
  owner: z.object({ id, name: z.string() }).nullable(),
  is_own: z.boolean(),
});
export type FraudCaseDetail = z.infer<typeof fraudCaseDetail>;

export const listFraudCases = defineCall({
  method: 'GET',
  path: '/v1/api/watch',
  summary: 'Lists fraud cases of the caller’s releases: streams that do not look like genuine listening, latest first',
  scope: 'read_analytics',
  query: z.object({ release: id.optional(), cursor }),
  response: pageOf(fraudCase).extend({ open: count }),
});

export const getWarningRecord = defineCall({
  method: 'GET',
  path: '/v1/api/watch/record',
  summary:
    'Returns how often stream monitoring was right: what became of all cases, and the fines with and without a warning',
  scope: 'read_analytics',
  response: z.object({
    /** The day of the first daily figures; null before any. */
    since: calendarDate.nullable(),
    /** Of all accounts, by what became of them; calm ones ended without a verdict. */
    cases: z.object({ artificial: count, natural: count, open: count, calm: count }),
    /** Fines of stores for a track and a month, without those taken back, with a warning before them and without. */
    fines: z.object({ warned: count, unwarned: count }),
    /** The median of days from the warning to the report with the fine; null without one. */
    warned_days: count.nullable(),
  }),
});

export const getFraudCase = defineCall({
  method: 'GET',
  path: '/v1/api/watch/:id',
  summary: 'Returns one fraud case with its numbers, the usual figures and its history',
  scope: 'read_analytics',
  params: idParams,
  response: fraudCaseDetail,
});

export const answerFraudCase = defineCall({
  method: 'POST',
  path: '/v1/api/watch/:id/answer',
  summary: 'Records the artist’s explanation for the streams of a fraud case',
  params: idParams,
  body: z.object({ answer: z.enum(FRAUD_CASE_ANSWERS), note }),
  response: fraudCaseDetail,
});

/** Every number behind a fraud case as a CSV file. Not a JSON call, so its path is declared separately. */
export const FRAUD_EVIDENCE_PATH = '/v1/api/watch/:id/evidence.csv';

const staffFraudCase = fraudCase.extend({ owner: z.object({ id, name: z.string() }) });
export type StaffFraudCase = z.infer<typeof staffFraudCase>;

export const listAllFraudCases = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/watch',
  summary: 'Lists the fraud cases of all accounts, latest findings first',
  query: z.object({ state: z.enum(FRAUD_CASE_STATES).optional(), cursor }),
  response: pageOf(staffFraudCase),
});

export const closeFraudCase = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/watch/:id/close',
  summary: 'Closes a fraud case; the artist can read the note. A case closed as artificial reopens when it continues',
  params: idParams,
  body: z.object({ verdict: z.enum(FRAUD_CASE_VERDICTS), note }),
  response: fraudCaseDetail,
});

export const removeCaseTrack = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/watch/:id/remove-track',
  summary: 'Takes one track of a fraud case down from its store; the rest of the release stays there',
  params: idParams,
  body: z.object({ track_id: id, reason: z.enum(TRACK_REMOVAL_REASONS), note }),
  response: fraudCaseDetail,
});

export const restoreCaseTrack = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/watch/:id/restore-track',
  summary: 'Brings a track of a fraud case back to the store that it left',
  params: idParams,
  body: z.object({ track_id: id, note }),
  response: fraudCaseDetail,
});

export const holdCaseTrack = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/watch/:id/hold',
  summary:
    'Holds what a track of a fraud case earns at its store from the month of the first finding on, or releases it',
  params: idParams,
  body: z.object({ track_id: id, hold: z.boolean(), note }),
  response: fraudCaseDetail,
});
