import type { SceneText } from '../../engine/pack.ts';

/** Summer, sand, waves, coconut, bonfires and short loves. */
export const BEACH: SceneText = {
  name: 'beach',
  genres: {
    reggae: 8,
    latin: 3,
    pop: 2.5,
    world: 2,
    jazz: 2.5,
    rnb: 0.8,
    electronic: 1,
    folk: 0.8,
    rock: 0.6,
    country: 0.3,
    hiphop: 0.4,
    classical: 0.6,
    metal: 0.02,
  },
  nouns: `
    prancha | f own | branco, quebrado, novo
    canga | f own | colorido, molhado, azul
    óculos | mp own | escuro, quebrado
    coco | m any | gelado, verde
    sorvete | m own | gelado, de limão, derretido
    limão | m any | verde, azedo
    brisa | f one | leve, fresco, morno
    barraca | f own | azul, velho, pequeno
    coqueiro | m any | alto, torto, verde
    siri | m any | pequeno, ligeiro
    castelo | m own | alto, de areia
    pegadas | fp mine | fundo, molhado
    pele | f mine | salgado, quente, dourado
    bicicleta | f own | velho, azul, emprestado
    verão | m one | inteiro, longo, quente
    tarde | f any | quente, longo, dourado
    calçadão | m one | vazio, quente
    praia | f any | vazio, deserto, distante
    biquíni | m own | vermelho, molhado
    isopor | m own | vazio
  `,
  events: `
    pegar + @out | onda, sol, concha
    pegar | chinelo, violão, toalha, canga
    furar @out | onda
    pular + @out | onda, ondas, fogueira
    esperar @out | onda, sol, maré, barco, lua
    olhar @out | mar, ondas, lua, horizonte, céu, gaivotas, estrelas
    ver @out | sol, barco, lua, gaivotas, farol, ilha
    contar @out | ondas, estrelas
    ouvir @out | mar, ondas, vento, tambor
    ouvir | violão, canção, rádio
    ouvir @other | voz, passo
    estender + @out | canga, toalha, rede
    sacudir @out | canga, toalha, areia
    dobrar | canga, toalha
    molhar + @out | cabelo, pé, pés, canga, chinelo
    secar | cabelo, toalha, biquíni, corpo
    soltar + | cabelo, corpo, voz
    tirar | chinelo, camisa, chapéu, óculos
    usar | chapéu, óculos, biquíni, canga
    calçar | chinelo
    perder - | chinelo, óculos, chapéu, anel, onda
    achar + @out | concha, moeda, anel, sombra, chinelo
    catar + @out | concha, lenha
    guardar | concha, foto, areia, verão, prancha
    abrir + | coco, cerveja, barraca, garrafa
    abrir | janela, rede
    cortar | coco, limão
    beber + | cerveja, água
    tomar + | sorvete, sol, cerveja, água
    dividir + | coco, sorvete, canga, rede, cerveja, sombra, barraca
    dividir | segredo
    chupar + | sorvete, limão
    espremer | limão
    provar @other + | boca
    provar | sal, sorvete
    gelar | cerveja, coco
    encher | copo, isopor
    virar | copo
    armar @out | barraca, rede
    montar @out | barraca
    fazer + @out | castelo, fogueira, roda
    desmanchar - | castelo, pegadas
    riscar @out | areia, nome
    escrever @out | nome
    apagar - | pegadas, fogueira, nome
    acender + @out | fogueira
    tocar + | violão, pandeiro, tambor, canção, samba
    tocar + @other | mão, rosto, cabelo, pele
    afinar | violão
    cantar + | canção, samba, refrão
    cantar pra + @nowhere | mar, lua, sol
    dançar em + @nowhere | areia, chuva, roda, varanda
    deitar em + @nowhere | rede, areia, canga, sombra
    dormir em + @nowhere | rede, areia, barraca, varanda
    acordar em + @nowhere | areia, rede, barraca
    pisar em @nowhere | areia, concha, siri
    correr de @nowhere | onda, chuva, siri, sol
    correr por + @nowhere | areia, calçadão, praia
    andar por + @nowhere | areia, calçadão, praia
    pedalar por + @nowhere | calçadão, praia
    entrar em + @nowhere | mar, água, onda
    sair de @nowhere | mar, água, praia
    mergulhar em + @nowhere | mar, onda, água
    nadar até + @nowhere | ilha, barco
    voltar pra + @nowhere | praia, mar, areia, ilha
    fugir pra + @nowhere | praia, ilha, mar
    sonhar com @nowhere | mar, ilha, verão, onda
    seguir @out | pegadas, siri, maré, gaivotas, barco
    empurrar @out | barco, jangada
    puxar @out | rede, barco, jangada
    pescar @out | peixe
    assar + @out | peixe, milho
    limpar | peixe
    jogar @out | rede, bola, pedra, moeda
    jogar - @out | anel, chave
    chutar @out | bola, areia
    mandar @nowhere | foto, carta, garrafa
    lembrar @nowhere | verão, canção
    lembrar @nowhere @other | nome, voz, boca, rosto
    esquecer - @nowhere | chinelo, toalha, óculos
    esquecer - @nowhere @other | nome, rosto, boca
    beijar + @other | boca, rosto, mão
    roubar + @other | beijo, sorriso, coração
    dar + @nowhere | beijo
    segurar + @other | mão
    segurar | prancha, coco
    levar | prancha, violão, canga, isopor
    comprar + | coco, sorvete, chapéu, canga
    quebrar - | prancha, óculos
    pintar + | barco, prancha
    alugar + @nowhere | casa, bicicleta, barco
    rir de + | onda, siri, chuva
    sentir + | brisa, vento, sal, sol
    sentir - | saudade
    matar + | saudade
    chamar + @other | nome
    esticar + | verão, noite, tarde, rede
  `,
  happenings: `
    sol + @nowhere | nascer, sair, brilhar, voltar, esquentar
    sol @nowhere | descer, sumir
    lua @nowhere | nascer, subir, sumir, brilhar
    mar @nowhere | subir, calar, chamar, crescer, dormir, cantar
    onda @nowhere | quebrar, voltar, crescer, chegar
    ondas @nowhere | quebrar, voltar, cantar, dormir
    maré @nowhere | subir, baixar, virar, encher
    brisa + @out | chegar, soprar, passar, mudar
    vento @out | soprar, virar, calar, cantar
    chuva @out | cair, chegar, parar, passar
    areia @out | voar, ferver, esquentar
    gaivota @out | voar, gritar, descer, voltar
    gaivotas @out | voar, gritar, dormir, voltar
    siri @out | correr, fugir, sumir
    barco @out | partir, voltar, virar, sumir
    jangada @out | sumir, voltar, virar
    coqueiro @out | balançar, cair, dançar
    rede | balançar, ranger
    fogueira @out | arder, apagar, estalar, dançar
    violão | calar, tocar, chamar
    tambor | bater, chamar, tocar
    canção | voltar, acabar, começar
    castelo - @out | cair, sumir
    pegadas - @out | sumir
    verão + @nowhere | chegar, voltar, começar
    verão - @nowhere | acabar, passar
    tarde @nowhere | cair, passar, esquentar
    manhã + @nowhere | chegar, abrir, brilhar
    noite @nowhere | cair, passar, esfriar, chegar
    estrelas + @nowhere | brilhar, nascer, voltar
    céu + @nowhere | abrir, brilhar
    céu - @nowhere | fechar, escurecer
    cabelo | secar, voar
    pele | arder, brilhar
    beijo + | durar, chegar
    beijo - | acabar
    coração + | pular, disparar, dançar
    saudade - | chegar, doer, apertar, bater
    sorvete @out | derreter, pingar, cair
    crianças + | correr, pular, gritar, brincar
    peixe @out | pular, fugir, sumir
    farol @out | brilhar, girar, apagar
    sorriso + | abrir, brilhar
  `,
  tails: `
    out | na praia, na areia, no mar, na beira do mar, no sol, na maré, no calçadão, na canga, na água, na espuma, no cais
    out | na sombra, debaixo do sol, no quiosque, no quebra-mar, no costão, na enseada
    out | na Bahia, em Ipanema, na Joaquina, no Arpoador, em Itapuã, na ilha, no Leme, em Maragogi, na lagoa
    out | no vento, na brisa, no píer, na pedra, na beira d’água, de frente pro mar, lá fora
    out | na duna, na restinga, no calor, no luau, no coqueiral
    out | na última onda, no fundo do mar, no raso, no azul, na maresia, na ladeira
    out - | na ressaca, no fim do verão, no temporal
    out + | no sol da manhã, no pôr do sol, no mar de abril
    in | no bangalô, na rede, na varanda, na sala, no quarto, na cama, na janela, na cozinha, no bar, no balcão, no chão, na mesa do bar
    in | no chalé, na pousada, no sofá, no beiral
    in + | na casa cheia, na luz da manhã
    time | no verão, em janeiro, em fevereiro, no fim da tarde, no carnaval, na maré baixa, na maré cheia, nas férias, ao sol nascer
    past | quando o sol se pôs, naquele mar
    long | até o sol se pôr, o verão inteiro
    how | de pé no chão, de pé na areia, de chinelo, sem camisa, na boa, na paz, sem relógio, de bobeira
    how | numa boa, com sal na boca, no sossego, de papo pro ar, com preguiça
    how | ao som do agogô
    out | na roda nagô
    time | depois do show
  `,
};
