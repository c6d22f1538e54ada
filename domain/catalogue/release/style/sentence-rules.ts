import { hasLower, hasUpper } from './letters.ts';
import type { StyleMatch, TitleFields, TitleRule } from './style-rule.ts';
import { splitTitle, type TitleWord } from './title-words.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

// Words that never have a capital inside a title of their language.
const SMALL: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
  fr: words(
    'le la les un une des du de et ou est dans sur pour par avec sans mon ma mes ton ta tes je tu il elle nous vous que qui ne pas au aux en',
  ),
  it: words(
    'il lo la i gli le un una di da in con su per tra fra e o che non mi ti si del della dei delle nel nella al alla è sono',
  ),
  sv: words('och att det en ett i på av för med som är jag du vi har inte till om den de min mitt din ditt'),
  de: words(
    'der die das ein eine einen dem den des und oder aber in im an am auf aus bei mit nach von vom zu zum zur für über unter ist sind bin ich du er sie wir nicht kein mein dein',
  ),
};
const CYRILLIC = ['ru', 'uk', 'bg', 'mk', 'sr', 'kk'];

/**
 * Languages that write titles as sentences (rules sentence-case, german and cyrillic in docs/standards/store-rules.md):
 * a title with capitals throughout looks English there.
 */
export const SENTENCE_RULES: TitleRule = {
  ids: ['sentence-case', 'german', 'cyrillic'],
  check: ({ title, language }: TitleFields): StyleMatch[] => {
    const isCyrillic = CYRILLIC.includes(language ?? '');
    const small = SMALL[language ?? ''];
    if (!isCyrillic && small === undefined) return [];
    const inner = splitTitle(title).filter(({ opens }) => opens === null);
    if (isCyrillic) return checkCyrillic(inner);
    const wrong = inner.find(({ text }) => hasUpper(text) && hasLower(text) && small?.has(text.toLowerCase()));
    if (wrong === undefined) return [];
    const rule = language === 'de' ? 'german' : 'sentence-case';
    return [{ rule, path: 'title', params: { word: wrong.text }, at: [wrong.start, wrong.end] }];
  },
};

function checkCyrillic(inner: readonly TitleWord[]): StyleMatch[] {
  const lettered = inner.filter(({ text }) => /\p{Script=Cyrillic}{2}/u.test(text));
  const [first] = lettered;
  if (first === undefined || lettered.length < 2) return [];
  const isEnglish = lettered.every(({ text }) => hasUpper(text) && hasLower(text));
  return isEnglish
    ? [{ rule: 'cyrillic', path: 'title', params: { word: first.text }, at: [first.start, first.end] }]
    : [];
}
