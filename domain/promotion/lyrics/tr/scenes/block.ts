import type { SceneText } from '../../engine/pack.ts';

/** A neighbourhood, its corners and debts, and the studio where its songs are recorded. */
export const BLOCK: SceneText = {
  name: 'block',
  genres: {
    hiphop: 14,
    rnb: 2.5,
    reggae: 2,
    latin: 1,
    electronic: 1,
    pop: 0.8,
    rock: 1,
    jazz: 0.5,
    metal: 0.4,
    world: 0.6,
    country: 0.1,
    folk: 0.2,
    classical: 0.1,
  },
  nouns: `
    mahalle | own | eski, dar, uykusuz
    beton | any mass | soğuk, kara
    köşe | any many | ıssız, karanlık
    kapüşon | own | kara, gri
    stüdyo | any | dar, küçük
    kabin | any | dar, sıcak
    kayıt | own many | eski, yarım
    kafiye | own many | keskin, yeni
    dize | own many | keskin, yarım
    kalem | own many | kırık, ucuz
    para | own mass | son, kolay
    borç | own many | eski, ağır
    kira | any | ağır, geç
    fatura | any many | ağır, son
    cüzdan | own | boş, deri
    zar | any many | hileli, beyaz
    saha | any | boş, toprak
    kasket | own | kara, eski
    bakkal | any many | yaşlı, veresiye
    berber | any many | yaşlı, genç
    simit | any many | sıcak, bayat
    çekirdek | any mass | tuzlu
    ağabey | own many | suskun, yorgun
    kardeş | own many | küçük, suskun
    polis | any many | genç, yorgun
    okul | own | eski, soğuk
    gurur | own | kör, inatçı
    kavga | any many | eski, kanlı
    rakip | own many | eski, güçlü
    hayal | own many | büyük, eski, yarım
    plan | own many | büyük, yeni
    ödül | any many | büyük, altın
    gerçek | any many | acı, çıplak
    yalan | own many | eski, tatlı
    oyun | any many | eski, kirli
    fren | any many | bozuk, ani
    kıyafet | own many | yeni, bol
    sokaklar | one | dar, uykusuz
    basamaklar | one | dik, taş
  `,
  events: `
    tut @in | mikrofon
    tut @other | el
    kap @nowhere | mikrofon, top
    aç | mikrofon, kapı, telefon, pencere, radyo, defter
    kapat - | mikrofon, kapı, telefon, defter
    yaz | dize, kafiye, şarkı, isim, hikâye, söz
    yaz @other | ad
    sil - | dize, iz, mesaj, gözyaşı, ter
    sil - @nowhere | numara, borç
    bul + | kafiye, para, anahtar, söz, ritim
    ara @nowhere | yol, para, ses, kafiye, hayal
    kaydet @in | şarkı, dize, söz, ritim
    dinle | ritim, şarkı, plak, yağmur, radyo, kayıt, ağabey
    dinle @out | siren, sokak
    duy | siren, korna, kavga, haber
    duy @other | ses
    oku | defter, dize, haber, mektup
    boya @out | duvar, bisiklet
    tak | kasket, zincir, kulaklık, saat
    giy | ceket, ayakkabı, kapüşon, gömlek, kıyafet
    çıkar - | ceket, ayakkabı, kasket, zincir
    bağla | ayakkabı
    öde + @nowhere | borç, kira, fatura
    say | para, günler, saatler, basamaklar
    kazan + @nowhere | para, ekmek, kavga, ödül, oyun
    kaybet - @nowhere | para, yol, anahtar, umut, telefon, kavga, cüzdan, oyun
    harca - @nowhere | para, günler
    biriktir + @nowhere | para, umut, dize, öfke
    paylaş + | simit, ekmek, para, sigara, çekirdek, oda
    böl + | simit, ekmek
    al @nowhere | simit, ekmek, ayakkabı, mikrofon, telefon
    sat - @nowhere | bisiklet, saat, telefon, zincir, yüzük
    yak | sigara, ateş, çakmak
    söndür - | sigara, ateş
    sık @self | yumruk
    at @out | zar, top, taş
    kovala @out | top, gölge, otobüs
    kovala @nowhere | hayal, para
    sür + @out | bisiklet
    bekle @out | otobüs, metro
    bekle | haber, sabah, gece, para, ağabey, kardeş
    geç + @nowhere | rakip
    geç @out | köprü, cadde, saha
    dolaş @out | mahalle, sokaklar
    yen + @nowhere | rakip, düşman, korku
    unut - @nowhere | borç, söz, isim, okul
    hatırla @nowhere | mahalle, kardeş, okul, söz, kavga
    özle @nowhere | mahalle, kardeş, ev, okul
    özle @nowhere @other | ses, gülüş
    terk_et - @nowhere | mahalle, okul, şehir, ev
    bırak - @nowhere | okul, sigara, mahalle, kavga, gurur
    koru + @nowhere | mahalle, kardeş, ev, isim
    sakla | para, yara, defter, sır, öfke, gözyaşı
    yut - @nowhere | öfke, gurur, söz
    anlat | mahalle, hikâye, gerçek, dert, kavga
    söyle | gerçek, isim, şarkı, dize
    söyle - | yalan
    haykır | gerçek, isim, öfke, dize
    fısılda | sır, isim, söz
    boz - @nowhere | plan, yemin, oyun
    kur + @nowhere | plan, düş, hayal, stüdyo
    tut + @nowhere | söz, yemin
    taşı @nowhere | yük, dert, gurur, isim
    kır - | ekran, kalp, zincir, cam, kilit, kalem
    as @in | ödül, resim, ceket
    çal | kapı, plak, şarkı
    yırt - | defter, fatura, bilet
    iç | çay, kahve, sigara
    çık +dat @nowhere | çatı, sahne, sokak
    in +dat @nowhere | saha, bodrum, sokak
    otur +dat @out | kaldırım, bank, merdiven, köşe
    yaslan +dat @out | duvar, direk
    bak +dat | saat, defter, duvar, ekran
    bak +dat @out | gökyüzü, mahalle, cadde
    bak +dat @other | göz, yüz
    bin +dat @out | bisiklet, otobüs, metro
    gir +dat @nowhere | stüdyo, kabin, oyun
    koş +dat @out | köşe, saha, bakkal, top, durak
    dön +dat @nowhere | mahalle, ev, okul, stüdyo
    karış +dat - @nowhere | kavga, kalabalık
    dal +dat @nowhere | düş, hayal, sokak
    inan +dat @nowhere | söz, düş, kardeş, hayal
    inan +dat - @nowhere | yalan
    güven +dat + @nowhere | kardeş, dost, ağabey, kalem
    sor +dat @out | ağabey, bakkal, berber, bekçi
    selam_ver +dat + @out | bakkal, berber, mahalle, ağabey
    anlat +dat | mikrofon, defter, duvar, kardeş, berber
    fısılda +dat @in | mikrofon
    uy +dat | ritim
    dayan +dat - @nowhere | yük, kavga
    diren +dat + @nowhere | rakip, şehir, korku
    yürü +dat @out | ışık, durak, köşe
    konuş +ins | defter, duvar, gölge, kardeş, bakkal, berber, mikrofon
    savaş +ins - @nowhere | gölge, rakip, şehir, korku
    yüzleş +ins @nowhere | korku, gerçek, gölge, rakip
    büyü +ins @nowhere | kavga, kardeş, ritim
    oyna +ins + @out | top, çocuk
    kaç +abl - @nowhere | siren, mahalle, kavga, polis, ev
    vazgeç +abl - @nowhere | düş, plan, kavga, hayal
    kork +abl - @nowhere | karanlık, siren, gölge
    geç +abl @out | sokak, mahalle
    bık +abl - @nowhere | kira, yalan, kavga, fatura
  `,
  happenings: `
    mahalle @nowhere | uyu, uyan, sus, değiş
    sokak @out | boşal, sus, uyu, ıslan
    siren - @out | çal, sus, yaklaş, uzaklaş
    polis - @out | gel, geç, dön
    kavga - | çık, bit, büyü
    ritim | başla, yüksel, vur, sus
    bas | vur, gürle
    kayıt @in | başla, bit, dön
    şarkı | başla, bit, çal
    plak | dön, çal
    kafiye + | uç
    telefon | çal, sus
    para - @nowhere | bit, eri
    kira - @nowhere | art, bin
    borç - @nowhere | büyü, art, kal
    zar | düş, dön
    top @out | patla, uç, sek
    bisiklet @out | düş, uç
    fren @out | patla, ağla
    bakkal | gül, sus
    berber | gül, sus
    ağabey | gül, sus, dön, git
    kardeş | gül, sus, büyü, dön
    rakip | sus, kaç, düş
    gurur | kırıl, büyü
    hayal + | büyü, uç
    hayal - | yıkıl, bit
    plan - | bozul, değiş
    yalan - | bit, büyü, patla
    gerçek | çık, kal
    oyun | başla, bit, bozul
    isim + | büyü, kal
    beton @out | çatla, ısın
    ışık | yan, sön, titre
    sokak lambası @out | yan, sön, titre
    çocuk @out | gül, koş, büyü
    köpek @out | havla, sus, geç
    kedi @out | geç, kaç
    otobüs @out | geç, kalk, gel
    yağmur | yağ, din, başla
    kalp | çarp, dur
    ter | ak, kuru
    öfke - | kabar, din, büyü
    yara | kapan, sızla
    yumruk | in
    gece | uza
  `,
  tails: `
    out | mahallede, köşe başında, arka sokakta, duvar dibinde, kaldırımda, beton üstünde, bakkal önünde, sahada, çatıda
    out | okul yolunda, çıkmaz sokakta, köprü altında, üst geçitte, blok arasında, park yerinde, son durakta, yokuşta, bankta
    out | sokak ortasında, otobüste, trafikte, tel örgüde, boş arsada, demir kapıda, çocuk parkında, alt geçitte, karşıda
    out | kapı önünde, merdiven başında, dar sokaklarda, bizim köşede, trenin altında, şehrin ucunda, raylarda, kavşakta
    out - | soğuk betonda, karanlık köşede, siren altında, arka kapıda
    out + | maç sonunda, yaz sıcağında, güneşli sahada
    in | stüdyoda, kabinde, bodrum katta, mikrofonda, kulaklıkta, son odada, masa başında, dar odada, eski plakta, evde
    in | nargile başında, berber koltuğunda, çay ocağında, son katta, arka sırada, asansörde, kayıt odasında, arka koltukta
    in - | boş cüzdanla, soğuk odada, boş evde
    in + | ödül gecesinde, dolu salonda
    time | ay sonunda, kira günü, maç bitince, ışıklar sönünce, kayıt bitince, okul çıkışı, iş çıkışı, gece üçte, sıra gelince
    time | ritim düşünce, siren susunca, hafta sonu, cuma akşamı
    past | on yedi yaşında, çocukken, beş parasızken, siren gelince, ışıklar gidince, lise bitince
    long | beş yıl boyunca, gece boyunca, kayıt boyunca, ömür boyu
    how | tek nefeste, kafiyeyle, kapüşonla, beş parasız, alın teriyle, gözü kara, cebi boş, kardeş gibi, dosta karşı
    how + | gururla, dik başla
    how - | yumruk sıkarak, diş bileyerek, kin tutarak
  `,
};
