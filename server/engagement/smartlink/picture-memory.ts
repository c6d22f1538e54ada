const ENTRIES_MAX = 100;

/** Returns the drawn picture of a name, or draws it. */
type Remember = (name: string, draw: () => Promise<Buffer | null>) => Promise<Buffer | null>;

/**
 * Creates a memory of the pictures drawn last. Two requests for the same picture draw it once; the one used longest ago
 * is dropped first.
 */
export function createMemory(): Remember {
  const pictures = new Map<string, Promise<Buffer | null>>();
  return (name, draw) => {
    const known = pictures.get(name) ?? draw();
    pictures.delete(name);
    pictures.set(name, known);
    known.catch(() => pictures.delete(name));
    const [oldest] = pictures.keys();
    if (pictures.size > ENTRIES_MAX && oldest !== undefined) pictures.delete(oldest);
    return known;
  };
}
