/** Folds text for searching: ignores case and accents, and treats every i the same with or without its dot. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase();
}
