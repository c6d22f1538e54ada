/**
 * A problem with a value, as data: `code` names the rule, `path` the field (`tracks.0.title`), `params` the values for
 * the message.
 */
export type Issue = {
  readonly code: string;
  readonly path: string;
  readonly params?: Readonly<Record<string, string | number>>;
};

/** Moves issues of a part under the path of the whole: `title` of track 0 becomes `tracks.0.title`. */
export function prefixPaths(prefix: string, issues: readonly Issue[]): Issue[] {
  return issues.map((issue) => ({ ...issue, path: issue.path === '' ? prefix : `${prefix}.${issue.path}` }));
}
