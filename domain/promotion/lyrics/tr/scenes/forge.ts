import type { SceneText } from '../../engine/pack.ts';

/** Iron, fire, ruins and what is left after a war. */
export const FORGE: SceneText = {
  name: 'forge',
  genres: {
    metal: 8,
    rock: 2.5,
    hiphop: 1,
    electronic: 0.5,
    folk: 0.3,
    world: 0.6,
    classical: 0.6,
    pop: 0.2,
    country: 0.2,
    jazz: 0.1,
    rnb: 0.1,
    reggae: 0.2,
    latin: 0.2,
  },
  nouns: `
    demir | any mass | kızgın, kara, soğuk
    çelik | any mass | soğuk, keskin
    çekiç | own many | ağır, kara
    kor | any many | kızıl, kızgın
    alev | any many | kızıl, deli
    kül | any mass | kara, soğuk
    is | any mass | kara
    kılıç | own many | keskin, paslı, çift ağızlı
    hançer | own many | keskin, ince
    bıçak | own many | keskin, kör
    kalkan | own | ağır, çatlak
    zırh | own | ağır, paslı
    miğfer | own | ağır, kara
    ok | own many | sivri, zehirli
    yay | own | gergin
    mızrak | own many | uzun, sivri
    pala | own | ağır, keskin
    taht | own | yıkık, demir
    taç | own | altın, paslı
    kale | any many | yıkık, kara
    kule | any many | yıkık, yüksek, kara
    sur | any many | yıkık, eski
    harabe | any many | kara, ıssız
    enkaz | any | kara, soğuk
    mahzen | any many | karanlık, derin
    yer | one |
    öç | own |
    sancak | own many | kara, yırtık
    boru | any many | uzak, boğuk
    ordu | any many | kara, yorgun
    yarasa | any many | kara
    canavar | any many | kör, aç
    kin | own | eski, kara
    kan | own mass | kara, sıcak
    diş | mine | keskin
    şimşek | any many | kızıl, uzak
    gök | one | kara, kızıl
  `,
  events: `
    döv @in | demir, çelik, kılıç
    erit @in | demir, çelik, zincir
    bük @in | demir, çelik
    bile | kılıç, hançer, bıçak, balta, diş
    salla | çekiç, balta, kılıç, sancak
    kaldır | çekiç, balta, kılıç, kalkan, sancak
    vur @other | yumruk
    savur | kılıç, balta, kül, pala
    çek | kılıç, bıçak, hançer, yay
    kuşan | kılıç, zırh, hançer
    giy | zırh, miğfer, taç
    çıkar - | zırh, miğfer, taç
    göm - @out | kılıç, balta, hançer, çekiç, sır
    kır - | kılıç, kalkan, zincir, kilit, taht, mızrak, ok
    parçala - | zincir, kalkan, taht, kapı
    kopar | zincir
    at | ok, mızrak, taş, zincir
    fırlat | mızrak, balta, taş, bıçak
    ger | yay
    yık - @out | kale, kule, sur, duvar, köprü, taht
    kur + @out | kale, kule, köprü
    kuşat - @out | kale, şehir, kule
    terk_et - @nowhere | kale, şehir, taht
    al @nowhere | kale, taht, öç
    koru + @out | kale, kule, kapı, sancak, ocak
    aç @out | kapı, mahzen
    kapat - @out | kapı, kuyu
    kilitle - | kapı, mahzen
    zorla @out | kapı, kilit
    aş @out | sur, duvar, uçurum
    geç @out | sur, köprü, harabe
    yak - @out | kale, sancak, köprü, gemi, şehir
    yak | ateş, ocak
    körükle | ateş, ocak, öfke, kin
    söndür - | ateş, ocak, alev, kor
    besle | ateş, kor, öfke, kin, kurt
    sakla | bıçak, hançer, yara, kin, öfke, yemin
    sar + | yara
    deş - | yara
    kanat - | yara, yumruk
    sil - | kan, kılıç, is
    dök - | kan
    iç | kan, yemin
    tüket - @nowhere | öfke, umut
    yut - | öfke, kan, korku
    kus - | ateş, öfke, kin
    boz - | yemin
    tut + @nowhere | yemin
    unut - @nowhere | yemin, düşman
    unut - @nowhere @other | ad, yüz
    hatırla - @nowhere | yemin, yara, düşman
    an @other | ad
    haykır | yemin
    haykır @other | ad
    çal @out | boru, davul
    dinle @out | davul, boru, fırtına, karga, rüzgâr
    duy @out | davul, boru, kurt
    bekle @out | düşman, fırtına, ordu, kurt
    kovala @out | düşman, kurt, gölge, ordu
    yen + @nowhere | düşman, ordu, korku, canavar
    durdur @out | ordu, düşman
    uyandır @out | canavar, ordu, kurt
    sık | yumruk
    sık @other | el
    gör @out | kurt, karga, alev, şimşek
    izle @out | alev, duman, şimşek, karga, gölge
    savaş +ins @out | düşman, canavar, gölge, ordu, rüzgâr
    yüzleş +ins @nowhere | düşman, korku, canavar, gölge
    dans_et +ins @out | alev, gölge, fırtına
    bak +dat @out | alev, enkaz, gök, kule, uçurum
    bak +dat | kor, ateş, yara, kılıç
    düş +dat - @out | çukur, kuyu, uçurum
    in +dat @out | mahzen, kuyu
    çık +dat @out | kule, sur
    tırman +dat @out | kule, sur
    yürü +dat @out | ateş, kale, düşman
    dal +dat @out | alev, karanlık
    saldır +dat - @out | kale, düşman, ordu
    diren +dat + @nowhere | düşman, fırtına, korku
    hükmet +dat @nowhere | ordu, fırtına, kale
    dönüş +dat @nowhere | kül, kurt, taş, canavar
    dayan +dat @nowhere | ateş, yara
    baş_eğ +dat - @nowhere | korku
    inan +dat @nowhere | kılıç, yemin
    kork +abl - @nowhere | karanlık, düşman, ateş
    geç +abl @out | ateş, alev
    doğ +abl + @nowhere | kül, ateş
    çık +abl @out | kuyu, mahzen, ateş
  `,
  happenings: `
    demir @in | eri, soğu
    ateş | yan, sön, kükre, parla
    alev @out | yüksel, kükre, sar
    alev - | sön
    kor | yan, parla
    kor - | sön
    kıvılcım | parla, sıçra
    kül @out | savrul, yağ
    ocak | yan, tüt
    ocak - | sön
    kale - @out | yan, yıkıl, düş
    kule - @out | yan, yıkıl, çök
    sur - @out | yıkıl, çök
    taht - | çök, yıkıl
    zincir | kop, paslan
    kılıç | parla, kırıl, paslan
    kalkan - | kırıl
    kapı @out | kırıl, açıl, çök
    davul @out | vur, gürle, sus
    boru @out | öt, çal, sus
    ordu @out | yürü, sus, geç
    ordu - @out | dağıl
    düşman @out | gel, kaç, sus
    kurt @out | ulu, gel, dön
    karga @out | öt, uç, kon, dön
    yarasa @out | uç, dön
    canavar @out | uyan, kükre, uyu
    fırtına @out | kop, din, kükre, yaklaş
    şimşek @out | çak, parla
    gök @out | gürle, karar, çatla
    gök - @out | yarıl
    yer @out | titre, sarsıl, yarıl
    duman @out | yüksel, dağıl, çök
    yara | kapan, sızla
    yara - | kana
    kan - | ak, kuru
    öfke - | kabar, din, büyü
    kin - | büyü, kabar
    yemin - | bozul
    sancak @out | dalgalan, yan
    gölge @out | büyü, uza, geç
  `,
  tails: `
    out | harabede, enkazda, surlarda, kulede, kale önünde, kara taşlarda, uçurum başında, kızıl gökte, meydanda
    out | duman içinde, kül altında, taş üstünde, ateş altında, dağ başında, kara dağda, yıkık köprüde, toz içinde
    out | fırtınaya karşı, rüzgâra karşı, ordulara karşı, kara göğe doğru, düşmana doğru, ufka doğru, kızıl ovada
    out | kemer altında, sur dibinde, kuru toprakta, mezarsız yerde, sıfır noktasında, şafağa karşı, kurtlar arasında
    out - | savaşta, ateş yağmurunda, karanlıkta, kan içinde, soğuk demirde, mahşerde, son cephede, cehennemde
    out + | zafer gününde, özgür dağlarda
    in | ocak başında, örs başında, demir kapıda, mahzende, kızıl ışıkta, körük başında, taş odada, kuyu dibinde
    in | kor başında, zindanda, isli duvarda
    in - | kör zindanda, dar hücrede
    time | demir soğumadan, ateş sönmeden, kızıl şafakta, gök gürlerken, davullar vurunca, kılıçlar susunca, son savaşta
    past | kale düşünce, kurtlar susunca
    long | ateş sönene dek, kül olana dek, bin yıl boyunca
    how | yumruk gibi, çıplak elle, demir gibi, kurt gibi, öfkeyle, haykırarak, diz çökmeden, kanlı elle
  `,
};
