import { parseDays } from '../../../calendar.ts';
import { ARTWORK_BEST_PX } from '../../file-limits.ts';
import { adviseArtwork } from '../../upload/artwork-advice.ts';
import { findEditorDate } from '../date/store-deadline.ts';
import type { ReleaseRule, StyleMatch, StyleRelease, StyleTrack, TrackRule } from './style-rule.ts';

/** Artwork and date (rules R1, R2, R11, R12, R15 in docs/standards/store-rules.md). */
export const COVER_RULES: ReleaseRule = {
  ids: ['R1', 'R2', 'R11', 'R12', 'R15'],
  check: (release) => [...checkCover(release), ...checkDate(release)],
};

function checkCover({ artwork }: StyleRelease): StyleMatch[] {
  if (artwork === null) return [];
  const path = 'artwork';
  const rules = new Set(adviseArtwork(artwork).map(({ rule }) => rule));
  const params = { min: ARTWORK_BEST_PX, side: artwork.width_px };
  return [...rules].map((rule) => (rule === 'R1' ? { rule, path, params } : { rule, path }));
}

function checkDate({ release_date, today }: StyleRelease): StyleMatch[] {
  if (release_date === null || parseDays(release_date) === null || release_date < today) return [];
  const path = 'release_date';
  const advised = findEditorDate(today);
  return release_date < advised ? [{ rule: 'R15', path, params: { date: advised } }] : [];
}

/** The audio quality of a track, and explicit lyrics (rules R13, R16 in docs/standards/store-rules.md). */
export const SOUND_RULES: TrackRule = {
  ids: ['R13', 'R16'],
  check: (track) => [...checkSource(track), ...checkExplicit(track)],
};

function checkSource({ audio }: StyleTrack): StyleMatch[] {
  if (audio === null) return [];
  const isLossy = audio.codec === 'mp3' || audio.lossy_cutoff_hz !== null;
  return isLossy || audio.sample_rate_hz < 44_100 ? [{ rule: 'R13', path: 'audio' }] : [];
}

const EXPLICIT_WORDS =
  /(?<!\p{L})(?:fuck\p{L}*|motherfuck\p{L}*|shit(?:ty|s)?|bitch(?:es)?|cunts?|dick(?:s|head)?|pussy|asshole|whores?|nigg(?:a|as|az)|puta|putas|mierda|joder|coño|cabrón|cabrones|pendejo|chingar|verga|hijueputa|caralho|porra|buceta|foda-?se|filho da puta|merda|cacete|amk|amına|sik(?:tir|eyim|erim|ik)|orospu|piç|göt|yarrak)(?!\p{L})/iu;

function checkExplicit({ lyrics, explicit, version_title }: StyleTrack): StyleMatch[] {
  const word = EXPLICIT_WORDS.exec(lyrics ?? '')?.[0];
  if (word === undefined || explicit || /\bclean\b/i.test(version_title ?? '')) return [];
  return [{ rule: 'R16', path: 'explicit', fix: [{ path: 'explicit', value: true }] }];
}
