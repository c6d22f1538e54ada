/** Turns `cover-art`, `royalty_entry` or `statement.pdf` into `CoverArt`, `RoyaltyEntry`, `StatementPdf`. */
export function toPascal(name: string): string {
  return name
    .split(/[^a-zA-Z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

export function toCamel(name: string): string {
  const pascal = toPascal(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

const UNCHANGED = /(?:ss|us|is|analytics|series|cents|micros|_ms)$/;

/** Returns the singular of an English word, also of the last word of a name. */
export function toSingular(name: string): string {
  if (UNCHANGED.test(name) || !name.endsWith('s')) return name;
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.replace(/(ch|sh|x)es$|s$/, '$1');
}
