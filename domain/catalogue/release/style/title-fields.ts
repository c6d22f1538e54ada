import { NO_LANGUAGE } from '../language.ts';
import type { StyleRelease, StyleTrack, TitleFields } from './style-rule.ts';

/**
 * Returns the language of a track's title: its own, or that of the release if the track has none or is instrumental.
 */
export function titleLanguage(track: Pick<StyleTrack, 'language'>, releaseLanguage: string | null): string | null {
  return track.language === null || track.language === '' || track.language === NO_LANGUAGE
    ? releaseLanguage
    : track.language;
}

export function toTrackTitleFields(track: StyleTrack, releaseLanguage: string | null): TitleFields {
  return {
    kind: 'track',
    title: composed(track.title),
    version_title: composed(track.version_title ?? ''),
    language: titleLanguage(track, releaseLanguage),
    explicit: track.explicit,
    featured_artists: track.featured_artists,
  };
}

export function toReleaseTitleFields(release: StyleRelease): TitleFields {
  return {
    kind: 'release',
    title: composed(release.title),
    version_title: composed(release.version_title ?? ''),
    language: release.language,
    explicit: release.explicit,
    featured_artists: [],
  };
}

// A text longer than any title is reported as an error of its own; checking its style would only take time.
const MAX_CHECKED_CHARS = 300;

function composed(text: string): string {
  return text.length > MAX_CHECKED_CHARS ? '' : text.normalize('NFC');
}
