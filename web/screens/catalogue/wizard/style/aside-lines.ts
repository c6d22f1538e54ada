/** A line beside the sheet: stores send the release back or change it, or a part of it is here or still open. */
export type AsideLine = { readonly kind: 'refused' | 'altered' | 'done' | 'open'; readonly text: string };

const LINES_MAX = 5;

/**
 * Picks at most five lines, in this order: each reason for which stores send the release back, one for which they change
 * it, and as many of its parts as there is room for, those that are open first when there is not room for all.
 *
 * @example pickLines([], [{ kind: 'done', text: 'Cover' }]) // [{ kind: 'done', text: 'Cover' }]
 */
export function pickLines(verdicts: readonly AsideLine[], parts: readonly AsideLine[]): AsideLine[] {
  const refused = verdicts.filter(({ kind }) => kind === 'refused');
  const altered = verdicts.filter(({ kind }) => kind === 'altered').slice(0, 1);
  const said = [...refused, ...altered].slice(0, LINES_MAX);
  const room = LINES_MAX - said.length;
  const open = parts.filter(({ kind }) => kind === 'open').slice(0, room);
  const done = parts.filter(({ kind }) => kind !== 'open').slice(0, room - open.length);
  return [...said, ...parts.filter((part) => open.includes(part) || done.includes(part))];
}
