import type { FieldChange } from './style-rule.ts';

/**
 * Returns a draft with one or more fields changed; everything else is the same object as before. A path that does not
 * exist changes nothing.
 */
export function applyFix<Form extends object>(form: Form, changes: readonly FieldChange[]): Form {
  return changes.reduce((changed, { path, value }) => setAt(changed, path.split('.'), value) as Form, form);
}

/** Builds the undo of a fix: the current values of its fields. */
export function buildUndo(form: object, changes: readonly FieldChange[]): FieldChange[] {
  return changes.map(({ path }) => ({
    path,
    value: path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], form),
  }));
}

function setAt(part: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(part)) {
    const index = Number(name);
    return index in part ? part.with(index, setAt(part[index], rest, value)) : part;
  }
  if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return part;
  return { ...part, [name]: setAt((part as Record<string, unknown>)[name], rest, value) };
}
