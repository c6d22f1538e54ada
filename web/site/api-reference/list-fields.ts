import type { Schema } from './api-document.ts';

export type Field = {
  /** With dots for nested fields, and [] for every item of a list. */
  readonly name: string;
  readonly type: string;
  readonly is_required: boolean;
  /** The allowed values. */
  readonly limits: string;
};

const MAX_DEPTH = 3;
const MAX_CHOICES = 16;

/** Lists every field of an object, nested fields right below their parent. */
export function listFields(schema: Schema, prefix = '', depth = 0): Field[] {
  if (depth > MAX_DEPTH) return [];
  const options = listVariants(schema).filter(({ type }) => type !== 'null');
  return options.flatMap((option) => {
    const required = new Set(options.length > 1 ? [] : (option.required ?? []));
    return Object.entries(option.properties ?? {}).flatMap(([key, value]) => {
      const name = prefix + key;
      const field = { name, type: describeType(value), is_required: required.has(key), limits: describeLimits(value) };
      return [field, ...listInner(value, name, depth + 1)];
    });
  });
}

function listInner(schema: Schema, name: string, depth: number): Field[] {
  return listVariants(schema).flatMap((option) => {
    if (option.type === 'array' && option.items) return listInner(option.items, `${name}[]`, depth);
    return option.properties ? listFields(option, `${name}.`, depth) : [];
  });
}

function listVariants(schema: Schema): readonly Schema[] {
  return schema.anyOf ?? schema.oneOf ?? [schema];
}

/** Describes the type of a value in a few words. */
export function describeType(schema: Schema): string {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return [...new Set(variants.map(describeType))].join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'array') return `list of ${schema.items ? describeType(schema.items) : 'anything'}`;
  if (schema.format !== undefined && schema.type === 'string') return FORMATS[schema.format] ?? schema.format;
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  return typeof schema.type === 'string' ? schema.type : 'anything';
}

const FORMATS: Readonly<Record<string, string>> = { uuid: 'id', 'date-time': 'instant', date: 'date', uri: 'address' };

/** Describes the allowed values: the choices, or the length or range. */
export function describeLimits(schema: Schema): string {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return [...new Set(variants.map(describeLimits))].filter((text) => text !== '').join('; ');
  if (schema.items)
    return [describeLimits(schema.items), describeCount(schema)].filter((text) => text !== '').join('; ');
  if (schema.enum) return formatChoices(schema.enum);
  return [describeLength(schema), describeRange(schema), describeDefault(schema)]
    .filter((text) => text !== '')
    .join('; ');
}

function formatChoices(values: readonly unknown[]): string {
  const shown = values.slice(0, MAX_CHOICES).map(String).join(', ');
  return values.length > MAX_CHOICES ? `${shown} … (${values.length})` : shown;
}

function describeCount({ maxItems }: Schema): string {
  return maxItems === undefined ? '' : `at most ${maxItems} items`;
}

function describeLength({ maxLength }: Schema): string {
  return maxLength === undefined ? '' : `at most ${maxLength} characters`;
}

// Limits that only mean a safe integer are left out.
function describeRange({ minimum, maximum }: Schema): string {
  const from = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? '' : `from ${minimum}`;
  const to = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? '' : `to ${maximum}`;
  return `${from} ${to}`.trim();
}

function describeDefault(schema: Schema): string {
  return schema.default === undefined ? '' : `${JSON.stringify(schema.default)} unless given`;
}
