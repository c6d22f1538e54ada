/** Types for the scripts in TypeScript that import `build.mjs`. */
export function isExternal(id: string): boolean;
