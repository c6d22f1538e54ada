import type { SceneText } from '../../engine/pack.ts';

/** The block, the notebook, the microphone, rent and brothers. */
export const BLOCK: SceneText = {
  name: 'block',
  genres: {
    hiphop: 8,
    rnb: 1.5,
    reggae: 1.2,
    rock: 0.5,
    pop: 0.6,
    electronic: 0.5,
    latin: 0.4,
    jazz: 0.3,
    metal: 0.2,
    folk: 0.03,
    country: 0.03,
    world: 0.3,
    classical: 0.03,
  },
  nouns: `
    irmão | m mine |
    beco | m any | escuro, estreito
    viela | f any | estreito, escuro
    laje | f own | quente, vazio
    morro | m one | alto, aceso, inteiro
    rima | f own | pesado, certo, afiado, rico
    rimas | fp own | pesado, certo, afiado
    verso | m own | torto, pesado, sincero, livre
    versos | mp own | torto, pesado, sincero
    caneta | f own | barato, azul, gasto
    microfone | m own | aberto, barato, surrado
    tênis | m own | branco, novo, gasto
    boné | m own | preto, torto, velho
    moletom | m own | cinza, preto, surrado
    busão | m any | cheio, lotado, último
    catraca | f any | duro, enferrujado
    trampo | m own | pesado, honesto
    nota | f own | alto, amassado, falso
    grana | f own mass | curto, sujo, limpo
    aluguel | m own | atrasado, caro
    dívida | f own | pesado, antigo
    pipa | f own | vermelho, rasgado, leve
    manos | mp mine |
    viatura | f any | parado, apagado
    sirene | f any | distante, azul
    respeito | m own mass |
    plano | m own | simples, secreto, antigo
    corre | m own | pesado, diário
    futuro | m own mass |
    mentira | f own | velho, pequeno, caro
    marmita | f own | frio, quente, vazio
    tatuagem | f own | antigo, torto
    verdade | f own | inteiro, nu, cru
    palavra | f own | certo, afiado, último
    lama | f one | preto, fundo
    quebrada | f own | inteiro
  `,
  events: `
    escrever | rima, verso, nome, história, plano, rimas, carta
    rimar + | verdade, palavra
    mandar + | rima, verso, grave, versos
    largar | rima, caneta, trampo
    cuspir | rima, verso, rimas, verdade, versos
    gravar + | verso, disco, rima, história
    ensaiar | rima, verso
    guardar | rima, caderno, segredo, raiva, grana, nota
    decorar + | verso, rima, rimas
    rasgar - | verso, caderno, nota, conta
    riscar | caderno, nome, verso, muro
    abrir | caderno, portão, marmita, microfone, janela, caminho
    fechar | caderno, portão, conta, beco
    ligar | microfone, som, moto
    pegar | microfone, caneta, busão, moto
    segurar | microfone, caneta
    segurar @other + | mão
    soltar + | voz, grave, pipa, som, verso
    baixar | som, boné, grana
    aumentar + | som, grave, muro
    ouvir | sirene, grave, batida, história, disco, rima
    ouvir @other | voz
    virar | noite, boné, esquina, história
    vencer + | batalha, medo, guerra, dívida
    ganhar + @nowhere | batalha, respeito, grana, rua
    perder - | batalha, busão, medo, fé, chave
    pagar | aluguel, conta, dívida
    dever - @nowhere | aluguel, grana
    contar | grana, moeda, história, verdade, nota
    juntar + | grana, moeda
    dividir + | marmita, grana, pão, microfone, conta, sonho, palco
    gastar - | grana, tênis, voz, sapato
    comprar + @nowhere | tênis, moto, casa, corrente, boné
    vender - @nowhere | relógio, corrente, moto, tênis
    usar | boné, tênis, corrente, moletom
    vestir | moletom, camisa
    calçar | tênis
    amarrar | tênis
    limpar | tênis, nome
    pintar + | muro, parede, nome, portão
    pichar @out | muro
    pular @out | muro, catraca, portão
    subir @nowhere | morro, escada, viela, ladeira, palco
    descer @nowhere | morro, escada, viela, ladeira
    cruzar @nowhere | beco, viela, avenida, catraca, cidade
    dormir em @nowhere | busão, laje, trem
    acordar em @nowhere | busão, trem
    esperar @out | busão, trem, manos
    esperar | grana, futuro
    bater em | portão, porta
    bater | laje, caixa
    bater + | bola
    chutar @out | bola, pedra
    empinar + @out | pipa, moto
    honrar + @nowhere | nome, palavra, mãe
    respeitar + | mãe, palavra, rua
    abraçar + | mãe, irmão
    chamar | irmão, mãe
    chamar @other | nome
    gritar | nome, verdade, verso
    dizer + | verdade
    engolir - | raiva, mentira
    quebrar - | promessa, silêncio
    quebrar + | corrente
    pedir @nowhere | respeito
    acreditar em + @nowhere | sonho, plano, rima
    sonhar com @nowhere | palco, casa, futuro
    lembrar @nowhere | história, cicatriz, batalha
    lembrar @other @nowhere | nome, rosto
    esquecer - @nowhere | dívida, promessa
    esquecer - @other @nowhere | nome
    mostrar + | cicatriz, tatuagem, rima, rosto
    esconder | cicatriz, medo, raiva, grana
    tatuar @nowhere | nome
    fugir de - @nowhere | viatura, mentira, rua
    correr de - @nowhere | viatura, dívida
    correr por @nowhere | viela, beco, sonho, rua
    voltar pra + @nowhere | quebrada, laje, casa, rua
    sair de @nowhere | quebrada, beco, lama
    cuidar de + @nowhere | mãe, irmão, casa, rua
    matar | saudade, medo
    olhar @out | cidade, morro, viatura, lua
    olhar | relógio, espelho
    erguer + | laje, punho, casa, muro
    queimar - | nota, carta
    trocar + | rima
    fazer + | rima, história, corre, verso, plano
  `,
  happenings: `
    grave + | bater, cair, crescer, tremer
    batida + | cair, bater, voltar, chegar
    rima + | cair, nascer, bater, pesar, cortar
    rimas + | cair, nascer, pesar, cortar
    verso + | nascer, pesar, cortar, bater
    microfone | falhar, chiar, abrir, cair
    sirene - @out | gritar, passar, chegar, sumir, tocar
    viatura - @out | passar, chegar, parar, sumir
    busão @out | passar, atrasar, quebrar, sumir, chegar
    trem @nowhere | passar, atrasar, chegar
    catraca | girar, travar
    morro @nowhere | acordar, dormir, descer, brilhar
    quebrada @nowhere | acordar, dormir, cantar, sorrir
    rua @nowhere | chamar, ensinar, calar, cobrar
    beco @nowhere | calar, encher
    bola @out | rolar, furar, sumir
    pipa @out | subir, voar, cair, dançar
    conta - | chegar, vencer, pesar, crescer
    aluguel - | vencer, atrasar, chegar, subir
    dívida - | crescer, vencer, pesar
    grana - | acabar, faltar, sumir
    grana + | chegar, entrar
    fé + | crescer, voltar, bastar
    fé - | faltar
    sonho + | crescer, voltar, nascer
    medo - | crescer, chegar, voltar
    medo + | sumir, passar, calar
    raiva - | crescer, subir, ferver, voltar
    verdade | doer, chegar, pesar, cortar
    mentira - | crescer, cair, voltar
    mãe | rezar, chorar, sorrir, orar
    irmão | voltar, cair, sorrir, sumir
    manos + | colar, chegar, sorrir, voltar
    manos - | sumir
    história | começar, mudar, virar, doer
    voz | falhar, crescer, subir, tremer
    coroa - | cair, pesar
    corrente | brilhar, quebrar, pesar
    baile + @nowhere | começar, ferver, encher
    lua @nowhere | subir, sumir
    sol @nowhere | nascer, bater, rachar
    noite @nowhere | cair, passar, pesar
    cachorro @out | latir, fugir
    portão | ranger, bater, abrir
    futuro @nowhere | chegar, chamar
  `,
  tails: `
    out | na rua, no morro, na viela, no beco, na laje, na esquina, na praça, na ladeira, no asfalto, na quebrada
    out | na favela, na zona leste, na zona sul, na contramão, no campo, no campinho, na quadra, no ponto, no busão
    out | no trem das seis, na estação, na catraca, na fila do pão, atrás do muro
    out | na chuva, no vento, no sol, na sarjeta, no alto do morro, no pé do morro, no escadão
    out | no portão, na roda, na batalha, lá em cima
    out - | na chuva ácida
    in | no estúdio, no palco, na cabine, na caixa, no fone, no porão, no quarto, no barraco, na sala, na cozinha, no chão
    in | no colchão, no corredor, na escada, na mesa, na luz da tela, no balcão
    in | na garagem, no som do carro, no banco de trás, no sofá, no bar
    in - | no quarto sem luz, na cela, no escuro
    in + | na mesa cheia, com os irmãos, na casa nova
    time | antes do trampo, depois do trampo, na hora do corre, no corre, às cinco, no dia dez, no fim do turno
    past | quando o som parou, quando eu era menor
    long | até o sol rachar, até virar lei, até vencer
    how | na moral, na fé, na raça, na paz, sem massagem, sem miséria, no sapatinho, de olho aberto, de igual pra igual
    how | no peito, na garra, com respeito, sem caô, sem patrão, sem freio, no flow, na caneta, de cara limpa
    out | na banca do camelô
    in | no show
    time | depois do show
  `,
};
