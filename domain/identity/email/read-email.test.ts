import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkEmail } from '../auth/check-email.ts';
import { decodePunycode, encodePunycode } from './punycode.ts';
import { foldEmail, listSpellings, writeEmail } from './read-email.ts';

test.each([
  ['ada@music.example'],
  ['a@b.example'],
  ['Ada.Yildiz+tag@sub.music.example'],
  ["o'neil!#$%&*/=?^_`{|}~-1@music.example"],
  ['1234567890@1234567890.example'],
  ['-ada-@music.example'],
  ['ada@a-b.music-1.example'],
  [`${'a'.repeat(64)}@music.example`],
  [`ada@${'a'.repeat(63)}.example`],
  [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(53)}.example`],
  ['ada@müzik.example'],
  ['ada@ışık.example'],
  ['ada@straße.example'],
  ['ada@garçon.example'],
  ['ada@музыка.рф'],
  ['ada@москва.example'],
  ['ada@сосо.рф'],
  ['ada@μουσική.example'],
  ['ada@ορο.gr'],
  ['ada@intel·ligent.example'],
  ['ada@ɛmɔ.example'],
  ['ada@音楽.example'],
  ['ada@日本のポップ-pop.example'],
  ['ada@노래abc.example'],
  ['ada@موسيقى.example'],
  ['ada@संगीत.example'],
  ['ada@เพลง.example'],
  ['ada@music.vermögensberatung'],
])('[S5-042] %s can exist and is stored as it is', (email) => {
  expect(checkEmail('email', email)).toEqual([]);
  expect(writeEmail(email)).toBe(email);
});

test.each([
  [' ada@music.example ', 'ada@music.example'],
  ['\u200Bada@music.example\u200E', 'ada@music.example'],
  ['\uFEFFada@music.example\u00A0\u00AD', 'ada@music.example'],
  ['\u2066ada@music.example\u2069', 'ada@music.example'],
  ['\tada@music.example\r\n', 'ada@music.example'],
  ['Ada@MUSIC.Example', 'Ada@music.example'],
  ['ada@MÜZIK.example', 'ada@müzik.example'],
  ['ada@mu\u0308zik.example', 'ada@müzik.example'],
  ['ada@xn--mzik-0ra.example', 'ada@müzik.example'],
  ['ada@XN--MZIK-0RA.Example', 'ada@müzik.example'],
  ['ada@xn--p1ai.xn--p1ai', 'ada@рф.рф'],
  ['ａｄａ＠ｍｕｓｉｃ．ｅｘａｍｐｌｅ', 'ada@music.example'],
  ['ada@音楽。example', 'ada@音楽.example'],
  ['ada@music｡example', 'ada@music.example'],
])('[S5-042] %j is stored as %s', (typed, stored) => {
  expect(checkEmail('email', typed)).toEqual([]);
  expect(writeEmail(typed)).toBe(stored);
  expect(writeEmail(stored)).toBe(stored);
});

test.each<[string, object | null]>([
  ['@music.example', null],
  ['ada@', null],
  ['@', null],
  ['ada', { context: 'at_missing' }],
  ['ada.music.example', { context: 'at_missing' }],
  ['ada@@music.example', { context: 'at_twice', place: 5 }],
  ['ada@music.example@home.example', { context: 'at_twice', place: 18 }],
  ['mi\u200Bra@music.example', { context: 'invisible', sign: 'U+200B', place: 3 }],
  ['mira\u200B@music.example', { context: 'invisible', sign: 'U+200B', place: 5 }],
  ['mira\u200E@music.example', { context: 'invisible', sign: 'U+200E', place: 5 }],
  ['mira@mu\u00ADsic.example', { context: 'invisible', sign: 'U+00AD', place: 8 }],
  ['mira@\u202Emusic.example', { context: 'invisible', sign: 'U+202E', place: 6 }],
  ['mira@music\u2060.example', { context: 'invisible', sign: 'U+2060', place: 11 }],
  ['mi\u0000ra@music.example', { context: 'invisible', sign: 'U+0000', place: 3 }],
  ['mira@mu\u034Fsic.example', { context: 'invisible', sign: 'U+034F', place: 8 }],
  ['mira@mu\u3164sic.example', { context: 'invisible', sign: 'U+3164', place: 8 }],
  ['mira@mu\uFE0Fsic.example', { context: 'invisible', sign: 'U+FE0F', place: 8 }],
  ['mira@نامه\u200Cای.example', { context: 'invisible', sign: 'U+200C', place: 10 }],
  ['mira\u{E0041}@music.example', { context: 'invisible', sign: 'U+E0041', place: 5 }],
  ['mira\uE000@music.example', { context: 'invisible', sign: 'U+E000', place: 5 }],
  ['mira\uD800@music.example', { context: 'invisible', sign: 'U+D800', place: 5 }],
  ['mira sol@music.example', { context: 'blank', place: 5 }],
  ['mira@music.example eve@music.example', { context: 'blank', place: 19 }],
  ['mira@music\u00A0.example', { context: 'blank', place: 11 }],
  ['mira@music\n.example', { context: 'invisible', sign: 'U+000A', place: 11 }],
  ['Ada <ada@music.example>', { context: 'blank', place: 4 }],
  ['<ada@music.example>', { context: 'sign', sign: '<', place: 1 }],
  ['mailto:ada@music.example', { context: 'sign', sign: ':', place: 7 }],
  ['"ada"@music.example', { context: 'quotes', sign: '"', place: 1 }],
  ['"ada yıldız"@music.example', { context: 'blank', place: 5 }],
  ['ada,eve@music.example', { context: 'sign', sign: ',', place: 4 }],
  ['ada(home)@music.example', { context: 'sign', sign: '(', place: 4 }],
  ['ada\\b@music.example', { context: 'sign', sign: '\\', place: 4 }],
  ['mira..sol@music.example', { context: 'dot', place: 5 }],
  ['mira.@music.example', { context: 'dot', place: 5 }],
  ['.mira@music.example', { context: 'dot', place: 1 }],
  ['mira@.music.example', { context: 'dot', place: 6 }],
  ['mira@music..example', { context: 'dot', place: 11 }],
  ['mira@music.example.', { context: 'dot', place: 19 }],
  ['mira。。sol@music.example', { context: 'dot', place: 5 }],
  ['ädä@music.example', { context: 'local_ascii', sign: 'ä (U+00E4)', place: 1 }],
  ['ışık@music.example', { context: 'local_ascii', sign: 'ı (U+0131)', place: 1 }],
  ['mirа@music.example', { context: 'local_ascii', sign: 'а (U+0430)', place: 4 }],
  ['o’neil@music.example', { context: 'local_ascii', sign: '’ (U+2019)', place: 2 }],
  ['音楽@music.example', { context: 'local_ascii', sign: '音 (U+97F3)', place: 1 }],
  ['mira🎵@music.example', { context: 'local_ascii', sign: '🎵 (U+1F3B5)', place: 5 }],
  ['mira²@music.example', { context: 'local_ascii', sign: '² (U+00B2)', place: 5 }],
  [`${'a'.repeat(65)}@music.example`, { context: 'local_long', max: 64 }],
  [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(54)}.example`, { context: 'long', max: 254 }],
  [`a@${`${'b'.repeat(60)}.`.repeat(4)}example-music`, { context: 'domain_long', max: 253 }],
  [`mira@${'b'.repeat(64)}.example`, { context: 'label_long', label: 'b'.repeat(64), max: 63 }],
  [`mira@${'ü'.repeat(60)}.example`, { context: 'label_long', label: 'ü'.repeat(60), max: 63 }],
  ['mira@music', { context: 'ending', label: 'music' }],
  ['mira@localhost', { context: 'ending', label: 'localhost' }],
  ['mira@127.0.0.1', { context: 'ending', label: '1' }],
  ['mira@music.123', { context: 'ending', label: '123' }],
  ['mira@music.0x7f', { context: 'ending', label: '0x7f' }],
  ['mira@[127.0.0.1]', { context: 'sign', sign: '[', place: 6 }],
  ['mira@-music.example', { context: 'label_hyphen', label: '-music' }],
  ['mira@music-.example', { context: 'label_hyphen', label: 'music-' }],
  ['mira@mu--sic.example', { context: 'label_hyphen', label: 'mu--sic' }],
  ['mira@music.example-', { context: 'label_hyphen', label: 'example-' }],
  ['mira@my_music.example', { context: 'sign', sign: '_', place: 8 }],
  ['mira@music.example/home', { context: 'sign', sign: '/', place: 19 }],
  ['mira@mu%73ic.example', { context: 'sign', sign: '%', place: 8 }],
  ['mira@music.example?subject=hi', { context: 'sign', sign: '?', place: 19 }],
  ['mira@mаil.example', { context: 'mixed', sign: 'а (U+0430)', place: 7 }],
  ['mira@gооgle.example', { context: 'mixed', sign: 'о (U+043E)', place: 7 }],
  ['mira@musιc.example', { context: 'mixed', sign: 'ι (U+03B9)', place: 9 }],
  ['mira@xn--mil-8cd.example', { context: 'mixed', sign: 'а (U+0430)', place: 6 }],
  ['mira@сосо.example', { context: 'label_alike', label: 'сосо' }],
  ['mira@ορο.example', { context: 'label_alike', label: 'ορο' }],
  ['mira@օսց.example', { context: 'label_alike', label: 'օսց' }],
  ['mira@ɡooɡle.example', { context: 'sign', sign: 'ɡ (U+0261)', place: 6 }],
  ['mira@mu·sic.example', { context: 'sign', sign: '· (U+00B7)', place: 8 }],
  ['mira@xn--80ak6aa92e.com', { context: 'label_alike', label: 'аррӏе' }],
  ['mira@ﬁne.example', { context: 'sign', sign: 'ﬁ (U+FB01)', place: 6 }],
  ['mira@mu²sic.example', { context: 'sign', sign: '² (U+00B2)', place: 8 }],
  ['mira@MÜZİK.example', { context: 'sign', sign: 'İ (U+0130)', place: 9 }],
  ['mira@♫.example', { context: 'sign', sign: '♫ (U+266B)', place: 6 }],
  ['mira@\u0301music.example', { context: 'label_invalid', label: '\u0301music' }],
  ['mira@1موسيقى.example', { context: 'label_invalid', label: '1موسيقى' }],
  ['mira@xn--.example', { context: 'label_hyphen', label: 'xn--' }],
  ['mira@xn--a.example', { context: 'label_invalid', label: 'xn--a' }],
  ['mira@xn--music-.example', { context: 'label_hyphen', label: 'xn--music-' }],
  ['mira@xn--999999999999.example', { context: 'label_invalid', label: 'xn--999999999999' }],
])('[S5-042] %j cannot exist: %j', (email, params) => {
  const issue = { code: 'invalid_email', path: 'email', ...(params && { params }) };
  expect(checkEmail('email', email)).toEqual([issue]);
});

test('an empty address, also one of invisible characters, is missing', () => {
  for (const email of ['', ' ', '\u00A0\n']) {
    expect(checkEmail('email', email)).toEqual([{ code: 'required', path: 'email' }]);
  }
});

test('addresses that differ in case or in the spelling of the domain are one, also a stored one that is none today', () => {
  expect(new Set(['Ada@Müzik.example', 'ada@xn--mzik-0ra.example', ' ADA@MÜZIK.example'].map(foldEmail))).toEqual(
    new Set(['ada@xn--mzik-0ra.example']),
  );
  expect(listSpellings('Ada@MÜZIK.example').toSorted()).toEqual(['ada@müzik.example', 'ada@xn--mzik-0ra.example']);
  expect(listSpellings(' Mira\u200B@music.example')).toEqual(['mira\u200B@music.example']);
});

test.each([
  // Samples of RFC 3492, 7.1, in lower case.
  ['ليهمابتكلموشعربي؟', 'egbpdaj6bu4bxfgehfvwxn'],
  ['他们为什么不说中文', 'ihqwcrb4cv8a8dqg056pqjye'],
  ['почемужеонинеговорятпорусски', 'b1abfaaepdrnnbgefbadotcwatmq2g4l'],
  ['3年b組金八先生', '3b-ww4c5e180e575a65lsy2b'],
  ['müzik', 'mzik-0ra'],
])('%s is %s in Punycode', (label, encoded) => {
  expect(encodePunycode(label)).toBe(encoded);
  expect(decodePunycode(encoded)).toBe(label);
});

test('every label of letters has the spelling that mail servers look up', () => {
  const letters = fc.constantFrom(...'abcdefgzüéğışçñæß');
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 30 }), (label) => {
      const domain = `${label.join('')}.example`;
      expect(foldEmail(`ada@${domain}`)).toBe(`ada@${domainToASCII(domain)}`);
      expect(writeEmail(`ada@${domainToASCII(domain)}`)).toBe(`ada@${domain}`);
    }),
  );
});
