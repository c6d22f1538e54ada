import type { Casing } from './style-rule.ts';

/** The title rules of a language: the casings it allows, and the words that stay in lower case inside a title. */
type LanguageCasing = { readonly casings: readonly Casing[]; readonly small: ReadonlySet<string> };

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const CASINGS: Readonly<Partial<Record<string, LanguageCasing>>> = {
  en: {
    casings: ['title'],
    small: words('a an and as but for from nor of or so the to yet at by in into off on onto out over up with'),
  },
  es: { casings: ['title', 'sentence'], small: words('a al de del e el en la las los o para por un una y') },
  pt: {
    casings: ['title', 'sentence'],
    small: words(
      'a à ao aos as às da das de do dos e em na nas no nos o os ou para pela pelas pelo pelos por pra pro um uma',
    ),
  },
  tr: { casings: ['title', 'sentence'], small: words('ve ile ya veya ki da de mı mi mu mü') },
};

// Every other language with letter case starts a title with a capital and leaves the rest to its own rules.
const SENTENCE: LanguageCasing = { casings: ['sentence'], small: new Set() };

/** Returns the casing rules of a language (section Languages in docs/standards/store-rules.md). */
export function getCasing(language: string | null): LanguageCasing {
  return CASINGS[language ?? ''] ?? SENTENCE;
}
