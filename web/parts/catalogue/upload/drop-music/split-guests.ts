const GUESTS = /\s*[([]\s*(?:feat|ft|featuring)\b\.?\s+([^)\]]+)[)\]]|\s+(?:feat|ft|featuring)\b\.?\s+(.+)$/iu;

/** Splits a title or an artist from its guests: 'A (feat. B & C)' is 'A' with B and C. */
export function splitGuests(text: string): { readonly rest: string; readonly guests: readonly string[] } {
  const match = GUESTS.exec(text);
  const names = match?.[1] ?? match?.[2];
  if (match === null || names === undefined) return { rest: text.trim(), guests: [] };
  const rest = `${text.slice(0, match.index)}${text.slice(match.index + match[0].length)}`.replace(/\s+/g, ' ').trim();
  const guests = names.split(/\s*[,;]\s*(?:&\s+)?|\s+&\s+/u).map((name) => name.trim());
  return { rest, guests: guests.filter((name) => name !== '') };
}
