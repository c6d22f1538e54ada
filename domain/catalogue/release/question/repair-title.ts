import { checkTrackTitle, removeSigns } from '../check-title.ts';
import { findBannedWords } from '../words/banned-words.ts';

/**
 * Returns a refused title without the signs and words for which it is refused; null if it is right as it is, or if that
 * alone does not mend it.
 *
 * @example repairTitle('Slow Ferry (Official Video)') // 'Slow Ferry'
 */
export function repairTitle(title: string): string | null {
  if (title.trim() === '' || checkTrackTitle(title).length === 0) return null;
  const repaired = findBannedWords(title)
    .reduce(removeWords, removeSigns(title))
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return checkTrackTitle(repaired).length === 0 ? repaired : null;
}

function removeWords(title: string, words: string): string {
  const written = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return title.replace(new RegExp(`[-–:]?\\s*(?<![\\p{L}\\p{N}])${written}(?![\\p{L}\\p{N}])`, 'giu'), ' ');
}
