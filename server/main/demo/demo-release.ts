import type { AiAnswers } from '@tangent/domain/catalogue/release/ai/ai-answers.ts';
import type { Contributor, Performer } from '@tangent/domain/catalogue/release/credit/credits.ts';
import type { ReleaseType, VersionType } from '@tangent/domain/catalogue/release/release-type.ts';
import type { ReopeningReason } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import type { ReleaseStatus } from '@tangent/domain/catalogue/release/status.ts';
import type { MajorStoreId } from '@tangent/domain/catalogue/store/major-stores.ts';
import type { Genre } from '@tangent/domain/genre.ts';
import type { CoverDesign, Palette } from './cover-designs.ts';
import type { DemoSongName } from './demo-songs.ts';

/** Who wrote and who plays a track. */
export interface DemoCredits {
  /** Null on the Free plan, which has no such field. */
  composer_name: string | null;
  contributors: readonly Contributor[];
  performers: readonly Performer[];
}

export interface DemoTrack {
  title: string;
  song: DemoSongName;
  credits: DemoCredits;
  /** Another language than the release's, `zxx` for a track without words. */
  language?: string;
  version_type?: VersionType;
  /** Another artist than the release's. */
  artist?: string;
  featured_artists?: readonly string[];
  explicit?: boolean;
  lyrics?: { text: string; is_synchronized: boolean };
  /** The parts that AI made; the rest is by people. */
  ai_answers?: AiAnswers;
}

/** Returns a function that describes a track with these credits: its title, its music and everything else. */
export function creditTracks(credits: DemoCredits) {
  return (title: string, song: DemoSongName, more: Partial<DemoTrack> = {}): DemoTrack => ({
    title,
    song,
    credits,
    ...more,
  });
}

/** How much, when and where a release that was live has been played. */
export interface DemoAudience {
  /** Plays of its first track at the largest store on a good day. */
  fame: number;
  /** How its plays change over time, as the sandbox names it. */
  course: 'usual' | 'growing' | 'viral' | 'steady' | 'flop';
  /** The country with most of its listeners. */
  home: string;
}

export interface DemoRelease {
  account: 'free' | 'pro' | 'advanced';
  /** A profile of the account. */
  artist: string;
  title: string;
  release_type: ReleaseType;
  various_artists?: boolean;
  language: string;
  genre: Genre;
  secondary_genre?: Genre;
  record_label?: string;
  presave_enabled?: boolean;
  tracks: readonly DemoTrack[];
  /** `turn` in degrees: two covers of one design must not look alike. */
  cover: { design: CoverDesign; palette: Palette; turn?: 90 | 180 | 270 };
  /** Its final status; an approved release continues when the product runs. */
  status: ReleaseStatus;
  /** Day of submission and of release, counted from today. */
  submitted: number;
  released: number;
  audience?: DemoAudience;
  /** The store that refused it, and why. */
  refused_by?: { store_id: MajorStoreId; reason_code: string; reason_text: string };
  reasons?: readonly ReopeningReason[];
  note?: string;
}
