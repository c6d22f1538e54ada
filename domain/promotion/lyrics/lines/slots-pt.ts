/** Own lines in Brazilian Portuguese with a place for the title, the name or a custom word. `{w}` stands without an article. */
export const SLOTS_PT = `
# word
Tem {w} nesta canção
Trago {w} no coração
Levo {w} na minha mão
Cheira a {w} o teu portão
Falo {w} sem razão
{w} no coração
Sonho com {w} outra vez
Falo de {w} toda vez
Tem gosto de {w} tua voz
Busco {w} entre nós
Resta {w} entre nós
Entre {w} e o mar
{w}, {w} até o mar
Sem {w} não sei cantar
Com {w} quero dançar
{w} e mar
{w} pra cantar
Vou por {w} e por mais
{w} e nada mais
Me dá {w}, me dá mais
Quero {w} e muito mais
Quando eu digo {w} estás
Você disse {w} e eu ouvi
Guardo {w} para ti
{w} para ti
Tudo é {w} por aqui
Escrevo {w} aqui
Volta {w} todo dia
Era {w} e eu não sabia
{w} de noite e de dia
Ganhei {w} pra viver
{w} ao anoitecer
{w} e viver
Troco {w} por amor
Cada {w} tem sabor
{w} e calor
{w}, por favor
{w}, amor
# name
{n}, eu canto pra ti
{n}, isto é pra ti
Pra {n}, daqui
{n}, estou aqui
{n}, aqui
{n}, não paro de cantar
Pra {n}, de frente pro mar
{n}, vem cantar
{n}, vamos dançar
{n}, eu vou te esperar
{n}, o mar
{n}, te devo uma canção
Oh {n}, é tua esta canção
{n}, vai a canção
{n}, coração
{n}, me escuta uma vez mais
{n}, eu te quero em paz
{n}, não vá jamais
{n}, meu amor
# title
{t}, eu volto a cantar
{t}, volto a cantar
{t}, não sei parar
{t}, sem fim, sem parar
{t}, de frente pro mar
{t}, cantar
{t}, diz uma vez mais
{t}, uma vez mais
{t}, nada mais
{t}, e muito mais
{t}, eu levo na voz
{t}, só entre nós
{t}, com tua voz
{t}, nós
{t}, essa é a minha canção
{t}, uma canção
{t}, coração
{t}, canção
{t}, tudo começa aqui
{t}, eu canto pra ti
{t}, por ti
{t}, aqui
{t}, de noite e de dia
{t}, quem diria
{t}, meu amor
{t}, por favor
{t}, {t}, com dor
{t}, {t}, com calor
`;
