import { type ApiCall, getScope, type Schema } from './api-document.ts';
import { buildCurl } from './build-curl.ts';

import { describeLimits, describeType, type Field, listFields } from './list-fields.ts';

const COLUMNS = 'sm:grid sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,8fr)] sm:gap-x-4';

/** The fields of a request or a response: in columns where there is room, else one below the other. */
function FieldList({ title, fields }: { title?: string; fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <div className="mt-3 text-13">
      {title !== undefined && <p className="label pb-1">{title}</p>}
      <dl>
        {fields.map(({ name, type, is_required, limits }, index) => (
          <div key={`${name} ${index}`} className={`border-t border-line py-1.5 ${COLUMNS}`}>
            <dt className="code font-medium break-words">{name}</dt>
            <dd className="text-ink-2">
              {type}
              {is_required && <span className="text-ink-3"> · required</span>}
            </dd>
            {limits !== '' && <dd className="text-ink-2">{limits}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

/**
 * One call: its effect, who may make it, its input and output, and how to try it. `twin` is a call with the same
 * response.
 */
export function CallEntry({ call, base, twin }: { call: ApiCall; base: string; twin: ApiCall | null }) {
  return (
    <article id={call.operationId} className="border-t border-line py-6">
      <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="code rounded-control bg-sunken px-2 py-0.5 font-bold">{call.method}</span>
        <a href={`#${call.operationId}`} className="code text-sm font-strong break-all hover:underline">
          {call.path}
        </a>
      </h3>
      <p className="mt-2 max-w-prose text-base leading-text">{call.summary}.</p>
      <p className="mt-1 text-13 text-ink-2">{describeCaller(call)}</p>
      <FieldList title="Parameters" fields={listParameters(call)} />
      <FieldList title="Body" fields={listBodyFields(call.requestBody?.content)} />
      <ResponseDoc call={call} twin={twin} />
      <details className="mt-3">
        <summary className="text-13 font-strong">Example</summary>
        <pre className="code mt-2 rounded-card bg-sunken p-4 break-all whitespace-pre-wrap">
          {buildCurl(call, base)}
        </pre>
      </details>
    </article>
  );
}

function ResponseDoc({ call, twin }: { call: ApiCall; twin: ApiCall | null }) {
  const [status = '200', { content }] = Object.entries(call.responses)[0] ?? ['200', {}];
  const [type] = Object.keys(content ?? {});
  const fields = listBodyFields(content).map((field) => ({ ...field, is_required: false }));
  if (type !== undefined && type !== 'application/json')
    return <p className="mt-3 text-13">Response {status} with a file.</p>;
  if (fields.length === 0) return <p className="mt-3 text-13">Answers {status}.</p>;
  if (twin !== null)
    return (
      <p className="mt-3 text-13">
        Response {status} with the same as{' '}
        <a href={`#${twin.operationId}`} className="text-link">
          {twin.method} {twin.path}
        </a>
        .
      </p>
    );
  return (
    <details className="mt-3">
      <summary className="text-13 font-strong">
        Response {status} with {fields.length} {fields.length === 1 ? 'field' : 'fields'}
      </summary>
      <FieldList fields={fields} />
    </details>
  );
}

function describeCaller(call: ApiCall): string {
  if (call.security.length === 0) return 'No sign-in needed.';
  const scope = getScope(call);
  return scope === null
    ? 'For a signed-in user in a browser.'
    : `For a signed-in user, and for programs with the scope ${scope}.`;
}

function listBodyFields(content: Readonly<Record<string, { readonly schema: Schema }>> | undefined): Field[] {
  const schema = content?.['application/json']?.schema;
  return schema === undefined ? [] : listFields(schema);
}

function nameIn(location: string, name: string): string {
  if (location === 'header') return `${name}:`;
  return location === 'path' ? `{${name}}` : `?${name}`;
}

function listParameters({ parameters = [] }: ApiCall): Field[] {
  return parameters.map(({ name, in: location, required = false, schema }) => ({
    name: nameIn(location, name),
    type: describeType(schema),
    is_required: required,
    limits: describeLimits(schema),
  }));
}
