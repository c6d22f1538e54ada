import type { Field } from './list-fields.ts';

/** The fields of a request or an answer. */
export function FieldTable({ caption, fields }: { caption: string; fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <table className="mt-3 w-full border-collapse text-left text-13">
      <caption className="label pb-1 text-left">{caption}</caption>
      <tbody>
        {fields.map(({ name, type, is_required, limits }, index) => (
          <tr key={`${name} ${index}`} className="border-t border-line align-top">
            <th scope="row" className="code py-1.5 pr-4 font-[550] break-all">
              {name}
            </th>
            <td className="py-1.5 pr-4 text-ink-2">
              {type}
              {is_required && <span className="text-ink-3"> · required</span>}
            </td>
            <td className="py-1.5 text-ink-2">{limits}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
