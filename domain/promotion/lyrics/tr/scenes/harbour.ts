import type { SceneText } from '../../engine/pack.ts';

/** Boats, nets, weather, leaving and coming back. */
export const HARBOUR: SceneText = {
  name: 'harbour',
  genres: {
    folk: 2,
    classical: 3,
    jazz: 1.5,
    world: 2.5,
    rock: 1.5,
    pop: 1,
    country: 1,
    metal: 0.4,
    hiphop: 0.2,
    electronic: 0.3,
    latin: 1,
  },
  nouns: `
    kayık | own many | küçük, boyalı, eski
    çapa | any | ağır, paslı
    düğüm | any many | kör, eski
    ağ | own many | boş, ıslak, eski
    deniz feneri, compound | any | beyaz, ıssız
    liman | any many | sessiz, eski, kalabalık
    rıhtım | any | boş, ıslak
    gemiler | one | beyaz, uzak
    poyraz | one | soğuk, deli
    lodos | one | ılık, deli
    sis | any mass | kalın, beyaz
    balık | any many | gümüş, küçük
    kabuk | any many | boş, beyaz
    pusula | own | eski, bozuk
    dümen | any | ağır, tahta
    güverte | any | ıslak, boş
    kaptan | any | yaşlı, suskun
    bavul | own many | ağır, eski, deri
    düdük | any many | uzak, boğuk
    çan | any many | uzak, ağır
    boğaz | any | serin, karanlık
    kemençe | own | eski, yanık
  `,
  events: `
    yak | fener, lamba, ateş, mum
    söndür - | fener, lamba, ateş, mum
    as | fener, palto, bayrak, ağ, atkı
    taşı @out | kürek, halat, ağ
    taşı | fener, bavul, mektup, sır, dert, taş
    tut @other | el
    tut @out | halat, dümen, kürek, balık, fener
    salla + @out | mendil, fener, bayrak, atkı
    aç + @out | yelken
    topla @out | ağ, yelken, halat, kabuk
    çek @out | kürek, halat, ağ, sandal, kayık, çapa
    at @out | çapa, ağ, olta, halat
    at | taş, şişe, yüzük
    ör | ağ, atkı
    onar + | ağ, sandal, tekne, kayık
    boya + @out | sandal, kayık, tekne, direk
    boya | kapı
    katla | yelken, harita, mektup, mendil
    yırt - | mektup, harita, fotoğraf, bilet
    yak - | mektup, resim, harita
    bağla @out | sandal, kayık, tekne, halat
    çöz @out | halat, düğüm, sandal, kayık
    kes - @out | halat, düğüm
    kır - | kürek, şişe, kadeh, kalp, kilit, direk
    düşür - | yüzük, anahtar, bardak, kürek, atkı
    kaybet - @nowhere | pusula, yüzük, anahtar, yol, umut, harita
    bul + | yüzük, anahtar, kabuk, pusula
    bul + @nowhere | yol, liman
    sakla | anahtar, mektup, yüzük, sır, fotoğraf, kabuk, mendil, harita
    sat - @nowhere | sandal, tekne, yüzük, saat, palto, kayık
    al @nowhere | sandal, bilet, yüzük, palto
    çal - @nowhere @other | kalp, gönül
    iste @nowhere | liman, gemi
    kov - @out | martı
    geç + @out | köprü, deniz, boğaz
    bırak - @nowhere | liman, ev, şehir, kıyı
    oku @out | yıldız, gökyüzü
    oku | mektup, harita, pusula, bilet
    yaz | mektup, şarkı, hikâye
    yaz @other | ad
    yolla @nowhere | mektup, resim, selam
    aç | mektup, pencere, kapı, şişe, bavul
    kapat - | pencere, kapı, bavul, defter
    kilitle - | kapı, bavul
    çal | kapı, kemençe
    topla - | bavul
    giy | palto, ceket
    kurut @out | ağ, yelken, palto
    doldur | kadeh, bardak, şişe
    iç + | çay, şarap
    böl + | ekmek
    söyle + | şarkı, türkü
    mırıldan | şarkı, türkü, ezgi
    fısılda | sır
    fısılda @other | ad
    an @other | ad
    unut - @nowhere | yol, şarkı, söz
    unut - @nowhere @other | ad, ses, yüz
    hatırla @nowhere | liman, türkü, kıyı
    hatırla @nowhere @other | ses, yüz, gülüş
    öp + @other | el, göz, saç
    ısıt + @other | el
    özle @nowhere | deniz, liman, ada, memleket
    özle @nowhere @other | ses, yüz, gülüş, saç
    anlat | sır, hikâye, dert, düş
    izle @out | gemi, vapur, martı, dalga, deniz, fırtına, bulut, deniz feneri
    seyret @out | deniz, ay, yıldız, dalga, vapur, ufuk
    dinle @out | dalga, martı, rüzgâr, deniz, düdük, çan
    dinle | yağmur, şarkı, türkü, radyo, kaptan
    duy @out | düdük, çan, martı, dalga
    duy @other | ses
    say @out | yıldızlar, dalgalar, martılar, gemiler
    bekle @out | vapur, gemi, kaptan, lodos, rüzgâr, güneş, ay
    bekle | mektup, sabah, yağmur, haber
    kaçır - @nowhere | vapur, gemi
    karşıla + @out | vapur, gemi, kaptan, dost
    uğurla - @out | vapur, gemi, dost
    besle + @out | martı, kedi, ateş
    kurtar + @out | sandal, gemi
    temizle @out | güverte, balık
    süpür @out | iskele, güverte
    bak +dat @out | deniz, ufuk, gemi, yıldız, martı, dalga, ada, kıyı
    bak +dat | resim, ateş, saat
    bak +dat @other | yüz, göz
    bin +dat @out | vapur, gemi, sandal, kayık
    in +dat @out | liman, kıyı, rıhtım, iskele
    in +abl @out | vapur, gemi
    var +dat @out | liman, kıyı, ada
    dön +dat @nowhere | liman, ev, deniz, ada
    uğra +dat @nowhere | liman, ada
    çık +dat @out | güverte, kıyı, yol
    koş +dat @out | iskele, kıyı, deniz, liman
    yürü +dat @out | iskele, deniz, kıyı, kumsal
    yüz +dat @out | kıyı, ada, sandal
    otur +dat @out | iskele, kum, kıyı, güverte
    yaslan +dat @out | direk, duvar, kapı
    yaz +dat @out | kum, taş
    seslen +dat @out | gemi, kaptan, martı, dalga
    sor +dat @out | kaptan, rüzgâr, martı, balıkçı, yıldız
    anlat +dat @out | deniz, martı, kaptan, balıkçı
    sığın +dat @nowhere | liman, ada
    kulak_ver +dat @out | dalga, deniz, rüzgâr
    selam_ver +dat + @out | kaptan, gemi, balıkçı, deniz
    dokun +dat @other | yüz, saç, el
    dokun +dat @out | kum, dalga
    geç +abl @out | liman
    kork +abl - @nowhere | deniz, fırtına, karanlık
    vazgeç +abl - @nowhere | yol, deniz
    konuş +ins @out | martı, deniz, balıkçı, rüzgâr
    konuş +ins | yabancı
    yarış +ins + @out | rüzgâr, dalga, martı
    savaş +ins - @out | dalga, fırtına, rüzgâr, poyraz
  `,
  happenings: `
    fener | yan, sön, sallan, titre
    lamba | yan, sön, titre
    mum | yan, sön, titre, eri
    ateş | yan, sön, tüt, parla
    deniz @out | kabar, durul, uyu, karar, taş
    dalga @out | vur, kabar, gel, köpür, çekil, yüksel
    fırtına - @out | kop, din, yaklaş, gel
    poyraz - | es, din, vur
    lodos @out | es, vur, din
    rüzgâr | es, din, dön, sus
    yağmur | yağ, din, başla, in
    kar | yağ, eri
    sis - @out | in, dağıl, çök, bas
    ay @out | doğ, bat, saklan, parla, yüksel
    yıldız + @out | parla, yan
    yıldız - @out | sön, kay
    bulut | dağıl, geç, toplan
    martı @out | ağla, uç, süzül, dön, uyu, in
    vapur @out | kalk, yanaş, gel, geç, dön, uzaklaş
    gemi @out | geç, dön, yanaş, uzaklaş, kaybol
    gemi - @out | bat, yan
    sandal @out | sallan, dön, sürüklen
    kayık @out | sallan, dön
    tekne @out | sallan, dön, yat
    liman @out | uyu, boşal, uyan, karar
    iskele @out | çürü, boşal, sallan
    deniz feneri @out | yan, sön, dön
    kaptan | sus, uyu, dön, iç
    balıkçı | sus, dön, uyan
    kapı | açıl, kapan, çarp
    pencere @in | açıl, kapan, titre
    halat - @out | kop, çürü, gevşe
    zincir - @out | kop, paslan
    ağ @out | dol, yırtıl
    düdük @out | çal, öt, sus
    çan @out | çal, sus, çınla
    bayrak @out | sol, dalgalan, in
    yelken @out | dol, in, yırtıl
    kalp | kırıl, çarp, dur
    ses | titre, kısıl, kesil
    şarkı | bit, başla, yüksel
    türkü | bit, başla, yüksel
    saat | dur, geç
    yol | uza, bit, ayrıl
  `,
  tails: `
    out | iskelede, limanda, kıyıda, kıyı boyunca, deniz kenarında, taşların üstünde, yağmur altında, köprü başında
    out | rüzgâra karşı, denize doğru, yıldızlar altında, ıssız koyda, kumda, burunda, açıkta, mendirekte, adalarda
    out | boğazda, rıhtımda, sahil yolunda, çakıllarda, kayalıkta, ağların yanında, martılarla, dalgalarla, serin suda
    out | suyun üstünde, deniz üstünde, ufka doğru, karşı kıyıda, dalgakıranda, liman ağzında, köpüklerde, kıyıya yakın
    out | açık denizde, yelken altında, ay altında, iskele ucunda, boş güvertede, kumsalda, denize bakan yokuşta, kuytuda
    out - | fırtınada, boranda, sis içinde, karanlık suda, batık başında, soğuk rüzgârda, lodosta
    out + | güneş altında, yaz güneşinde, ılık rüzgârda, sıcak kumda, mavi sularda
    in | meyhanede, kamarada, kahvede, ocak başında, pencere önünde, kapı önünde, soba yanında, loş odada, çatı altında
    in | eski evde, mum ışığında, lamba altında, boş masada, avluda, sofada, duvar dibinde, masa başında
    in - | boş odada, kiralık odada, soğuk yatakta
    in + | dostlar arasında, sofra başında, kalabalıkta
    time | dalga dinince, vapur kalkınca, sular çekilince, sis dağılınca, akşam rüzgârıyla, martı susunca
    past | gemi dönünce, sis kalkmadan, vapur kaçınca
    long | fırtına boyunca, lodos boyunca
    how | tuzlu ellerle, üşümüş elle, ıslak saçla, rüzgâr gibi, dalga gibi
  `,
};
