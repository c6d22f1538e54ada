import { type Block, parseMarkdown, type Span } from './parse-markdown.ts';

/** Shows a text written in Markdown. No HTML in it ever becomes HTML of the page. */
export function Markdown({ source }: { source: string }) {
  return parseMarkdown(source).map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'list') return <ListView {...block} />;
  if (block.kind === 'table') return <TableView {...block} />;
  const spans = <Spans spans={block.spans} />;
  if (block.kind === 'heading') {
    return (
      <h2 id={block.id ?? undefined} className="mt-11 mb-3 scroll-mt-6 text-22 leading-tight font-bold tracking-title">
        {spans}
      </h2>
    );
  }
  if (block.kind === 'note') {
    return <p className="mt-6 border-l-2 border-ink pl-4 text-base leading-reading text-ink-2">{spans}</p>;
  }
  return <p className="mt-4">{spans}</p>;
}

function ListView({ is_ordered, items }: Extract<Block, { kind: 'list' }>) {
  const List = is_ordered ? 'ol' : 'ul';
  return (
    <List className={`mt-4 grid gap-2 pl-6 ${is_ordered ? 'list-decimal' : "list-['–_']"}`}>
      {items.map((spans, index) => (
        <li key={index} className="pl-1">
          <Spans spans={spans} />
        </li>
      ))}
    </List>
  );
}

/** On a phone every row is a block of its own: columns would be a few letters wide. */
function TableView({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table className="mt-4 w-full text-15 leading-lead">
      <thead className="text-left text-13 text-ink-3 max-sm:sr-only">
        <tr>
          {head.map((spans, index) => (
            <th key={index} scope="col" className="border-b border-line py-2 pr-4 font-medium">
              <Spans spans={spans} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} className="border-b border-line align-top max-sm:grid max-sm:gap-1 max-sm:py-3">
            {cells.map((spans, index) => (
              <td
                key={index}
                className="text-ink-2 first:font-strong first:break-words first:text-ink sm:py-2.5 sm:pr-4"
              >
                <Spans spans={spans} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, index) => <SpanView key={index} span={span} />);
}

function SpanView({ span }: { span: Span }) {
  if (span.kind === 'link') {
    return (
      <a href={span.href} rel={span.href.startsWith('https:') ? 'noopener' : undefined} className="text-link">
        {span.text}
      </a>
    );
  }
  if (span.kind === 'strong') return <strong className="font-bold">{span.text}</strong>;
  if (span.kind === 'em') return <em>{span.text}</em>;
  if (span.kind === 'code') return <code className="font-mono text-code">{span.text}</code>;
  return span.text;
}
