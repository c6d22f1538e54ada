/** The pattern of `like` for texts that contain this one, whatever signs it has: `50%` finds "50%", not everything with 50. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
