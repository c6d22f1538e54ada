/** Lines that say something: choruses, pre-choruses and bridges. */
export const PORTUGUESE_STATEMENTS = `
  # hook
  Eu {present:1s} {object} {tail}
  Eu {past:1s} {object} {tail}
  {past:1s} {object} {tail}
  {present:1s} {object} {tail}
  {tail} eu {present:1s} {object}
  Queria {do:1s} {object}
  Eu quero {do:1s} {object}
  Quero {do:1s} {object} com você
  Me deixa {do:1s} {object}
  Me ensina a {do:1s} {object}
  Não sei mais {do:1s} {object}
  Ainda sei {do:1s} {object}
  Se {if:2s} {object}, eu fico
  Se {if:2s} {object}, tô aqui
  Se eu {if:1s} {object}, me dá a mão
  Se {actor} {if}, eu volto aqui
  Quando {actor} {if}, eu vou estar
  Quando {actor} {if}, lembra de mim
  Quando {actor} {if}, me chama
  Quando você {if:2s} {object}
  Quando eu {if:1s} {object}, vem me ver
  Até que {actor} {wish}, sou eu
  Até que {actor} {wish}, eu tô aqui
  Que {actor} {wish} {tail}
  Que {actor} {wish}, tanto faz
  Deixa que {actor} {wish}
  Tomara que {actor} {wish}
  Vem {do} {object} {tail}
  Vem {do} {object} comigo
  Vem que eu {present:1s} {object}
  Vamos {do:1p} {object}
  Vamos {do:1p} {object}, nós dois
  A gente vai {do:1p} {object}
  Um dia vou {do:1s} {object}
  Não vou {do:1s} {object}
  Nunca mais vou {do:1s} {object}
  Você vai {do:2s} {object}
  Promete {do:2s} {object}
  Promete que vai {do:2s} {object}
  Prometo {do:1s} {object}
  Juro que {past:1s} {object} {tail}
  Diz que {past:2s} {object} {tail}
  Diz que ainda {present:2s} {object}
  Me diz quem {past:3s} {object}
  Quem {past:3s} {object} fui eu
  Quem {present:3s} {object} sou eu
  Quem mais {present:3s} {object} {tail}
  Quem é que {present:3s} {object} agora
  Eu {imperfect:1s} {object} por você
  Eu {present:1s} {object} por você
  Só eu {present:1s} {object} {tail}
  Só você {present:2s} {object}
  Mais vale {do} {object}
  É preciso {do} {object}
  É tarde pra {do} {object}
  É cedo pra {do} {object}
  Já é hora de {do} {object}
  Tá na hora de {do} {object}
  A vida é {do} {object}
  Amar é {do} {object}
  Viver é {do} {object}
  Eu sou de {do:1s} {object}
  Não é pecado {do} {object}
  Não custa {do} {object}
  Não adianta {do} {object}
  Quem sabe eu {present:1s} {object}
  Talvez eu {wish:1s} {object}
  Que você {wish:2s} {object}
  Pra que você {wish:2s} {object}
  Cansei de {infinitive:1s} {object}
  Quantas vezes {past:1s} {object}
  Tanta gente {present:3s} {object}
  Nem que eu {wish:1s} {object} {tail}
  Por mais que eu {wish:1s} {object}
  Como se eu {unreal:1s} {object}
  E se eu {unreal:1s} {object}
  E se a gente {unreal:3s} {object}
  Se eu {unreal:1s} {object} {tail}
  Ah, se você {unreal:2s} {object}
  {order:2s} {object} e {2.order:2s} {2.object}
  Então {order:2s} {object} {tail}
  Só {order:2s} {object} {tail}
  Eu {present:1s} {object}, você não
  Eu {past:1s} {object} e te esperei
  Eu {past:1s} {object} e não contei
  Você {past:2s} {object}, eu sei
  Você {past:2s} {object} e eu vi
  Foi por amor que {past:1s} {object}
  Foi por nós que {past:1s} {object}
  Foi você que {past:3s} {object}
  Fui eu que {past:1s} {object} {tail}
  É por você que eu {present:1s} {object}
  Só me resta {do} {object}
  Vou {do:1s} {object} {tail}
  Quero {do:1s} {object} {tail}
  Sei {do:1s} {object} {tail}
  Vem {do:2s} {object}, amor
  Não {order:2s} {object} {tail}
  {order:2s} {object} {tail}
  {order:2s} {object}, por favor
  Quem {present:3s} {object} {tail}
  Quem {past:3s} {object} {tail}
  {present:1s} {object} por nós dois
  {past:1s} {object} só depois
  {actor} {present} e eu vou também
  {actor} {present} e você vem
  Sei que {actor} {present} {tail}
  Vi que {actor} {past} {tail}
  Já {past:1s} {object} {tail}
  {present:1s} {object} e sou assim
  {order:2s} {object} por mim
  {order:2s} {object} sem demora
  {order:2s} {object}, vem agora
  Quem {present:3s} {object} me chama
  {actor} {present} e eu tô aqui
  {past:1s} {object}, só não dormi
  {past:1s} {object} e te perdoei
  Quem {past:3s} {object}, eu não sei
  Se {if:2s} {object}, me espera
  {past:1s} {object} na primavera
  {actor} {present}, a gente canta
  Sempre que {actor} {present}
  Toda vez que {actor} {present}
  Lá onde {actor} {present}
  Até que {actor} {wish}
  Só quando {actor} {present}
  Eu vi como {actor} {past}
  Foi quando {actor} {past}
  Foi assim que {actor} {past}
  Foi aí que {actor} {past}
  Te vi quando {actor} {past}
  Sorri quando {actor} {past}
  Eu sei por que {actor} {past}
  Desde que {actor} {past}
  {tail} {actor} {past}
  {tail:time} {actor} {past}
  {tail} {actor} {present}
  Pra que {actor} {wish}
  Quero que {actor} {wish}
  Espero que {actor} {wish}
  Antes que {actor} {wish}
  Enquanto {actor} {present}
  Se {actor} já não {present}
  # hook happy in_love euphoric energetic
  Vem ver, {actor} {present}
  Olha que {actor} {present}
  É bom quando {actor} {present}
  Quem {present:3s} {object} ama
  Vem {do:2s} {object}, meu bem
  Hoje eu {present:1s} {object} {tail:-time}
  Bom é {do} {object} {tail}
  Hoje eu quero {do:1s} {object}
  Bora {do} {object} {tail}
  Bora {do} {object}, meu bem
  Que bom {do} {object} com você
  Como é bom {do} {object}
  Gosto de {do:1s} {object}
  Com você eu {present:1s} {object}
  Com você {actor} {present}
  Viva quem {present:3s} {object}
  Chega mais, {order:2s} {object}
  Me chama pra {do:1s} {object}
  Nasci pra {do:1s} {object}
  Meu bem, vem {do:2s} {object}
  # hook sad depressed
  Depois que {actor} {past}
  Sem nós {actor} não {present}
  Nem sei se {actor} {present}
  Pra que {infinitive:1s} {object} agora
  Por que você {past:2s} {object}
  Por que fui {infinitive:1s} {object}
  Não tenho mais quem {wish:3s} {object}
  Quem me dera {infinitive:1s} {object}
  Só eu fiquei {doing:1s} {object}
  {past:1s} {object} e te perdi
  Você {past:2s} {object}, eu chorei
  Nem sei por que {past:1s} {object}
  Sem você {actor} {past}
  Sem você eu {present:1s} {object}
  Já nem {present:1s} {object} {tail}
  # hook angry aggressive
  Basta de {do} {object}
  Nem tente {do:2s} {object}
  Não vai {do:2s} {object}, não
  Não peça pra {do:1s} {object}
  Não venha {do:2s} {object}
  Quem te mandou {do:2s} {object}
  Você não vai {do:2s} {object}
  Pode {do:2s} {object}, tanto faz
  Eu que não vou {do:1s} {object}
  Chega de {do} {object}
  Vai {do:2s} {object} pra lá
  Ninguém me faz {do:1s} {object}
  Mentiu pra mim, {past:2s} {object}
  Você {past:2s} {object} e vai pagar
  Tente {do:2s} {object} outra vez
`;
