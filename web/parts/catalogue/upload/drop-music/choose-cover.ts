/** Words in names of pictures that show the front of a release, in the languages of the product and their neighbours. */
const FRONT = words('front frontal frontcover coverfront ön önkapak onkapak frente recto avant vorne vorderseite');
const COVER = words(
  'cover covers folder artwork albumart albumcover coverart kapak kapağı kapagi kapakresmi portada caratula carátula ' +
    'tapa capa capadodisco pochette couverture copertina okładka okladka hülle jacket обложка',
);
/** Words of the other pictures that lie beside it. */
const OTHERS = words(
  'back backcover rear arka arkakapak reverso trasera traseira contra contracapa contracapas contraportada contracubierta contratapa ' +
    'contracara contraplat verso atras atrás arrière arriere dos tylna rückseite retro tray inlay inside inner interior iç ic booklet livret libreto ' +
    'libretto kitapçık kitapcik encarte disc disk disco disque dvd bluray vinyl vinilo plak label etiqueta etiket side spine ' +
    'sırt sirt lomo lombada obi matrix medium media poster artist artista sanatçı sanatci band banda logo icon ikon ' +
    'icono thumb thumbnail small screenshot banner ticket tracklist tracklisting lyrics page sayfa página pagina',
);
/** Words that say nothing more about a picture. */
const PLAIN = words('the of and cd album albüm large hd final new copy image img scan jpg png');

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Splits a file name into words: 'FrontCover_02' has the words front, cover and 02. */
function listWords(name: string): string[] {
  const bare = name.normalize('NFC').replace(/\.[^.]+$/, '');
  const spaced = bare.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{L})(\d)|(\d)(\p{L})/gu, '$1$3 $2$4');
  return spaced.toLowerCase().match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
}

/**
 * Lists the words of a name that stand together and name a picture: 'Dark Side - back cover' has 'side' and 'back cover'.
 * Words that say nothing more do not part them.
 */
function listRuns(found: readonly string[]): { words: string[]; isLast: boolean }[] {
  const runs: { words: string[]; isLast: boolean }[] = [];
  let isOpen = false;
  for (const word of found) {
    if (PLAIN.has(word) || /^\d/.test(word)) continue;
    const isPicture = OTHERS.has(word) || FRONT.has(word) || COVER.has(word);
    if (isPicture && isOpen) runs.at(-1)?.words.push(word);
    else if (isPicture) runs.push({ words: [word], isLast: true });
    else for (const run of runs) run.isLast = false;
    isOpen = isPicture;
  }
  return runs;
}

/** How good a picture is as a cover, the lowest number first; null when its name says that it is another picture. */
function rank(found: readonly string[]): number | null {
  const runs = listRuns(found);
  const isOther = ({ words, isLast }: (typeof runs)[number]) =>
    words.some((word) => OTHERS.has(word)) && (isLast || words.some((word) => FRONT.has(word) || COVER.has(word)));
  if (runs.some(isOther)) return null;
  const named = runs.flatMap(({ words }) => (words.some((word) => OTHERS.has(word)) ? [] : words));
  if (named.some((word) => FRONT.has(word))) return 0;
  if (named.length > 0) return 1;
  if (runs.length === 0) return 2;
  // 'Back in Black' is a title; 'back 2' and 'side a' are not.
  const rest = found.filter((word) => !OTHERS.has(word) && !PLAIN.has(word) && !/^\d/.test(word));
  return rest.length > 1 ? 3 : null;
}

/**
 * Returns the cover among several pictures, by the whole words of their names: the front, then a cover, then the largest
 * of the others; never a back, a booklet or a disc. Null if there is none.
 */
export function chooseCover(pictures: readonly File[]): File | null {
  const ranked = pictures
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((file) => {
      const found = listWords(file.name);
      const place = rank(found);
      // Among pictures named as the cover the plainest name counts: 'cover' before 'cover variant 2'.
      return place === null ? [] : [{ file, place, length: place < 2 ? found.length : 0 }];
    });
  ranked.sort((a, b) => a.place - b.place || a.length - b.length || b.file.size - a.file.size);
  return ranked[0]?.file ?? null;
}
