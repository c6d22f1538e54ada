import { readFile } from 'node:fs/promises';
import { Ajv, type ErrorObject } from 'ajv';
import { parse } from 'qs';

/** A request as it was sent. */
export interface SentRequest {
  method: string;
  /** Includes the query string. */
  path: string;
  body: string;
}

interface Parameter {
  in: 'query' | 'path' | 'header';
  name: string;
  required?: boolean;
  schema: object;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: object }> };
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
}

/** Finds violations of Stripe's API description: one sentence per parameter. */
export type FindFaults = (request: SentRequest) => string[];

/**
 * Loads Stripe's own description of its API, which may not be part of the repository; null unless STRIPE_OPENAPI_FILE
 * is set.
 */
export async function loadStripeDescription(): Promise<FindFaults | null> {
  const file = process.env.STRIPE_OPENAPI_FILE;
  if (!file) return null;
  const description = JSON.parse(await readFile(file, 'utf8'), beStrict) as Description;
  const ajv = new Ajv({ strict: false, validateFormats: false, coerceTypes: true, allErrors: true });
  return (request) => findFaults(ajv, description, request);
}

function findFaults(ajv: Ajv, description: Description, { method, path, body }: SentRequest): string[] {
  const [pathname = '', query = ''] = path.split('?');
  const found = findOperation(description, method, pathname);
  if (found === null) return [`${method} ${pathname.replace(/\/[a-z]+_[0-9A-Za-z]{14,}(?=\/|$)/g, '/…')}: unknown`];
  const { template, operation } = found;
  const bodySchema = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema ?? {};
  const schema = method === 'GET' ? buildQuerySchema(operation) : bodySchema;
  const validate = ajv.compile(schema);
  if (validate(parse(method === 'GET' ? query : body, { depth: 10, arrayLimit: 100 }))) return [];
  return nameFaults(validate.errors ?? []).map((fault) => `${method} ${template}: ${fault}`);
}

/** Returns the operation of the most literal matching template. */
function findOperation({ paths }: Description, method: string, pathname: string) {
  const fitting = Object.entries(paths).filter(([template]) =>
    new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(pathname),
  );
  const [best] = fitting.sort(([one], [other]) => one.split('{').length - other.split('{').length);
  const operation = best?.[1][method.toLowerCase()];
  return best === undefined || operation === undefined ? null : { template: best[0], operation };
}

function buildQuerySchema({ parameters = [] }: Operation): object {
  const queryParameters = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    additionalProperties: false,
    required: queryParameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(queryParameters.map(({ name, schema }) => [name, schema])),
  };
}

// The description is complete: fields that it does not name are invalid, nested ones too.
function beStrict(_name: string, value: { type?: unknown; properties?: object } | null): unknown {
  return value?.type === 'object' && value.properties ? { additionalProperties: false, ...value } : value;
}

/** Lists the parameters with errors under Stripe's names; for a nested error, only the innermost. */
function nameFaults(errors: readonly ErrorObject[]): string[] {
  const faults = new Map(errors.map((error) => [nameParameter(error), error.message ?? error.keyword]));
  const names = [...faults.keys()];
  const deepest = names.filter((name) => !names.some((other) => other !== name && other.startsWith(`${name}[`)));
  return deepest.map((name) => `${name} ${faults.get(name)}`);
}

function nameParameter({ instancePath, params }: ErrorObject): string {
  const extra = 'additionalProperty' in params ? [String(params.additionalProperty)] : [];
  const [first = '', ...inside] = [...instancePath.split('/').slice(1), ...extra];
  return first + inside.map((part) => `[${part}]`).join('');
}
