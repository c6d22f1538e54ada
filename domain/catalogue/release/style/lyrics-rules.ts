import { LYRICS_STORED_MAX_CHARS } from '../../release-limits.ts';
import { fixBackingVocals, fixLineEnds, fixLineStarts, fixLyricsSpacing, fixRepeats } from './fix-lyrics.ts';
import { splitLyrics } from './lyrics-lines.ts';
import type { StyleRuleId } from './rule-table.ts';
import type { StyleMatch, StyleTrack, TrackRule } from './style-rule.ts';
import { titleLanguage } from './title-fields.ts';

type Fix = (lyrics: string, language: string | null) => string;

// Most lyrics are fine: one match over the whole text avoids checking every line.
const FIXES: readonly { readonly rule: StyleRuleId; readonly glance: RegExp; readonly fix: Fix }[] = [
  {
    rule: 'L1',
    glance: /^(?:\s*\[[\d:.]+\]|\s*<[\d:.]+>|\s*(?:[FMD]|v\d{1,4}|ch):)*[^\p{L}\p{N}\n]*\p{Ll}/mu,
    fix: fixLineStarts,
  },
  { rule: 'L2', glance: /[.,;]["'”’)\]]*(?:<[\d:.]+>)*\s*$/m, fix: fixLineEnds },
  { rule: 'L3', glance: /[x×]\s*\d|\d\s*[x×]|times|repeat|veces|vezes|kez|kere/iu, fix: fixRepeats },
  { rule: 'L4', glance: /[^\S\n]{2}|[\t\u00A0\r]|[^\S\n]$|^\s|\]\s|\n\n\n|\n$/m, fix: fixLyricsSpacing },
  { rule: 'L5', glance: /\)\s*$/m, fix: fixBackingVocals },
];

/**
 * Lyrics as Apple requires them (rules L1-L6 in docs/standards/store-rules.md), plain or timed. Each finding names the
 * first line concerned.
 */
export const LYRICS_RULES: TrackRule = {
  ids: ['L1', 'L2', 'L3', 'L4', 'L5', 'L6'],
  check: (track, context) => {
    const lyrics = track.lyrics ?? '';
    if (!track.has_lyrics || lyrics.trim() === '' || !isInLines(lyrics)) return [];
    const language = titleLanguage(track, context.release_language);
    return [
      ...FIXES.flatMap(({ rule, glance, fix }) =>
        glance.test(lyrics) ? changed(rule, lyrics, fix(lyrics, language)) : [],
      ),
      ...checkCensored(track, lyrics),
    ];
  },
};

/**
 * Returns whether a text has lines of singable length; otherwise it is not lyrics yet, and style checks would only take
 * time.
 */
function isInLines(lyrics: string): boolean {
  return (
    lyrics.length <= LYRICS_STORED_MAX_CHARS && lyrics.split(/[\r\n]/).every((line) => line.length <= LINE_MAX_CHARS)
  );
}

/** With the times of its words. */
const LINE_MAX_CHARS = 600;

function changed(rule: StyleRuleId, lyrics: string, fixed: string): StyleMatch[] {
  if (fixed === lyrics) return [];
  return [
    { rule, path: 'lyrics', params: { line: findChangedLine(lyrics, fixed) }, fix: [{ path: 'lyrics', value: fixed }] },
  ];
}

function findChangedLine(lyrics: string, fixed: string): number {
  const after = fixed.split('\n');
  const first = lyrics.split(/\r\n|\r|\n/).findIndex((line, index) => line !== after[index]);
  return (first < 0 ? 0 : first) + 1;
}

function checkCensored({ version_title }: StyleTrack, lyrics: string): StyleMatch[] {
  if (/\bclean\b/i.test(version_title ?? '')) return [];
  const line = splitLyrics(lyrics).findIndex(({ text }) => /\p{L}\*+\p{L}*|\*{3,}/u.test(text));
  return line < 0 ? [] : [{ rule: 'L6', path: 'lyrics', params: { line: line + 1 } }];
}
