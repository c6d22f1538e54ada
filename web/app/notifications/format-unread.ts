/** Two digits fit into the badge of the bell. */
const SHOWN_MAX = 99;

export function formatUnread(count: number): string {
  return count > SHOWN_MAX ? `${SHOWN_MAX}+` : String(count);
}
