import { expect, test } from 'vitest';
import { formatLyrics } from './format-lyrics.ts';
import { readLyrics } from './read-lyrics.ts';
import { formatTtml } from './ttml.ts';

const FACTS = { language: 'pt', duration_ms: 3_723_456 };
const STORED = `[agent:v1:person:Ada & Can]
[agent:v3:group:]
[Verso 1]
[00:01.50] v1: <00:01.50>Mar <00:01.90>& <00:02.10>"sal"<00:03.00>
[translation:en:Sea & salt]
[00:04.00]
[Spoken]
[00:10.25] v3: Ağustos<00:20.00>
[01:02.34] fim`;

const HEAD = (namespace: string, mode: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xmlns:ttm="http://www.w3.org/ns/ttml#metadata" xmlns:itunes="${namespace}"${mode} xml:lang="pt">
  <head>
    <metadata>
      <ttm:title>Mar &amp; &lt;sal&gt;</ttm:title>
      <ttm:agent type="person" xml:id="v1"><ttm:name type="full">Ada &amp; Can</ttm:name></ttm:agent>
      <ttm:agent type="group" xml:id="v3"/>
`;

test('a delivery names singers, sections and times of words in the dialect that stores take', () => {
  const written = formatTtml(readLyrics(STORED), { ...FACTS, title: ' Mar & <sal>' }, 'delivery');
  expect(written).toBe(`${HEAD('http://itunes.apple.com/lyric-ttml-extensions', '')}    </metadata>
  </head>
  <body dur="62:03.456">
    <div begin="00:01.500" end="00:04.000" itunes:song-part="Verse">
      <p begin="00:01.500" end="00:04.000" ttm:agent="v1"><span begin="00:01.500" end="00:01.900">Mar</span> <span begin="00:01.900" end="00:02.100">&amp;</span> <span begin="00:02.100" end="00:03.000">&quot;sal&quot;</span></p>
    </div>
    <div begin="00:10.250" end="62:03.456">
      <p begin="00:10.250" end="00:20.000" ttm:agent="v3">Ağustos</p>
      <p begin="01:02.340" end="62:03.456">fim</p>
    </div>
  </body>
</tt>
`);
});

test('a file for players says how it is timed, and has keys, translations and songwriters too', () => {
  const facts = { ...FACTS, title: 'Mar & <sal>', songwriters: ['Ada <K>'] };
  const written = formatTtml(readLyrics(STORED), facts, 'player');
  expect(
    written,
  ).toBe(`${HEAD('http://music.apple.com/lyric-ttml-internal', ' itunes:timing="Word"')}      <iTunesMetadata xmlns="http://music.apple.com/lyric-ttml-internal">
      <translations><translation type="subtitle" xml:lang="en"><text for="L1">Sea &amp; salt</text></translation></translations>
      <songwriters><songwriter>Ada &lt;K&gt;</songwriter></songwriters>
      </iTunesMetadata>
    </metadata>
  </head>
  <body dur="62:03.456">
    <div begin="00:01.500" end="00:04.000" itunes:songPart="Verse">
      <p begin="00:01.500" end="00:04.000" itunes:key="L1" ttm:agent="v1"><span begin="00:01.500" end="00:01.900">Mar</span> <span begin="00:01.900" end="00:02.100">&amp;</span> <span begin="00:02.100" end="00:03.000">&quot;sal&quot;</span></p>
    </div>
    <div begin="00:10.250" end="62:03.456" itunes:songPart="Spoken">
      <p begin="00:10.250" end="00:20.000" itunes:key="L2" ttm:agent="v3">Ağustos</p>
      <p begin="01:02.340" end="62:03.456" itunes:key="L3">fim</p>
    </div>
  </body>
</tt>
`);
});

test('without sections a pause starts the next part; without voices a file for players has one', () => {
  const lyrics = readLyrics('[00:01.00] a\n[00:02.00]\n[00:03.00] b');
  const written = formatTtml(lyrics, { language: 'tr', duration_ms: 4000 }, 'player');
  expect(written).toContain('itunes:timing="Line"');
  expect(written.match(/<(?:ttm:agent|div|p) .*?>/g)).toEqual([
    '<ttm:agent type="person" xml:id="v1"/>',
    '<div begin="00:01.000" end="00:02.000">',
    '<p begin="00:01.000" end="00:02.000" itunes:key="L1" ttm:agent="v1">',
    '<div begin="00:03.000" end="00:04.000">',
    '<p begin="00:03.000" end="00:04.000" itunes:key="L2" ttm:agent="v1">',
  ]);
  expect(readLyrics(written)).toEqual(lyrics);
});

test('nothing ends where it starts, and characters that XML cannot hold are left out', () => {
  const lines = [
    {
      at_ms: 1000,
      text: 'ab',
      words: [
        { at_ms: 1000, end_ms: null, text: 'a' },
        { at_ms: 1000, end_ms: null, text: 'b' },
      ],
    },
    { at_ms: 5000, text: 'a\u0000b\u{D800}c\uFFFF' },
  ];
  const written = formatTtml({ lines, voices: [] }, { language: 'tr', duration_ms: 4999.6 }, 'delivery');
  expect(written.match(/<(?:body|p) .*/g)).toEqual([
    '<body dur="00:05.010">',
    '<p begin="00:01.000" end="00:05.000"><span begin="00:01.000" end="00:05.000">ab</span></p>',
    '<p begin="00:05.000" end="00:05.010">abc</p>',
  ]);
});

test('lyrics without a line are a file without a part', () => {
  expect(formatTtml({ lines: [], voices: [] }, { language: 'en', duration_ms: 1000 }, 'delivery')).toContain(
    '<body dur="00:01.000">\n  </body>',
  );
});

const tt = (body: string, head = '') =>
  `\uFEFF<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml" xml:lang="tr"><head><metadata>${head}</metadata></head>${body}</tt>`;

test.each<[name: string, file: string, stored: string, notes?: string[]]>([
  [
    'of a player, pretty-printed, with backing vocals and a translation in the line',
    tt(
      `<body dur="20s"><!-- <p begin="1s">no</p> --><div itunes:songPart="PreChorus">
        <p begin="1.5" end="0:04.5" ttm:agent="singer-a"><span begin="1.5" end="2">Da</span><span begin="2" end="2.4">lga</span>
          <span ttm:role="x-bg"><span begin="3" end="3.5">ooh</span> <span begin="3.6" end="4">yeah</span></span><span
          ttm:role="x-translation" xml:lang="en">Wave</span><span ttm:role="x-roman">dalga</span></p></div></body>`,
      '<ttm:agent type="character" xml:id="singer-a"><ttm:name>Ada</ttm:name></ttm:agent>',
    ),
    '[agent:v1:other:Ada]\n[Pre-Chorus]\n[00:01.50] v1: <00:01.50>Da<00:02.00>lga<00:02.40> <00:03.00>(ooh<00:03.50> <00:03.60>yeah)<00:04.00><00:04.50>\n[translation:en:Wave]',
  ],
  [
    'with an unknown singer, times only on words, and a section of an unknown name',
    tt(
      '<body><div itunes:song-part="Zikir"><p ttm:agent="v9"><span begin="00:02.000" end="00:02.500">Hu</span></p></div></body>',
      '<ttm:agent type="person" xml:id="v1"/>',
    ),
    '[agent:v1:person:]\n[Part: Zikir]\n[00:02.00] v9: <00:02.00>Hu<00:02.50>',
    ['lyrics_unknown_voice 3'],
  ],
  [
    'whose words overlap and start before their line',
    tt(
      '<body><p begin="10s" end="14s"><span begin="9s" end="12s">a</span> <span begin="11s" end="13s">b</span></p></body>',
    ),
    '[00:10.00] <00:10.00>a <00:11.00>b<00:13.00>',
    ['lyrics_words_moved 1'],
  ],
  [
    'with two lines at one time, out of order',
    tt('<body><div><p begin="5s" end="6s">b</p><p begin="1s" end="5s">a</p><p begin="5s" end="6s">c</p></div></body>'),
    '[00:01.00] a\n[00:05.00] b<00:06.00>\n[00:05.01] c',
    ['lyrics_same_time 3'],
  ],
  [
    'without times',
    tt('<body><div itunes:songPart="Verse"><p>Deniz<br/>mavi</p><p>Gece</p></div></body>'),
    '[Verse]\nDeniz mavi\nGece',
  ],
  [
    'with parts inside parts',
    tt(
      '<body><div itunes:songPart="Verse"><div><p begin="1s" end="2s">a</p></div><p begin="2s" end="3s">b</p></div></body>',
    ),
    '[Verse]\n[00:01.00] a\n[00:02.00] b',
  ],
  [
    'that is cut off',
    '<tt><body><div><p begin="1s" end="2s">Deniz</p><p begin="2s" end="3s">ma',
    '[00:01.00] Deniz\n[00:02.00] ma',
  ],
])('TTML is read: %s', (_name, file, stored, notes = []) => {
  const read = readLyrics(file);
  expect(formatLyrics(read)).toBe(stored);
  expect(read.notes.map(({ code, params }) => `${code} ${params.line}`)).toEqual(notes);
});
