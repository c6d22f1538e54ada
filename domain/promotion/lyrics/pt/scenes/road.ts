import type { SceneText } from '../../engine/pack.ts';

/** Cars, trucks, petrol stations, leaving town and what one takes along. */
export const ROAD: SceneText = {
  name: 'road',
  genres: {
    country: 3,
    rock: 3,
    folk: 1,
    hiphop: 0.4,
    metal: 0.5,
    pop: 1,
    electronic: 0.5,
    latin: 0.4,
    jazz: 0.4,
    rnb: 0.6,
    reggae: 0.4,
    world: 0.8,
    classical: 0.4,
  },
  nouns: `
    estação | f any | vazio, deserto
    curva | f any | fechado, escuro
    carro | m own | velho, azul, roubado, emprestado
    caminhão | m own | velho, pesado, vermelho
    volante | m own | duro, velho
    freio | m own | gasto, duro
    motor | m own | velho, quente, rouco
    tanque | m own | vazio
    posto | m any | vazio, fechado
    placa | f any | torto, enferrujado
    asfalto | m one | quente, molhado, quebrado
    mochila | f own | velho, pesado, vazio
    botas | fp own | velho, de couro, gasto
    hotel | m any | barato, velho
    fronteira | f any | fechado, distante
    trilho | m any | velho, enferrujado
    pneu | m own | gasto, furado
    carona | f any | longo, estranho
    passagem | f own | só de ida, barato, amassado
    coragem | f mine mass |
    atalho | m any | escuro, estreito
    buzina | f own | rouco, distante
    adeus | m own | breve, seco, longo
  `,
  events: `
    pegar @out | estrada, carona, atalho, curva, trem
    pegar | mala, chave, mochila, chapéu
    cruzar @out | ponte, fronteira, serra, trilho, cidade
    atravessar @out | ponte, serra, fronteira, cidade
    seguir @out | estrada, placa, trilho, estrela, rio, caminho
    perder - @nowhere | caminho, freio, mapa, chave, trem, carona
    achar + | caminho, atalho, posto, mapa, chave
    procurar | caminho, posto, hotel, atalho, chave
    errar - @nowhere | caminho, curva
    fazer | mala, viagem, curva, promessa
    fechar | mala, porta, porteira
    abrir | mapa, porteira, mala, janela
    abrir @out | caminho
    arrumar | mala, mochila
    carregar | mala, violão, mochila, saudade, cruz
    levar | mala, violão, saudade, retrato, mochila, coragem
    largar - | volante, mala
    largar - @nowhere | cidade, estrada
    deixar - @nowhere | cidade, casa, estrada, carta, chave, serra
    ligar @out | carro, motor, caminhão, moto
    ligar | rádio, lanterna
    desligar | rádio, motor
    apagar - | farol, luz, lanterna
    acender | farol, cigarro, lanterna, fogueira
    encher @out | tanque
    encher | mochila, copo
    pisar em @nowhere | freio, asfalto, poeira
    soltar @out | freio
    soltar | cabelo
    segurar | volante, chapéu, mala
    segurar @other + | mão
    virar @out | volante
    bater - @out | carro, moto
    consertar + @out | carro, pneu, moto, motor, freio
    trocar @out | pneu
    trocar | rádio, bota
    furar - @out | pneu, sinal
    lavar + @out | carro, moto, caminhão
    vender - @nowhere | carro, moto, violão, caminhão, bota
    comprar @nowhere | carro, passagem, bota, moto, chapéu
    rasgar - | mapa, passagem, carta
    queimar - | mapa, ponte, carta, passagem
    ler | mapa, placa, carta
    dobrar | mapa
    guardar | mapa, passagem, foto, promessa
    guardar @in | carro, moto
    esconder | chave, segredo, passagem
    perguntar @nowhere | caminho, nome
    pedir @out | carona
    dar @out | carona
    dar | adeus
    dizer - | adeus
    gritar | adeus, nome
    beber | café, água
    tomar | café, estrada
    pagar | hotel, conta
    dormir em @nowhere | hotel, carro, estrada, rede
    acordar em @nowhere | hotel, estrada, serra
    parar em @nowhere | posto, ponte, porteira, estação
    chegar em + @nowhere | cidade, fronteira, casa, serra
    voltar pra + @nowhere | casa, estrada, serra, cidade
    fugir de - @nowhere | cidade, chuva, saudade, casa
    sair de @nowhere | cidade, casa, estrada
    correr por @nowhere | estrada, serra
    andar por @nowhere | estrada, trilho, asfalto, chão
    rodar @nowhere | serra, cidade
    olhar @out | horizonte, céu, estrelas, estrada, placa
    olhar | mapa, foto
    ver @out | horizonte, serra, estrelas, sol, curva
    ver | placa, luz
    ouvir | rádio, motor, vento, chuva, buzina
    ouvir @other | voz
    cantar + | canção, refrão
    tocar + | violão, buzina, canção
    tocar | gado
    afinar + | violão
    bater | bota, porta
    calçar | bota, botas
    tirar | chapéu, bota, poeira
    usar | chapéu, bota
    engolir - | poeira
    levantar @out | poeira
    sacudir + | poeira
    comer - @out | poeira, asfalto
    contar @out | curva, estrelas, poste
    matar + | saudade
    sentir | saudade, medo, vento
    esquecer - @nowhere | mapa, adeus
    esquecer - @nowhere @other | nome, rosto
    lembrar @nowhere @other | nome, rosto, voz
    mandar @nowhere | carta, foto
    escrever | carta, canção, nome
    sonhar com @nowhere | estrada, viagem, horizonte, casa
    ganhar + @out | estrada
    vencer + @out | serra, medo, curva
    subir + @out | serra
    descer @out | serra
    chamar | cachorro
    chamar @other | nome
  `,
  happenings: `
    carro @out | quebrar, parar, sumir, morrer, derrapar
    caminhão @out | passar, parar, quebrar, roncar, sumir
    moto @out | passar, roncar, derrapar, quebrar, sumir
    motor @out | roncar, falhar, morrer, calar, ferver
    estrada @nowhere | acabar, subir, chamar, sumir, virar
    curva @nowhere | chegar, passar
    freio - @out | falhar
    pneu - @out | furar, cantar
    farol @out | apagar, brilhar, falhar
    rádio | chiar, calar, falhar, tocar
    placa @out | cair, sumir
    poeira @out | subir, baixar, sumir
    asfalto @nowhere | ferver, acabar, brilhar
    trem @nowhere | passar, sumir, apitar, chegar
    cachorro | latir, correr, voltar, sumir
    buzina | tocar, gritar
    horizonte @nowhere | abrir, sumir, chamar
    serra @nowhere | sumir, surgir, chamar
    sol @nowhere | nascer, sumir, cair, sair, arder
    lua @nowhere | subir, sumir, nascer
    estrelas + @nowhere | brilhar, nascer
    chuva @out | cair, parar, apertar, voltar
    vento | soprar, virar, mudar, gritar
    neblina @out | baixar, subir, sumir
    ponte - @nowhere | cair, tremer
    saudade - | apertar, doer, bater, voltar
    coragem - | faltar, sumir
    coragem + | voltar, crescer
    mala - | cair, abrir
    violão | calar, tocar, chorar
    cidade @nowhere | sumir, dormir, acordar
    viagem @nowhere | acabar, começar
    porteira @out | ranger, abrir, bater
    posto @nowhere | fechar, sumir
    adeus | doer, ficar
    voz | sumir, falhar, tremer
  `,
  tails: `
    out | na estrada, na serra, na curva, no asfalto, na contramão, na poeira, na divisa, na fronteira, no sertão, no posto
    out | na ponte, no trevo, no acostamento, na beira do chão, na reta, na rodovia, na marginal
    out | rumo ao sul, rumo ao norte, rumo ao mar, rumo ao sol, no pé da serra, atrás do monte
    out | no fim da rua, no fim do mundo, na porteira, no pedágio, no descampado, na encosta, no alto
    out | na boleia, no trilho, na estação, na plataforma, na chuva, no vento, na neblina, na lama
    out | debaixo do sol, entre as colinas, longe de tudo, longe de casa, sem rumo, lá fora
    out | na estrada de chão, na descida, na subida
    out - | no temporal, no breu, na curva errada
    out + | no sol da manhã, no céu de abril, no vento bom
    in | no bangalô, no carro do avô, no carro, no banco de trás, no hotel, no quarto de hotel, no bar, no balcão, na cabine
    in | na cama, na varanda, no chão do quarto, na mesa do bar, na garagem, no galpão, no vagão, na pensão
    in + | na casa da avó
    time | no feriado, depois da serra
    long | até a fronteira
    how | sem mapa, sem freio, sem rumo certo, de pé no chão, a cem por hora, de vidro aberto, sem adeus
    out | no capô, em cima do capô, no platô
    time | depois do show
  `,
};
