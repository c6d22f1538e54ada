import type { Field } from './list-fields.ts';

const COLUMNS = 'sm:grid sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,8fr)] sm:gap-x-4';

/** The fields of a request or an answer: columns where there is room, else one below the other. */
export function FieldList({ title, fields }: { title?: string; fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <div className="mt-3 text-13">
      {title !== undefined && <p className="label pb-1">{title}</p>}
      <dl>
        {fields.map(({ name, type, is_required, limits }, index) => (
          <div key={`${name} ${index}`} className={`border-t border-line py-1.5 ${COLUMNS}`}>
            <dt className="code font-[550] break-words">{name}</dt>
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
