/** Lines that are remembered: 64 MB. Lines beyond them are compared with these. */
const REMEMBERED_MAX = 4_000_000;
const FIRST_SLOTS = 1 << 12;
const EMPTY = 0;

/** Counts the lines of a report that repeat an earlier line of it. */
export interface EqualLines {
  add(bytes: Buffer, start: number, end: number): void;
  readonly count: number;
}

/**
 * Remembers a hash of 53 bits of each line, so that a report of any size fits in memory: among four million lines two
 * different ones count as equal in one of a thousand reports. Equal lines are posted, and the number is a remark.
 */
export function createEqualLines(): EqualLines {
  let slots = new Float64Array(FIRST_SLOTS);
  let used = 0;
  let count = 0;

  const grow = () => {
    const before = slots;
    slots = new Float64Array(2 * before.length);
    for (const hash of before) if (hash !== EMPTY) slots[findSlot(slots, hash)] = hash;
  };

  return {
    add(bytes, start, end) {
      const hash = hashBytes(bytes, start, end);
      const slot = findSlot(slots, hash);
      if (slots[slot] === hash) {
        count += 1;
        return;
      }
      if (used >= REMEMBERED_MAX) return;
      slots[slot] = hash;
      used += 1;
      if (2 * used > slots.length) grow();
    },
    get count() {
      return count;
    },
  };
}

/** Returns the slot with this hash, or the empty one where it belongs. */
function findSlot(slots: Float64Array, hash: number): number {
  let slot = hash % slots.length;
  while (slots[slot] !== EMPTY && slots[slot] !== hash) slot = (slot + 1) % slots.length;
  return slot;
}

// Two hashes of 32 bits with different factors, of which 53 bits are an exact number; never the empty one.
function hashBytes(bytes: Buffer, start: number, end: number): number {
  let [one, other] = [0x811c9dc5, 0x9747b28c];
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    one = Math.imul(one ^ byte, 0x01000193);
    other = Math.imul(other ^ byte, 0x85ebca6b);
    other ^= other >>> 13;
  }
  return (one >>> 0) * 2 ** 21 + (other >>> 11) + 1;
}
