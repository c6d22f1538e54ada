import type { ErnVersion } from '../model.ts';

/** Every version a story is told in and a bench measures. */
export const VERSIONS: readonly ErnVersion[] = ['43', '432', '382'];
