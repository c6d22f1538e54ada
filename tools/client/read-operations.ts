import type { JsonSchema } from './shape.ts';
import { toCamel, toPascal, toSingular } from './word-forms.ts';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

interface DescribedOperation {
  readonly summary?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

/** The description of the calls, as `/v1/openapi.json` has it. */
export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas?: Readonly<Record<string, JsonSchema>> };
  readonly webhooks: Readonly<Record<string, { readonly post: { readonly requestBody: Content } }>>;
}

/** A call that a program may make. */
export interface Operation {
  /** The object of the client, such as `releases`, and its function, such as `submit`. */
  readonly group: string;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly scope: string;
  readonly params: readonly string[];
  readonly query: JsonSchema | null;
  readonly body: JsonSchema | null;
  readonly is_keyed: boolean;
  /** The content of the response: a schema, a file, or nothing. */
  readonly response: JsonSchema | 'file' | null;
}

/** The tus protocol has a function of its own in the client. */
const TUS = /^(post|head|patch|delete) \/v1\/api\/uploads(\/\{id\})?$/;

/** Calls whose address does not name them well. */
const NAMES: Readonly<Record<string, string>> = {
  'get /v1/api/user/activity': 'activity.list',
  'get /v1/api/lyrics': 'lyrics.list',
  'post /v1/api/lyrics': 'lyrics.generate',
  'post /v1/api/lyrics/own': 'lyrics.saveOwn',
  'post /v1/api/mastering/release': 'mastering.createForRelease',
  'get /v1/api/royalties/statements/{period}/statement.csv': 'royalties.downloadStatementCsv',
  'get /v1/api/royalties/statements/{period}/statement.pdf': 'royalties.downloadStatementPdf',
  'get /v1/api/collaborators/shared': 'collaborators.listReceivedShares',
  'get /v1/api/releases/{id}/smartlink': 'smartLinks.findOfRelease',
  'get /v1/api/webhook-messages/{id}': 'webhooks.getMessage',
  'post /v1/api/webhook-messages/{id}/replay': 'webhooks.replayMessage',
};
const GROUPS: Readonly<Record<string, string>> = { smartlinks: 'smartLinks' };

/** Lists the calls that an access token may make, by group and name. Throws when two of them get the same name. */
export function readOperations({ paths }: ApiDescription): Operation[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]) => readOperation(method, path, described)),
  );
  const names = operations.map(({ group, name }) => `${group}.${name}`);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0) throw new Error(`several calls would be called ${twice.join(', ')}: name them in NAMES`);
  return operations.sort((a, b) => compare(`${a.group} ${a.path}`, `${b.group} ${b.path}`));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function readOperation(method: string, path: string, described: DescribedOperation): Operation[] {
  const [scope] = described.security?.find((one) => 'token' in one)?.token ?? [];
  if (scope === undefined || TUS.test(`${method} ${path}`)) return [];
  const { parameters = [], requestBody, responses = {}, summary = '' } = described;
  const body = requestBody?.content?.['application/json']?.schema ?? null;
  const response = readResponse(responses);
  const [group = '', name = ''] = (NAMES[`${method} ${path}`] ?? nameOperation(method, path, response)).split('.');
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return [
    {
      group,
      name,
      method: method.toUpperCase(),
      path,
      summary,
      scope,
      params: [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param),
      query: query.length === 0 ? null : toSchema(query),
      body,
      is_keyed: parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'idempotency-key'),
      response,
    },
  ];
}

function toSchema(parameters: NonNullable<DescribedOperation['parameters']>): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function readResponse(responses: Readonly<Record<string, Content>>): Operation['response'] {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  if (success?.content === undefined) return null;
  return success.content['application/json']?.schema ?? 'file';
}

const VERBS: Readonly<Record<string, string>> = { post: 'create', patch: 'update', put: 'replace', delete: 'delete' };

/** Names a call by its address: `get /v1/api/royalties/entries/{id}/line` is `royalties.getEntryLine`. */
function nameOperation(method: string, path: string, response: Operation['response']): string {
  const [root = '', ...rest] = path.replace('/v1/api/', '').split('/');
  const group = GROUPS[root] ?? toCamel(root);
  const words = rest.flatMap((part, at) => {
    if (part.startsWith('{')) return [];
    return [toPascal(rest[at + 1]?.startsWith('{') ? toSingular(part) : part)];
  });
  const what = words.join('');
  if (method === 'get')
    return `${group}.${getVerb(rest, response)}${response === 'file' && what === 'File' ? '' : what}`;
  return `${group}.${what === '' ? VERBS[method] : toCamel(what)}`;
}

function getVerb(rest: readonly string[], response: Operation['response']): string {
  if (response === 'file') return 'download';
  const isList = response !== null && response.properties?.items?.type === 'array';
  const last = rest.at(-1) ?? '';
  return isList && !last.startsWith('{') && (last === '' || toSingular(last) !== last) ? 'list' : 'get';
}
