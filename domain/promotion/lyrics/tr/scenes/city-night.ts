import type { SceneText } from '../../engine/pack.ts';

/** Streets, taxis, lights and roofs after dark. */
export const CITY_NIGHT: SceneText = {
  name: 'city-night',
  genres: {
    pop: 3,
    rnb: 3,
    jazz: 3,
    electronic: 2,
    hiphop: 2,
    rock: 1.5,
    latin: 1,
    metal: 0.2,
    folk: 0.3,
    country: 0.2,
    classical: 0.7,
    reggae: 0.5,
  },
  nouns: `
    meydan | any many | boş, kalabalık
    vitrin | any many | boş, ışıklı
    tabela | any many | eski, sönük
    tramvay | any many | eski, son, kırmızı
    duraklar | one | boş, ıssız
    vitrinler | one | boş, ışıklı
    peron | any many | boş, uzun
    asansör | any | dar, eski
    teras | any | geniş, serin
    apartman | any many | eski, yüksek
    daire | own | küçük, boş, kiralık
    bar | any many | loş, küçük, dar
    şoför | any many | yorgun, suskun
    far | any many | uzak, sönük
    tünel | any many | dar, karanlık
    park | any many | boş, serin
    parfüm | own | ağır, hafif
    saksofon | own | eski, boğuk
  `,
  events: `
    yak | lamba, ışık, mum, sigara, çakmak
    söndür - | lamba, ışık, mum, sigara
    kapat - | telefon, pencere, perde, radyo, ekran, kapı
    aç | telefon, pencere, perde, radyo, kapı, mesaj, şemsiye
    çal | kapı, plak, şarkı, saksofon, melodi
    çal @nowhere | korna
    çal - @nowhere @other | kalp, uyku
    oku | mesaj, mektup, tabela
    sil - | mesaj, numara, ruj, ekran, şarkı
    sil - @other | ad, ses
    yaz | mesaj, şarkı, numara, mektup
    yaz @other | ad
    yolla | mesaj, resim, selam
    bekle @out | taksi, otobüs, tren, tramvay, metro
    bekle | mesaj, haber, sabah, gece
    kaçır - @nowhere | tren, otobüs, metro, tramvay
    durdur @out | taksi, otobüs
    çağır @nowhere | taksi, garson, asansör
    çevir @out | taksi
    geç + @out | cadde, meydan, köprü, tünel, park, sokak
    dolaş @out | sokak, cadde, meydan
    say @out | duraklar, vitrinler, yıldızlar, ışıklar
    say | saatler, günler
    izle @out | vitrin, far, kalabalık, tren
    izle | yağmur, gölge, duman, gece, ışık
    seyret | şehir, gece, yağmur, ay, kar
    dinle | plak, yağmur, şarkı, şehir, saksofon, radyo
    dinle @out | siren, sokak
    duy @out | siren, korna
    duy | şarkı, melodi
    duy @other | ses
    takip_et @out | gölge, ışık, taksi, far
    kovala @out | gölge, otobüs, ışık
    giy | ceket, palto, gömlek
    çıkar - | ceket, palto, gömlek
    as | ceket, palto, resim
    sür | ruj, parfüm
    tak | kulaklık
    in +dat @nowhere | bodrum
    gir +dat @nowhere | apartman
    iç | kahve, viski, şarap, sigara, çay
    paylaş + | kahve, sigara, şemsiye, taksi, gece, sır
    doldur | bardak, kadeh, balkon
    kır - | bardak, ekran, kalp, kadeh, ayna
    düşür - | telefon, anahtar, yüzük, çakmak
    kaybet - @nowhere | anahtar, telefon, yol, uyku, gece, umut, çakmak
    bul + | anahtar, numara
    bul + @nowhere | yol, taksi, söz
    ara @nowhere | yol, ses, ışık, ev
    sakla | anahtar, mesaj, sır, fotoğraf, gözyaşı
    unut - @nowhere | telefon, şemsiye, anahtar, söz, numara
    unut - @nowhere @other | ad, yüz, ses
    hatırla @nowhere | gece, şarkı, balkon, oda
    hatırla @nowhere @other | gülüş, yüz, ses
    özle @nowhere | şehir, ev, sabah
    özle @nowhere @other | ses, saç, gülüş, göz
    öp + @other | el, saç, göz, yüz
    tut @other | el
    anlat | sır, rüya, hikâye
    fısılda @other | ad
    fısılda | sır, söz
    söyle + | şarkı, söz
    mırıldan | şarkı, melodi
    bırak - @nowhere | şehir, ev, oda, sigara
    terk_et - @nowhere | şehir, ev, oda
    kilitle - | kapı, oda
    kirala @nowhere | oda, daire
    boya @in | oda, duvar
    temizle @in | oda, perde, pencere
    sığın +dat @nowhere | şehir, gece, bar
    bin +dat @out | taksi, otobüs, tren, tramvay, metro
    in +abl @out | taksi, otobüs, tren, tramvay
    bak +dat | saat, ekran, duvar, ayna, resim
    bak +dat @out | vitrin, gökyüzü, ay, şehir, kalabalık
    bak +dat @other | yüz, göz
    çık +dat @out | balkon, cadde, çatı, teras, sokak
    gir +dat @nowhere | bar, sokak, rüya
    dal +dat | uyku, rüya
    dal +dat @out | kalabalık, sokak
    karış +dat @out | kalabalık, gece
    otur +dat @out | bank, kaldırım, merdiven
    yaslan +dat @out | duvar, direk
    sarıl +dat @nowhere | anı, gölge
    dön +dat @nowhere | ev, oda, şehir
    in +dat @out | istasyon, peron
    koş +dat @out | durak, tren, köprü, istasyon
    yürü +dat @out | ışık, meydan, durak
    sor +dat @out | garson, şoför, bekçi, yabancı
    anlat +dat | garson, şoför, gece, duvar
    seslen +dat @out | taksi, sokak, bekçi
    selam_ver +dat + @out | bekçi, garson, kedi
    dokun +dat @other | saç, el, yüz
    konuş +ins | şoför, garson, gölge, duvar
    konuş +ins @out | bekçi, kedi
    dans_et +ins + | gölge, yağmur, gece
    tanış +ins + @nowhere | yabancı, şehir, gece
    kork +abl - @nowhere | karanlık, gölge, gece
    kaç +abl - @nowhere | şehir, gece, kalabalık
    vazgeç +abl - @nowhere | şehir, düş
  `,
  happenings: `
    şehir @out | uyu, uyan, sus, parla
    sokak @out | boşal, sus, uyu, ıslan
    cadde @out | boşal, dol, ıslan, parla
    meydan @out | boşal, dol, sus
    lamba | yan, sön, titre
    sokak lambası @out | yan, sön, titre
    ışık | yan, sön, titre, azal
    mum | yan, sön, eri
    taksi @out | geç, dur, bekle, dön
    otobüs @out | geç, kalk, dur, gel
    tren @out | geç, kalk, dur, gel
    tramvay @out | geç, dur, gel
    metro @out | geç, sus, dur
    siren - @out | çal, sus, uzaklaş
    korna - @out | çal, sus
    telefon | çal, sus, düş
    telefon - | kapan
    mesaj | gel, kaybol
    plak | dön, çal, bit
    radyo | çal, sus
    şarkı | başla, bit, çal
    melodi | başla, bit
    saksofon | sus, çal, ağla
    yağmur | yağ, din, başla
    kar | yağ, eri
    rüzgâr | es, din, dön
    ay + | doğ, parla, yüksel
    ay - | bat, saklan
    yıldız @out | parla, kay, sön
    gece | uza
    sigara - | yan, sön, bit
    kapı | açıl, kapan, çarp
    pencere @in | açıl, kapan
    perde @in | açıl, kapan, uç
    asansör | dur, in
    garson | sus, gül
    şoför | sus, gül
    kalabalık @out | dağıl, ak, sus
    kalp | çarp, kırıl, dur
    ses | titre, kısıl, kesil
    uyku | kaç, bas
    rüya | bit, başla
    bar @nowhere | kapan, dol, boşal
    vitrin @out | parla, karar
    kedi @out | geç, kaç
    köpek @out | havla, sus, geç
  `,
  tails: `
    out | caddede, köşe başında, son durakta, yağmur altında, ıslak kaldırımda, meydanda, sokaklarda, arka sokakta
    out | köprü altında, çatıda, taksi durağında, saat kulesinde, metroda, boş peronda, ışıkta, kırmızı ışıkta
    out | balkonda, terasta, üst geçitte, tramvay yolunda, vapurda, iskele yolunda, sağanakta, yokuşta, ara sokakta
    out | şehrin üstünde, sokak lambası altında, yıldızsız gökte, ay altında, kaldırım boyunca, köprü boyunca, parkta
    out | karşı yakada, boş otoparkta, gökdelen dibinde, banka oturup, kalabalık içinde, tünelde, kavşakta, surlarda
    out - | soğukta, ıssız sokakta, sisli caddede, çıkmaz sokakta, siren sesinde
    out + | ışıklar altında, ılık havada, bayram yerinde
    in | barda, loş odada, kapı önünde, pencere önünde, son katta, asansörde, arka koltukta, eski plakta, kanepede
    in | mum ışığında, masa başında, merdivende, ayna önünde, duvar dibinde, mutfakta, girişte, yatağın ucunda
    in | perde arkasında, otel odasında, kahve kokusunda, karşı masada, bodrum katta, çatı katında
    in - | boş dairede, kapalı kapıda, kiralık odada
    in + | kalabalık masada, doğum gününde
    time | son metroda, ışık yanınca, yağmur dinince, şarkı bitince, sokaklar susunca, bar kapanınca, trafik bitince
    past | taksi gelince, telefon çalınca, gün doğmadan, yağmur dinmeden
    long | şarkı boyunca, yol boyunca, ışıklar sönene dek
    how + | dostlarla
    how | fısıltıyla, gölge gibi, ıslak saçla, kapüşonla, duman gibi, yalınayak
  `,
};
