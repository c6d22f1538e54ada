import type { ErnVersion } from '../model.ts';

/** Every version that the stories and the benchmarks cover. */
export const VERSIONS: readonly ErnVersion[] = ['43', '432', '382'];
