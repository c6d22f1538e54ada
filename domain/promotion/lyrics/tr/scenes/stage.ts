import type { SceneText } from '../../engine/pack.ts';

/** Concerts, rehearsals, cables, wings and the hall after the show. */
export const STAGE: SceneText = {
  name: 'stage',
  genres: {
    rock: 6,
    metal: 3,
    pop: 1.5,
    jazz: 2.5,
    classical: 3,
    electronic: 1,
    country: 1,
    hiphop: 1,
    rnb: 1,
    latin: 0.7,
    folk: 0.5,
    reggae: 0.7,
    world: 0.5,
  },
  nouns: `
    amfi | own many | eski, ağır
    kablo | any many | kara, kopuk
    pedal | own many | eski, kırık
    pena | own many | kırık, ince
    baget | own many | kırık, tahta
    nota | any many | eski, yanlış, ince
    solo | own many | uzun, deli
    nakarat | own | eski, güzel
    kulis | any | dar, karanlık
    spot | any many | beyaz, kızgın
    seyirci | any many | genç, suskun
    salon | any | büyük, boş, karanlık
    afiş | any many | eski, yırtık
    ıslık | own many | uzun, ince
    çığlık | own many | uzun, ince
    konser | any many | büyük, son
    prova | any many | uzun, son
    grup | own | eski, genç
    solist | any | genç, yorgun
    bot | own many | kara, eski
    dövme | own many | eski, kara
    turne | any many | uzun, son
    gişe | any many | küçük, kapalı
    piyano | own | eski, kara
    tuş | any many | beyaz, kara
    orkestra | any | büyük, suskun
    maske | own many | beyaz, eski
    makyaj | own mass | ağır, akan
    replik | own many | kısa, son
    tempo | any | ağır, deli
    rol | own many | eski, büyük
    akor | any many | ilk, son
    minibüs | own | eski, yüklü
    boyun | mine | ince, yorgun
    trompet | own | eski, altın
    davulcu | any | deli, genç
    gitarlar | one | eski, deli
    eller | one | kalkan, yorgun
    koltuklar | one | boş, kırmızı
    anons | any many | kısa, son
    bis | any many | uzun, son
    siyah gömlek | own | ütülü
  `,
  events: `
    çal | gitar, davul, piyano, trompet, solo, şarkı, akor, keman
    akort_et | gitar, piyano, keman, bas
    sustur - | amfi, gitar, davul
    tak | kablo, tel, zincir, maske, gözlük
    sök - | kablo, sahne, afiş
    çek @in | kablo, perde
    bağla | kablo, amfi
    taşı | amfi, davul, gitar, hoparlör, kablo
    yükle @out | minibüs, davul, amfi
    kur | sahne, davul, amfi
    topla - | sahne, kablo, davul
    kır - | gitar, baget, pena, kalp, ayna, kadeh
    kopar - | tel, kablo, zincir
    değiştir | tel, tempo, şarkı, rol
    at @in | pena, baget, mendil
    yakala + @in | pena, baget, ritim
    kaybet - @nowhere | pena, ritim, tempo, nota, umut, bilet
    bul + | nota, ritim, akor, pena
    sakla | pena, bilet, sır, gözyaşı, maske
    aç @in | amfi, perde, mikrofon, spot, kapı
    kapat - @in | amfi, perde, mikrofon, kapı, radyo
    yak @in | spot, ışık, mum, sigara
    yak - @out | afiş, köprü
    söndür - @in | spot, ışık, mum, sigara
    tut @in | mikrofon, ritim
    tut @other | el
    bırak - @nowhere | grup, sahne, mikrofon, rol
    terk_et - @nowhere | sahne, grup, salon, şehir
    söyle + | şarkı, nakarat
    mırıldan | şarkı, nakarat, melodi
    haykır | nakarat, isim, şarkı
    haykır @other | ad
    bestele + @in | şarkı, melodi
    yaz | şarkı, nakarat, nota, söz, replik
    sil | ter, makyaj, gözyaşı, ayna
    sür | ruj, makyaj
    giy | ceket, bot, siyah gömlek, gömlek
    çıkar - | ceket, bot, maske, siyah gömlek
    ezberle @nowhere | rol, replik, söz, şarkı, nota
    unut - @nowhere | replik, söz, nota, rol
    unut - @nowhere @other | ad, ses, yüz
    hatırla @nowhere | konser, şarkı, alkış, sahne, turne
    hatırla @nowhere @other | ses, yüz, gülüş
    özle @nowhere | sahne, konser, grup, turne, alkış
    özle @nowhere @other | ses, gülüş, göz
    bekle @in | alkış, konser, bis, anons
    bekle @out | minibüs, gişe, sabah
    dinle | şarkı, solo, orkestra, piyano, plak, prova, gitarlar
    duy | alkış, ıslık, çığlık, solo, bas, anons
    duy @other | ses
    izle @in | sahne, konser, orkestra, prova, spot, eller
    seyret @in | salon, sahne, seyirci, duman
    say @in | koltuklar, saatler, nota
    doldur + @nowhere | salon
    doldur | bardak, kadeh
    boşalt - @nowhere | salon, sahne
    coştur + @in | seyirci, salon
    selamla + @in | seyirci, salon, orkestra
    yönet @in | orkestra
    sars + @nowhere | salon, şehir, sahne
    as @out | afiş
    yırt - | afiş, bilet, nota
    al @nowhere | bilet, gitar, rol
    sat - @nowhere | bilet, gitar, amfi, piyano
    böl - @nowhere | şarkı, solo, prova
    bitir - @nowhere | konser, şarkı, turne, solo
    uzat + @nowhere | solo, nota, konser
    hızlandır + @in | tempo, ritim
    iç | viski, kahve, çay, sigara
    paylaş + | sahne, şarkı, alkış, sigara, yol
    öp + @other | el, göz, boyun
    sür @out | minibüs
    kaldır + @in | kadeh, perde
    sık @self | yumruk
    yut - @nowhere | korku, söz, gözyaşı
    göster @nowhere | dövme
    göm - @nowhere | korku, sır
    çık +dat @nowhere | sahne, turne
    koş +dat @nowhere | sahne, kulis, kapı
    dön +dat @nowhere | sahne, kulis, ev
    kaç +dat - @nowhere | kulis
    sığın +dat @nowhere | kulis, şarkı, müzik
    bak +dat @in | salon, seyirci, spot, ayna, nota, eller
    bak +dat @other | yüz, göz
    vur +dat @in | davul, zil, tel
    bas +dat @in | pedal, tuş
    dokun +dat @in | tuş, tel, piyano
    dokun +dat @other | el, saç, yüz
    otur +dat @in | piyano, davul
    yaslan +dat @in | amfi, duvar, piyano, hoparlör
    atla +dat + @nowhere | kalabalık, sahne
    uy +dat | ritim, tempo, davul
    seslen +dat @in | seyirci, salon, kalabalık
    fısılda +dat @in | mikrofon
    anlat +dat | mikrofon, seyirci, ayna
    inan +dat @nowhere | müzik, alkış, grup
    dal +dat @nowhere | kalabalık, müzik
    alış +dat @nowhere | alkış, karanlık, yol
    in +abl @nowhere | sahne, minibüs
    kaç +abl - @nowhere | spot, kalabalık, alkış
    vazgeç +abl - @nowhere | müzik, sahne, rol
    kork +abl - @nowhere | sahne, karanlık, kalabalık
    bık +abl - @nowhere | turne, rol, alkış
    konuş +ins @in | ayna, seyirci, solist, davulcu
    coş +ins + | davul, kalabalık
    yaşa +ins @nowhere | müzik, alkış, şarkı
    savaş +ins - @nowhere | korku, gölge
  `,
  happenings: `
    gitar | ağla, haykır, sus, inle
    davul | gürle, vur, sus
    bas | gürle, vur
    piyano | sus, ağla, çal
    trompet | ağla, sus, çal
    keman | ağla, sus, inle
    orkestra @in | sus, başla, çal
    amfi | gürle, patla, sus
    hoparlör | patla, gürle
    kablo - | kop, yan
    tel - | kop
    baget - | kırıl
    pena - | düş, kırıl
    spot @in | yan, sön, parla
    ışıklar @in | yan, sön, parla
    perde @in | açıl, kapan, in
    salon + @nowhere | dol, coş, ısın
    salon - @nowhere | boşal, sus, karar
    sahne @nowhere | karar, yan, titre
    seyirci @in | coş, sus, bağır, kalk
    seyirci - @in | dağıl
    kalabalık | coş, bağır, sus
    alkış @in | kop, din, yüksel
    ıslık | kop, yüksel
    çığlık | kop, yüksel
    konser | başla, bit
    prova @in | başla, bit
    turne | başla, bit
    nakarat | başla, yüksel, dön
    solo | başla, bit, yüksel
    şarkı | başla, bit, yüksel
    nota | düş, uza, kaybol
    tempo | yüksel, hızlan, düş
    ritim | hızlan, vur, başla
    duman @in | yüksel, dağıl, çök
    solist | sus, gül, ağla
    davulcu | gül, coş
    grup - | dağıl
    grup + | dön, coş
    afiş - @out | yırtıl, sol
    gişe @out | açıl, kapan
    minibüs @out | kalk, dur, yan
    makyaj - | ak, dağıl
    maske | düş
    ter | ak, kuru
    ses | kısıl, titre, yüksel
    kalp | çarp, coş
    kulis @nowhere | dol, boşal, sus
    eller + @in | kalk
    koltuklar @in | boşal, dol
    gece | uza
  `,
  tails: `
    in | sahnede, kuliste, spot altında, perde arkasında, ön sırada, mikrofonda, boş salonda, kalabalıkta, piyano başında
    in | ışıklar altında, amfi başında, davul başında, arka sırada, sahne ortasında, provada, garajda, bodrum katta, barda
    in | ayna önünde, son şarkıda, sahne arkasında, karanlıkta kulağında, ilk notada, kapıda, sahne ucunda, locada
    in | duman içinde, kırmızı ışıkta, stüdyoda, ses provasında, orkestra önünde, dar kuliste, perde önünde, balkonda
    in - | boş koltuklarda, sönük ışıkta, karanlık salonda
    in + | dolu salonda, alkış içinde, açılış gününde
    out | açık havada, meydanda, arka sokakta, gişe önünde, stadyumda, minibüste, turne yolunda, otoparkta, kapı önünde
    out | festivalde, yağmur altında, afiş altında, otoyolda, çayırda, tribünde, yıldızlar altında, kamyon üstünde
    out - | çamur içinde, soğuk peronda
    out + | festival günü, yaz konserinde
    time | perde açılınca, ışıklar sönünce, alkış dinince, konser bitince, son akorda, turne başında, prova bitmeden
    time | sahne kararınca, davul vurunca, şarkı bitmeden, ilk nakaratta, gala gecesi, hafta sonu, bis isterlerken
    past | perde inince, salon boşalınca, ışıklar yanınca, ilk konserde, on altı yaşında
    long | konser boyunca, solo boyunca, turne boyunca, nakarat boyu, alkış boyunca, ömür boyu
    how | kan ter içinde, nefes nefese, kısık sesle, çıplak sesle, avaz avaz, gözü kapalı, bangır bangır, ayakta, diz çöküp
    how + | alkışlarla, ıslıklarla, coşarak, omuz omuza
    how - | titreyerek, dişini sıka sıka, öfke içinde
  `,
};
