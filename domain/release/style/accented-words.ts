// Words as they are written right. Only those whose form without accents is no word of the same language.
const WORDS: Readonly<Record<string, string>> = {
  es: 'corazón canción canciones adiós también mañana niño niña niños niñas españa español pasión ilusión revolución razón emoción obsesión tentación perdón jamás quizás detrás además algún ningún fácil difícil último única música mágico mágica lágrimas pájaro cariño pequeño pequeña otoño montaña señor señora señorita corazones',
  pt: 'não você vocês coração corações amanhã canção canções paixão ilusão solidão então irmão irmã mãe mães maçã verão razão emoção sertão violão também ninguém alguém você português lágrimas música mágico último única fácil difícil saudação perdão coração manhã chão avião cidadão',
  tr: 'aşk aşkım güneş güzel dünya gönül çocuk şarkı şarkım türkiye istanbulda gözlerin gözler gözyaşı yıldız yıldızlar ayrılık yalnızlık karanlık sevgilim hoşça teşekkürler özlem özledim düş rüya rüyalar gökyüzü deniz çiçek çiçekler kırmızı sarı ışık ışıklar kış yağmur yağmurlar şehir şiir değil için bütün gün günler öyle böyle söyle döner dönüş gülüş gülüm',
};

/** A word without accents to the word it has to be, by language (rule accents in docs/standards/store-rules.md). */
export const ACCENTED: Readonly<Partial<Record<string, ReadonlyMap<string, string>>>> = Object.fromEntries(
  Object.entries(WORDS).map(([language, list]) => [language, new Map(list.split(' ').flatMap(plainForm))]),
);

function plainForm(word: string): [string, string][] {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
  return plain === word ? [] : [[plain, word]];
}
