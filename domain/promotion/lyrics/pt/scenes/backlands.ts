import type { SceneText } from '../../engine/pack.ts';

/** Sertão and farm: cattle, drought, rain, viola and dust. */
export const BACKLANDS: SceneText = {
  name: 'backlands',
  genres: {
    country: 7,
    folk: 3,
    world: 3,
    rock: 0.4,
    latin: 0.8,
    pop: 0.4,
    classical: 0.6,
    jazz: 0.3,
    reggae: 0.5,
    rnb: 0.2,
    hiphop: 0.03,
    electronic: 0.03,
    metal: 0.03,
  },
  nouns: `
    cavalo | m own | preto, manso, bravo, magro
    boi | m own | manso, velho, cansado
    boiada | f own | lento, cansado
    sela | f own | gasto, de couro
    laço | m own | firme, de couro
    espora | f own | de prata, gasto
    cerca | f own | velho, de arame, caído
    curral | m own | vazio, velho
    açude | m one | seco, cheio, fundo
    poço | m own | seco, fundo, antigo
    balde | m own | furado, de lata
    enxada | f own | cego, gasto, pesado
    semente | f own | pequeno, último, seco
    sementes | fp own | pequeno, último, seco
    terra | f one | seco, vermelho, molhado
    seca | f one | bravo, longo
    mandacaru | m any | seco, florido
    ipê | m any | amarelo, florido
    mangueira | f own | velho, florido
    galo | m own | rouco, velho
    sabiá | m any | pequeno, livre
    carcará | m any | faminto, bravo
    vaga-lumes | mp any | pequeno, perdido
    terreiro | m own | vazio, limpo
    moda | f own | antigo, triste, de viola
    vaqueiro | m any | calado, cansado, valente
    vizinho | m own | velho, calado
    carroça | f own | velho, lento
    passarinho | m own | pequeno, livre, perdido
    ninho | m any | vazio, pequeno
    roça | f own | pequeno, verde, seco
    sertão | m one | seco, inteiro, sem fim
  `,
  events: `
    tocar @out | boiada, gado, boi
    tocar | viola, sanfona, sino, moda
    selar @out | cavalo
    montar @out | cavalo
    laçar @out | boi, cavalo
    soltar @out | boi, cavalo, gado, cachorro
    soltar | voz, passarinho
    prender - | boi, passarinho, cavalo
    amansar + @out | cavalo, boi
    domar + @out | cavalo
    abrir @out | porteira, curral, cerca, poço, caminho
    fechar @out | porteira, curral
    pular @out | cerca, porteira, fogueira
    consertar + @out | cerca, porteira, telhado, carroça, sela
    cavar @out | poço, chão, terra
    plantar + @out | milho, feijão, semente, mangueira, ipê
    colher + @out | milho, café, feijão, flor
    semear + @out | milho, feijão, sementes
    regar + @out | milho, flor, terra
    molhar + @out | terra, chão
    capinar @out | terreiro, chão
    varrer @out | terreiro, capela
    cortar @out | lenha, milho
    rachar @out | lenha
    juntar @out | lenha, gado, boiada
    catar @out | lenha, feijão
    carregar | lenha, balde, sela, saudade, santo
    acender | lampião, fogueira, lenha, fogão
    apagar - | lampião, fogueira, vela
    encher @out | balde, poço
    derramar - | balde, café
    buscar @out | água, lenha, gado
    beber | água, cachaça, café
    coar | café
    moer | café, milho
    assar + | milho
    dividir + | pão, café, água, rede, silêncio
    repartir + | pão, terra, milho
    pedir @nowhere | chuva
    esperar @out | chuva, trem, boiada, lua
    esperar | carta
    rezar @in | terço
    rezar por @nowhere | chuva, terra, gado
    acender + @in | vela
    pagar + @nowhere | promessa
    fazer | promessa, moda, fogueira, café
    cantar + | moda, canção
    inventar + | moda, canção
    afinar + | viola, sanfona
    ouvir @out | galo, sabiá, trovão, boiada, vento, sino, rio
    ouvir | viola, sanfona, moda, chuva
    ouvir @other | voz
    olhar @out | serra, céu, estrelas, lua, horizonte, boiada, terra
    ver @out | boiada, chuva, lua, serra, carcará, vaga-lumes
    contar @out | estrelas, gado, vaga-lumes
    contar | história
    caçar @out | vaga-lumes
    seguir @out | boiada, rio, estrela, caminho
    perder - | boi, caminho, espora, chapéu, terra
    achar + | caminho, ninho, água, boi
    vender - @nowhere | boi, terra, gado, viola, cavalo, sela
    comprar @nowhere | terra, cavalo, chapéu, sela, vestido
    deixar - @nowhere | terra, serra, casa, roça
    largar - @nowhere | enxada, sela, terra
    pegar | enxada, viola, chapéu, laço, estrada
    usar | chapéu, espora, bota
    tirar | chapéu, bota, poeira
    calçar | bota, espora
    amolar | enxada, faca
    cruzar @out | serra, rio, açude, porteira
    atravessar @out | serra, rio, sertão
    dormir em @nowhere | rede, terreiro, sela, varanda
    balançar em + @nowhere | rede
    sentar em @nowhere | varanda, sela, porteira
    voltar pra + @nowhere | casa, terra, roça, serra
    sair de - @nowhere | terra, casa, serra
    sonhar com @nowhere | chuva, terra, boiada, rio
    matar + | saudade
    sentir | saudade
    lembrar @nowhere @other | nome, rosto, voz
    lembrar @nowhere | moda, terra, roça
    esquecer - @nowhere @other | nome, voz
    escrever | carta, moda, nome
    mandar @nowhere | carta, retrato
    guardar | carta, retrato, semente, chapéu, espora
    dançar em + @nowhere | terreiro, baile, varanda
    chamar @other | nome
    chamar @out | chuva, cachorro, gado, vizinho
    falar com | vizinho, santo, lua, cavalo
    cuidar de + | terra, gado, roça, cavalo
    pescar @out | peixe
    nadar em + @nowhere | açude, rio
    cheirar @out | terra, flor
    beijar @other + | mão, rosto, boca
    chorar - @nowhere | seca
  `,
  happenings: `
    galo @out | cantar, acordar, calar
    sabiá @out | cantar, voltar, voar, calar
    carcará @out | voar, girar, descer, gritar
    boi @out | mugir, fugir, deitar, voltar, parar
    boiada @out | passar, chegar, correr, sumir, deitar
    gado - @out | morrer, sumir
    gado @out | pastar, mugir, descer
    cavalo @out | correr, parar, voltar, cansar
    cachorro @out | latir, voltar, dormir
    chuva + @out | cair, chegar, voltar
    chuva - @out | tardar, sumir, faltar
    seca - @nowhere | chegar, voltar, doer, rachar
    seca + @nowhere | acabar, passar
    terra @nowhere | rachar, secar, florir, ferver, chamar
    poço - @nowhere | secar
    açude + @nowhere | encher, sangrar
    açude - @nowhere | secar
    rio @nowhere | correr, subir, encher, cantar
    milho + @out | crescer, brotar
    milho - @out | secar
    semente + | brotar, crescer
    mangueira + @out | florir, carregar
    ipê + @out | florir, cair, brilhar
    mandacaru + @out | florir
    flor | abrir, brotar, murchar
    sol - @nowhere | rachar, queimar, ferver
    sol @nowhere | nascer, descer, sumir
    lua @nowhere | nascer, subir, sumir, crescer
    estrelas + @nowhere | nascer, brilhar
    vaga-lumes + @out | brilhar, dançar, voltar, voar
    trovão @nowhere | rolar, chegar, gritar
    vento @out | soprar, levantar, virar, cantar
    poeira @out | subir, baixar, sumir
    fogueira @out | arder, apagar, estalar
    lampião | apagar, tremer, clarear
    viola | chorar, tocar, calar, gemer
    sanfona | chorar, gemer, tocar, calar
    sino | tocar, calar
    porteira @out | bater, ranger, abrir
    vaqueiro | cantar, voltar, sumir, dormir
    vizinho | rir, rezar, calar, voltar
    avó | rezar, cantar, sorrir
    pai | voltar, calar, rezar
    trem @nowhere | apitar, passar, sumir, chegar
    passarinho @out | cantar, voar, fugir, voltar
    saudade - | apertar, doer, chegar, bater
    moda | acabar, doer, voltar
    casa @nowhere | dormir, calar, acordar
    rede | balançar, ranger
    café | ferver, cheirar, esfriar
    promessa - | quebrar, falhar
  `,
  tails: `
    out | no sertão, na roça, no chão, na serra, na estrada, na poeira, no terreiro, no curral, na porteira, no pasto
    out | no açude, no rio, na vereda, na caatinga, no roçado, no milharal, no cafezal
    out | debaixo do ipê, no pé da serra, no alto da serra, atrás da serra, no mato
    out | no Cariri, no Pajeú, em Minas, no Goiás, no cerrado, na chapada, na invernada, na divisa, na várzea, na ribanceira
    out | junto da cerca, no orvalho, no vento, no sereno
    out | na quermesse, na feira, no coreto, lá longe
    out - | na seca, no sol de rachar, na estiagem
    out + | na chuva
    in | na varanda, na rede, na cozinha, no fogão, na capela, na sala, no quarto, na janela, no banco, na mesa, no balcão
    in | na casa do pai, na casa da avó, na casa do avô, na rede do avô, no oratório, na venda, no paiol, no galpão
    in | na esteira, na cadeira, no alpendre, na fumaça, no baile, no salão
    in - | na mesa sem pão
    in + | na casa cheia, na mesa farta
    time | na lua nova, na lua cheia, no mês de junho, no São Pedro, em junho, na colheita
    past | no ano da seca, no ano da chuva, no tempo do trem
    long | até chover
    how | de chapéu na mão, de pé no chão, com fé, na fé, no passo do boi, no braço, na enxada
    how | sem reclamar, de alma leve
    out | no platô, no sítio do avô
    in | no colo do vovô
  `,
};
