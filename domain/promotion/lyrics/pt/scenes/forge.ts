import type { SceneText } from '../../engine/pack.ts';

/** Iron and fire, ruins, ravens, oaths and wars. */
export const FORGE: SceneText = {
  name: 'forge',
  genres: {
    metal: 8,
    rock: 3.5,
    classical: 0.8,
    electronic: 0.4,
    folk: 0.3,
    hiphop: 0.2,
    pop: 0.03,
    latin: 0.03,
    country: 0.03,
    jazz: 0.03,
    rnb: 0.03,
    reggae: 0.03,
    world: 0.4,
  },
  nouns: `
    ferro | m any | quente, frio, torto
    aço | m any | frio, nu, negro
    martelo | m own | pesado, de ferro, velho
    bigorna | f own | pesado, frio
    brasa | f any | vivo, último, vermelho
    chama | f any | alto, último, azul
    forja | f own | apagado, antigo
    espada | f own | quebrado, longo, afiado, de ferro
    lança | f own | quebrado, longo
    escudo | m own | rachado, pesado, de ferro
    elmo | m own | rachado, negro
    trono | m own | vazio, de ferro, quebrado
    algemas | fp own | apertado, quebrado
    grade | f any | enferrujado, alto
    cadeado | m any | enferrujado, quebrado
    ruínas | fp any | negro, antigo
    corvo | m any | negro, faminto
    corvos | mp any | negro, faminto
    lobo | m any | cinza, faminto, solitário
    lobos | mp any | cinza, faminto
    serpente | f any | frio, negro
    raio | m any | branco, cego
    tempestade | f any | negro, bravo
    sangue | m mine mass | quente, frio, negro
    osso | m own | quebrado, branco
    ossos | mp own | quebrado, branco
    cova | f own | raso, fundo, aberto
    estátua | f any | quebrado, sem rosto, de pedra
    rei | m any | morto, cego, louco
    exército | m any | perdido, cansado
    soldado | m any | cansado, sem nome
    grito | m own | rouco, longo, surdo
    juramento | m own | antigo, quebrado
    maldição | f own | antigo, negro
    peito | m mine | aberto, nu
    império | m any | perdido, caído
    abismo | m any | fundo, negro
    machado | m own | pesado, cego, velho
    árvore | f any | seco, morto, antigo
    raiz | f any | fundo, torto, amargo
    floresta | f any | negro, morto, fundo
  `,
  events: `
    forjar | ferro, aço, espada, corrente, coroa, chave
    acender | forja, fogo, brasa, fogueira
    apagar - | forja, fogo, brasa, nome
    soprar | brasa, fogo
    bater | martelo, ferro, tambor
    bater em | bigorna, portão, escudo
    erguer | martelo, espada, bandeira, muro, torre, escudo, punho, cruz, voz
    baixar - | espada, escudo, elmo, bandeira
    brandir | espada, martelo, machado
    afiar | espada, faca, machado, lança
    quebrar - | espada, escudo, juramento, vidro, osso, trono
    quebrar + | corrente, algemas, cadeado, grade, silêncio
    arrancar | algemas, raiz, máscara, grade, bandeira
    arrastar - | corrente, cruz, espada
    carregar - | cruz, corrente, culpa, espada, maldição, osso
    cravar - | espada, lança, bandeira, faca
    empunhar | espada, machado, lança
    cavar - | cova, ruínas
    enterrar - | espada, rei, coroa, nome, segredo, ossos
    desenterrar | espada, ossos, segredo, coroa
    derrubar | muro, trono, torre, portão, estátua, império, grade
    destruir - | império, muro, trono, torre, cidade
    queimar - | bandeira, ponte, cidade, trono, floresta, mapa, nome
    incendiar - | cidade, noite, floresta, trono
    cuspir | fogo, sangue
    derramar - | sangue, vinho
    beber - | sangue, vinho
    provar - | sangue
    fazer | guerra, juramento
    quebrar + @nowhere | maldição
    vencer + | guerra, batalha, medo, inferno, exército
    perder - | guerra, batalha, coroa, escudo, fé
    enfrentar | exército, tempestade, rei, lobo, serpente, inferno
    desafiar | rei, trovão, inferno, tempestade
    seguir | corvo, lobo, trovão, bandeira, exército
    caçar | lobo, corvo, serpente
    matar - | rei, serpente, lobo, sonho
    coroar | rei
    usar | coroa, elmo, máscara, anel
    vestir | ferro, elmo
    tirar | elmo, máscara, coroa
    gravar | nome, juramento
    riscar - | nome, vidro, pedra
    gritar | nome, juramento
    rasgar - | bandeira, mapa, véu, camisa
    morder - | ferro, corrente
    engolir - | fogo, raiva, grito, poeira, sangue
    soltar | grito, lobos, corrente, corvos
    ouvir | trovão, corvo, sino, tambor, grito, lobos
    ouvir @other | voz
    esperar | tempestade, guerra, raio
    olhar @out | abismo, ruínas, tempestade, lua
    olhar | fogo, espelho, brasa
    pisar em @nowhere | brasa, vidro, ruínas, trono, osso
    cair em - @nowhere | abismo, cova
    voltar de + @nowhere | guerra, inferno, abismo, ruínas
    fugir de - @nowhere | guerra, lobos, cova, inferno
    atravessar @nowhere | inferno, ruínas, floresta, ponte, tempestade, fogo
    cruzar @nowhere | abismo, ponte, muro, floresta
    subir @nowhere | torre, muro
    guardar | espada, portão, ossos, segredo, faca, raiva
    esconder | cicatriz, espada, rosto, medo
    mostrar | cicatriz, punho, rosto
    abrir | portão, cova, peito, caminho
    fechar - | punho, portão, cova
    trancar - | portão, grade
    limpar | sangue, espada
    rezar por - @nowhere | chuva, perdão, rei
    chamar @other | nome
    chamar | trovão, lobos, tempestade
    esquecer - @nowhere | juramento, perdão, guerra
    lembrar @nowhere | guerra, juramento, batalha
    rir de + | rei, medo, trovão, inferno
    acordar | lobos
  `,
  happenings: `
    martelo | bater, cair, cantar
    ferro | ferver, arder, cantar, ceder
    aço | arder, cantar, ceder
    fogo | subir, arder, crescer, morrer
    brasa | arder, morrer, brilhar
    chama | subir, arder, dançar, morrer
    forja | arder, ferver, calar, acordar
    espada - | quebrar, cair
    espada | brilhar, cantar
    escudo - | rachar, cair, ceder
    muro - | cair, rachar, tremer, ceder
    torre - @nowhere | cair, tremer, arder
    trono - | cair, arder
    império - @nowhere | cair, arder, tremer
    portão | ranger, ceder, cair, abrir
    corrente | quebrar, ceder, ranger, pesar
    algemas | ceder, cair, pesar
    corvo @out | voar, gritar, voltar, descer
    corvos @out | voar, gritar, voltar, descer, girar
    lobo @out | uivar, voltar, correr, fugir
    lobos @out | uivar, voltar, correr, descer
    serpente | dormir, acordar, fugir, morder
    trovão @nowhere | gritar, bater, rolar, chegar, calar
    raio @nowhere | cair, cortar, cegar
    tempestade @nowhere | chegar, passar, crescer, voltar, rugir
    noite @nowhere | cair, crescer, arder
    lua @nowhere | sangrar, sumir, subir
    sol @nowhere | morrer, sangrar, cair, arder
    chão @nowhere | tremer, rachar, arder
    rei - | cair, fugir, morrer, sangrar, tremer
    rei | voltar, dormir
    exército @out | marchar, chegar, cair, fugir, voltar
    soldado | cair, chorar, voltar, marchar, dormir
    estátua | rachar, cair, chorar
    guerra @nowhere | chegar, voltar, acabar, chamar
    tambor | bater, rolar, calar
    sino | tocar, rachar, calar
    bandeira @out | arder, cair, subir
    sangue - | ferver, correr, secar, pingar
    grito | subir, calar, voltar, crescer
    coração | arder, bater, parar, ceder
    punho | fechar, tremer, subir
    medo - | crescer, chegar, rugir
    medo + | fugir, morrer
    raiva | crescer, ferver, subir, arder, rugir
    guitarra | gritar, rugir, chorar
    vidro - | quebrar, rachar
    cruz - | cair, arder, pesar
    floresta @nowhere | arder, calar, crescer
    árvore @out | cair, secar, arder
    raiz | crescer, secar, ceder
    silêncio | pesar, crescer, gritar
    maldição - | crescer, voltar, acordar
  `,
  tails: `
    out | no breu, no chão, na lama, na ruína, na neve, no campo, no vale, no monte, na serra, no altar, na cova
    out | no muro, na muralha, na torre, na ponte, no portão, na estrada, na escuridão, na tempestade, no deserto, lá fora
    out | debaixo da cruz
    out | entre os corvos, entre os mortos, no fim do mundo, na pedra, no rochedo
    out | longe do sol, longe da luz
    out | no nevoeiro, no temporal, na fronteira
    out - | na vala, na forca, no lodo
    out + | na luz do raio
    in | na forja, na brasa, na bigorna, no fogo, na fornalha, no porão, na cela, na cripta, na nave, no salão, no trono
    in | nas ruínas, na fumaça, no ferro, na penumbra, na masmorra, no calabouço, na catedral, na caverna
    in | na luz da brasa, na câmara, no covil, na oficina, na parede, na grade
    in - | na cela escura, no cárcere
    in + | na luz do fogo, no clarão
    time | na hora do lobo, na última hora, antes do trovão, antes da queda
    past | quando o rei caiu, quando o muro caiu, quando o céu se abriu
    long | até o osso, até sangrar, até o rei cair
    how | de peito aberto, a ferro e fogo, sem piedade, sem temor, sem rei nem lei, de joelhos, de pé, em brasa, em guerra
    how | com sangue na mão, com fúria, feito trovão, feito lobo, sem tremer, sem Deus
    out | no platô, na pedra de Xangô
    how | em nome de Xangô
  `,
};
