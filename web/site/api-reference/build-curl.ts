import { type ApiCall, getScope, type Schema } from './api-document.ts';

const SAMPLES: Readonly<Record<string, unknown>> = {
  uuid: '01930e5c-7a4b-7c1d-8e2f-3a4b5c6d7e8f',
  'date-time': '2026-11-22T12:00:00.000Z',
  date: '2026-12-24',
  uri: 'https://example.com',
};

/** Builds the curl command of a call: calls for programs with a token, the others with a browser's cookie. */
export function buildCurl(call: ApiCall, base: string): string {
  const body = call.requestBody?.content['application/json']?.schema;
  const address = base.replace(/\/$/, '') + call.path.replace(/\{\w+\}/g, String(SAMPLES.uuid));
  const lines = [
    `curl${describeMethod(call.method)} '${address}'`,
    ...(call.security.length === 0 ? [] : [buildAuth(call)]),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(buildSample(body))}'`]),
  ];
  return lines.join(' \\\n  ');
}

function describeMethod(method: string): string {
  if (method === 'HEAD') return ' --head';
  return method === 'GET' ? '' : ` -X ${method}`;
}

function buildAuth(call: ApiCall): string {
  return getScope(call) === null ? '-b "__Host-session=$SESSION"' : '-H "Authorization: Bearer $TOKEN"';
}

/** Builds a value of this shape with only the required fields. */
function buildSample(schema: Schema): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return buildSample(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.format !== undefined) return SAMPLES[schema.format] ?? '…';
  if (schema.type === 'array') return schema.items?.enum ? [schema.items.enum[0]] : [];
  if (schema.type === 'object') return buildObjectSample(schema);
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? '…' : Math.max(1, schema.minimum ?? 1);
}

function buildObjectSample({ properties = {}, required = [] }: Schema): object {
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  return Object.fromEntries(names.flatMap((name) => (properties[name] ? [[name, buildSample(properties[name])]] : [])));
}
