import type { SceneText } from '../../engine/pack.ts';

/** Beaches, fruit, holidays and the long evenings of summer. */
export const SUMMER: SceneText = {
  name: 'summer',
  genres: {
    reggae: 9,
    pop: 5,
    latin: 6,
    electronic: 2.5,
    world: 1.5,
    rnb: 1.5,
    country: 0.7,
    rock: 0.8,
    folk: 0.6,
    jazz: 0.6,
    hiphop: 0.6,
    metal: 0.1,
    classical: 0.2,
  },
  nouns: `
    yaz | any many | uzun, deli, sıcak
    sahil | any many | boş, uzun, sıcak
    plaj | any | boş, kalabalık
    havlu | own many | ıslak, mavi, çizgili
    mayo | own many | ıslak, kırmızı
    sandalet | own many | eski, deri
    terlik | own many | eski, mavi
    karpuz | any many | soğuk, kırmızı
    kavun | any many | sarı, tatlı
    dondurma | own mass | soğuk, limonlu
    limonata | own mass | soğuk, ekşi
    gazoz | own mass | soğuk
    mısır | any many | közde, sıcak
    salıncak | any many | eski, boş
    hamak | own | eski, boş
    palmiye | any many | uzun, ince
    begonvil | any many | mor, deli
    yasemin | any many | beyaz, taze
    tatil | own | uzun, kısa
    gün batımı, compound | any | kızıl, uzun
    tekneler | one | beyaz, uzak
    çimen | any | ıslak, yeşil
    deniz kabuğu, compound | own many | beyaz, küçük
    yakamoz | any | parlak, ince
    ağustos böceği, compound | any many | deli
    kaset | own many | eski, kırmızı
    sinema | any | açık, eski
    festival | any many | büyük, deli
    çardak | any | tahta, serin
    çilek | any many | kırmızı, taze
    şeftali | any many | tatlı, olgun
    uçurtma | own many | mavi, kırmızı
    balon | own many | kırmızı, mavi
    çiçek | any many | beyaz, küçük, yabani
    meltem | one | serin, ılık
    imbat | one | serin, tuzlu
    koy | any many | mavi, ıssız
    şort | own | eski, mavi
    ten | mine | tuzlu, sıcak, yanık
    dudak | mine | tuzlu, sıcak
    kale duvarı, compound | any many | kumdan
    pansiyon | any | küçük, beyaz
    güneş şapkası, compound | own | hasır
    akordeon | own | eski
    mangal | any many | küçük, sıcak
  `,
  events: `
    bekle @nowhere | yaz, tatil, sabah, gece, festival
    bekle @out | vapur, güneş, meltem, dalga, tekne
    özle @nowhere | yaz, sahil, deniz, tatil, koy, kumsal
    özle @nowhere @other | ses, gülüş, saç, ten, dudak
    hatırla @nowhere | yaz, sahil, şarkı, koy, gece
    hatırla @nowhere @other | gülüş, yüz, ses
    unut + @nowhere | saat, dert, telefon
    unut - @nowhere | havlu, şarkı, söz, terlik
    unut - @nowhere @other | ad, yüz, ses
    ser @out | havlu, örtü, battaniye
    giy | mayo, şort, sandalet, elbise, gömlek
    çıkar | terlik, sandalet, gömlek, şort
    tak | gözlük, güneş şapkası, küpe
    kaybet - @nowhere | terlik, gözlük, yol, anahtar, havlu
    bul + @out | deniz kabuğu, koy, taş, terlik
    topla + @out | deniz kabuğu, çilek, taş, çiçek, yasemin
    biriktir + @nowhere | deniz kabuğu, taş, günler
    at @out | taş, olta, top
    kes @out | karpuz, kavun
    böl + | karpuz, şeftali, ekmek
    paylaş + | karpuz, dondurma, mısır, havlu, gazoz, gece
    ye + | karpuz, dondurma, çilek, mısır, incir, kiraz
    iç + | limonata, gazoz, şarap, çay, kahve
    tat + | şeftali, kavun, çilek
    al @nowhere | dondurma, mısır, bilet, şapka, balon
    yak + @out | mangal, ateş, fener
    yak | mum, sigara, ışık
    söndür - | mum, ateş, ışık
    kur @out | hamak, salıncak, çadır, sofra
    as @out | hamak, havlu, fener, mayo
    kurut @out | havlu, mayo
    kurut @self | saç
    salla + @out | hamak, salıncak, mendil
    uçur + @out | uçurtma, balon
    sür + @out | bisiklet, tekne, motor, araba
    kirala @nowhere | tekne, bisiklet, oda
    bağla @out | sandal, tekne, hamak
    çöz @out | sandal, halat
    aç @out | yelken, şemsiye
    aç | pencere, radyo, müzik, kapı, gazoz
    kapat - | pencere, radyo, perde
    çal | gitar, kaset, plak, şarkı, akordeon
    dinle | şarkı, kaset, radyo, akordeon
    dinle @out | dalga, ağustos böceği, deniz, rüzgâr
    duy @out | dalga, ağustos böceği, martı, müzik
    duy @other | ses
    söyle + | şarkı, şarkılar, türkü
    mırıldan | şarkı, melodi
    izle @out | dalga, yakamoz, yıldızlar, martı, güneş, tekne, uçurtma
    seyret @out | deniz, yakamoz, ufuk, ay, yıldızlar, gün batımı
    say @out | yıldızlar, dalgalar, martılar, tekneler
    sula + @out | begonvil, yasemin, çiçek, bahçe
    kokla + | yasemin, çiçek, şeftali
    kokla + @other | saç, ten
    kopar | çiçek, yasemin, incir
    öp + @other | dudak, el, saç, göz, omuz
    tut @other | el, bel
    okşa @other | saç, ten
    sil | ter, kum, gözlük
    çek @out | sandal, kürek, resim
    yaz | mektup, şarkı
    yaz @other | ad
    yolla @nowhere | mektup, resim, selam
    karşıla + | yaz, sabah, dost, güneş
    uğurla - | yaz, dost, vapur
    geç @out | koy, sahil, köprü
    dolaş @out | sahil, koy, sokak, kumsal
    böl - @nowhere | tatil
    uzat + @nowhere | tatil, gece, yol
    bitir - @nowhere | tatil, yaz, şarap
    bırak @nowhere | şehir, dert, saat, ayakkabı
    terk_et - @nowhere | sahil, plaj, şehir
    anlat | yaz, hikâye, sır, rüya
    düşür - | dondurma, gözlük, anahtar, küpe
    yık - @out | kale duvarı
    bak +dat @out | deniz, ufuk, yıldızlar, yakamoz, güneş, dalga
    bak +dat @other | yüz, göz, dudak
    uzan +dat @out | havlu, kum, hamak, çimen
    otur +dat @out | kum, iskele, çardak, havlu
    koş +dat @nowhere | deniz, dalga, sahil, kumsal
    yürü +dat @nowhere | deniz, iskele, sahil
    atla +dat + @out | deniz, tekne, dalga
    dal +dat @out | deniz, dalga
    dal +dat @nowhere | uyku, düş
    gir +dat @out | deniz
    yüz +dat @nowhere | koy, ada, kıyı
    in +dat @nowhere | sahil, koy, plaj
    bin +dat @out | tekne, vapur, salıncak, bisiklet
    git +dat @nowhere | sahil, sinema, festival, ada
    dön +dat @nowhere | sahil, koy, ev, deniz
    kaç +dat @nowhere | ada, sahil, koy
    karış +dat @nowhere | kalabalık, deniz, gece
    dokun +dat @other | saç, ten, dudak, el
    yaslan +dat @other | omuz
    yaslan +dat @out | palmiye, duvar
    selam_ver +dat + @out | deniz, balıkçı, güneş, martı
    seslen +dat @out | martı, tekne, dalga
    gül +dat + @nowhere | güneş, yabancı
    inan +dat @nowhere | yaz, söz, masal
    dans_et +ins + @out | dalga, meltem, gece, yabancı
    konuş +ins @out | deniz, martı, balıkçı
    oyna +ins + @out | kum, top, dalga, çocuk
    yarış +ins + @out | dalga, rüzgâr, martı
    tanış +ins + @nowhere | yaz, yabancı
    kaç +abl @nowhere | şehir, güneş, kalabalık
    çık +abl @out | deniz
    vazgeç +abl - @nowhere | tatil, yaz, deniz
  `,
  happenings: `
    deniz @out | parla, durul, kabar, ısın
    dalga @out | gel, vur, köpür, çekil
    meltem @out | es, din
    imbat @out | es, din
    rüzgâr @out | es, din
    kum @out | yan, ısın, soğu
    yakamoz @out | parla, kaybol
    ağustos böceği @out | öt, sus
    martı @out | uç, dön, süzül, kon
    palmiye @out | sallan, eğil
    begonvil + @out | aç, taş
    begonvil - @out | sol
    yasemin @out | aç, kok
    yasemin - @out | sol
    çiçek + @out | aç, kok
    çiçek - @out | sol, kuru
    hamak @out | sallan
    salıncak @out | sallan, dur
    tekne @out | dön, sallan, yanaş
    vapur @out | geç, kalk, yanaş
    karpuz @out | çatla
    şeftali + @out | ol, kok
    dondurma | eri, ak
    buz | eri, çatla
    mangal @out | tüt, yan
    ateş @out | yan, sön, parla
    uçurtma @out | uç, süzül
    uçurtma - @out | kop, düş
    balon | uç, kaç, patla
    müzik | başla, yüksel, sus
    şarkı | başla, bit, çal
    kaset | dön, bit
    gitar | sus, ağla
    akordeon | çal, sus, inle
    festival | başla, bit
    tatil | başla, bit
    sinema @nowhere | başla, dol, boşal
    sahil @nowhere | dol, boşal, uyu
    plaj @nowhere | dol, boşal
    pansiyon @nowhere | dol, boşal
    ay @out | doğ, parla
    yıldız @out | kay, parla
    gece | uza
    kalp | çarp, coş
    ten @out | yan, ısın
    kale duvarı - @out | yıkıl, eri
    yağmur - | yağ, din
  `,
  tails: `
    out | sahilde, kumsalda, plajda, iskelede, deniz kenarında, güneş altında, sıcak kumda, hamakta, palmiye altında
    out | ıslak kumda, serin koyda, tekne üstünde, çardakta, begonvil altında, bahçede, balkonda, yıldızlar altında
    out | dalgalarda, mavi suda, kıyı boyunca, sahil yolunda, adalarda, kayalıkta, rüzgâra karşı, denize karşı, koyda
    out | mehtap altında, incir altında, zeytin altında, ateş başında, deniz fenerinde, çakıllarda, plaj yolunda, suda
    out | gölgede, salıncakta, yelkenlide, güvertede, kamp yerinde, açık denizde, asma altında, terasta, akşam serinliğinde
    out - | boş sahilde, ıssız plajda, soğuk suda, kapalı iskelede
    out + | ağustosta, temmuz güneşinde, portakal bahçesinde, ılık sularda
    in | pansiyonda, çadırda, mutfakta, beyaz odada, pencere önünde, vantilatör altında, sinemada, büfede, yazlıkta
    in | serin odada, sineklik ardında, kapı önünde
    in - | boş pansiyonda
    time | yaz gelince, yaz bitmeden, güneş batarken, gün batımında, temmuzda, yaz akşamı, öğle sıcağında, deniz durulunca
    time | tatil günü, okul bitince, meltem esince, ay parlarken, ikindi vakti, haziranda, yaz gecesi
    past | yağmur gelmeden, yazın sonunda, vapur kalkınca, o yaz günü, on beş yaşında
    long | üç ay boyunca, tatil boyunca, yaz bitene dek, ömür boyu
    how | yalınayak, ıslak saçla, tuzlu dudakla, kumlu ayakla, çocuk gibi, martı gibi, güneşe karşı, baş başa, yan yana
    how + | şarkılarla, kahkahayla, dans ederek, koşa koşa
    how - | dalgın dalgın, sessiz sedasız
    you | dizinde, omzunda, saçlarında
  `,
};
