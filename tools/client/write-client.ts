import { type NamedShape, nameShapes, type Root } from './name-shapes.ts';
import { type ApiDescription, type Operation, readOperations } from './read-operations.ts';
import { FORMATS, findKey, type JsonSchema, readShape, type Shape, writeBody, writeShape } from './shape.ts';
import { toCamel, toPascal, toSingular } from './word-forms.ts';

const NOTE = '// Written by tools/client from the description of the calls: `npm run client` writes it again.\n';
const FORMAT_NOTES: Readonly<Record<string, string>> = {
  Id: 'A UUID.',
  CalendarDate: 'A UTC calendar day: `2026-11-27`.',
  Instant: 'An instant in UTC: `2026-11-27T12:00:00.000Z`.',
};

/** Writes the generated files of the client, by name: its calls, their types, the names of errors, and webhooks. */
export function writeClient(description: ApiDescription): Map<string, string> {
  const operations = readOperations(description);
  const events = readEvents(description);
  const named = nameShapes([...listRoots(operations), ...events.map(({ data, name }) => ({ name, shape: data }))]);
  const findName = (shape: Shape) => named.get(findKey(shape))?.name ?? null;
  return new Map([
    ['types.ts', writeTypes([...named.values()], findName)],
    ['calls.ts', writeCalls(operations, findName)],
    ['error-names.ts', writeErrorNames(description)],
    ['webhook-events.ts', writeEvents(events, findName)],
  ]);
}

/** Lists the contents of requests and responses. Those of reading calls come first, because they name the things. */
function listRoots(operations: readonly Operation[]): Root[] {
  const responses = operations.flatMap((operation) => {
    const { response } = operation;
    if (response === null || response === 'file') return [];
    const name = nameResponse(operation);
    const items = response.properties?.items?.items;
    const item = name.endsWith('List') && items !== undefined ? [{ ...nameItem(name), shape: readShape(items) }] : [];
    return [{ name, shape: readShape(response) }, ...item].map((root) => ({ ...root, order: rank(operation) }));
  });
  const requests = operations.flatMap((operation) => {
    const what = `${toPascal(operation.name)}${toPascal(toSingular(operation.group))}`;
    return operation.body === null || isEmpty(operation.body)
      ? []
      : [{ name: `${what}Body`, shape: readShape(operation.body) }];
  });
  return [...responses.sort((a, b) => a.order - b.order), ...requests, ...listQueries(operations)];
}

const rank = ({ method, name }: Operation) => (method !== 'GET' ? 2 : name.startsWith('get') ? 0 : 1);

const nameItem = (list: string) => ({ name: list.slice(0, -'List'.length), fallback: `${list}Item` });

const CURSOR_ALONE: Shape = {
  kind: 'object',
  fields: [{ name: 'cursor', is_required: false, shape: { kind: 'plain', text: 'string' } }],
};

/** A query that several calls of a group share has the name of the group. */
function listQueries(operations: readonly Operation[]): Root[] {
  const queries = operations.flatMap(({ query, ...operation }) =>
    query === null ? [] : [{ operation, shape: readShape(query) }],
  );
  return queries.map(({ operation: { group, name }, shape }) => {
    const same = queries.filter((one) => findKey(one.shape) === findKey(shape));
    if (findKey(shape) === findKey(CURSOR_ALONE)) return { name: 'PageQuery', shape };
    const own = `${toPascal(toSingular(group))}${toPascal(name.replace(/^(get|list)/, ''))}Query`;
    return { name: same.length > 1 ? `${toPascal(group)}Query` : own, shape };
  });
}

function nameResponse({ group, name, method }: Operation): string {
  const noun = toPascal(toSingular(group));
  if (method !== 'GET') return `${noun}${toPascal(name)}Result`;
  if (name.startsWith('list')) return `${noun}${toPascal(toSingular(name.slice('list'.length)))}List`;
  return `${noun}${toPascal(name.replace(/^get/, ''))}`;
}

function writeTypes(named: readonly NamedShape[], findName: (shape: Shape) => string | null): string {
  const formats = Object.values(FORMATS).map((name) => `/** ${FORMAT_NOTES[name]} */\nexport type ${name} = string;\n`);
  const types = named.map(({ name, shape }) => {
    const body = writeBody(shape, (one) => writeShape(one, findName));
    return shape.kind === 'object' ? `export interface ${name} ${body}\n` : `export type ${name} = ${body};\n`;
  });
  return [NOTE, ...formats, ...types].join('\n');
}

function writeCalls(operations: readonly Operation[], findName: (shape: Shape) => string | null): string {
  const used = new Set(['Id']);
  const findUsed = (shape: Shape) => {
    const name = findName(shape);
    if (name !== null) used.add(name);
    return name;
  };
  const groups = [...new Set(operations.map(({ group }) => group))];
  const functions = groups.map((group) => {
    const calls = operations.filter((operation) => operation.group === group);
    const written = calls.map((operation) => writeCall(operation, findUsed));
    return `function ${nameGroup(group)}(connection: Connection) {\n return {\n${written.join('\n')}\n};\n}\n`;
  });
  const all = groups.map((group) => `${group}: ${nameGroup(group)}(connection),`);
  const text = [
    ...functions,
    '/** Every call that an access token may make, by what it is about. */',
    `export function createCalls(connection: Connection) {\n return {\n${all.join('\n')}\n};\n}\n`,
  ].join('\n');
  return [
    NOTE,
    "import type { CallOptions, Connection, KeyedCallOptions } from '../connection.ts';",
    `import type { ${[...used].sort().join(', ')} } from './types.ts';\n`,
    text,
  ].join('\n');
}

const nameGroup = (group: string) => `create${toPascal(toSingular(group))}Calls`;

function writeCall(operation: Operation, findName: (shape: Shape) => string | null): string {
  const { name, method, summary, scope, is_keyed, response } = operation;
  const hasBody = operation.body !== null && !isEmpty(operation.body);
  const typeOf = (schema: JsonSchema) => writeShape(readShape(schema), findName);
  const params = operation.params.map((param) => `${toCamel(param)}: ${param === 'id' ? 'Id' : 'string'}`);
  if (operation.body !== null && hasBody) params.push(`body: ${typeOf(operation.body)}`);
  if (operation.query !== null) {
    const isOptional = (operation.query.required ?? []).length === 0;
    params.push(`query${isOptional ? '?' : ''}: ${typeOf(operation.query)}`);
  }
  params.push(`options?: ${is_keyed ? 'KeyedCallOptions' : 'CallOptions'}`);
  const [send, type] =
    response === null ? ['run', 'void'] : response === 'file' ? ['send', 'Response'] : ['read', typeOf(response)];
  const fields = [
    `method: '${method}'`,
    `path: ${writePath(operation.path)}`,
    ...(operation.query === null ? [] : ['query']),
    ...(operation.body === null ? [] : [hasBody ? 'body' : 'body: {}']),
    ...(is_keyed ? ['is_keyed: true'] : []),
    '...options',
  ];
  return `${writeComment(`${summary}. Scope: ${scope}.`)}
    ${name}: (${params.join(', ')}): Promise<${type}> => connection.${send}({ ${fields.join(', ')} }),`;
}

const COMMENT_CHARS = 110;

function writeComment(text: string): string {
  if (text.length <= COMMENT_CHARS) return `/** ${text} */`;
  const lines = text.match(new RegExp(`.{1,${COMMENT_CHARS}}(?:\\s|$)`, 'g')) ?? [];
  return `/**\n${lines.map((line) => ` * ${line.trim()}`).join('\n')}\n */`;
}

const isEmpty = ({ properties = {} }: JsonSchema) => Object.keys(properties).length === 0;

function writePath(path: string): string {
  if (!path.includes('{')) return `'${path}'`;
  return `\`${path.replace(/\{(\w+)\}/g, (_, param: string) => `\${encodeURIComponent(${toCamel(param)})}`)}\``;
}

function writeErrorNames({ components }: ApiDescription): string {
  const names = components.schemas?.Error?.properties?.name?.enum ?? [];
  return `${NOTE}\n/** The name of an error: stable, and meant for programs. */
export type ErrorName = ${names.map((name) => `'${name}'`).join(' | ')};\n`;
}

interface WebhookEvent {
  readonly type: string;
  readonly name: string;
  readonly data: Shape;
}

function readEvents({ webhooks }: ApiDescription): WebhookEvent[] {
  return Object.entries(webhooks).map(([type, { post }]) => {
    const schema = post.requestBody.content?.['application/json']?.schema.properties?.data ?? {};
    return { type, name: `${toPascal(type.split('.')[0] ?? '')}EventData`, data: readShape(schema) };
  });
}

function writeEvents(events: readonly WebhookEvent[], findName: (shape: Shape) => string | null): string {
  const types = events.map(({ data }) => writeShape(data, findName));
  const members = events.map(({ type }, at) => `| { type: '${type}'; timestamp: Instant; data: ${types[at]} }`);
  return [
    NOTE,
    `import type { ${[...new Set([...types, 'Instant'])].sort().join(', ')} } from './types.ts';\n`,
    '/** A message to an endpoint: its type says which data it has. */',
    `export type IncomingWebhook = ${members.join('\n')};\n`,
    "export type IncomingWebhookType = IncomingWebhook['type'];\n",
  ].join('\n');
}
