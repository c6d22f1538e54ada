import type { CalendarDate } from '../../../calendar.ts';
import type { ArtworkProperties } from '../../upload/artwork-advice.ts';
import type { Draft, DraftTrack } from '../draft.ts';
import type { StyleRuleId } from './rule-table.ts';
import type { StyleSeverity, StyleVerdicts } from './style-verdict.ts';

/** The measured audio properties that the rules use. */
export type StyleAudio = {
  readonly codec: string;
  readonly sample_rate_hz: number;
  readonly channels: number;
  readonly duration_ms: number;
  /** Frequency at which a lossy encoder cut the sound off; null without evidence. */
  readonly lossy_cutoff_hz: number | null;
};

/** The measured artwork properties that the rules use. */
export type StyleArtwork = ArtworkProperties;

/** The artist of the release. `members` is absent if unknown. */
type StyleArtist = { readonly name: string; readonly type: string; readonly members?: readonly string[] };

export type StyleTrack = Omit<DraftTrack, 'audio'> & { readonly audio: StyleAudio | null };

/** A release with everything the style rules need to know (A-191, docs/standards/store-rules.md). */
export type StyleRelease = Omit<Draft, 'artwork' | 'tracks'> & {
  readonly artist: StyleArtist | null;
  readonly artwork: StyleArtwork | null;
  readonly tracks: readonly StyleTrack[];
  /** Names as the account has spelled them before: artists, featured artists, people in credits. */
  readonly known_names: readonly string[];
  readonly today: CalendarDate;
};

/** One field and its new value, such as `tracks.0.title`. */
export type FieldChange = { readonly path: string; readonly value: unknown };
type StyleParams = Readonly<Record<string, string | number>>;

/** The match of a rule in a text, before its final path and severity are known. */
export type StyleMatch = {
  readonly rule: StyleRuleId;
  readonly path: string;
  readonly params?: StyleParams;
  readonly fix?: readonly FieldChange[];
  /** The position in the text of the field: the first character, and the one after the last. */
  readonly at?: readonly [number, number];
};

/**
 * A possible objection of a store. It never blocks a submission: `block` means that a store refuses it, `fix`
 * that the product knows the correct value, `warn` that the user should check it.
 */
export type StyleFinding = StyleMatch & { readonly severity: StyleSeverity; readonly verdicts: StyleVerdicts };

/** The casing of titles in a language throughout a release: 'Noche de Luna' or 'Noche de luna'. */
export type Casing = 'title' | 'sentence';

/** The facts about the rest of the release that a rule for one title or track may use. */
export type StyleContext = {
  readonly artist: StyleArtist | null;
  readonly known_names: readonly string[];
  /** The casing this release uses, for each language that allows several. */
  readonly casings: Readonly<Partial<Record<string, Casing>>>;
  readonly release_language: string | null;
};

/** A title and version title of the release or of a track. Composed letters (NFC), so that positions count letters. */
export type TitleFields = {
  readonly kind: 'release' | 'track';
  readonly title: string;
  readonly version_title: string;
  readonly language: string | null;
  readonly explicit: boolean;
  readonly featured_artists: readonly string[];
};

type Checks<Subject> = { readonly ids: readonly StyleRuleId[]; readonly check: Subject };
/** Rules for any title, for one track, and for the release as a whole. Paths are relative to their subject. */
export type TitleRule = Checks<(titled: TitleFields, context: StyleContext) => readonly StyleMatch[]>;
export type TrackRule = Checks<(track: StyleTrack, context: StyleContext) => readonly StyleMatch[]>;
export type ReleaseRule = Checks<(release: StyleRelease, context: StyleContext) => readonly StyleMatch[]>;
