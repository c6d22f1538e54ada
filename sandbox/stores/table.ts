/** Rows by key, in insertion order; tracks which rows have changed since the last save. */
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

  /** Inserts or replaces a row; also marks a row that was changed in place as changed. */
  put(row: Row): void {
    const key = this.#toKey(row);
    this.#rows.set(key, row);
    this.#changed.add(key);
  }

  /** Returns the changed rows and marks them as saved. */
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
