import type { SceneText } from '../../engine/pack.ts';

/** Drums, weddings, crowds and bodies in motion. */
export const DANCE_FLOOR: SceneText = {
  name: 'dance-floor',
  genres: {
    electronic: 8,
    latin: 6,
    pop: 3,
    world: 2.5,
    reggae: 1,
    hiphop: 1,
    rnb: 1.5,
    rock: 0.6,
    jazz: 0.6,
    folk: 0.8,
    country: 0.5,
    metal: 0.1,
    classical: 0.2,
  },
  nouns: `
    pist | any | boş, kalabalık, dar
    zurna | any | deli, ince
    darbuka | own | eski, deli
    klarnet | own | eski, yanık
    lazer | any many | yeşil, ince
    nefes | mine | sıcak, kesik
    beden | mine | yorgun, sıcak
    kol | mine | çıplak, yorgun
    topuk | own many | yüksek, kırık
    etek | own many | kırmızı, uçuşan
    pabuç | own many | kırmızı, parlak
    bilezik | own many | altın, ince
    kolye | own | gümüş, ince
    tül | own | beyaz, ince
    kına | any mass | taze
    gelin | any | güzel, genç
    halay | any many | uzun, deli
    horon | any many | deli
    düğün | any many | deli, kalabalık
    bayram | any many | eski, güzel
    şenlik | any many | deli, güzel
    kahkaha | own many | deli
    adımlar | one | küçük, deli
    bahane | own many | eski, güzel
    sofra bezi, compound | own | beyaz, işlemeli
  `,
  events: `
    aç | müzik, kapı, perde, şişe, telefon
    kapat - | müzik, kapı, perde, telefon
    kıs - | müzik, ışık
    çal | davul, zurna, darbuka, keman, klarnet, gitar, plak, şarkı, melodi
    dinle | müzik, ritim, bas, davul, keman, klarnet, şarkı, plak, zurna, darbuka
    duy | müzik, ritim, bas, davul, zurna, alkış, kahkaha, keman
    duy @other | ses, nefes
    söyle + | şarkı, türkü, şarkılar
    mırıldan | şarkı, melodi, türkü
    seç @nowhere | şarkı, elbise, plak, melodi, pabuç
    tut @other | el, bel, kol, omuz
    tut + | ritim
    sar @other | bel, omuz
    salla + | mendil, etek
    savur | etek, mendil
    savur @self | saç
    bağla @self | saç
    kaldır + | kadeh, perde
    çek + | halay
    tep + | horon
    kur + @out | düğün, sahne
    ser | sofra bezi, örtü
    kutla + | düğün, bayram, şenlik
    bekle | düğün, bayram, şarkı, gelin, gece, sabah
    karşıla + | gelin, sabah, bayram, dost
    uğurla - | gelin, dost
    giy | elbise, etek, gömlek, pabuç, ceket
    çıkar - | ceket, pabuç, küpe, kolye, bilezik
    tak | küpe, bilezik, kolye, yüzük
    kaybet - @nowhere | küpe, pabuç, ritim, bilezik, uyku, yol
    bul + | küpe, pabuç, ritim, bilezik
    düşür - | küpe, kadeh, bardak, mendil, bilezik
    kır - | kadeh, bardak, topuk, şişe, kalp
    sil | ter, gözyaşı, ruj
    iç + | şarap, çay, kahve
    doldur | kadeh, bardak
    paylaş + | şarap, gece, şarkı, taksi
    yak | ışık, mum, ateş, sigara, kına
    söndür - | ışık, mum, ateş, sigara
    izle | ışıklar, duman, gölge, pist, sahne, adımlar, lazer, gelin, halay
    seyret | gelin, düğün, pist, ışıklar, sahne, horon
    say | adımlar, ışıklar, günler, saatler
    unut + @nowhere | uyku, dert, saat
    unut - @nowhere | adımlar, söz, şarkı
    unut - @nowhere @other | ad, yüz, ses
    hatırla @nowhere | şarkı, gece, düğün, melodi
    hatırla @nowhere @other | gülüş, yüz, ses
    özle @nowhere | düğün, bayram, müzik, halay
    özle @nowhere @other | gülüş, saç, ses
    öp + @other | el, göz, yüz, saç, omuz
    dansa_kaldır + | yabancı, dost, gelin, çocuk
    durdur | müzik, saat, plak
    değiştir | plak, şarkı, ritim, elbise
    aş + @nowhere | sınır
    terk_et - @nowhere | pist, sahne, düğün, şehir
    bırak - @nowhere | pist, bahane, sahne, dert
    uydur - @nowhere | bahane, hikâye
    kov + @nowhere | uyku, dert, korku
    böl - @nowhere | uyku
    bak +dat | pist, sahne, ışıklar, ayna, gelin, saat
    bak +dat @other | yüz, göz
    çık +dat @nowhere | sahne, pist
    koş +dat @nowhere | pist, sahne, düğün, kapı
    dön +dat @nowhere | pist, ev, masa
    dal +dat @nowhere | kalabalık, pist, duman
    karış +dat @nowhere | kalabalık, halay, duman, gece
    katıl +dat + @nowhere | halay, horon, kalabalık, şenlik, düğün
    gir +dat + @nowhere | halay, pist
    git +dat @nowhere | düğün, şenlik
    uy +dat | ritim, müzik, davul, bas, zurna
    kulak_ver +dat | davul, ritim, müzik, keman, bas
    dokun +dat @other | saç, el, yüz, omuz
    yaslan +dat | duvar, hoparlör
    yaslan +dat @other | omuz
    sarıl +dat @other | bel
    tutun +dat @other | el, kol, omuz
    inan +dat @nowhere | bahane, söz, şarkı
    otur +dat @in | masa
    dans_et +ins + | yabancı, gölge, gece, gelin, rüzgâr, dost
    coş +ins + | davul, zurna, müzik, kalabalık
    konuş +ins | yabancı, dost, garson
    kaç +abl - @nowhere | uyku, ev, düğün, şehir
    in +abl @nowhere | sahne
    vazgeç +abl - @nowhere | uyku, düş, gece
    bık +abl - @nowhere | bahane, şehir
    kork +abl - @nowhere | karanlık, kalabalık, sabah
  `,
  happenings: `
    müzik | başla, bit, sus, çal, yüksel
    ritim | hızlan, yüksel, başla, sus
    bas | vur, gürle
    davul | vur, gürle, sus, çal
    zurna | öt, sus, çal
    darbuka | sus, çal, başla
    keman | ağla, sus, inle, çal
    klarnet | ağla, sus, inle
    gitar | sus, ağla
    zil | çal, çınla
    plak | dön, bit, çal
    hoparlör | gürle, patla, sus
    şarkı | başla, bit, yüksel
    melodi | başla, bit
    pist + @nowhere | dol, coş
    pist - @nowhere | boşal
    ışıklar | yan, sön, parla
    ışık | yan, sön, titre
    lazer | parla, dön
    etek + | uç, savrul, dön
    mendil | uç, düş
    tül | uç, savrul
    topuk - | kırıl
    küpe - | düş, kaybol
    kalp | çarp, coş
    kalp - | kırıl
    beden | yorul, titre
    nefes | kesil
    ter | ak, kuru
    gelin | gül, ağla, dön
    halay | başla, büyü, bit, uza
    horon | başla, hızlan, bit
    düğün | başla, bit
    düğün - | dağıl
    bayram @nowhere | gel, bit
    şenlik | başla, bit
    kalabalık + | coş, dol
    kalabalık - | dağıl, sus
    alkış | kop, din, yüksel
    kahkaha + | kop, yüksel
    perde | açıl, kapan
    sahne @nowhere | karar, boşal, dol
    mum | yan, sön, eri
    duman | yüksel, dağıl
    buz | eri
    kadeh | dol, boşal
    gece | uza
    uyku + | kaç
    kıvılcım | parla, sıçra
  `,
  tails: `
    in | pistte, barda, loş salonda, ışık altında, pistin ortasında, kapı önünde, ayna önünde, kırmızı halıda
    in | kulüpte, düğün salonunda, en önde, arka masada, hoparlör dibinde, renkli ışıkta, bodrum katta, dumanlar içinde
    in | mor ışıklarda, köşe masada, kalabalıkta, sahne önünde, düğün evinde, lazer altında
    in - | boş masada, boşalan pistte, karanlık köşede
    in + | dost sofrasında, kalabalık pistte, kına gecesinde
    out | meydanda, avluda, sahilde, düğün yerinde, yıldızlar altında, bahçede, ay altında, köy meydanında, çimenlerde
    out | köprü altında, çınar altında, açık havada, sokak ortasında, kumsalda, damda, terasta, çatı katında, çalgıcılarla
    out | fener altında, şenlik yerinde, harman yerinde, otoparkta, deniz kenarında
    out + | yaz düğününde, bayram yerinde, temmuz sıcağında
    out - | ıssız meydanda, kuru soğukta
    time | gün doğana kadar, davul vurunca, müzik bitmeden, ışıklar sönünce, şarkı başlayınca, düğün günü, bayram sabahı
    time | pazar gecesi, son şarkıda, zurna susunca, gece bitmeden, hafta sonu, cuma gecesi
    past | müzik susunca, ışıklar yanınca, gelin gülünce
    long | şarkı boyunca, düğün boyu, halay boyunca, ışıklar yanana dek, sabahlara dek
    how | omuz omuza, diz dize, yan yana, baş başa, yalınayak, alkışlarla, kan ter içinde, nefes nefese, döne döne
    how + | coşarak, zıplayarak, kahkahayla, oynaya oynaya, dans ederek, mendil elde
    how - | isteksizce, dalgın dalgın
    you | gözlerinde, kollarında, senin yanında
  `,
};
