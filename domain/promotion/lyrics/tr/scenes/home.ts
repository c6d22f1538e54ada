import type { SceneText } from '../../engine/pack.ts';

/** Kitchen, table, family and the rooms of a house. */
export const HOME: SceneText = {
  name: 'home',
  genres: {
    jazz: 2,
    rnb: 2,
    pop: 1.5,
    folk: 2,
    country: 2,
    classical: 2,
    world: 1,
    latin: 1,
    hiphop: 0.7,
    reggae: 1,
    rock: 0.7,
    electronic: 0.3,
    metal: 0.1,
  },
  nouns: `
    mutfak | any | küçük, dar, sıcak
    tabak | own many | beyaz, çatlak, boş
    kaşık | own many | tahta, gümüş
    fincan | own many | ince, çatlak, boş
    çaydanlık | own | eski, bakır
    tencere | own | boş, büyük
    soba | own | eski, sıcak, sönük
    reçel | any mass | tatlı
    tarçın | any mass | taze
    limon | any many | sarı, taze
    elma | any many | kırmızı, ekşi
    portakal | any many | tatlı
    un | any mass | ince, beyaz
    hamur | any mass | yumuşak
    koltuk | own many | eski, boş, çökük
    yastık | own many | beyaz, soğuk
    yorgan | own | ağır, eski
    dolap | own many | eski, tahta
    çekmece | own many | kilitli, eski
    sandık | own many | eski, ceviz
    halı | own | eski, kırmızı
    saksı | own many | boş, çatlak
    fesleğen | own | yeşil, küçük
    menekşe | own many | mor, küçük
    musluk | any | paslı, bozuk
    ütü | own | eski, sıcak
    iğne | any many | ince, paslı
    düğme | own many | kopuk, küçük
    albüm | own | eski, tozlu
    takvim | own | eski, solgun
    gazete | any many | eski, dünkü
    beşik | own | tahta, boş
    ninni | any many | eski, yarım
    tespih | own | eski, kehribar
    koku | own many | eski, ılık
  `,
  events: `
    demle @in | çay
    pişir @in | çorba, kahve, ekmek
    kaynat @in | çorba, çay
    yoğur @in | hamur
    ele @in | un
    soy @in | elma, portakal
    doğra @in | ekmek, elma, limon
    böl + | ekmek, nar, elma
    paylaş + | ekmek, çorba, portakal, koltuk, yorgan
    kur @in | sofra, soba, saat
    topla - @in | sofra
    ser | örtü, halı, yorgan
    katla | örtü, yorgan, gömlek, hırka, yazma
    ütüle @in | gömlek, örtü, perde
    yıka @in | tabak, fincan, tencere, perde, gömlek
    sil @in | masa, cam, tabak, ayna
    süpür @in | mutfak, merdiven, avlu, oda
    boya + @in | oda, duvar, dolap
    aç @in | perde, pencere, kapı, dolap, çekmece, sandık, radyo
    kapat - @in | perde, pencere, kapı, sandık, radyo
    kilitle - @in | kapı, çekmece, sandık
    yak @in | soba, lamba, mum
    söndür - @in | soba, lamba, mum
    taşı | odun, sandık, koltuk
    at @in | odun
    sula + | fesleğen, menekşe, saksı, bahçe, gül
    dik + @out | fesleğen, gül, menekşe, ağaç
    dik @in | düğme
    kopar - | düğme, takvim, gül
    ör + @in | hırka, atkı
    giy | hırka, gömlek
    çıkar - | hırka, yazma
    bağla | yazma
    doldur | fincan, bardak, çaydanlık, sandık
    iç | çay, kahve, çorba
    karıştır @in | çay, çorba
    kır - | tabak, fincan, bardak, ayna, kalp
    düşür - | tabak, fincan, kaşık, iğne, tespih
    çek | tespih, perde, yorgan
    dağıt - @in | oda
    sakla | mektup, fotoğraf, resim, anahtar, yüzük, koku
    ara | anahtar, gözlük, mektup, resim
    bul + | mektup, resim, düğme, yüzük
    kaybet - | anahtar, yüzük, düğme, iğne
    as @in | resim, perde, ayna, takvim, gömlek
    indir - @in | resim, perde
    oku | mektup, gazete, defter, masal
    yaz | mektup, defter
    yırt - | mektup, resim, takvim
    anlat | masal, rüya, hikâye
    söyle + | ninni, türkü, şarkı
    mırıldan | ninni, türkü
    dinle | masal, ninni, radyo, yağmur, saat
    salla @in | beşik
    uyut + @in | çocuk
    okşa @other | saç, yüz, el
    öp + @other | el, göz, saç, yüz
    tut @other | el
    ısıt + @other | el
    özle @nowhere | ev, koku, mutfak, bahçe
    özle @nowhere @other | ses, yüz, gülüş, saç
    unut - @nowhere | anahtar, ütü, masal
    unut - @nowhere @other | ad, ses, yüz
    hatırla @nowhere | koku, masal, ninni, ev
    hatırla @nowhere @other | ses, yüz, gülüş
    bekle @in | sabah, haber, mektup, kar
    karşıla + | komşu, sabah, dost
    izle | kar, yağmur, ateş
    seyret | kar, yağmur, ay, bahçe
    say @in | günler, saatler
    kokla + | gül, menekşe, fesleğen, tarçın, yastık
    kokla + @other | saç
    tat + @in | reçel, çorba
    bırak - @nowhere | ev, anahtar
    sat - @nowhere | ev, koltuk, yüzük, halı
    bak +dat @in | resim, saat, ayna, albüm, takvim
    bak +dat | bahçe, kapı
    bak +dat @other | yüz, göz
    otur +dat @in | masa, sofra, koltuk
    uzan +dat @in | yatak, koltuk
    sarıl +dat @in | yastık, yorgan
    yaslan +dat @in | kapı, duvar
    dön +dat @nowhere | ev, mutfak, sofra
    koş +dat @in | kapı, mutfak, pencere
    çık +dat | balkon, avlu, bahçe
    dal +dat @in | uyku, rüya
    dokun +dat @other | saç, yüz, el
    dokun +dat @in | yastık, perde
    seslen +dat | komşu, çocuk
    anlat +dat @in | duvar, ayna, yastık
    konuş +ins @in | duvar, ayna, kedi, komşu
    oyna +ins + | kedi, çocuk
    uyan +dat | ses, koku
  `,
  happenings: `
    çay @in | kayna, soğu
    çaydanlık @in | kayna, öt
    çorba @in | kayna, piş, taş
    kahve @in | taş, piş, soğu
    ekmek @in | piş, yan, kabar
    hamur @in | kabar
    soba @in | yan, tüt, gürle
    soba - @in | sön
    odun | çatla, yan
    lamba @in | yan, sön, titre
    mum @in | yan, sön, eri
    kapı @in | açıl, kapan, gıcırda, çal
    pencere @in | açıl, kapan, buğulan
    perde @in | uç, açıl, kapan
    merdiven @in | gıcırda
    musluk @in | damla
    saat @in | dur, çal, sus
    radyo @in | sus, çal
    telefon @in | çal, sus
    tabak - @in | kırıl
    ayna - @in | kırıl
    fesleğen + | büyü, kok
    fesleğen - | sol
    menekşe + | aç
    menekşe - | sol, kuru
    gül + | aç, kok
    gül - | sol
    çocuk + | gül, uyu, büyü
    kedi | uyu, esne, uyan
    komşu | gül, sus
    yağmur | yağ, din
    kar | yağ, eri
    rüzgâr | es, din
    ay | doğ, bat
    koku | dağıl, kal
    ninni | bit, başla
    masal | bit, başla
    sofra + @in | dol
    sofra - @in | boşal
    ev + | dol, uyu
    ev - | boşal, sus
    rüya | bit, başla
  `,
  tails: `
    in | mutfakta, sofrada, masa başında, soba başında, ocak başında, pencere önünde, kapı ağzında, loş odada
    in | eşikte, merdivende, arka odada, ön odada, yer sofrasında, çocuk odasında, eski koltukta, köşe minderde, ayna karşısında
    in | mum ışığında, lamba altında, çatı katında, yan odada, çay kokusunda, tarçın kokusunda, ekmek kokusunda
    in | halı üstünde, duvar dibinde, ev içinde, yatak ucunda, perde arkasında, tahta masada
    in - | boş evde, boş sofrada, soğuk yatakta, karanlık odada
    in + | sıcak evde, kalabalık sofrada, bayram sofrasında
    out | avluda, bahçede, balkonda, asma altında, incir altında, kapı önünde, çardakta, gül dibinde, sokakta
    out | ceviz altında, çamaşır ipinde, taş duvar üstünde, yağmur altında
    out + | ay altında, güneşli bahçede
    time | çay demlenince, çay soğumadan, ezan vakti, iftar vakti, pazar sabahı, pazar günü, bayram sabahı, sofra kurulunca
    time | kar yağınca, yağmur dinince, soba sönünce, gün ağarınca, kış gelince
    past | kapı çalınca, telefon susunca, annem uyurken, ev boşalınca
    long | kış boyunca, çay içtikçe
    how + | dostlarla
    how | unlu ellerle, ıslak ellerle, yalınayak, uykulu gözle, fısıltıyla, iç çekerek
  `,
};
