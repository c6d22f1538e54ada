import type { Genre } from '../../genre.ts';
import type { UploadState } from '../upload/upload-state.ts';
import type { AiAnswers, AiExtent } from './ai/ai-answers.ts';
import type { AudioFacts } from './check-audio.ts';
import type { ClaimPolicyChoice } from './claim-policy.ts';
import type { ClaimCondition } from './claims.ts';
import type { CreditedPages } from './credit/credited-pages.ts';
import type { Contributor, Performer, ProductionCredit } from './credit/credits.ts';
import type { RecordingFields } from './credit/recording.ts';
import type { SongwriterAnswer } from './credit/songwriters.ts';
import type { ReleaseOpening } from './date/release-opening.ts';
import type { Schedule } from './date/schedule.ts';
import type { ReleaseType, VersionType } from './release-type.ts';
import type { TerritoryMode } from './territories.ts';

/** The fields of a track in a draft that the rules use. Empty texts are null, nothing is trimmed yet. */
export type DraftTrack = RecordingFields & {
  /** From 1; a later disc starts at its first track. */
  readonly disc_number: number;
  readonly title: string;
  readonly version_type: VersionType;
  /** The text that a store shows after the title: 'Radio Edit'. */
  readonly version_title: string | null;
  /** Null means the primary artist (S3-061). */
  readonly artist: string | null;
  /** The main artists after `artist`. */
  readonly co_artists: readonly string[];
  readonly featured_artists: readonly string[];
  readonly remixers: readonly string[];
  /** Null means the genre of the release. */
  readonly genre: Genre | null;
  readonly isrc: string | null;
  readonly language: string | null;
  readonly explicit: boolean;
  readonly has_lyrics: boolean;
  readonly lyrics: string | null;
  /** The lyrics are LRC lines with times. */
  readonly lyrics_synchronized: boolean;
  readonly composer_name: string | null;
  readonly composer_spotify_uri: string | null;
  readonly contributors: readonly Contributor[];
  /** Whether the credits name the songwriters. */
  readonly songwriters: SongwriterAnswer;
  readonly performers: readonly Performer[];
  /** Producers and engineers, without shares. */
  readonly production_credits: readonly ProductionCredit[];
  readonly ai_answers: AiAnswers;
  /** The conditions that the artist has confirmed for claims in other people's uploads. */
  readonly claim_conditions: readonly ClaimCondition[];
  /** Second at which previews and short clips begin; null: at the loudest part. */
  readonly clip_start_seconds: number | null;
  /** Customers who pre-order the release get the track at once. */
  readonly is_instant: boolean;
  /** Null: as on the release. */
  readonly p_line_year: number | null;
  readonly p_line_owner: string | null;
  readonly audio: { readonly state: UploadState; readonly facts: AudioFacts | null } | null;
};

/** The fields of a release that the rules use while it can be changed. Every field may still be missing. */
export type Draft = {
  readonly artist_id: string | null;
  /** A compilation by 'Various Artists'. */
  readonly various_artists: boolean;
  /** The main artists after the profile, and the guests of the whole release. */
  readonly co_artists: readonly string[];
  readonly featured_artists: readonly string[];
  /** The pages of credited artists who are no profile of the account. */
  readonly credited_pages: readonly CreditedPages[];
  readonly title: string;
  readonly version_title: string | null;
  readonly release_type: ReleaseType;
  readonly language: string | null;
  readonly primary_genre: Genre | null;
  readonly secondary_genre: Genre | null;
  /** Null means the artist's name. */
  readonly record_label: string | null;
  readonly upc: string | null;
  /** Null: the year of the first release. */
  readonly p_line_year: number | null;
  /** Null: the record label. */
  readonly p_line_owner: string | null;
  readonly c_line_year: number | null;
  readonly c_line_owner: string | null;
  readonly explicit: boolean;
  readonly artwork: { readonly state: UploadState } | null;
  /** How far AI made the artwork; null is unanswered. */
  readonly artwork_ai: AiExtent | null;
  readonly tracks: readonly DraftTrack[];
  /** Where it is sold; codes of ISO 3166-1, none if it is worldwide. */
  readonly territory_mode: TerritoryMode;
  readonly territories: readonly string[];
  /** The effect of claims on uploads of others, and the countries with another one. */
  readonly claim_policy: ClaimPolicyChoice['claim_policy'];
  readonly claim_exceptions: ClaimPolicyChoice['claim_exceptions'];
  readonly store_ids: readonly string[];
  readonly schedule: Schedule;
  readonly release_date: string | null;
  /** When stores open it: `one_instant` has a clock time and a zone. */
  readonly release_opening: ReleaseOpening;
  readonly release_time: string | null;
  readonly release_zone: string | null;
  /** Null: this is the first release. */
  readonly original_release_date: string | null;
  readonly presave_enabled: boolean;
  readonly presave_date: string | null;
};
