/** Marks of a noun that Turkish spelling does not show. */
export interface StemFlags {
  /** The last vowel falls before a vowel: şehir, şehri. */
  readonly drops?: boolean;
  /** The last consonant softens before a vowel or does not, against the rule: umut umudu, merak merakı. */
  readonly softens?: boolean;
  /** A loan with front endings after a back vowel: saat, saati. */
  readonly isFront?: boolean;
  /** The last consonant doubles before a vowel: hak, hakkı. */
  readonly doubles?: boolean;
  /** A compound that ends in a possessive, and takes n before a case: gökyüzü, gökyüzünden. */
  readonly isCompound?: boolean;
}

const readWords = (text: string) => new Set(text.trim().split(/\s+/));

const DROPPING = readWords(`
  gönül şehir ağız burun boyun alın omuz beyin göğüs oğul karın nehir ömür isim resim fikir zihin akıl sabır şükür nesil
  keyif vakit nakit kayıp kayıt hüküm zulüm ilim cisim kısım asır metin seyir tavır kahır devir emir ufuk kibir hüzün
  zehir beniz geniz bağır kabir lütuf nefis hapis hışım kasıt kutup rahim satıh şekil vecih zikir nabız meyil azim cebir
  hacim hasım kavim kesir mühür remiz uzuv vasıf cürüm beyit fetih hatim nutuk rızık küfür
`);
const SOFTENING = readWords(`
  tıp kap dip uç taç güç borç genç renk denk cenk kalp harp cep kurt yurt dert kanat armut umut kâğıt kağıt söğüt cilt
  but dört gök çok yok art yoğurt öğüt senet cellat tat geçit hudut mabut mevcut vücut maksat tehdit kilit yiğit
  şerit inat feryat imdat evlat icat ümit kayıp kayıt nakit plak grup kutup ahenk çelenk kebap şarap mektup kitap murat
  simit çeyrek damat cihat ecdat soğuk yaprak toprak avuç ağaç kılıç sevinç bıçak sokak ayak uzak yatak dudak yanak
  bacak durak zıt ret had itikat kırat tırmık yakut öç hazırlık metot puding periyot hasat ağıt
`);
const STABLE = readWords(`
  merak ahlak hukuk evrak emlak idrak firak iştirak ittifak infilak mahluk maşuk tiryak tank bank ırak misak mihrak iltihak
  istihkak iştiyak nifak vifak
`);
const FRONT = readWords(`
  had rab saat kalp harf hal rol gol alkol petrol kontrol ideal festival karnaval hayal ihtimal istikbal ikbal misal sual şimal
  zeval melal vebal usul meşgul kabul makbul mahsul meçhul resul ampul dikkat hakikat sıhhat şefkat seyahat kabahat
  itaat ziraat cemaat sürat lügat menfaat tabiat kanaat terminal normal final sinyal kristal metal kemal celal bilal
  nihal cemal harp istiklal mareşal general orijinal moral infial ihmal iştigal meal hâl santral itidal emsal ahval
  kıraat sembol protokol parasol ithal ihlal hilal hilâl zülal liyakat
`);
const DOUBLING = readWords('hak his sır hat zan af ret had rab zıt hac fen üs şer tıp');
const COMPOUND = readWords(`
  gökyüzü yeryüzü gökkuşağı gözyaşı ayçiçeği kuşburnu hanımeli aslanağzı kahverengi
`);

/** Returns the marks of the last word of a noun; nothing for a word that follows the rules. */
export function findStemFlags(word: string): StemFlags {
  return {
    ...(DROPPING.has(word) && { drops: true }),
    ...(SOFTENING.has(word) && { softens: true }),
    ...(STABLE.has(word) && { softens: false }),
    ...(FRONT.has(word) && { isFront: true }),
    ...(DOUBLING.has(word) && { doubles: true }),
    ...(COMPOUND.has(word) && { isCompound: true }),
  };
}

const PRONOUNS: Readonly<Record<string, string>> = {
  ben: 'beni bana bende benden benim benimle benim',
  sen: 'seni sana sende senden senin seninle senim',
  o: 'onu ona onda ondan onun onunla onum',
  bu: 'bunu buna bunda bundan bunun bununla bunum',
  şu: 'şunu şuna şunda şundan şunun şununla şunum',
  biz: 'bizi bize bizde bizden bizim bizimle bizim',
};

/** Returns a form of a pronoun, whose forms no rule gives: `ben`, `bana`. */
export function findPronoun(word: string, form: string): string | null {
  const at = ['acc', 'dat', 'loc', 'abl', 'gen', 'ins', 'mine'].indexOf(form);
  return (Object.hasOwn(PRONOUNS, word) && PRONOUNS[word]?.split(' ')[at]) || null;
}
