import type { SceneText } from '../../engine/pack.ts';

/** Kitchen, table, bed and yard; those who stay and those who are missed. */
export const HOME: SceneText = {
  name: 'home',
  genres: {
    pop: 2,
    folk: 2,
    jazz: 2,
    rnb: 3,
    classical: 2.5,
    country: 1.5,
    latin: 1,
    rock: 0.6,
    hiphop: 0.5,
    electronic: 0.4,
    metal: 0.1,
    reggae: 0.8,
    world: 1.5,
  },
  nouns: `
    panela | f own | velho, de barro, cheio
    prato | m own | vazio, fundo, quebrado, quente
    xícara | f own | quebrado, pequeno, azul
    forno | m own | quente
    bolo | m own | quente, de milho, simples
    cadeira | f own | vazio, quebrado, velho
    lençol | m own | branco, limpo, azul
    travesseiro | m own | vazio, frio, macio
    cobertor | m own | pesado, velho, de lã
    cortina | f own | branco, fechado, leve
    quintal | m own | vazio, pequeno, florido
    jardim | m own | seco, florido, pequeno
    roseira | f own | florido, seco, velho
    vaso | m own | quebrado, vazio, de barro
    gaveta | f own | vazio, trancado, fundo
    armário | m own | vazio, velho, trancado
    lâmpada | f own | fraco, queimado
    goteira | f any | velho, teimoso
    agulha | f own | fino, perdido
    linha | f own | fino, vermelho
    avental | m own | sujo, florido
    receita | f own | antigo, simples
    cozinha | f own | quente, vazio, pequeno
    sala | f own | escuro, vazio, aceso
  `,
  events: `
    abrir | porta, janela, cortina, gaveta, armário, carta, livro, vinho, caixa
    fechar - | porta, janela, cortina, gaveta, livro
    trancar - | porta, gaveta, armário
    acender @in | fogão, forno, lâmpada
    acender | vela, luz
    apagar - | luz, vela, fogo
    coar @in | café
    passar @in | café, camisa
    fazer @in | café, pão, bolo, cama
    servir + | café, vinho, bolo, pão, prato
    beber | café, vinho
    queimar - | arroz, pão, carta, foto, receita
    mexer @in | panela, feijão, arroz
    lavar @in | prato, xícara, copo, panela
    lavar | camisa, lençol, toalha, cabelo
    secar | prato, lençol, toalha, cabelo
    estender @out | lençol, camisa, toalha
    pôr @in | mesa, sal, vaso, cadeira
    arrumar @in | mesa, cama, gaveta, casa, cabelo, caixa
    forrar @in | mesa, cama
    varrer @in | casa, chão, escada
    varrer @out | quintal, calçada
    quebrar - | prato, copo, xícara, espelho, vaso, promessa
    colar + @in | xícara, vaso, prato
    consertar + | relógio, cadeira, rádio, telhado, goteira
    pintar + | parede, porta, casa, janela, portão
    costurar + | camisa, vestido, cortina, casaco
    dobrar | lençol, camisa, carta, cobertor, toalha
    guardar | camisa, carta, retrato, caixa, receita, vestido, segredo, livro
    esconder | chave, carta, retrato, bilhete
    procurar | chave, chinelo, agulha, retrato, livro
    achar + | chave, anel, foto, carta, caderno, receita
    perder - | chave, agulha, anel, linha
    pendurar + | retrato, casaco, espelho, cortina, chapéu
    olhar | retrato, relógio, espelho, parede, teto
    olhar @out | jardim, chuva, quintal, lua
    ver | foto, retrato
    rasgar - | carta, foto, vestido, lençol
    ler | livro, carta, caderno, receita
    escrever | carta, bilhete, receita, nome
    copiar | receita
    dividir + | pão, cama, bolo, sofá, cobertor, café, silêncio
    repartir + | pão, bolo
    assar + @in | pão, bolo
    provar | bolo, feijão, sal
    temperar @in | feijão, arroz
    regar @out | roseira, jardim, rosa
    regar | flor, vaso
    plantar + @out | roseira, rosa, flor, jardim
    colher + @out | rosa, flor, flores
    cortar | pão, bolo, cabelo
    cortar - @out | roseira
    cheirar | rosa, camisa, travesseiro
    abraçar | travesseiro, criança
    abraçar @other + | mãe, avó, pai
    vestir | camisa, vestido, casaco
    usar | avental, vestido, chinelo
    tirar | avental, camisa, casaco
    calçar @in | chinelo
    deitar em @nowhere | cama, rede, sofá
    dormir em @nowhere | sofá, rede, cama, chão
    dançar em + @nowhere | sala, cozinha, quintal, varanda
    sair de - @nowhere | casa, cama
    voltar pra + @nowhere | casa, cozinha, cama
    acertar | relógio
    parar - | relógio
    ouvir | rádio, chuva, goteira, relógio, disco, silêncio
    ouvir @other | voz, passo
    ligar | rádio
    desligar | rádio, luz
    chamar @other | nome
    chamar | gato, cachorro, criança
    ninar + | criança
    beijar + @other | mão, rosto, boca
    segurar @other + | mão
    segurar | xícara, retrato, criança
    cantar + | canção
    lembrar @nowhere @other | nome, rosto, voz
    lembrar @nowhere | receita, canção
    esquecer - @nowhere | panela, chave, bolo
    esquecer - @nowhere @other | nome, voz, rosto
    sonhar com @nowhere | casa, quintal, jardim
    falar com | retrato, parede, gato, espelho
    rir de + | gato, receita, retrato
    contar | história, segredo
    vender - @nowhere | casa, piano, anel
    deixar - @nowhere | casa, chave, bilhete, carta
    sentir | saudade
    matar + | saudade
    quebrar + @nowhere | silêncio
    bater em | porta
    subir @nowhere | escada
    descer @nowhere | escada
    soltar @out | gato, cachorro
    balançar @out | rede
  `,
  happenings: `
    café @in | ferver, esfriar, acabar, cheirar
    feijão @in | ferver, queimar, cheirar
    pão @in | crescer, queimar, acabar, esfriar
    bolo @in | crescer, queimar, acabar
    fogo | apagar, baixar, subir
    forno @in | esquentar, esfriar
    panela @in | ferver, queimar, cair
    vela | tremer, apagar
    lâmpada | queimar, piscar, apagar
    luz | acabar, voltar, piscar, tremer, faltar
    relógio | parar, bater, atrasar, correr
    porta | ranger, abrir, bater, fechar
    janela | bater, abrir, ranger
    cortina | voar, dançar, fechar
    telhado @nowhere | ranger, voar, pingar
    goteira @in | pingar, parar, cantar
    chuva @out | cair, passar, parar, voltar, bater
    vento | entrar, soprar, gritar, passar
    roseira + @out | crescer, florir, brotar
    roseira - @out | secar, morrer
    jardim + @nowhere | florir, crescer
    jardim - @nowhere | secar
    rosa | abrir, murchar, secar, cair
    flor | abrir, murchar, brotar
    gato | dormir, fugir, miar, voltar, ronronar
    cachorro | latir, dormir, fugir, voltar
    criança | dormir, correr, chorar, sorrir, crescer
    crianças + | correr, brincar, dormir, crescer
    avó | rezar, sorrir, cantar, dormir
    mãe | cantar, rezar, chorar, sorrir
    pai | dormir, sorrir, voltar, calar
    rádio | chiar, calar, tocar, falhar
    retrato - | cair, desbotar
    prato - | cair, quebrar
    copo - | cair, quebrar
    xícara - @in | cair, quebrar
    silêncio | crescer, doer, voltar, pesar
    saudade - | doer, apertar, bater, chegar, crescer
    noite @nowhere | cair, chegar, passar, esfriar
    manhã + @nowhere | chegar, abrir, entrar
    lua @nowhere | subir, entrar, sumir
    casa @nowhere | dormir, calar, acordar, encher
    canção | acabar, voltar, nascer
  `,
  tails: `
    out | no quintal, no jardim, na varanda, no portão, na calçada, na rua, na chuva, no sol, na grama
    out | na sombra, na porta, no vento
    out | atrás da casa, junto do muro, na terra, no pátio, no tanque, no telhado
    out | no sereno, no terreiro
    out - | na chuva fria, no jardim seco
    out + | no sol da manhã, debaixo do céu, no sol do quintal
    in | na cozinha, na sala, no quarto, na mesa, na cama, no sofá, no corredor, na janela, no fogão, no balcão
    in | no chão, no tapete, na escada, na luz da vela, na luz do abajur
    in | perto do fogão, perto do fogo, no sótão, no porão, na despensa
    in | na casa, na casa da avó, na cabeceira
    in | na toalha, no lençol, no travesseiro, na casa do avô
    in - | na sala escura, na cama fria
    in + | na casa cheia, na mesa posta, na luz da manhã
    time | depois do jantar, antes do jantar, na hora do café, na hora de dormir, depois do café
    past | quando a luz voltou
    long | até o pão crescer
    how | de chinelo, de pijama, cantando
    in | no colo do vovô
    out | no quintal do avô
  `,
};
