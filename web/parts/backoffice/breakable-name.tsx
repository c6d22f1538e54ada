import { Fragment } from 'react';

/** The name of a file, whole: a long one breaks after an underscore, and elsewhere only where nothing else helps. */
export function BreakableName({ name }: { name: string }) {
  return (
    <span className="[overflow-wrap:anywhere]">
      {name.split(/(?<=_)/).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
