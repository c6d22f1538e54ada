import type { TextEncoding } from './text-encodings.ts';

/** A language, its letters besides a to z, and the encodings in which its texts are saved when they are not Unicode. */
export type TextLanguage = {
  /** ISO 639-1 code. */
  readonly code: string;
  readonly encodings: readonly TextEncoding[];
  /** Latin words mix these letters with a to z; words of other alphabets consist of them; characters stand alone. */
  readonly script: 'latin' | 'alphabet' | 'characters';
  /** Its lower-case letters. Of an alphabet the most frequent ones come first; of Chinese only those are named. */
  readonly letters: string;
};

const WESTERN = ['windows-1252', 'macintosh', 'ibm850'] as const;
const CYRILLIC = ['windows-1251', 'koi8-r', 'x-mac-cyrillic', 'ibm866'] as const;

/** Equally plausible languages are tried in this order. */
export const TEXT_LANGUAGES: readonly TextLanguage[] = [
  { code: 'tr', encodings: ['windows-1254', 'x-mac-turkish', 'ibm857'], script: 'latin', letters: 'ıçğöşüâîû' },
  { code: 'es', encodings: WESTERN, script: 'latin', letters: 'áéíóúüñ' },
  { code: 'pt', encodings: WESTERN, script: 'latin', letters: 'áâãàçéêíóôõúü' },
  { code: 'en', encodings: WESTERN, script: 'latin', letters: 'éèïö' },
  { code: 'fr', encodings: WESTERN, script: 'latin', letters: 'éèàùçâêîôûëïüœ' },
  { code: 'de', encodings: WESTERN, script: 'latin', letters: 'äöüß' },
  { code: 'it', encodings: WESTERN, script: 'latin', letters: 'àèéìíòóùú' },
  { code: 'ca', encodings: WESTERN, script: 'latin', letters: 'àçéèíïóòúü·' },
  { code: 'sv', encodings: WESTERN, script: 'latin', letters: 'åäöéæø' },
  { code: 'is', encodings: WESTERN, script: 'latin', letters: 'áéíóúýþæöð' },
  { code: 'pl', encodings: ['windows-1250'], script: 'latin', letters: 'ąćęłńóśźż' },
  { code: 'cs', encodings: ['windows-1250'], script: 'latin', letters: 'áčďéěíňóřšťúůýžäĺľŕô' },
  { code: 'hu', encodings: ['windows-1250'], script: 'latin', letters: 'áéíóöőúüű' },
  { code: 'hr', encodings: ['windows-1250'], script: 'latin', letters: 'čćđšž' },
  { code: 'ro', encodings: ['windows-1250'], script: 'latin', letters: 'ăâîşţ' },
  { code: 'lt', encodings: ['windows-1257'], script: 'latin', letters: 'ąčęėįšųūžāēģīķļņõäöü' },
  { code: 'ru', encodings: CYRILLIC, script: 'alphabet', letters: 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъёіїєґўђјљњћџ' },
  { code: 'el', encodings: ['windows-1253'], script: 'alphabet', letters: 'αοιετσνηυρπκμςλωάίόέήύώδγχθφβξζψϊϋΐΰ' },
  { code: 'ja', encodings: ['shift_jis', 'euc-jp'], script: 'characters', letters: '' },
  { code: 'ko', encodings: ['euc-kr'], script: 'characters', letters: '' },
  {
    code: 'zh',
    encodings: ['gb18030', 'big5'],
    script: 'characters',
    letters:
      '的我你不是在有爱愛了一这這那心想着著们們到去会會要说說没沒来來人就都也为為天下上大里裡中还還自好过過得能多后後再看让讓只可夜风風雨花月梦夢飞飛情歌海生',
  },
];
