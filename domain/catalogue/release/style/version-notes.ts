import type { VersionType } from '../release-type.ts';

/**
 * Notes that belong in the version title (rule T13 in docs/standards/store-rules.md), with the version type they mean.
 */
const NOTES: readonly { readonly pattern: RegExp; readonly type: VersionType | null }[] = [
  { pattern: /\b(?:live|en vivo|en directo|ao vivo|canlı)(?![\p{L}])/iu, type: 'live' },
  { pattern: /\b(?:instrumental|enstrümantal|enstrumantal|karaoke version)(?![\p{L}])/iu, type: 'instrumental' },
  { pattern: /\b(?:acoustic|acústico|acústica|acustico|acustica|akustik|unplugged)(?![\p{L}])/iu, type: 'acoustic' },
  { pattern: /\b(?:remix|rmx|re-?mix|bootleg|vip mix)(?![\p{L}])/iu, type: 'remix' },
  { pattern: /\b(?:cover)(?: version)?$/iu, type: 'cover' },
  {
    pattern:
      /\b(?:radio edit|radio mix|single edit|single version|club mix|extended mix|extended version|extended|dub mix|demo|remaster(?:ed)?(?: \d{4})?|\d{4} remaster(?:ed)?|deluxe(?: edition| version)?|bonus track(?: version)?|sped up|slowed(?: \+ reverb)?|rerecorded|re-recorded|a cappella|acapella|orchestral version|piano version|anniversary edition)$/iu,
    type: null,
  },
];

/**
 * Splits a version note from the end of a title, in brackets or after a dash: 'Song (Live at Home)', 'Song - Radio
 * Edit'.
 */
export function splitNote(title: string): { base: string; note: string; type: VersionType | null } | null {
  const match = /^(.*\S)\s*[([]([^()[\]]+)[)\]]\s*$/u.exec(title) ?? /^(.*\S)\s+[-–—]\s+([^-–—]+)$/u.exec(title);
  const [, base, note] = match ?? [];
  if (base === undefined || note === undefined) return null;
  const known = NOTES.find(({ pattern }) => pattern.test(note.trim()));
  return known === undefined ? null : { base: base.trim(), note: note.trim(), type: known.type };
}

/** Names of the usual version, which are never shown (rule T12 in docs/standards/store-rules.md). */
export const USUAL_VERSION =
  /^(?:original mix|original version|album version|versión original|versão original|orijinal versiyon)$/iu;

/**
 * Finds the one spelling that stores use for an extra (rule T18 in docs/standards/store-rules.md), or null when the
 * note is not an extra or already has that spelling.
 */
export function findExtraName(note: string): string | null {
  const extra = EXTRAS.find(({ pattern }) => pattern.test(note.trim()));
  return extra === undefined || extra.name === note.trim() ? null : extra.name;
}

const EXTRAS = [
  { pattern: /^(?:(?:with )?bonus tracks?|bonus (?:track )?(?:version|edition))$/iu, name: 'Bonus Track Version' },
  { pattern: /^(?:the )?deluxe(?: edition| version| album)?$/iu, name: 'Deluxe Edition' },
  { pattern: /^extended(?: version| edition)?$/iu, name: 'Extended Version' },
  { pattern: /^bonus video(?: version| edition)?$/iu, name: 'Bonus Video Version' },
] as const;
