import { type Block, parseMarkdown, type Span } from './parse-markdown.ts';

/** Shows a post written in Markdown. Its texts are texts: no HTML of a post ever becomes HTML of the page. */
export function Markdown({ source }: { source: string }) {
  return parseMarkdown(source).map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'list') return <ListView {...block} />;
  const spans = <Spans spans={block.spans} />;
  if (block.kind === 'heading') {
    return <h2 className="mt-11 mb-3 text-[1.375rem] leading-[1.25] font-[680] tracking-[-0.02em]">{spans}</h2>;
  }
  if (block.kind === 'note') {
    return <p className="mt-6 border-l-2 border-ink pl-4 text-base leading-[1.6] text-ink-2">{spans}</p>;
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
  if (span.kind === 'strong') return <strong className="font-[650]">{span.text}</strong>;
  if (span.kind === 'em') return <em>{span.text}</em>;
  if (span.kind === 'code') return <code className="font-mono text-[0.9em]">{span.text}</code>;
  return span.text;
}
