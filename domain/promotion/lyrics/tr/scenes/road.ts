import type { SceneText } from '../../engine/pack.ts';

/** Buses, stations, trucks and songs on the way. */
export const ROAD: SceneText = {
  name: 'road',
  genres: {
    country: 4,
    rock: 3,
    folk: 2,
    pop: 1.5,
    reggae: 2,
    world: 1.5,
    hiphop: 0.7,
    metal: 0.6,
    latin: 1,
    jazz: 0.4,
    rnb: 0.6,
    electronic: 0.6,
    classical: 0.3,
  },
  nouns: `
    kamyon | own many | eski, yüklü, tozlu
    direksiyon | any | deri, eski
    lastik | own many | patlak, eski
    valiz | own many | ağır, eski, deri
    sırt çantası, compound | own | ağır, eski
    termos | own | eski, boş
    mola | any many | kısa, son
    orman | any many | karanlık, sık
    nehir | any many | geniş, bulanık
    kasaba | any many | küçük, sessiz, uzak
    han | any many | eski, yıkık
    otel | any many | ucuz, küçük
    viraj | any many | keskin, son
    toz | any mass | sarı, ince
    tabelalar | one | eski, solgun
    direkler | one | uzun, tahta
    farlar | one | uzak, sönük
    kilometreler | one | uzun
  `,
  events: `
    sür @out | kamyon, araba, motor, at
    durdur @out | kamyon, araba, motor
    çevir @out | direksiyon
    tut @out | direksiyon, yol
    tut @other | el
    doldur | termos, çanta, valiz
    hazırla | valiz, sırt çantası, çanta
    taşı @out | valiz, sırt çantası, gitar, yük
    taşı @nowhere | dert, umut
    topla | çadır, valiz
    kur @out | çadır
    kur @nowhere | düş
    ser @out | battaniye
    çal | gitar, şarkı
    çal @nowhere | korna
    akort_et @in | gitar
    söyle + | şarkı, türkü
    mırıldan | şarkı, türkü, ezgi
    dinle | radyo, şarkı, yağmur, türkü
    dinle @out | rüzgâr, motor, nehir, kuş
    aç | radyo, harita, pencere, kapı, termos
    kapat - | radyo, kapı, pencere, defter
    oku | harita, mektup, tabelalar
    katla | harita, battaniye, mektup
    yırt - | bilet, harita, mektup, fotoğraf
    al @nowhere | bilet, araba, şapka
    sat - @nowhere | araba, motor, gitar, at, saat
    giy | çizme, ceket, palto
    tak | şapka, gözlük
    sil | gözlük, ter, gözyaşı
    sil - @out | iz
    bırak - @nowhere | iz, şehir, ev, kasaba, yük
    terk_et - @nowhere | kasaba, şehir, köy, ev
    geç + @out | köprü, sınır, dağ, nehir, ova, dere, tepe, viraj
    aş + @out | dağ, tepe, sınır
    dolaş @out | köy, kasaba, ova, dağ
    izle @out | yol, turna, kuş, bulut, iz, farlar
    takip_et @out | ışık, iz, yıldızlar, nehir
    ara @nowhere | yol, ev, iz, ses
    bul + @nowhere | yol, han, köy
    bul + | iz, anahtar, şapka
    kaybet - @nowhere | yol, iz, harita, umut, şapka, anahtar
    say @out | direkler, kilometreler, tabelalar, yıldızlar, günler
    bekle @out | tren, otobüs, sabah, kamyon
    bekle | haber, mektup, mola
    kaçır - @nowhere | tren, otobüs
    yaz | mektup, şarkı, defter, hikâye
    yaz @other | ad
    yolla @nowhere | mektup, resim, selam
    iç | çay, şarap
    paylaş + | ekmek, çay, battaniye, yol
    böl + | ekmek
    yak @out | ateş
    yak - | köprü, mektup
    söndür @out | ateş
    anlat | hikâye, düş, yol
    unut - @nowhere | yol, söz, anahtar
    unut - @nowhere @other | ad, ses, yüz
    hatırla @nowhere | yol, ev, kasaba, şarkı
    hatırla @nowhere @other | yüz, gülüş, ses
    özle @nowhere | ev, köy, memleket, dağ
    özle @nowhere @other | ses, yüz, göz, gülüş
    öp + @other | el, göz, yüz
    uğurla - @out | yolcu, dost, tren
    karşıla + @out | yolcu, dost, sabah
    bin +dat @out | kamyon, otobüs, tren, at
    in +abl @out | kamyon, otobüs, tren, at
    bak +dat @out | yol, dağ, gökyüzü, yıldızlar, ova
    bak +dat | harita, saat, resim
    bak +dat @other | yüz, göz
    tırman +dat @out | dağ, tepe
    düş +dat @nowhere | yol, çukur
    çık +dat @nowhere | yol, dağ
    var +dat @out | sınır, kasaba, köy, dağ
    dön +dat @nowhere | ev, köy, memleket
    uğra +dat @nowhere | kasaba, han, otel
    sığın +dat | han, otel, çadır
    dal +dat @out | orman, toz
    dayan +dat - @nowhere | yol, rüzgâr
    sor +dat @out | çoban, yolcu, rüzgâr, kuş
    selam_ver +dat + @out | çoban, yolcu, dağ, köy
    seslen +dat @out | dağ, vadi, çoban
    güven +dat + @nowhere | yol, harita, yıldızlar
    kaç +abl - @nowhere | şehir, kasaba, ev
    geç +abl @out | köy, kasaba, vadi
    kork +abl - @nowhere | karanlık, yol, uçurum
    vazgeç +abl - @nowhere | yol, düş
    konuş +ins | yolcu, yabancı
    konuş +ins @out | çoban, rüzgâr, at
    yarış +ins + @out | rüzgâr, tren, bulut
  `,
  happenings: `
    yol @out | uza, bit, ayrıl, kıvrıl
    tren @out | geç, kalk, dur, gel
    otobüs @out | geç, kalk, dur
    kamyon @out | geç, dur
    kamyon - @out | devril
    araba @out | geç, dur
    motor @out | sus, çalış, kükre
    motor - @out | dur
    lastik - @out | patla
    radyo | sus, çal
    gitar | sus, ağla
    tel - | kop
    şarkı | başla, bit, çal
    türkü | başla, bit
    dağ @out | uyu, karar, yüksel
    ova @out | uyu, uza, yan
    orman @out | uyu, sus, karar
    orman - @out | yan
    nehir @out | ak, taş, don, kuru
    dere @out | ak, taş, kuru
    köprü - @out | çök, yıkıl
    kasaba @out | uyu, uyan, boşal
    köy @out | uyu, uyan
    farlar @out | yan, sön, parla
    ışık | yan, sön, titre
    kuş + @out | uç, dön, öt
    turna @out | uç, geç, dön
    at @out | koş, kişne, yorul
    çoban @out | sus, uyu, dön
    yolcu | sus, uyu, in, gül
    toz @out | kalk, dağıl
    yağmur @out | yağ, din, başla
    kar @out | yağ, eri
    rüzgâr @out | es, din, dön
    fırtına - @out | kop, din
    ay @out | doğ, bat
    yıldız @out | parla, kay
    bulut @out | dağıl, geç
    iz - @out | silin, kaybol
    yük - @nowhere | ağırlaş
    ter - @nowhere | ak
  `,
  tails: `
    out | yol boyunca, yol kenarında, toz içinde, dağ başında, dağ yolunda, sınırda, vadide, ovada, patikada, virajda
    out | köprüden sonra, ıssız yolda, otoyolda, benzinlikte, molada, istasyonda, raylarda, ormanda, dere boyunda
    out | yağmur altında, rüzgâra karşı, güneşe karşı, batıya doğru, doğuya doğru, dağlara karşı, yıldızlar altında
    out | son durakta, köy yolunda, kasabada, taşlı yolda, uzak dağlarda, çamlıkta, bozkırda, yaylada, tepelerde
    out | çadır önünde, ateş başında, nehir kıyısında, bayırda, yokuşta, tünelden önce, sağanakta, uçurum başında
    out - | karda kışta, tipide, soğuk rüzgârda, kör karanlıkta, çamur içinde
    out + | bahar güneşinde, yeşil ovada, çiçekler içinde, açık havada
    in | arka koltukta, handa, ucuz otelde, cam kenarında, direksiyon başında, sıcak çadırda, eski handa, kahvede
    in | soba başında, radyo başında, masa başında
    in - | boş otelde, soğuk yatakta
    time | mola verince, yol bitince, dağlar kararınca, uzun yolda, sabah ayazında, benzin bitince
    past | tren kaçınca, yol ayrılınca, lastik patlayınca
    long | yol bitene dek, dağlar boyunca, şarkı bitene dek
    how | tozlu ellerle, gözü kapalı, uykusuz gözle, rüzgâr gibi, kuş gibi, yalnız başına
  `,
};
