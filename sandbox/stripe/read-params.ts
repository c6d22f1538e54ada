import type { Metadata } from './connect-rows.ts';
import { StripeRefusal } from './stripe-refusal.ts';

/** Reads one field of a request; `name` is Stripe's name for it, such as `items[0][price]`. */
export type Reader<T> = (value: unknown, name: string) => T;
export type Shape = Record<string, Reader<unknown>>;
export type Params<S extends Shape> = { [Name in keyof S]: ReturnType<S[Name]> };

export const text: Reader<string | undefined> = (value, name) => {
  if (value === undefined || typeof value === 'string') return value;
  throw new StripeRefusal(`Invalid string: ${JSON.stringify(value)}`, { param: name });
};

export const integer: Reader<number | undefined> = (value, name) => {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^-?\d{1,12}$/.test(value)) return Number(value);
  throw new StripeRefusal(`Invalid integer: ${show(value)}`, { code: 'parameter_invalid_integer', param: name });
};

export const flag: Reader<boolean | undefined> = (value, name) => {
  if (value === undefined) return undefined;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new StripeRefusal(`Invalid boolean: ${show(value)}`, { param: name });
};

/** Reads one of the given values. */
export function oneOf<const Word extends string>(...choices: Word[]): Reader<Word | undefined> {
  return (value, name) => {
    if (value === undefined) return undefined;
    const word = choices.find((candidate) => candidate === value);
    if (word !== undefined) return word;
    throw new StripeRefusal(`Invalid ${name}: must be one of ${choices.join(', ')}`, { param: name });
  };
}

/** Reads an address to which users are redirected. */
export const address: Reader<string | undefined> = (value, name) => {
  const read = text(value, name);
  if (read === undefined || /^https?:\/\/[^\s/]+/.test(read)) return read;
  throw new StripeRefusal('Not a valid URL', { code: 'url_invalid', param: name });
};

/** Reads the caller's own labels; an empty value removes one. */
export const metadata: Reader<Metadata | undefined> = (value, name) => {
  if (value === undefined) return undefined;
  if (value === '') return {};
  const entries = Object.entries(readHash(value, name));
  if (entries.some(([key, one]) => key.length > 40 || typeof one !== 'string' || one.length > 500))
    throw new StripeRefusal('Metadata keys have at most 40 characters, values are texts of at most 500.', {
      param: name,
    });
  return Object.fromEntries(entries.map(([key, one]) => [key, String(one)]));
};

export function listOf<T>(reader: Reader<T>): Reader<Exclude<T, undefined>[] | undefined> {
  return (value, name) => {
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) throw new StripeRefusal('Invalid array', { param: name });
    return value.map((one, index) => reader(one, `${name}[${index}]`) as Exclude<T, undefined>);
  };
}

export function hashOf<S extends Shape>(shape: S): Reader<Params<S> | undefined> {
  return (value, name) => (value === undefined ? undefined : readParams(shape, readHash(value, name), name));
}

export function required<T>(reader: Reader<T>): Reader<Exclude<T, undefined>> {
  return (value, name) => {
    if (value !== undefined && value !== '') return reader(value, name) as Exclude<T, undefined>;
    throw new StripeRefusal(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  };
}

/** Reads all fields of a request, or of a hash inside it; refuses unknown fields. */
export function readParams<S extends Shape>(shape: S, values: Record<string, unknown>, within = ''): Params<S> {
  const paramName = (field: string) => (within === '' ? field : `${within}[${field}]`);
  const unknown = Object.keys(values).find((field) => !Object.hasOwn(shape, field));
  if (unknown !== undefined) {
    const param = paramName(unknown);
    throw new StripeRefusal(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const read = Object.entries(shape).map(([field, reader]) => [field, reader(values[field], paramName(field))]);
  return Object.fromEntries(read) as Params<S>;
}

function readHash(value: unknown, name: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new StripeRefusal('Invalid object', { param: name });
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
