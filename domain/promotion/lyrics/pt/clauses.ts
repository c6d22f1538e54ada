/** Lines that show something. */
export const PORTUGUESE_CLAUSES = `
  # verse
  {who} {past} {object} {tail}
  {who} {present} {object} {tail}
  {who} {imperfect} {object} {tail}
  {tail} {who} {past} {object}
  {tail} {who} {present} {object}
  {past:1s} {object}, {2.past:1s} {2.object}
  Eu {past:1s} {object} {tail}
  Eu {present:1s} {object} {tail}
  Já não {present:1s} {object} {tail}
  Nunca mais {past:1s} {object}
  Você nunca {past:2s} {object}
  Você já não {present:2s} {object}
  Você ainda {present:2s} {object}
  A gente {past:3s} {object}
  A gente {present:3s} {object}
  A gente {imperfect:3s} {object}
  Meu pai {imperfect:3s} {object}
  Minha avó {past:3s} {object}
  Meu irmão {past:3s} {object}
  Ninguém {past:3s} {object} {tail}
  Alguém {past:3s} {object} {tail}
  Um de nós {past:3s} {object}
  Vi você {infinitive:2s} {object}
  Te vi {gerund:2s} {object}
  Aprendi a {do:1s} {object}
  Saí pra {do:1s} {object}
  Voltei pra {do:1s} {object}
  Fui {do:1s} {object} {tail}
  Vim {do:1s} {object} {tail}
  Tô {doing:1s} {object} {tail}
  Você tá {doing:2s} {object}
  Eu tinha {participle:1s} {object}
  Dizem que eu {past:1s} {object}
  Dizem que você {past:2s} {object}
  Sei que você {past:2s} {object}
  Sonhei que {imperfect:1s} {object}
  {actor} {past} {tail}
  {actor} {present} {tail}
  {actor} {imperfect} {tail}
  {tail} {actor} {present}
  Ontem {past:1s} {object} {tail}
  Depois {past:1s} {object} {tail}
  E {actor} já não {present} mais
  E {past:1s} {object} outra vez
  {past:1s} {object} e ninguém viu
  {past:1s} {object} e você sorriu
  Você {past:2s} {object} e saiu
  {past:1s} {object} pelo caminho
  E de repente {actor} {past}
  Naquela hora {actor} {past}
  Lá longe {actor} {past}
  Ninguém viu, {actor} {past}
  E agora eu {present:1s} {object}
  {past:1s} {object} e {2.past:1s} {2.object}
  {tail} {imperfect:1s} {object}
  {imperfect:1s} {object} {tail}
  Hoje {present:1s} {object} {tail:-time}
  Ninguém {present:3s} {object}
  Minha mãe {past:3s} {object}
  Um homem {imperfect:3s} {object}
  Quem {past:3s} {object} sumiu
  {past:1s} {object} e fui embora
  {past:1s} {object} sem demora
  {present:1s} {object} toda hora
  {actor} {past}, eu fui também
  {actor} {past} e mais ninguém
  {past:1s} {object} como ninguém
  Só {past:1s} {object} {tail}
  {actor} {past} e eu nem vi
  {actor} {past} por aqui
  {past:1s} {object} e te esqueci
  {past:1s} {object} mesmo assim
  Você {past:2s} {object} por mim
  Meu avô {imperfect:3s} {object}
  {actor} {imperfect} sem demora
  {actor} {past} na mesma hora
  {past:1s} {object}, era janeiro
  Foi ali que {past:1s} {object}
  Fingi que {imperfect:1s} {object}
  Quase {past:1s} {object} {tail}
  Nós dois {past:1p} {object}
  Você {past:2s} {object} {tail}
  Te contei que {past:1s} {object}
  Faz tempo que {past:1s} {object}
  Também {past:1s} {object} {tail}
  Um estranho {imperfect:3s} {object}
  Nem {past:1s} {object} {tail}
  {tail} {past:1s} {object}
  {tail} {present:1s} {object}
  Foi ali que {actor} {past}
  Te vi quando {actor} {past}
  {tail:time} {actor} {past}
  {tail:past} {actor} {past}
  {tail} {actor} {imperfect}
  No fim {actor} {past}
  Bem longe {actor} {imperfect}
`;
