import type { CalendarDate } from '../../calendar.ts';
import type { ArtworkProperties } from '../../upload/artwork-advice.ts';
import type { Draft, DraftTrack } from '../draft.ts';
import type { StyleRuleId } from './rule-table.ts';
import type { StyleSeverity, StyleVerdicts } from './style-verdict.ts';

/** What the rules look at in the sound of a track, as measured. */
export type StyleAudio = {
  readonly codec: string;
  readonly sample_rate_hz: number;
  readonly channels: number;
  readonly duration_ms: number;
  /** Where a lossy encoder cut the sound off; null when nothing says so. */
  readonly lossy_cutoff_hz: number | null;
};

/** What the rules look at in a cover, as measured. */
export type StyleArtwork = ArtworkProperties;

/** The artist the release is by. Members may be unknown: then nobody is. */
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

/** One field and what it should hold: `tracks.0.title` becomes this. */
export type FieldChange = { readonly path: string; readonly value: unknown };
type StyleParams = Readonly<Record<string, string | number>>;

/** What a rule has seen in a text, before it is known where that stands and how much it matters. */
export type StyleMatch = {
  readonly rule: StyleRuleId;
  readonly path: string;
  readonly params?: StyleParams;
  readonly fix?: readonly FieldChange[];
  /** The place in the text of the field: first character and the one behind the last. */
  readonly at?: readonly [number, number];
};

/**
 * Something a store may not like. It never stops a submission: `block` means that a store refuses it, `fix` that the
 * product knows the right value, `warn` that somebody should look.
 */
export type StyleFinding = StyleMatch & { readonly severity: StyleSeverity; readonly verdicts: StyleVerdicts };

/** How titles in a language are written all through a release: 'Noche de Luna' or 'Noche de luna'. */
export type Casing = 'title' | 'sentence';

/** What a rule for one title or track may know of the rest of the release. */
export type StyleContext = {
  readonly artist: StyleArtist | null;
  readonly known_names: readonly string[];
  /** The casing chosen in this release, by language, where a language leaves a choice. */
  readonly casings: Readonly<Partial<Record<string, Casing>>>;
  readonly release_language: string | null;
};

/** A title with what stands behind it, of the release or of a track. Composed letters (NFC), so that places are letters. */
export type TitleFields = {
  readonly kind: 'release' | 'track';
  readonly title: string;
  readonly version_title: string;
  readonly language: string | null;
  readonly explicit: boolean;
  readonly featured_artists: readonly string[];
};

type Checks<Subject> = { readonly ids: readonly StyleRuleId[]; readonly check: Subject };
/** Rules for a title wherever it stands, for one track, and for the release as a whole. Paths are relative to their subject. */
export type TitleRule = Checks<(titled: TitleFields, context: StyleContext) => readonly StyleMatch[]>;
export type TrackRule = Checks<(track: StyleTrack, context: StyleContext) => readonly StyleMatch[]>;
export type ReleaseRule = Checks<(release: StyleRelease, context: StyleContext) => readonly StyleMatch[]>;
