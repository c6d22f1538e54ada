/** Lines that show something. */
export const TURKISH_CLAUSES = `
  # verse
  {who} {tail} {object} {past}
  {who} {object} {past} {tail}
  {who} {past} {object} {tail}
  {who} {tail} {past} {object}
  {who} {tail:-time} {object} {present}
  {who} {object} {present} {tail:-time}
  {who} {present} {object} {tail:-time}
  {who} {tail:-time} {present} {object}
  {who} {tail} {object} {aorist}
  {who} {object} {aorist} {tail}
  {who} {aorist} {object} {tail}
  {who} {object} {past}, {2.object} {2.past}
  {who} {past} {object}, {2.past} {2.object}
  {who} {object} {ip} {2.object} {2.past}
  Ben {object} {past:1s} {tail}
  Sen {object} {past:2s} {tail}
  Biz {object} {past:1p} {tail}
  Ben {tail} {object} {past:1s}
  Sen {tail} {object} {past:2s}
  Biz {tail} {object} {past:1p}
  Annem {object} {past:3s} {tail}
  Babam {object} {past:3s} {tail}
  Annem {tail} {object} {past:3s}
  Ablam {object} {aorist:3s} {tail}
  Biri {object} {past:3s} {tail}
  Biri {tail} {object} {past:3s}
  Kimse {object} {pastneg:3s} {tail}
  Herkes {object} {past:3s} {tail}
  Hiç {object} {pastneg:2s} {tail}
  Son kez {object} {past:1s} {tail:-time}
  İlk kez {object} {past:1p} {tail:-time}
  Son kez {past:2s} {object} {tail:-time}
  Yine {object} {past:1s} {tail:-time}
  Sen {object} {while}, ben sustum
  {object} {ip} eve döndüm
  {object} {ip} yola düştüm
  {rel:2s} {object:head} bende kaldı
  {rel:2s} {object:head} hâlâ bende
  {rel:1s} {object:head} nerde kaldı
  {rel:1p} {object:head} nerde
  {actor} {past} {tail}
  {tail} {actor} {past}
  {past} {actor} {tail}
  {tail} {past} {actor}
  {actor} {present} {tail:-time}
  {tail:-time} {actor} {present}
  {tail:-time} {present} {actor}
  {actor} {aorist} {tail}
  {tail} {aorist} {actor}
  {actor} {rumour} {tail}
  {actor} {past}, {who} {2.object} {2.past}
  {who} {object} {past}, {2.actor} {2.past}
  {actor} {when} {who} {2.object} {2.past}
  {actor} {while} {who} {2.object} {2.past}
  {actor} {while} {2.object} {2.past:1s}
  {actor} {past}, {2.actor} {2.past}
  {past} {actor}, {2.past} {2.actor}
  {object} {did:2s} {tail}
  Kim {object} {past:3s} {tail}
  Hâlâ {object} {present:1s}
  Hâlâ {present:1s} {object}
  {object} {past:2s}, bakmadım
  {object} {ip} öyle sustum
  {object} {ip} uyudum
  Ben {object} {while} sen yoktun
  {who} {object} {aorist}, {2.actor} {2.aorist}
  {who} {past} {object}, {2.past} {2.actor}
  Demek {object} {rumour:2s} {tail}
  {object} {rumour:2s}, duydum dün
  {who} {tail:often} {object} {present}
  {who} {present} {object} {tail:often}
  {tail:often} {actor} {present}
  {tail:often} {present} {actor}
  {object} {rumour:1s} {tail}
  {rumour:1s} {object} {tail}
  {tail} {object} {rumour:1s}
  {tail} {rumour:1s} {object}
  {object} {rumour:1p} {tail}
  {tail} {object} {rumour:2s}
  {tail} {rumour} {actor}
  {tail} {actor} {rumour}
  {tail} {object} {pastneg:1s}
  {object} {pastneg:1s} {tail}
  {pastneg:1s} {object} {tail}
  {tail} {pastneg:2s} {object}
  {object} {pastneg:2s} {tail}
  {object} {pastneg:1p} {tail}
  Hiç {pastneg:1s} {object} {tail}
  {object} {while} {2.actor} {2.past}
  {object} {while} {2.past} {2.actor}
  Babam {tail} {object} {past:3s}
  Ablam {tail} {object} {past:3s}
  Dedem {object} {past:3s} {tail}
  Dedem {tail} {object} {past:3s}
  Ninem {object} {aorist:3s} {tail}
  Dayım {object} {past:3s} {tail}
  Bir kız {object} {past:3s} {tail}
  Bir kız {tail} {object} {past:3s}
  Bir genç {tail} {past:3s} {object}
  Herkes {tail} {object} {past:3s}
  Kimse {tail} {object} {pastneg:3s}
  İlk kez {past:1s} {object} {tail:-time}
  Son kez {tail:-time} {object} {past:1s}
  Bir gün {object} {past:1s} {tail:-time}
  Bir gün {past:2s} {object} {tail:-time}
  Yalnız {object} {past:1s} {tail}
  Yalnız {past:1s} {object} {tail}
`;
