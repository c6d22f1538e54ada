/** Own couplets in Brazilian Portuguese, by moods and place in the song. The lines of a couplet stand alone too, unless `//` joins them. Eight sung syllables a line, one more or less. */
export const COUPLETS_PT = `
# sad depressed | verse
Teu casaco está na entrada / a janta ficou gelada
Passo café para nós dois / e deixo tudo pra depois
A chuva apaga o caminho / agora eu ando sozinho
Guardei a carta dobrada // junto da chave enferrujada
O relógio perdeu a hora / no quintal já ninguém chora
Varro as folhas deste ano / lavo a poeira do piano
A luz do porto se apagou / meu barco nunca mais voltou
A casa inteira está vazia / tua cadeira anda tão fria
O trem partiu de tardezinha / a noite agora é só minha
Molho as flores que secaram / conto as horas que pararam
O inverno passa devagar / me sobra tanto lugar
Tua foto perdeu a cor / foi se gastando o amor
Chove em cima do telhado / eu durmo só do meu lado
Vendi o anel e a televisão / ficou a marca do teu portão
Fecharam a loja da frente / eu ando contra a corrente
O mar levou teu nome embora / eu fico do lado de fora
Ninguém pergunta mais por mim / foi tão comprido o nosso fim
Eu decorei tua risada // e ela não me serve de nada
Lavei a blusa, ficou teu cheiro / dormi de novo o dia inteiro
# sad depressed | hook
Volta e me diz que não é verdade / já não aguento esta saudade
Se me esqueceu, me conta já / que esta espera não passará
Não sei viver sem teu calor / não sei calar a minha dor
Me dá uma noite e nada mais / depois te deixo ir em paz
Chorar também é cantar / e eu não consigo parar
Foi embora sem dizer adeus // com os teus olhos presos nos meus
Ficou tarde no meu coração / ficou longa esta canção
Como é que eu faço pra te esquecer / como é que eu faço pra adormecer
Já não me dói, vou fingir / já quase aprendo a dormir
Tudo me falta sem você aqui / tudo me lembra o que eu perdi
Te amei demais, não soube dizer / agora é tarde pra aprender
Deixa a chuva cair em mim / ninguém me ensina a viver assim
# depressed | verse
Não abro a porta pra manhã / deito debaixo desta lã
Junta poeira na mesa / cada palavra me pesa
De dia durmo, de noite não / meu travesseiro é o chão
Acabou minha bateria / outra semana sem um dia
# depressed | hook
Eu tô cansado de cansar / não lembro mais como é nadar
Alguém me tira deste mar / eu já não lembro como é o ar
Não quero o céu, quero um pouquinho / um pouco de ar no meu caminho
Senta aqui, não diz mais nada / fica até a madrugada
# sad | verse
Tua mãe, na padaria // disse que o tempo curaria
Botaram um banco no bar // onde aprendemos a dançar
Vi teu cachecol no trem // quem o usava era outro alguém
Sei tua letra de memória / não tem final a nossa história
# sad | hook
Adeus é fácil de falar / difícil é continuar
Troco a lua por te olhar / troco a vida por voltar
É só amor, já vai passar / é só o sal de tanto mar
Eu te deixei, mas não deixei / eu te guardei, eu te guardei
# angry aggressive | verse
Quebrou o prato e o trato / me vendeu muito barato
Jurou pelo sobrenome / já nem me lembro o teu nome
Paguei a conta e a casa / teu fogo agora é brasa
Gritou por trás do meu portão / botou a culpa na minha mão
Li teu nome na carta / minha paciência está farta
Você assinou com a outra mão / e me chamava de irmão
Te dei meu pão e meu teto / e você me chamou de objeto
Fechou o trato nas minhas costas / cansei das tuas respostas
Fala de honra na mesa / e na gaveta a certeza
Juntei os cacos pelo chão / ninguém ali me deu a mão
Mentiu na frente da gente / eu vi teu rosto transparente
Joguei tua roupa na rua // a culpa é toda tua
Fiquei calado tantos anos / contando todos teus enganos
Fizeram muro e fronteira / a gente come poeira
Me deu pedra em vez de pão / agora eu só te digo não
Botou fogo no navio / e me deixou no frio
Guardei a raiva na gaveta / teu jogo virou roleta
# angry aggressive | hook
Diz o meu nome sem tremer / ninguém mais vai me deter
Não sou mais tua escada, não / não vou lamber o teu chão
Acabou, terminou aqui / tudo que eu tinha já perdi
Me vê queimar, me vê andar / chegou a hora de falar
Não quero flor nem desculpa / leva contigo essa culpa
Sai da frente, sai do caminho / melhor brigar que andar mansinho
Não acredito em mais ninguém / quem me bateu apanha também
Trago um martelo na voz / nada mais resta de nós
Chega de medo, chega de ti / olha bem tudo o que eu perdi
O que me deve, pode guardar / o que me fez vai te achar
Não vou pedir o teu perdão / hoje quem canta é o furacão
Risquei teu nome, apaguei / hoje quem manda é a minha lei
# aggressive | verse
Amarro a bota e lá vou / olha na porta quem chegou
Bate o metal no portão / acorda a rua e o quarteirão
Late o cachorro de ferro / hoje eu não guardo este berro
Subo no ringue, bate o sinal / eu não conheço outro final
# aggressive | hook
Que trema o chão, que trema o mar / hoje eu não vim perguntar
Soco por soco, eu vou seguir / ninguém me ensina a cair
Mais forte, mais, até o final / sou tempestade, sou metal
Derruba a porta e o portão / trago uma guerra no coração
# angry | verse
Você me liga, eu não atendo / o teu teatro eu não entendo
Perdeu o voo e perdeu a fé / na tua porta eu te deixei a pé
Achei o bilhete e o sapato / o resto veio no retrato
Troquei a chave e mudei o tom / gritar às vezes é tão bom
# angry | hook
Não me procura nunca mais / o que quebrou não volta atrás
Não tô triste, eu tô melhor / me cansei do teu pior
Como pôde me olhar assim / como pôde rir de mim
Queimou a ponte, aprende a nadar / eu não volto pra te salvar
# happy euphoric | verse
Cheira a café minha casinha / o sol entrou na cozinha
Vendemos nosso colchão / compramos um violão
Criança pinta a calçada / a rua toda enfeitada
Minha avó canta no corredor / a casa inteira pega cor
Perdemos o ônibus das três / dançamos na chuva outra vez
Achei dez no meu casaco / comprei pipoca num saco
Assobio pela avenida / como é gostosa a vida
O cachorro roubou o assado / que domingo mais salgado
Farinha na ponta do nariz / quem te vê sabe ser feliz
O rio estava gelado / pulei de lado a lado
Dançamos lavando o prato / deixei na porta o sapato
Perdemos o mapa e a pressa / a vida assim é festa à beça
A feira abre bem cedinho / levo manga pro vizinho
Chuva com sol no quintal / as roupas dançam no varal
# happy euphoric | hook
Que dia bom pra se viver / nem quero ver anoitecer
Canta bem alto, canta mal / a vida é um carnaval
As mãos pro alto, o pé no chão / bate junto o coração
Tem lugar pra nós dois aqui / nunca tão feliz me senti
Hoje a tristeza não me alcança / trago no bolso a esperança
Aumenta o som, aumenta mais / que a noite não se acabe jamais
Tudo de ruim já passou / hoje quem canta sou eu, eu sou
Trago a banda no peito / hoje o mundo tem jeito
Vem sorrir e vem dançar / que o mundo pode esperar
Me dá a tua mão e vem já / que a alegria está pra lá
# energetic euphoric | verse
Acende a luz, entra o tambor / sinto na pele esse calor
A rua inteira se acende / não se explica, se entende
Largamos o carro, subimos / nem a hora nós ouvimos
A fila dobra a esquina / a noite tem purpurina
Sacudo o pó do sapato / danço na frente do retrato
Ronca o motor na avenida / hoje não tem despedida
Pulamos a cerca do campo / a luz veio do pirilampo
Pintei o céu de vermelho / dancei na frente do espelho
A noite inteira tem motor / a cidade é só calor
Corre a luz em cima da ponte / o sol nasceu atrás do monte
# energetic euphoric | hook
Corre comigo, corre já / que a manhã nos levará
Pula, pula até cair / hoje ninguém vai dormir
Não para não, não tem final / somos o pulso da capital
Mais alto que o sol, mais veloz / que a cidade ouça a nossa voz
Somos a chama, somos a flor / somos o fogo, somos tambor
Grita, grita, eu quero ouvir / o teto inteiro vai subir
Mexe o teu pé e solta a voz / hoje o mundo é só pra nós
Sinto subir, sinto chegar / meu coração quer dançar
Me dá mais som, me dá mais / ninguém aqui olha pra trás
Hoje somos o que eu sonhei / hoje eu sou o dono, eu sou o rei
# energetic | verse
Acordo e ganho do sol / já dei a volta no farol
Amarro o tênis, dou um laço / o mundo é meu, eu abraço
Tiramos mesa e cadeira / dança a família inteira
O ônibus foi, vamos a pé / eu tenho força e tenho fé
# energetic | hook
Um, dois, três, vamos lá ver / quem é que vai nos deter
Outra vez desde o começo / hoje eu não pago o preço
Sem nenhum freio e sem temor / quem manda aqui é o tambor
Pisa forte, faz tremer / o bairro inteiro vai descer
# happy | verse
Consertei minha bicicleta / botei buzina e trombeta
Minha irmã ligou pra falar / a gente combinou o mar
Chegou o carteiro sorrindo // e o pão no forno subindo
Brotou feijão no meu vaso / ser feliz não é acaso
# euphoric | hook
Eu beijaria o mundo inteiro / abro as asas, sou o primeiro
Ninguém desce, vamos voar / o céu é nosso, pode entrar
Segura bem firme em mim / que esta luz não vai ter fim
Se isto é um sonho, quero ficar / ninguém me venha acordar
# in_love | verse
Você dormiu no meu braço / parei o tempo e o passo
Você ri da própria piada // e eu perco a hora marcada
Tua mão entrou na minha / a vida já não é sozinha
Decorei teu café sem nada / decorei tua gargalhada
Veste a minha camisa / és a mais leve brisa
Falamos até ver o dia / eu nem notei que amanhecia
Passei do ponto pra te ouvir // e não queria mais sair
Você desenhou um coração // no vidro frio do vagão
Você canta desafinado // e eu fico mais apaixonado
Guardei a folha que você me deu // no livro que a gente leu
Fazia frio na esquina / tua boca era tangerina
Você beijou minha cicatriz / contigo tudo cria raiz
Arruma a minha gravata / debaixo da lua de prata
A lua entrou no teu olhar / eu nem tentei disfarçar
# in_love | hook
Fica comigo, fica já / o que eu buscava aqui está
Você é a rima, é a razão / você é a casa da canção
Me dá a mão, vem devagar / o mundo pode esperar
Você é o mar, eu sou a areia / volta pra mim na lua cheia
Quero o simples, quero o teu / quero o que a vida me deu
Diz que sim, diz outra vez / até passar das três, das seis
Eu não sabia que o amor // tinha teu cheiro e tua cor
Beija uma vez, beija duas / beija no meio das ruas
Todas as ruas vão pra ti / desde a noite em que te vi
Conta pro mar, conta pro chão // que eu te entreguei meu coração
Contigo aprendo a respirar / contigo eu quero acordar
Vem um pouco mais pra cá / ninguém olha, ninguém verá
# in_love happy | verse
Queimamos o pão e o arroz / rimos sozinhos nós dois
Plantou hortelã na entrada / teu cheiro ficou na escada
Dançamos sobre o tapete / pedi perdão num bilhete
A prateleira ficou torta / teu riso abriu a minha porta
`;
