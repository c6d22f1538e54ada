/** The parts of JSON Schema that the description of our calls uses. */
export interface Schema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** Finds a value that the product has given out under a name, such as an id of a release; null without one. */
export type FindKnown = (name: string) => string | null;

const DAY_MS = 86_400_000;
/** How far dates are from today, in days. */
const DAYS = [-4_000, -400, -40, -1, 0, 1, 10, 30, 400];
/** Texts for the patterns of our calls. */
const PATTERN_SAMPLES = ['2025-11', '1999-12', 'BR', 'TR', 'EUR', 'USD', 'a-ticket-of-22-letters', 'TRABC2500001'];
const TEXTS = [
  'a',
  'Gece Yolu',
  'İstanbul’da',
  'Maré Alta (Live)',
  '12',
  'https://artist.example/page',
  'ada@posteo.example',
];
const LONGEST = 5_000;

/** Values that no caller should send: other types, bounds of numbers, and texts that break careless programs. */
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  {},
  [[]],
  { __proto__: null, constructor: { prototype: { admin: true } } },
  'null',
  'undefined',
  'NaN',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦'.repeat(50),
  'İıŞğ'.repeat(500),
  'x'.repeat(LONGEST),
  "'; drop table users; --",
  '%_\\',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  'C:\\con',
  '-0',
  '0x10',
  '1e999',
  '9999-12-31',
  '0000-00-00',
  '2026-02-30',
  '+275760-09-13',
  '00000000-0000-0000-0000-000000000000',
  '=cmd|calc',
  'http://169.254.169.254/latest',
];

/** Makes values of schemas, of the same seed always the same. */
export class FuzzValues {
  readonly #random: () => number;
  readonly #findKnown: FindKnown;
  readonly #now: Date;

  constructor(random: () => number, findKnown: FindKnown, now: Date) {
    this.#random = random;
    this.#findKnown = findKnown;
    this.#now = now;
  }

  chance(share: number): boolean {
    return this.#random() < share;
  }

  pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.#random() * values.length)] as T;
  }

  /** Returns a value that fits a schema; `name` is the field's, by which known ids are found. */
  fit(schema: Schema, name = ''): unknown {
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return this.pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return this.fit(this.pick(choices), name);
    const type = typeof schema.type === 'string' ? schema.type : this.pick(schema.type ?? ['string']);
    switch (type) {
      case 'null':
        return null;
      case 'boolean':
        return this.chance(0.5);
      case 'integer':
        return this.#fitInteger(schema);
      case 'number':
        return this.#fitInteger(schema) / 4;
      case 'array':
        return Array.from({ length: this.#between(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3)) }, () =>
          this.fit(schema.items ?? {}, name),
        );
      case 'object':
        return this.#fitObject(schema);
      default:
        return this.#fitText(schema, name);
    }
  }

  /** Returns a copy of a value with one part of it replaced by something hostile. */
  spoil(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || this.chance(0.1)) return this.pick(HOSTILE);
    const keys = Object.keys(value);
    if (keys.length === 0) return this.pick(HOSTILE);
    const key = this.pick(keys);
    if (Array.isArray(value)) return value.map((part, index) => (String(index) === key ? this.spoil(part) : part));
    const copy: Record<string, unknown> = { ...value };
    if (this.chance(0.1)) delete copy[key];
    else copy[key] = this.spoil(copy[key]);
    return copy;
  }

  #between(least: number, most: number): number {
    return least + Math.floor(this.#random() * (Math.max(least, most) - least + 1));
  }

  #fitInteger({ minimum = -1_000, maximum = 1_000_000 }: Schema): number {
    const [least, most] = [Math.max(minimum, -1_000_000_000), Math.min(maximum, 1_000_000_000)];
    return this.chance(0.3) ? this.pick([least, most]) : this.#between(least, Math.min(most, least + 100));
  }

  #fitObject({ properties = {}, required = [], additionalProperties }: Schema): Record<string, unknown> {
    // Now and then only what has to be there: the more fields, the less likely that all of them go together.
    const share = this.pick([0, 0.2, 0.5]);
    const fields = Object.entries(properties).filter(([name]) => required.includes(name) || this.chance(share));
    const value = Object.fromEntries(fields.map(([name, schema]) => [name, this.fit(schema, name)]));
    if (typeof additionalProperties !== 'object') return value;
    const key = this.#findKnown('store_id') ?? 'spotify';
    return { ...value, [key]: this.fit(additionalProperties, key) };
  }

  #fitText({ format, pattern, minLength = 0, maxLength = 200 }: Schema, name: string): string {
    const known = this.chance(0.7) ? this.#findKnown(name) : null;
    if (known !== null && known.length <= maxLength) return known;
    const day = new Date(this.#now.getTime() + this.pick(DAYS) * DAY_MS).toISOString();
    if (format === 'date') return day.slice(0, 10);
    if (format === 'date-time') return day;
    if (format === 'uuid') return this.#findKnown('id') ?? '00000000-0000-4000-8000-000000000000';
    if (pattern !== undefined) {
      const fitting = PATTERN_SAMPLES.filter((sample) => new RegExp(pattern, 'u').test(sample));
      return fitting.length > 0 ? this.pick(fitting) : this.pick(TEXTS);
    }
    const text = this.pick(TEXTS);
    return text.length < minLength ? text.repeat(Math.ceil(minLength / text.length)) : text.slice(0, maxLength);
  }
}
