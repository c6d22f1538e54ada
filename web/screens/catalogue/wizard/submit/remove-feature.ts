import { toStoredLyrics } from '@tangent/domain/catalogue/release/lyrics/stored-lyrics.ts';
import type { PaidFeature } from '@tangent/domain/catalogue/release/paid-features.ts';
import type { DraftForm, TrackForm } from '../draft/draft-form.ts';

/**
 * Returns the draft without a paid feature, changing as little else as possible; null where removing it would lose more
 * than a value, such as whole tracks.
 */
export function removeFeature(form: DraftForm, { path }: Pick<PaidFeature, 'path'>): Partial<DraftForm> | null {
  const [field = '', index, name] = path.split('.');
  if (field === 'tracks' && name !== undefined) return removeFromTrack(form, Number(index), name);
  switch (field) {
    case 'release_type':
      return form.tracks.length > 1 ? null : { release_type: 'single' };
    case 'co_artists':
      return { co_artists: [] };
    case 'featured_artists':
      return { featured_artists: [] };
    case 'secondary_genre':
      return { secondary_genre: null };
    case 'record_label':
      return { record_label: null };
    case 'upc':
      return { upc: null };
    case 'schedule':
      return { schedule: 'standard' };
    case 'release_opening':
      return { release_opening: 'local_midnight', release_time: null, release_zone: null };
    case 'presave_enabled':
      return { presave_enabled: false };
    default:
      return null;
  }
}

function removeFromTrack(form: DraftForm, index: number, name: string): Partial<DraftForm> | null {
  const change = trackWithout(form.tracks[index], name);
  if (change === null) return null;
  return { tracks: form.tracks.map((track, at) => (at === index ? { ...track, ...change } : track)) };
}

function trackWithout(track: TrackForm | undefined, name: string): Partial<TrackForm> | null {
  switch (name) {
    case 'artist':
    case 'genre':
    case 'isrc':
    case 'composer_name':
    case 'composer_spotify_uri':
      return { [name]: null };
    case 'co_artists':
    case 'featured_artists':
    case 'remixers':
      return { [name]: [] };
    case 'lyrics_synchronized':
      // The text stays, its times are dropped.
      return {
        lyrics_synchronized: false,
        lyrics: toStoredLyrics(track?.lyrics ?? '', { is_synchronized: false, may_have_times: false }).lyrics,
      };
    default:
      return null;
  }
}
