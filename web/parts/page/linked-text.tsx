import { Fragment } from 'react';

/** A sentence whose marked parts are links: `I accept the <terms>terms</terms>.` with the address of each mark. */
export function LinkedText({ text, links }: { text: string; links: Readonly<Record<string, string>> }) {
  return splitMarks(text).map(({ mark, content }, index) => {
    const href = mark === null ? undefined : links[mark];
    return (
      <Fragment key={index}>
        {href === undefined ? (
          content
        ) : (
          <a className="text-link" href={href} target="_blank" rel="noreferrer">
            {content}
          </a>
        )}
      </Fragment>
    );
  });
}

/** Splits a sentence into its parts, in their order, each with the mark around it. */
export function splitMarks(text: string): { mark: string | null; content: string }[] {
  const parts: { mark: string | null; content: string }[] = [];
  let end = 0;
  for (const match of text.matchAll(/<(\w+)>([^<]*)<\/\1>/g)) {
    if (match.index > end) parts.push({ mark: null, content: text.slice(end, match.index) });
    parts.push({ mark: match[1] ?? null, content: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ mark: null, content: text.slice(end) });
  return parts;
}
