import { findCasing } from './fix-casing.ts';
import { getCasing } from './small-words.ts';
import type { Casing, StyleRelease } from './style-rule.ts';
import { titleLanguage } from './title-fields.ts';

/** Which casing this release has chosen for each language that leaves a choice: what most of its titles show. */
export function findCasings(release: StyleRelease): Partial<Record<string, Casing>> {
  const votes = new Map<string, number>();
  const titles = [
    { title: release.title, language: release.language },
    ...release.tracks.map((track) => ({ title: track.title, language: titleLanguage(track, release.language) })),
  ];
  for (const { title, language } of titles) {
    if (language === null || getCasing(language).casings.length < 2) continue;
    const titleCasing = findCasing(title, language);
    if (titleCasing !== null)
      votes.set(language, (votes.get(language) ?? 0) + (titleCasing.casing === 'title' ? 1 : -1));
  }
  return Object.fromEntries([...votes].map(([language, sum]) => [language, sum >= 0 ? 'title' : 'sentence']));
}
