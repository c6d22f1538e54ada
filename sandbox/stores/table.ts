/** Rows by their key in the order they first came; remembers which have changed since they were last saved. */
export class Table<Row> {
  readonly #rows = new Map<string, Row>();
  readonly #changed = new Set<string>();
  readonly #toKey: (row: Row) => string;

  constructor(toKey: (row: Row) => string) {
    this.#toKey = toKey;
  }

  find(key: string): Row | undefined {
    return this.#rows.get(key);
  }

  list(): Row[] {
    return [...this.#rows.values()];
  }

  /** A row that was changed in place is put again. */
  put(row: Row): void {
    const key = this.#toKey(row);
    this.#rows.set(key, row);
    this.#changed.add(key);
  }

  /** What is to be saved; afterwards nothing has changed. */
  drainChanges(): Row[] {
    const rows = [...this.#changed].map((key) => this.#rows.get(key)).filter((row) => row !== undefined);
    this.#changed.clear();
    return rows;
  }

  clear(): void {
    this.#rows.clear();
    this.#changed.clear();
  }
}
