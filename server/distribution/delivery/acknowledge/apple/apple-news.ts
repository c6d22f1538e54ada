import type { BridgeReport, BridgeState } from '@tangent/apple/bridge/read-state.ts';
import { findItmsReason, type ItmsReason } from '@tangent/apple/transporter/itms-error.ts';
import type { TransporterMessage, TransporterReading } from '@tangent/apple/transporter/read-output.ts';
import type { TransporterStatus } from '@tangent/apple/transporter/read-status.ts';
import type { AcknowledgementMeaning } from '@tangent/domain/distribution/delivery/acknowledgement.ts';
import type { MessageKind } from '@tangent/domain/distribution/delivery/message.ts';

/** News of Apple about a package: its meaning for us, and Apple's own words. Null: Apple is still at work. */
export type AppleNews = { meaning: AcknowledgementMeaning | null; status: string; text: string | null };

/** The package that the news are about; `stays` when another store of the account keeps the album. */
export type ReportedAlbum = { kind: MessageKind; is_out: boolean; stays: boolean };

const RECEIVED: AcknowledgementMeaning = { kind: 'received', reason_code: null };
const LIVE: AcknowledgementMeaning = { kind: 'live', reason_code: null };
const GONE: AcknowledgementMeaning = { kind: 'not_available', reason_code: 'release_not_available' };

/**
 * Returns what a state of a bridge means. `Validated` is the bridge's word that the package is in order; only `Delivered` is
 * Apple's, and the album is shown from its date on.
 */
export function readBridgeNews({ state, messages }: BridgeReport, about: ReportedAlbum): AppleNews {
  const said = messages.map(({ code, ...message }) => ({ ...message, number: toNumber(code) }));
  const [status, text] = [STATES[state], describe(said)];
  if (state === 'failed') return { meaning: refuse(said), status, text };
  if (state === 'received') return { meaning: null, status, text };
  return { meaning: state === 'delivered' ? findDelivered(about) : RECEIVED, status, text };
}

/** The bridge's words. */
const STATES: Record<BridgeState, string> = {
  received: 'Received',
  failed: 'Failed',
  warning: 'Warning',
  validated: 'Validated',
  queued: 'Queued',
  verified: 'Verified',
  delivered: 'Delivered',
};

function findDelivered({ kind, is_out }: ReportedAlbum): AcknowledgementMeaning {
  if (kind === 'takedown') return GONE;
  return is_out ? LIVE : RECEIVED;
}

/** Returns what Apple's own status means: imported, and shown somewhere or nowhere. */
export function readStatusNews(
  { state, status, on_store }: TransporterStatus,
  { kind, stays }: Pick<ReportedAlbum, 'kind' | 'stays'>,
): AppleNews {
  const news = { status, text: on_store.length === 0 ? null : on_store.join(' ') };
  if (state === 'importing') return { ...news, meaning: null };
  if (state === 'failed') return { ...news, meaning: refuse([]) };
  if (kind === 'takedown') return { ...news, meaning: on_store.length === 0 || stays ? GONE : RECEIVED };
  return { ...news, meaning: on_store.length > 0 ? LIVE : RECEIVED };
}

/** Returns what a refusal by Transporter means: the first error is the reason. */
export function readRefusalNews({ errors }: TransporterReading): AppleNews {
  return { meaning: refuse(errors), status: 'Refused', text: describe(errors) };
}

/** Our reasons for Apple's kinds of errors; the sentence about each is the one of the other stores. */
const REASONS: Record<ItmsReason, string> = {
  schema: 'message_refused',
  metadata_refused: 'metadata_refused',
  file_missing: 'file_missing',
  file_to_specification: 'file_not_to_specification',
  feature_unsupported: 'deal_refused',
  asset: 'file_not_to_specification',
  data_missing: 'metadata_missing',
  unknown: 'processing_error',
  pre_order: 'release_date_refused',
  identifier_invalid: 'identifier_invalid',
};

function refuse(said: readonly TransporterMessage[]): AcknowledgementMeaning {
  const first = said.find(({ severity }) => severity === 'error');
  return { kind: 'refused', reason_code: first === undefined ? 'processing_error' : findReason(first) };
}

function findReason(message: TransporterMessage): string {
  // Only the artist can correct lyrics; everything else is ours.
  return /\blyrics?\b|\.ttml\b/i.test(message.text) ? 'lyrics_refused' : REASONS[findItmsReason(message)];
}

const TEXT_MAX_CHARS = 1_000;

/** Apple's sentences with their numbers, for staff: what refused the package, then what it only warns of. */
function describe(said: readonly TransporterMessage[]): string | null {
  if (said.length === 0) return null;
  const ordered = [...said].sort((a, b) => a.severity.localeCompare(b.severity));
  const lines = ordered.map(({ number, text }) => (number === null ? text : `ITMS-${number}: ${text}`));
  return lines.join('\n').slice(0, TEXT_MAX_CHARS);
}

function toNumber(code: string): number | null {
  const [, digits] = /^ITMS-(\d+)$/.exec(code) ?? [];
  return digits === undefined ? null : Number(digits);
}
