/**
 * Returns the `like` pattern for texts that contain this one, with its special characters escaped: `50%` finds "50%",
 * not everything with 50.
 */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
