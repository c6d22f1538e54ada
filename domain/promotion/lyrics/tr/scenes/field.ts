import type { SceneText } from '../../engine/pack.ts';

/** Fields, herds, the summer pasture and the songs of the saz. */
export const FIELD: SceneText = {
  name: 'field',
  genres: {
    folk: 8,
    country: 6,
    world: 6,
    classical: 2.5,
    reggae: 1,
    latin: 1,
    rock: 0.7,
    pop: 0.6,
    jazz: 0.3,
    rnb: 0.2,
    metal: 0.2,
    hiphop: 0.1,
    electronic: 0.1,
  },
  nouns: `
    tarla | own many | kuru, sarı, geniş
    yayla | any many | serin, yeşil, uzak
    başak | any many | sarı, dolu
    buğday | any mass | sarı, olgun
    saman | any mass | sarı, kuru
    harman | any | sarı, büyük
    orak | own many | keskin, eski
    tırpan | own many | keskin, eski
    tohum | any many | küçük, kara
    toprak | any | kara, kuru, ıslak
    öküz | own many | kara, yorgun
    koyun | own many | beyaz, kara
    kuzu | own many | küçük, beyaz
    keçi | own many | kara, inatçı
    sürü | own many | büyük, beyaz
    kaval | own | yanık, eski
    saz | own many | kırık, eski, yanık
    çeşme | any many | taş, kuru, soğuk
    pınar | any many | serin, soğuk
    değirmen | any many | eski, taş
    asma | any many | yeşil, yaşlı
    üzüm | any many | kara, tatlı
    zeytin | any many | yeşil, acı
    söğüt | any many | yaşlı, yeşil
    kavak | any many | uzun, ince
    çınar | any many | ulu, yaşlı
    papatya | any many | beyaz, küçük
    gelincik | any many | kırmızı, ince
    arı | any many | küçük, deli
    bal | any mass | tatlı, koyu
    peynir | any mass | beyaz, tuzlu
    süt | any mass | sıcak, taze
    yün | any mass | beyaz, yumuşak
    kilim | own many | eski, kırmızı
    heybe | own many | ağır, eski
    kepenek | own | kalın, eski
    testi | own many | kırık, toprak
    kağnı | own many | yüklü, eski
    traktör | own many | kırmızı, eski
    çit | any many | tahta, kırık
    ahır | any | karanlık, sıcak
    horoz | any many | kızıl, deli
    leylek | any many | beyaz, göçmen
    kelebek | any many | beyaz, küçük
    göç | any many | uzun, eski
    hasat | any | geç, güzel
    ağıt | any many | eski, yanık
    bahar | any many | taze, geç, uzun
    su | any mass | serin, soğuk
    koyunlar | one | beyaz, kara
    tavuk | own many | beyaz, küçük
  `,
  events: `
    sür @out | tarla, toprak, traktör, sürü, kağnı
    ek + @out | tarla, buğday, tohum
    biç @out | tarla, buğday, başak
    topla + @out | başak, üzüm, incir, kiraz, papatya
    dik + @out | söğüt, kavak, asma, gül, ağaç
    sula + @out | tarla, asma, gül, söğüt
    kaz @out | toprak, kuyu
    savur @out | harman, buğday, saman, tohum
    taşı @out | saman, heybe, testi, odun, su, yük
    dağıt + @out | tohum, saman
    bile | orak, tırpan, balta
    salla @out | orak, tırpan
    as | orak, heybe, kilim, testi, lamba
    çal | kaval, saz, davul, kapı
    akort_et | saz
    dinle | kaval, saz, türkü, ağıt, yağmur
    dinle @out | rüzgâr, dere, horoz, pınar
    duy @out | kaval, horoz, kurt, davul
    duy @other | ses
    söyle + | türkü, şarkı
    söyle - | ağıt
    yak - | türkü, ağıt
    mırıldan | türkü, ezgi
    güt + @out | sürü, koyun, keçi, kuzu
    besle + | kuzu, öküz, at, koyun, keçi
    sağ @out | koyun, keçi
    kırk @out | koyun
    ara @out | kuzu, iz, sürü, pınar
    kaybet - @nowhere | kuzu, yol, iz, sürü, umut
    bul + @out | pınar, kuzu, iz, yol
    kovala @out | kelebek, tavuk, kurt, karga
    kov @out | karga, kurt
    izle @out | leylek, turna, bulut, kelebek, kuş, sürü
    seyret @out | ova, yayla, ay, dağ, yıldızlar, harman
    say @out | koyunlar, yıldızlar, günler
    bekle @out | yağmur, hasat, güneş, leylek, göç, bahar
    bekle | haber, mektup, sabah
    karşıla + @out | bahar, dost, leylek, sabah, yolcu
    uğurla - @out | göç, yolcu, dost, turna
    geç @nowhere | köprü, ova
    aş + @out | çit, tepe, dağ
    onar + @out | çit, kağnı, değirmen, ahır
    boya + @out | çit, kapı
    süpür @out | avlu, ahır
    kur @out | çadır, sofra
    ser + @out | kilim, örtü, yün
    dokun @in | dert
    doku @in | kilim
    eğir @in | yün
    yıka @out | yün, kilim, üzüm, testi
    doldur @out | testi, heybe
    kır - | testi, saz, orak, kalp
    düşür - | testi, mendil, yüzük
    iç | süt, çay, su
    kaynat @in | süt, çorba
    ez + | üzüm
    böl + | ekmek, peynir, nar, zeytin
    paylaş + | ekmek, peynir, üzüm, bal, su
    tat + | bal, üzüm, kiraz, incir
    kopar | gelincik, kiraz, üzüm, gül
    kopar - | papatya
    kokla + | gül, papatya, toprak, süt
    kokla + @other | saç
    giy | kepenek, çizme, hırka
    tak @nowhere | yüzük
    bağla | yazma
    yak @out | ateş, ocak, lamba
    söndür - @out | ateş, ocak
    sat - @nowhere | tarla, öküz, at, ev, traktör
    bırak - @nowhere | köy, tarla, yayla, ev
    terk_et - @nowhere | köy, tarla, ev
    unut - @nowhere | türkü, söz, yayla, köy
    unut - @nowhere @other | ad, ses, yüz
    hatırla @nowhere | türkü, yayla, köy, pınar
    hatırla @nowhere @other | ses, gülüş, yüz
    özle @nowhere | köy, yayla, toprak, pınar, bahar
    özle @nowhere @other | ses, göz, gülüş, saç
    öp + @other | el, göz, yüz
    öp + @out | toprak
    tut @other | el
    anlat | masal, dert, hikâye
    bak +dat @out | tarla, gökyüzü, dağ, yol, bulut, yıldızlar
    bak +dat @other | göz, yüz
    otur +dat @out | kilim, taş, toprak
    uzan +dat @out | saman, kilim, toprak
    yaslan +dat @out | çit, söğüt, çınar, taş, duvar
    çık +dat @nowhere | yayla, tepe, dağ
    tırman +dat @out | kiraz, ağaç, tepe, çit
    in +dat @out | dere, pınar, ova, vadi
    koş +dat @out | pınar, tarla, çeşme, dere, harman
    dön +dat @nowhere | köy, yayla, tarla, ev
    göç_et +dat @nowhere | yayla, şehir
    bin +dat @out | at, kağnı, traktör
    seslen +dat @out | dağ, çoban, sürü, turna, rüzgâr
    anlat +dat @out | söğüt, dağ, pınar, çoban, saz
    sor +dat @out | çoban, turna, dağ, rüzgâr
    selam_ver +dat + @out | çoban, dağ, köy, komşu
    dokun +dat @out | toprak, başak, yün
    dokun +dat @other | saç, el, yüz
    inan +dat @nowhere | toprak, bahar, söz
    küs +dat - @nowhere | toprak, dağ, yağmur
    kulak_ver +dat @out | kaval, dere, saz, rüzgâr
    konuş +ins @out | toprak, çoban, kuzu, dağ, rüzgâr
    oyna +ins + @out | kuzu, çocuk, keçi
    ağla +ins - | saz, kaval
    iç +abl @out | pınar, çeşme, testi
    geç +abl @out | köy, tarla, yayla, dere
    kork +abl - @nowhere | kurt, karanlık, fırtına
    vazgeç +abl - @nowhere | toprak, köy, yol
  `,
  happenings: `
    tarla - @nowhere | kuru, yan
    tarla + @nowhere | yeşer, uyan
    yayla @nowhere | uyan, yeşer, boşal
    başak @out | dol, eğil, sarar
    buğday @out | sarar, büyü, dalgalan
    tohum + @out | çatla, uyan, büyü
    toprak @out | kok, uyan, ısın
    toprak - @out | çatla, kuru
    sürü @out | in, dağıl, dön, geç
    kuzu @out | mele, koş, uyu, büyü
    koyun @out | mele, dön
    keçi @out | kaç, tırman
    öküz @out | yorul, dur
    at @out | kişne, koş, yorul
    horoz @out | öt, uyan
    leylek @out | dön, kon, uç
    turna @out | geç, dön, uç
    kelebek @out | uç, kon
    arı @out | kon, uç
    köpek @out | havla, uyu
    kurt - @out | ulu, in
    kaval | ağla, sus, inle
    saz | ağla, sus, inle
    türkü | başla, bit, yüksel
    ağıt - | başla, yüksel
    pınar @out | ak, kuru
    çeşme @out | ak, kuru
    dere @out | ak, taş
    değirmen @out | dön, dur, sus
    söğüt @out | eğil, yeşer
    çınar @out | devril, yeşer
    kiraz + @out | aç, kızar
    üzüm + @out | kızar, ol
    gelincik @out | aç, sol
    papatya @out | aç, sol
    asma @out | yeşer, kuru
    kavak @out | sallan, eğil
    yağmur @out | yağ, din, başla
    rüzgâr @out | es, din
    ay @out | doğ, bat
    göç @out | başla, geç
    hasat @out | başla, bit
    çoban @out | sus, uyu, dön
    kağnı @out | gıcırda, devril
    traktör @out | dur, çalış
    ateş @out | yan, sön
    ocak | yan, tüt
    köy @nowhere | uyu, uyan, boşal
  `,
  tails: `
    out | tarlada, yaylada, harmanda, pınar başında, dere boyunda, söğüt altında, dağ yolunda, bağ yolunda, çeşme başında
    out | değirmende, asma altında, incir altında, çınar altında, köy yolunda, ovada, bozkırda, çayırda, çitin yanında
    out | kavak altında, ekin içinde, başaklarda, saman üstünde, toprak damda, taş duvarda, bağda, bostanda, kır yolunda
    out | köyün ucunda, avluda, kuyu başında, zeytinlikte, meşe altında, yamaçta, sürü ardında, gelincikler içinde, çamlıkta
    out | köprü başında, ırmak boyu, serin gölgede, rüzgâra karşı, dağlara karşı, sis içinde, yağmur altında
    out - | kuru toprakta, kıraç yamaçta, kar altında, çorak yerde
    out + | çiçek içinde, yeşil çayırda, bahar yelinde, kiraz dalında
    in | soba başında, ocak başında, ahırda, köy odasında, toprak evde, sofrada, kapı önünde, eşikte, tezgâh başında
    in | çıra ışığında, gaz lambasında, döşekte
    in - | boş ahırda, soğuk odada
    time | hasat vakti, ekin biçerken, horoz ötünce, yağmur dinince, güz gelmeden, yaz başında, bağ bozumu, harman vakti
    time | sürü inince, kar kalkınca, kiraz açınca, gün inerken, leylek dönünce, hıdrellezde, çiy düşünce, bahar gelince
    past | kar yağmadan, göç geçince, köy boşalınca
    long | hasat boyunca, güz boyunca, yol boyunca, kış bitene dek
    how | nasırlı ellerle, yalınayak, türkü söyleye söyleye, alın teriyle, toprak gibi, çoban gibi, kuşlar gibi
    how + | güle oynaya, bereketle
    how - | ağıt yaka yaka, boynu bükük
  `,
};
