/** Lines that show something. */
export const TURKISH_CLAUSES = `
  # verse
  {who} {tail} {object} {past}
  {who} {object} {past} {tail}
  {who} {past} {object} {tail}
  {who} {tail} {past} {object}
  {who} {tail} {object} {present}
  {who} {object} {present} {tail}
  {who} {present} {object} {tail}
  {who} {tail} {present} {object}
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
  Son kez {object} {past:1s} {tail}
  İlk kez {object} {past:1p} {tail}
  Son kez {past:2s} {object} {tail}
  Yine {object} {past:1s} {tail}
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
  {actor} {present} {tail}
  {tail} {actor} {present}
  {tail} {present} {actor}
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
`;
