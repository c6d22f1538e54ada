/** Lines that say something: choruses, pre-choruses and bridges. */
export const TURKISH_STATEMENTS = `
  # hook
  Gel {object} {do:1p} {tail}
  Gel {tail} {object} {do:1p}
  Gel {do:1p} {object} {tail}
  Hadi {object} {do:1p} {tail}
  Hadi {do:1p} {object}
  Bırak {object} {do:1s} {tail}
  Bırak da {object} {do:1s}
  İzin ver {object} {do:1s}
  {object} {aorist:1s} {tail}
  {tail} {object} {aorist:1s}
  {aorist:1s} {object} {tail}
  {object} {will:1s} {tail}
  {will:1s} {object} {tail}
  {object} {will:1p} {tail}
  Bir gün {object} {will:1s}
  Bir gün {will:1s} {object}
  {object} {aoristneg:1s} {tail}
  {aoristneg:1s} {object} {tail}
  {tail} {object} {aoristneg:1s}
  Ben {object} {aoristneg:1s} artık
  {object} {would:2s} {tail}
  {object} {would:2s} benimle
  Sen {object} {would:2s} {tail}
  {object} {did:2s} {tail}
  {object} {must:1s} {tail}
  {must:1s} {object} {tail}
  {object} {must:1p} {tail}
  {object} {to} isterim
  {object} {to} istedim hep
  {object} {to} kolay değil
  {object} {to} ne zor şimdi
  {object} {to} var aklımda
  {object} {to} düştü bana
  {object} {forto} geldim {tail}
  {object} {forto} geldim
  {object} {forto} söz verdim
  {object} {theact} öğrendim
  {object} {theact} bilirim
  {object} {theact} bana bırak
  Öğret bana {object} {theact}
  {object} {if:2s} kalırım
  {object} {if:2s} gelirim
  {object} {if:2s} duyarım
  {object} {if:1s} güler misin
  {object} {if:1s} döner misin
  {actor} {when} beni hatırla
  {actor} {when} sana gelirim
  {actor} {when} çık gel yanıma
  {actor} {when} ben buradayım
  {actor} {while} sarıl bana
  {actor} {while} sen beni bul
  {may} {actor} {tail}
  {actor} {may} {tail}
  {tail} {may} {actor}
  {tail} {actor} {may}
  {actor} {maynot} {tail}
  {actor} {may}, {2.actor} {2.may}
  {may} {actor}, {2.may} {2.actor}
  {actor} {aorist}, {who} {2.object} {2.aorist}
  {object} {aorist:1s}, {2.actor} {2.aorist}
  {do:2s} {object}, {2.do:2s} {2.object}
  {object} {do:2s} {tail}
  {do:2s} {object} {tail}
  {tail} {do:2s} {object}
  {tail} {object} {do:2s}
  {tail} {object} {will:1s}
  {tail} {object} {will:1p}
  {tail} {object} {aorist:1p}
  {tail} {object} {must:1s}
  {tail} {object} {past:1p}
  {tail} {past:1p} {object}
  {object} {past:1p} {tail}
  {past:1p} {object} {tail}
  {object} {dont:2s} {tail}
  {dont:2s} {object} {tail}
  {dont:2s} {object}, {2.do:2s} {2.object}
  Kim {object} {aorist:3s} {tail}
  Kim {aorist:3s} {object} {tail}
  Kimse {object} {aoristneg:3s} {tail}
  Belki {object} {aorist:1s} {tail}
  Belki {aorist:1s} {object} {tail}
  Seninle {object} {aorist:1s}
  Seninle {object} {past:1p}
  Ben {object} {past:1s}, duy beni
  Söz ver, {object} {aoristneg:2s}
  Söz, {object} {aorist:1s} {tail}
  {rel:2s} {object:head} gibiyim
  {rel:1s} {object:head} benim evim
  {rel:1s} {object:head} burada
  {rel:1p} {object:head} hatrına
  {object} {past:1s}, sen duymadın
  {object} {past:1s}, pişman değilim
  {object} {past:2s}, biliyorum
  {past:2s} {object}, affettim
  Ben hep {object} {past:1s} {tail:-time}
  Hep {object} {present:1s} {tail:-time}
  Hâlâ {present:1s} {object}
  Dünya döner, {object} {aorist:1s}
  Ne olur {object} {do:2s}
  Ne olur {do:2s} {object}
  Ne çok {object} {past:1p} {tail}
  Sanki {actor} {past} {tail}
  Bilirim, {actor} {aorist}
  {object} {if:1p} {tail}
  {if:1p} {object} {tail}
  {tail} {object} {if:1p}
  {tail} {if:1p} {object}
  Ah, {object} {if:1s} {tail}
  Ah, {if:1s} {object} {tail}
  Ah bir {object} {if:2s} {tail}
  Ah bir {if:2s} {object} {tail}
  {object} {if:2s} yeter {tail}
  {object} {if:2s} ne olur
  {object} {will:2s} {tail}
  {tail} {object} {will:2s}
  {tail} {will:1p} {object}
  Elbet {actor} {will} {tail}
  Elbet {will} {actor} {tail}
  {actor} {will} {tail}
  {tail} {actor} {will}
  {tail} {will} {actor}
  Varsın {actor} {may} {tail}
  Varsın {may} {actor} {tail}
  Bırak {actor} {may} {tail}
  Bırak {may} {actor} {tail}
  Yeter ki {actor} {maynot}
  {tail} {maynot} {actor}
  Ne çıkar {actor} {if} {tail}
  Ne çıkar {if} {actor} {tail}
  {actor} {if} bile gelirim
  {actor} {if} bile dönmem {tail}
  {actor} {if} bile kal {tail}
  {actor} {if} bile korkma
  Kim bilir {actor} {aorist} {tail}
  Umarım {actor} {aorist} {tail}
  {actor} {while} {2.object} {2.do:2s}
  {actor} {when} {2.object} {2.do:1p}
  {actor} {when} {2.object} {2.aorist:1s}
  {actor} {when} {2.do:2s} {2.object}
  {object} {without} gitme {tail}
  {object} {without} dönmem {tail}
  {object} {without} uyumam
  {object} {without} kalma {tail}
  {object} {forto} değer {tail}
  {object} {forto} var mısın
  {object} {forto} gidelim
  {object} {forto} başladım
  {object} {to} lazım {tail}
  {object} {to} gerek {tail}
  {object} {to} güzeldi {tail:-you}
  {object} {theact} seçtim {tail}
  {object} {theact} özledim
  {object} {theact} sevdim {tail}
  {object} {theact} bırak {tail}
  Yeter ki {object} {do:2s} {tail}
  Asla {object} {aoristneg:1s} {tail:-time}
  Asla {aoristneg:1s} {object} {tail:-time}
  Artık {object} {aoristneg:1s} {tail:-time}
  Ölsem {object} {aoristneg:1s} {tail:-time}
  Seninle {past:1p} {object} {tail}
  # hook happy in_love euphoric energetic
  Ne güzel {object} {past:1p} {tail}
  Haydi {tail} {object} {do:1p}
  Haydi {tail} {do:1p} {object}
  Sev beni, {object} {if:1p} {tail}
  Bu gece {object} {aorist:1p}
  Bu gece {do:1p} {object}
  {object} {ip} gülelim
  {object} {ip} coşalım hadi
  {object} {ip} sarıl bana
  Ne güzel {object} {past:1p}
  Ne güzel {past:1p} {object}
  Seninle {do:1p} {object}
  Biz {object} {aorist:1p} {tail}
  Oh, {past:1p} {object} {tail}
  Sen varsan {object} {aorist:1s}
  Sev beni, {do:2s} {object}
  Haydi koş, {object} {do:1p}
  Sen yeter ki {object} {do:2s}
  # hook sad depressed
  Neden {object} {past:2s} {tail}
  Niye {past:2s} {object} {tail}
  Keşke {object} {wishneg:1s}
  Keşke {wishneg:1s} {object}
  Keşke {object} {wish:1s}
  Keşke {wish:2s} {object}
  {object} {wishneg:2s} {tail}
  {object} {wishneg:1p} {tail}
  Keşke {object} {if:2s} {tail}
  Niçin {object} {past:1s} {tail}
  Artık {object} {aoristneg:1s}
  Artık {aoristneg:1s} {object}
  {object} {past:1s}, gelmedin
  {object} {past:1s}, dönmedin
  {object} {past:2s}, yandım ben
  {object} {past:2s}, ben kaldım
  {past:1s} {object}, elim boş
  {object} {past:1s}, fayda etmedi
  Yazık, {object} {past:2s} {tail}
  Geç oldu, {object} {past:1s}
  # hook angry aggressive
  Sakın {object} {dont:2s} {tail}
  Sakın {dont:2s} {object}
  Hadi {object} {do:2s} {tail}
  Hadi {do:2s} {object}
  {object} {past:2s}, yazıklar olsun
  {object} {past:2s}, ne oldu şimdi
  {object} {past:2s}, hesap ver
  Kim demiş {object} {aoristneg:1s}
  {object} {aoristneg:1s}, git başımdan
  {object} {past:1s}, bitti bu iş
  Yeter, {object} {dont:2s} artık
  Bir daha {object} {aoristneg:1s}
  {object} {must:2s} {tail}
  Çekil, {object} {will:1s}
  Bak nasıl {object} {aorist:1s}
`;
