/** Things a prompt may name, in the four languages: the beginnings of words without accents, in lower case. */
const MOTIF_WORDS = {
  sea: 'sea ocean beach wave coast shore tide mar oceano playa praia ola onda costa marea mare deniz sahil plaj kumsal dalga kiyi okyanus water agua su river lake stream rio lago arroyo nehir gol irmak pond ocean',
  sun: 'sun dawn sunrise sunset morning summer sol amanecer atardecer verano manana amanhecer verao manha gunes day daylight daybreak dia gunduz safak gundogumu yaz sabah',
  moon: 'moon luna lunar lua ay mehtap ayisigi dolunay',
  stars:
    'star galaxy cosmos space universe estrella estrela galaxia cosmo espacio espaco universo yildiz galaksi uzay evren sky cielo ceu gokyuzu stars estrellas estrelas yildizlar yildizli',
  night: 'night midnight dark noche medianoche oscur noite meianoite escur gece karanlik darkness oscuridad escuridao',
  mountains: 'mountain hill peak valley montana cerro cumbre valle colina montanha serra vale dag tepe zirve vadi',
  forest: 'forest woods woodland tree pine bosque selva arbol pino floresta mata arvore pinheiro orman agac',
  city: 'city street town skyline neon tokyo ciudad calle pueblo cidade rua vila kasaba sehir sokak kent istanbul',
  desert: 'desert dune sand desierto duna arena deserto areia col kum',
  road: 'road drive highway train journey camino carretera viaje estrada caminho viagem yol araba yolculuk',
  rain: 'rain storm lluvia tormenta chuva tempestade yagmur firtina',
  snow: 'snow winter ice cold nieve invierno hielo neve inverno gelo kar kis buz',
  flowers:
    'flower rose garden bloom leaf spring flor rosa jardin hoja primavera jardim folha cicek gul bahce yaprak bahar',
  heart: 'heart love corazon amor coracao kalp ask sevgi yurek',
  field: 'field grass meadow prairie wheat campo hierba pasto prado pradera trigo grama capim tarla cimen cayir bugday',
  fog: 'fog mist haze niebla bruma neblina nevoa sis',
  wind: 'wind breeze viento brisa vento ruzgar',
  light: 'light glow ray luz isik',
  fire: 'fire flame burn fuego llama arder fogo chama ates alev yangin',
} as const;
export type Motif = keyof typeof MOTIF_WORDS;

const MOTIFS = new Map(
  (Object.keys(MOTIF_WORDS) as Motif[]).flatMap((motif) =>
    MOTIF_WORDS[motif].split(' ').map((word): [string, Motif] => [word, motif]),
  ),
);
/** A shorter beginning would be found in too many words: they have to match whole. */
const STEM_CHARS = 4;

/**
 * Reads the motifs that a prompt names, in English, Spanish, Portuguese or Turkish, in the order of their first word.
 *
 * @example readMotifs('Boş bir sahilde dolunay') // ['sea', 'moon']
 */
export function readMotifs(prompt: string): Motif[] {
  const words = foldWord(prompt).split(/[^a-z]+/);
  return [...new Set(words.flatMap((word) => findMotif(word) ?? []))];
}

/** True for a folded word that names a motif as it stands. */
export function isMotifWord(word: string): boolean {
  return MOTIFS.has(word);
}

/** Finds the motif that a folded word names. */
export function findMotif(word: string): Motif | null {
  const whole = MOTIFS.get(word);
  if (whole !== undefined) return whole;
  for (let length = word.length - 1; length >= STEM_CHARS; length -= 1) {
    const found = MOTIFS.get(word.slice(0, length));
    if (found !== undefined) return found;
  }
  return null;
}

/** Writes a text in lower case without accents. */
export function foldWord(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i').toLowerCase();
}
