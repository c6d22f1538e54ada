/** The part of JSON Schema that the description of the calls uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
}

interface Field {
  readonly name: string;
  readonly is_required: boolean;
  readonly shape: Shape;
}

/** The type of a value, as TypeScript distinguishes them: lengths and limits are not part of it. */
export type Shape =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly item: Shape }
  | { readonly kind: 'either'; readonly parts: readonly Shape[] }
  | { readonly kind: 'record'; readonly key: Shape; readonly value: Shape; readonly is_partial: boolean }
  | { readonly kind: 'object'; readonly fields: readonly Field[] };

/** Formats with a name of their own in the client, so that a reader sees what a text contains. */
export const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'Id',
  date: 'CalendarDate',
  'date-time': 'Instant',
};

const plain = (text: string): Shape => ({ kind: 'plain', text });
const literal = (value: unknown) => (typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value));

export function readShape(schema: JsonSchema): Shape {
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts !== undefined) return { kind: 'either', parts: parts.map(readShape) };
  if (typeof schema.type === 'object') {
    return { kind: 'either', parts: schema.type.map((type) => readShape({ ...schema, type })) };
  }
  if (schema.const !== undefined) return plain(literal(schema.const));
  if (schema.enum !== undefined) return { kind: 'choice', values: schema.enum.map(literal) };
  if (schema.type === 'array') return { kind: 'list', item: readShape(schema.items ?? {}) };
  if (schema.type === 'object') return readObject(schema);
  if (schema.type === 'integer' || schema.type === 'number') return plain('number');
  if (schema.type === 'string') return plain(FORMATS[schema.format ?? ''] ?? 'string');
  if (schema.type === 'boolean' || schema.type === 'null') return plain(schema.type);
  if (schema.type === undefined) return plain('unknown');
  throw new Error(`no type of TypeScript is known for ${JSON.stringify(schema)}`);
}

function readObject(schema: JsonSchema): Shape {
  const { properties, additionalProperties, propertyNames, required = [] } = schema;
  if (properties === undefined && typeof additionalProperties === 'object') {
    const key = propertyNames === undefined ? plain('string') : readShape({ type: 'string', ...propertyNames });
    const is_partial = key.kind === 'choice' && required.length === 0;
    return { kind: 'record', key, value: readShape(additionalProperties), is_partial };
  }
  // An interface without fields would allow every value.
  if (Object.keys(properties ?? {}).length === 0) return plain('Record<string, never>');
  const fields = Object.entries(properties ?? {}).map(([name, field]) => ({
    name,
    is_required: required.includes(name),
    shape: readShape(field),
  }));
  return { kind: 'object', fields };
}

/** Writes a shape as TypeScript. `findName` returns the name of a shape that has one, and null for the others. */
export function writeShape(shape: Shape, findName: (shape: Shape) => string | null): string {
  const write = (one: Shape): string => findName(one) ?? writeBody(one, write);
  return write(shape);
}

/** Writes the content of a shape; `write` writes the shapes inside it. */
export function writeBody(shape: Shape, write: (shape: Shape) => string): string {
  switch (shape.kind) {
    case 'plain':
      return shape.text;
    case 'choice':
      return shape.values.join(' | ');
    case 'list':
      return `Array<${write(shape.item)}>`;
    case 'either':
      return [...new Set(shape.parts.map(write))].join(' | ');
    case 'record': {
      const record = `Record<${write(shape.key)}, ${write(shape.value)}>`;
      return shape.is_partial ? `Partial<${record}>` : record;
    }
    case 'object': {
      const fields = shape.fields.map((field) => {
        const name = /^\w+$/.test(field.name) ? field.name : `'${field.name}'`;
        return field.is_required ? `${name}: ${write(field.shape)};` : `${name}?: ${write(field.shape)} | undefined;`;
      });
      return `{ ${fields.join(' ')} }`;
    }
  }
}

/** Returns a text that is the same for two shapes of one type. */
export function findKey(shape: Shape): string {
  return writeShape(shape, () => null);
}
