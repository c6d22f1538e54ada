import type { StyleRuleId } from './rule-table.ts';

type Pattern = { readonly rule: StyleRuleId; readonly pattern: RegExp };

// Matches only where the words describe the product, in brackets, after a dash or as the whole version: 'Digital Love'
// and 'Brand New' are songs, '(Digital)' and '(New)' are not.
const NOTE = (words: string) =>
  new RegExp(
    `(?:[([]|\\s[-–—|]\\s+)\\s*((?:${words})(?:\\s+(?:version|edition|release|single|album|song|video|audio))?)\\s*(?=[)\\]]|$)`,
    'iu',
  );

/**
 * Contents that are not allowed in titles, as patterns (rules T19-T26, T31, T32 in docs/standards/store-rules.md). The
 * first group, or else the whole match, is reported.
 */
export const TITLE_PATTERNS: readonly Pattern[] = [
  {
    rule: 'T19',
    pattern:
      /\b((?:spotify |amazon |itunes |apple )?exclusive(?: edition| version)|limited edition|edición (?:exclusiva|limitada)|edição (?:exclusiva|limitada)|özel baskı|sınırlı baskı)(?!\p{L})/iu,
  },
  { rule: 'T19', pattern: NOTE('exclusive|exclusivo|exclusiva') },
  {
    rule: 'T20',
    pattern:
      /\b(mp3|wav|flac|aiff|lossless|dolby atmos|hi-?res|(?:16|24|32)[- ]?bits?|(?:320|192|256) ?kbps|spatial audio|360 reality audio)\b/iu,
  },
  { rule: 'T20', pattern: NOTE('cd|compact disc|vinyl|lp|cassette|digital|atmos|hd|hq|4k|vinilo|vinil|plak|kaset') },
  {
    rule: 'T22',
    pattern:
      /(https?:\/\/\S+|www\.\S+|(?<![\p{L}\d])[a-z0-9-]{2,}\.(?:com|net|org|io|co|me|tv|fm|app|link)(?![\p{L}\d]))/iu,
  },
  { rule: 'T22', pattern: /([\p{L}\d._%+-]{1,64}@[a-z0-9-]{1,63}\.[a-z]{2,}|(?<![\p{L}\d])@[\p{L}\d_.]{2,})/iu },
  { rule: 'T22', pattern: /(?<![\p{L}\d&])(#[\p{L}_][\p{L}\d_]+)/u },
  { rule: 'T22', pattern: /((?:\+|\b)\d(?:[ ().-]?\d){8,14})\b/ },
  {
    rule: 'T23',
    pattern:
      /(?<!\p{L})(spotify|itunes|apple music|amazon music|youtube(?: music)?|tik ?tok|deezer|soundcloud|shazam|facebook|instagram|snapchat|bandcamp|beatport|audiomack|qobuz|jiosaavn|anghami|boomplay|distrokid|tunecore)(?!\p{L})/iu,
  },
  {
    rule: 'T24',
    pattern:
      /(?<!\p{L})((?:official|resmi|oficial) (?:music |lyric )?(?:video|audio|clip|klip|visualizer)|(?:video|audio|videoclip|clipe|videoclipe) oficial|out now|available (?:now )?on|free download|download now|stream now|new (?:single|song|music|album|release)|yeni (?:single|şarkı|albüm)|nuevo (?:single|sencillo|álbum)|nov[oa] (?:single|música|álbum)|best (?:song|hit|music)s?(?: of)? (?:19|20)\d\d|(?:top|mega|greatest) hits? (?:19|20)\d\d)(?!\p{L})/iu,
  },
  {
    rule: 'T24',
    pattern: NOTE(
      'official|oficial|resmi|new|nuevo|nueva|novo|nova|yeni|free|gratis|grátis|bedava|ücretsiz|hot|viral|trending|hit|hd',
    ),
  },
  {
    rule: 'T25',
    pattern:
      /([$€£₺¥]\s?\d+(?:[.,]\d+)?|(?<![\p{L}\d])\d+(?:[.,]\d{2})?\s?(?:€|£|₺|TL|USD|EUR|dollars?|euros?|reais)(?!\p{L}))/u,
  },
  {
    rule: 'T31',
    pattern:
      /(?<!\p{L})(karaoke|tribute to|(?:a )?tribute(?= version| band| album)|in the style of|as made famous by|made famous by|originally performed by|homenaje a|tributo a|homenagem a|al estilo de|no estilo de)(?!\p{L})/iu,
  },
  { rule: 'T32', pattern: /(?<![\p{L}*])(\p{L}{1,4}[*#@!]{1,6}\p{L}{1,6}|\p{L}\*{2,6})(?![\p{L}*])/u },
];

/** Search terms that would not appear together in lyrics (rule T26 in docs/standards/store-rules.md). */
const SEARCH_TERMS =
  /(?<!\p{L})(?:type beat|lo-?fi|chill|beats?|study|studying|sleep|sleeping|relax|relaxing|meditation|workout|gym|yoga|spa|playlist|hits?|music|mix|remix|background|instrumental|hip ?hop|trap|rap|drill|house|edm|techno|asmr|viral|trending|tiktok|20[12]\d)(?!\p{L})/giu;

/**
 * Returns whether a title is a list of keywords: three parts between bars, more than five between commas, or four
 * search terms.
 */
export function isKeywordList(title: string): boolean {
  if (title.split(/[|•]/).length > 2 || title.split(',').length > 5) return true;
  const terms = new Set([...title.matchAll(SEARCH_TERMS)].map(([term]) => term.toLowerCase()));
  return terms.size > 3;
}

/** Titles without meaning (rule T21 in docs/standards/store-rules.md). */
export const GENERIC_TITLE =
  /^(?:track|song|audio|untitled|new recording|recording|instrumental|beat|demo|test|master|final|mix|bounce|pista|canción|música|faixa|parça|şarkı|kayıt|sin título|sem título|isimsiz)(?:\s*(?:track|song|master|mix|final))?\s*[#-]?\s*\d*$/iu;
