export type NamedColumns<Name extends string> = {
  /** The known name of each column; null for an unknown, an empty or a repeated one. */
  readonly names: readonly (Name | null)[];
  /** Names as the file writes them. */
  readonly unknown: readonly string[];
  /** Known names that stand above two columns, which may contradict each other: nobody can say which one counts. */
  readonly repeated: readonly Name[];
};

/**
 * Names the columns of a table by its header, whatever the case, the spaces and the marks around the names: ` Clip Start` is
 * `clip_start`.
 */
export function nameColumns<Name extends string>(
  header: readonly string[],
  known: readonly Name[],
): NamedColumns<Name> {
  const found = header.map((cell) => known.find((name) => name === simplifyName(cell)) ?? null);
  const repeated = known.filter((name) => found.indexOf(name) !== found.lastIndexOf(name));
  return {
    names: found.map((name) => (name === null || repeated.includes(name) ? null : name)),
    unknown: header.filter((cell, index) => found[index] === null && simplifyName(cell) !== ''),
    repeated,
  };
}

function simplifyName(cell: string): string {
  return cell
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
