import type { LETTER_PAIRS } from './letter-pairs.ts';

/**
 * Short and frequent words and names with letters that another code page would read as a word of another language. Pairs
 * of letters say too little about them.
 */
export const FREQUENT_WORDS: Readonly<Partial<Record<keyof typeof LETTER_PAIRS, string>>> = {
  tr: 'aşk aşkı aşkım aşkın aşık aşığım şarkı şarkısı şarkılar ağustos yağmur dağ dağlar bağ sağ yağ kış kuş taş baş yaş diş iş eş beş hoş boş kız kızı kızım ay ayrılık yıldız yıldızlar ışık gün güneş gülşen gülüş barış savaş manço ışıl sıla sıra istanbul izmir inci ilk iki ince isyan i̇stanbul şimdi şehir şey şans şeker şafak şah değil değmesin değer doğru doğa doğum oğlum oğlu kaygı uğur eğer diğer öğren ağla ağlama ağlıyor bağlama sarı kırmızı kırık altın adım adın kadın yarın yanlış dünya kalbim kalbin canım gözyaşı kavuş kardeş arkadaş ateş geçmiş gelmiş sevmiş unutmuş yolcu türkü türküsü hırsız hayır hadi hıçkırık balık ılık şen şebnem ışın ayşe gökşen oğuz tuğba çağla çağrı buğra ebru doğan erdoğan şahin yılmaz yıldırım aydın çınar pınar fırat barışın',
  is: 'það þeir þær þau þetta þegar þessi þar þú þig þér þá þó þess þau guð guðmundur guðrún guðni guðný guðlaugur dagný ný nýr nýtt ský skýin sýn sýrland sýna dýr dýrin býr hlý hlýtt bý ýmir ýr ýta þorri þor þorgeir þorsteinn þorvaldur þorbjörn þura þula þoka þögn þrek með við að og maður veður vegur friður friðrik heiða heiður sigurður sveðja orð jörð borð ferð norður suður verða verður kveðja gleði saga dagur nóttin',
  pt: 'irmã irmãs mãe mães manhã amanhã lã fã fãs maçã romã você vocês três mês não são pão mão mãos coração corações ilusão ilusões canção canções lições é à às está',
  ro: 'inimă inima casă fată dragă viaţă viaţa şi să că fără după noapte vară seară mamă lumină dacă când gând cântec sunt ţara ţară',
  pl: 'się miłość męska męski święta święty świat święto dzień księżyc będę są mogę chcę ciebie łzy łza noc gdzieś już żółć wąż mąż',
  hr: 'noć noći oči kovač zašto još što sreća kuća već ću ćeš hoću ništa srce nećeš',
  cs: 'oči než až když můj tvůj noc láska svět ještě víš děti řeka dvořák černý',
  hu: 'szerelem őrült ősz ő nő tőke idő erdő első éjjel felhő jövő szív hűség',
  fr: 'à où là voilà déjà très être même fête rêve cœur œuvre été après père mère frère lumière élève garçon naïve noël',
  it: 'è più perchè perché città così là già amò sarà può felicità libertà verità',
  es: 'ñ año años niño niña mañana señor señorita corazón qué',
  da: 'ø å på så når blå træ mø æble øl små går gå nå kærlighed',
  sv: 'å på så när blå små går gå nå då åt åka älskar',
};

/** How much likelier such a word is than its letters say, in bits. */
export const FREQUENT_WORD_BITS = 10;
