import type { SceneText } from '../../engine/pack.ts';

/** Streets at night, taxis, windows, bars, those who come home late. */
export const CITY: SceneText = {
  name: 'city',
  genres: {
    pop: 3,
    electronic: 2,
    rnb: 4,
    jazz: 4,
    hiphop: 1.5,
    rock: 1.5,
    latin: 0.6,
    classical: 0.4,
    folk: 0.3,
    country: 0.2,
    metal: 0.3,
    reggae: 0.2,
    world: 0.3,
  },
  nouns: `
    táxi | m any | vazio, amarelo
    metrô | m one | cheio, lento
    ônibus | m any | cheio, lento, último
    vitrine | f any | aceso, vazio
    prédio | m any | alto, velho, cinza
    elevador | m any | lento, vazio
    terraço | m own | vazio, florido
    isqueiro | m own | velho, de prata
    jaqueta | f own | de couro, preto, surrado
    celular | m own | mudo, rachado
    tela | f own | rachado, azul
    mensagem | f own | curto, apagado
    letreiro | m any | apagado, vermelho
    poça | f any | fundo, escuro
    porteiro | m any | calado, cansado
    garçom | m any | cansado, apressado
    sax | m own | rouco, dourado
    viaduto | m any | cinza, alto
    jornal | m own | velho, dobrado, de ontem
  `,
  events: `
    acender | luz, cigarro, letreiro, isqueiro
    apagar - | luz, cigarro, mensagem, letreiro
    atravessar @nowhere | rua, avenida, ponte, viaduto, cidade, madrugada
    cruzar @nowhere | rua, avenida, ponte, cidade
    dobrar @nowhere | esquina
    chamar @out | táxi, elevador
    chamar @other | nome
    pegar @out | táxi, metrô, ônibus, chuva, trem
    perder - @nowhere | metrô, ônibus, trem, chave, celular
    esperar @out | táxi, ônibus, sinal, trem, metrô
    esperar | mensagem, elevador
    abrir | janela, porta, cerveja, jornal, vinho
    fechar | janela, porta, conta, bar
    trancar - | porta, janela
    bater em - | porta
    bater - | porta
    encher | copo
    beber + | cerveja, vinho, café
    virar | copo, esquina, noite
    quebrar - | copo, espelho, salto, disco, promessa
    pagar | conta, táxi
    pedir | conta, cerveja, café
    pedir @other + | beijo, olhar
    dividir + | cigarro, táxi, conta, cama, cerveja
    roubar + @other | beijo, batom
    guardar | segredo, batom, bilhete, chave, disco
    esconder | olhar, cigarro, segredo, chave
    usar | batom, vestido, jaqueta, salto
    vestir | vestido, jaqueta
    tirar | jaqueta, salto, vestido
    borrar - @other | batom
    rasgar - | vestido, bilhete, jornal
    manchar - | vestido, jaqueta
    ler | jornal, mensagem, bilhete
    escrever | mensagem, bilhete
    mandar @nowhere | mensagem
    ouvir | disco, rádio, sax, piano
    ouvir @other | voz, mensagem
    ligar | rádio, luz, celular
    desligar - | rádio, luz, celular
    trocar | disco, rádio
    riscar - | disco
    tocar | piano, sax, disco
    tocar @other + | rosto, mão
    olhar | relógio, espelho, tela, vitrine
    olhar @out | lua, cidade, letreiro
    ver | vitrine, letreiro, rosto
    ver @out | táxi, prédio
    seguir @out | multidão, rua, rio
    seguir | sombra
    procurar | chave, isqueiro, táxi, rua, cigarro
    procurar @other | rosto, olhar, nome
    achar + | rua, chave, bilhete, táxi
    fugir de - @nowhere | cidade, multidão, chuva, noite, luz
    entrar em @nowhere | bar, táxi, metrô, prédio
    sair de @nowhere | bar, metrô, prédio, cama
    descer @nowhere | escada, avenida, rua, ladeira
    subir @nowhere | escada, ladeira, rua
    dormir em @nowhere | metrô, táxi, sofá
    dançar em + @nowhere | rua, terraço, varanda, calçada
    andar por @nowhere | rua, calçada, avenida, cidade, ponte
    pisar em - @nowhere | poça, calçada
    pular + @out | poça
    esquecer - @nowhere | casaco, chave, batom, celular
    esquecer - @nowhere @other | nome, rosto, voz
    lembrar @nowhere @other | nome, rosto, olhar, voz
    beijar + @other | boca, rosto
    segurar @other + | mão
    segurar | copo, porta
    largar - @other | mão
    dar + @nowhere | beijo
    contar | segredo
    cantar + | canção
    falar com | porteiro, garçom, gato, espelho
    rir de + | garçom, chuva, medo
    xingar - @out | chuva, sinal, táxi
    furar - @out | sinal
    arrumar | cama, mesa, cabelo
    deixar - @nowhere | cidade, bar, cama, bilhete, chave
    pôr | mesa, disco
    comprar | flores, jornal, vinho, cigarro
    regar @in | flor, flores
    soltar | fumaça, cabelo
    soprar | fumaça
    jogar - | chave, cigarro
    sonhar com @nowhere | rua, beijo, viagem
    voltar pra @nowhere | casa, rua, bar, cama
  `,
  happenings: `
    luz | acender, apagar, falhar, piscar, tremer
    letreiro | acender, apagar, piscar, falhar
    poste @out | apagar, piscar, acender
    sinal @out | abrir, fechar, piscar
    táxi @out | passar, parar, sumir, chegar, atrasar
    metrô @nowhere | passar, parar, atrasar, chegar, sair
    ônibus @out | passar, atrasar, sumir, quebrar
    trem @nowhere | passar, sair, chegar, atrasar
    elevador | parar, subir, descer, falhar
    chuva @out | cair, parar, voltar, passar, apertar
    rua @nowhere | dormir, acordar, encher, calar, esvaziar
    avenida @nowhere | brilhar, encher, dormir
    cidade @nowhere | dormir, acordar, brilhar, calar, crescer
    noite @nowhere | cair, passar, crescer, acabar, chegar
    madrugada @nowhere | passar, chegar, acabar
    lua @nowhere | subir, sumir, sair, crescer
    relógio | parar, atrasar, correr
    bar @nowhere | fechar, encher, esvaziar
    garçom | bocejar, sorrir, sumir
    porteiro | dormir, sorrir, acordar, bocejar
    gato | fugir, dormir, voltar, miar
    sax | chorar, calar, tocar
    piano | calar, tocar, chorar
    disco | girar, acabar, riscar, tocar
    rádio | falhar, chiar, calar, tocar
    celular - | cair, apagar, tocar, vibrar
    copo - | cair, quebrar
    salto - | quebrar
    porta | abrir, fechar, bater, ranger
    janela | abrir, bater, tremer
    multidão @out | passar, correr, gritar, crescer
    fumaça | subir, sumir
    rio @nowhere | correr, encher, subir
    voz | tremer, sumir, falhar
    beijo + | chegar, durar
    beijo - | acabar
    sombra | crescer, sumir, passar, dançar
    flor + | abrir
    vitrine @out | apagar, brilhar
  `,
  tails: `
    out | na garupa, na curva da ponte, no frio da rua
    in | no divã, no sofá da sala, na copa
    out | na rua, na calçada, na esquina, no sinal, na avenida, na ladeira, no farol, na ponte, no ponto, na contramão
    out | na chuva, na garoa, no vento, na praça, na banca, na faixa, no meio-fio, no viaduto
    out | perto do metrô, na porta do bar, na zona sul, na zona norte, no centro
    out | na Augusta, na Paulista, na Lapa, na luz do poste, no asfalto, na porta do hotel, no beco
    out | no terraço, na laje, no jardim, no largo, no cais, na fila, na poça, no breu, sob a lua, no trânsito
    out | no alto do prédio, na neblina, no último trem, atrás da estação, lá embaixo
    out - | no temporal
    out + | no sol da manhã, no carnaval
    in | no metrô, na sala, no bar, no balcão, no corredor, na escada, no elevador, na varanda, na janela, no décimo andar
    in | no quarto, no sofá, na mesa do bar, no hotel, no tapete, na cama, no lençol
    in | na luz do abajur, no camarim, no salão, no oitavo andar, no hall, na cozinha, no chão
    in - | no quarto sem luz, no quarto de hotel
    in + | na pista, entre amigos, na vitrine, na cabine, na sacada
    time | na hora do rush, no fim do turno, depois das dez, depois das seis, às quatro e dez, na sexta, no sábado
    past | quando o bar fechou, quando o trem passou
    long | até o metrô abrir
    how | de salto na mão, na ponta dos pés, com pressa, fora do tom
    in | no bistrô, na mesa do bistrô
    out | na porta do show
    time | depois do show, na hora do show
  `,
};
