import { expect, test } from 'vitest';
import { formatTtml } from './ttml.ts';

test('timed lyrics become a TTML file: each line ends where the next starts, a pause starts the next part', () => {
  const lines = [
    { at_ms: 1500, text: 'Mar & <sal>' },
    { at_ms: 4000, text: '' },
    { at_ms: 10_250, text: '"Ağustos"' },
    { at_ms: 62_345, text: 'fim' },
  ];
  expect(formatTtml({ lines, language: 'pt', duration_ms: 3_723_456 })).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<tt xmlns="http://www.w3.org/ns/ttml" xml:lang="pt">
  <body dur="01:02:03.456">
    <div>
      <p begin="00:00:01.500" end="00:00:04.000">Mar &amp; &lt;sal&gt;</p>
    </div>
    <div>
      <p begin="00:00:10.250" end="00:01:02.345">&quot;Ağustos&quot;</p>
      <p begin="00:01:02.345" end="01:02:03.456">fim</p>
    </div>
  </body>
</tt>
`);
});

test('a line at the very end does not end before it starts, and characters that XML cannot hold are left out', () => {
  const lines = [{ at_ms: 5000, text: 'a\u0000b\u{D800}c\uFFFF' }];
  expect(formatTtml({ lines, language: 'tr', duration_ms: 4999.6 })).toContain(
    '<p begin="00:00:05.000" end="00:00:05.000">abc</p>',
  );
});

test('lyrics without a line are a file without a part', () => {
  expect(formatTtml({ lines: [], language: 'en', duration_ms: 1000 })).toContain(
    '<body dur="00:00:01.000">\n  </body>',
  );
});
