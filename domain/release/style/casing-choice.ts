import { findCasing } from './fix-casing.ts';
import { casingOf } from './small-words.ts';
import type { Casing, StyleRelease } from './style-rule.ts';
import { languageOf } from './titled.ts';

/** Which casing this release has chosen for each language that leaves a choice: what most of its titles show. */
export function findCasings(release: StyleRelease): Partial<Record<string, Casing>> {
  const votes = new Map<string, number>();
  const titles = [
    { title: release.title, language: release.language },
    ...release.tracks.map((track) => ({ title: track.title, language: languageOf(track, release.language) })),
  ];
  for (const { title, language } of titles) {
    if (language === null || casingOf(language).casings.length < 2) continue;
    const shown = findCasing(title, language);
    if (shown !== null) votes.set(language, (votes.get(language) ?? 0) + (shown.casing === 'title' ? 1 : -1));
  }
  return Object.fromEntries([...votes].map(([language, sum]) => [language, sum >= 0 ? 'title' : 'sentence']));
}
