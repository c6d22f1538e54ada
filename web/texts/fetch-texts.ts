import type { Language } from '@tangent/domain/locale.ts';
import type { TextExtent } from './text-areas.ts';

/**
 * The texts of one language, or a part of them, for a browser: as data, which is read sooner than code. The shell of the app says
 * where they lie.
 */
export async function fetchTexts(language: Language, extent: TextExtent): Promise<object> {
  const folder = document.querySelector<HTMLMetaElement>('meta[name="text-files"]')?.content;
  const response = await fetch(`${folder}/${language}-${extent}.json`);
  if (!response.ok) throw new Error(`no texts: ${response.status}`);
  return (await response.json()) as object;
}
