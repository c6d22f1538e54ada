/** How many requests may be under way at the same time: in all, and of one network. */
export interface Places {
  all: number;
  per_network: number;
}

/** Counts by name what is under way; a name with none takes no memory. */
export class RunningCount {
  readonly #counts = new Map<string, number>();

  get(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string, difference: 1 | -1): void {
    const count = this.get(name) + difference;
    if (count === 0) this.#counts.delete(name);
    else this.#counts.set(name, count);
  }
}

/** A kind of requests that are counted apart from the others. */
export class Lane {
  readonly #places: Places;
  readonly #networks = new RunningCount();
  #running = 0;

  constructor(places: Places) {
    this.#places = places;
  }

  get running(): number {
    return this.#running;
  }

  /** Finds whose places are taken: those of the network, or all; null when there is one. */
  findFull(network: string): 'network' | 'process' | null {
    if (this.#networks.get(network) >= this.#places.per_network) return 'network';
    return this.#running >= this.#places.all ? 'process' : null;
  }

  enter(network: string): void {
    this.#running += 1;
    this.#networks.add(network, 1);
  }

  leave(network: string): void {
    this.#running -= 1;
    this.#networks.add(network, -1);
  }
}
