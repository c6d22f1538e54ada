import { LYRICS_MAX_CHARS } from '../../limits.ts';
import { fixLineEnds, fixLineStarts, fixRepeats, fixSpacingOfLyrics, fixVoices } from './fix-lyrics.ts';
import { splitLyrics } from './lyrics-lines.ts';
import type { StyleRuleId } from './rule-table.ts';
import type { Found, StyleTrack, TrackRule } from './style-rule.ts';
import { languageOf } from './titled.ts';

type Fix = (lyrics: string, language: string | null) => string;

// Most lyrics are fine: a glance at the whole text saves looking at every line.
const FIXES: readonly { readonly rule: StyleRuleId; readonly glance: RegExp; readonly fix: Fix }[] = [
  { rule: 'L1', glance: /^(?:\s*\[[\d:.]+\])*[^\p{L}\p{N}\n]*\p{Ll}/mu, fix: fixLineStarts },
  { rule: 'L2', glance: /[.,;]["'”’)\]]*\s*$/m, fix: fixLineEnds },
  { rule: 'L3', glance: /[x×]\s*\d|\d\s*[x×]|times|repeat|veces|vezes|kez|kere/iu, fix: fixRepeats },
  { rule: 'L4', glance: /[^\S\n]{2}|[\t\u00A0\r]|[^\S\n]$|^\s|\]\s|\n\n\n|\n$/m, fix: fixSpacingOfLyrics },
  { rule: 'L5', glance: /\)\s*$/m, fix: fixVoices },
];

/**
 * Lyrics as Apple shows them (rules L1-L6 in docs/standards/store-rules.md), plain or with times. Each finding names
 * the first line concerned.
 */
export const LYRICS_RULES: TrackRule = {
  ids: ['L1', 'L2', 'L3', 'L4', 'L5', 'L6'],
  check: (track, context) => {
    const lyrics = track.lyrics ?? '';
    if (!track.has_lyrics || lyrics.trim() === '' || !isInLines(lyrics)) return [];
    const language = languageOf(track, context.release_language);
    return [
      ...FIXES.flatMap(({ rule, glance, fix }) =>
        glance.test(lyrics) ? changed(rule, lyrics, fix(lyrics, language)) : [],
      ),
      ...checkCensored(track, lyrics),
    ];
  },
};

/** A text whose lines no singer has breath for is no lyrics yet; looking for style in it would only take time. */
function isInLines(lyrics: string): boolean {
  return lyrics.length <= LYRICS_MAX_CHARS && lyrics.split(/[\r\n]/).every((line) => line.length <= LINE_MAX_CHARS);
}

const LINE_MAX_CHARS = 300;

function changed(rule: StyleRuleId, lyrics: string, fixed: string): Found[] {
  if (fixed === lyrics) return [];
  return [
    { rule, path: 'lyrics', params: { line: lineOfChange(lyrics, fixed) }, fix: [{ path: 'lyrics', value: fixed }] },
  ];
}

function lineOfChange(lyrics: string, fixed: string): number {
  const after = fixed.split('\n');
  const first = lyrics.split(/\r\n|\r|\n/).findIndex((line, index) => line !== after[index]);
  return (first < 0 ? 0 : first) + 1;
}

function checkCensored({ version_title }: StyleTrack, lyrics: string): Found[] {
  if (/\bclean\b/i.test(version_title ?? '')) return [];
  const line = splitLyrics(lyrics).findIndex(({ words }) => /\p{L}\*+\p{L}*|\*{3,}/u.test(words));
  return line < 0 ? [] : [{ rule: 'L6', path: 'lyrics', params: { line: line + 1 } }];
}
