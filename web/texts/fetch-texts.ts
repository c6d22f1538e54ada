import type { Language } from '@tangent/domain/locale.ts';
import type { TextExtent } from './text-areas.ts';

/**
 * Fetches the texts of one language, or a part of them, in a browser: as data, which parses faster than code. The shell
 * of the app has their addresses.
 */
export async function fetchTexts(language: Language, extent: TextExtent): Promise<object> {
  const folder = document.querySelector<HTMLMetaElement>('meta[name="text-files"]')?.content;
  const response = await fetch(`${folder}/${language}-${extent}.json`);
  if (!response.ok) throw new Error(`the texts could not be loaded: ${response.status}`);
  return (await response.json()) as object;
}
