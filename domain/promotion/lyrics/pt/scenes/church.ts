import type { SceneText } from '../../engine/pack.ts';

/** Bells, candles, saints, vows, what is confessed and what is forgiven. */
export const CHURCH: SceneText = {
  name: 'church',
  genres: {
    classical: 5,
    world: 1.2,
    rnb: 1.5,
    folk: 1,
    metal: 0.8,
    jazz: 0.6,
    rock: 0.5,
    pop: 0.4,
    country: 0.6,
    reggae: 0.4,
    latin: 0.4,
    hiphop: 0.2,
    electronic: 0.03,
  },
  nouns: `
    altar | m any | vazio, florido, antigo
    santa | f own | negro, pequeno, de barro
    anjo | m own | cego, caído, de gesso
    anjos | mp any | cego, de gesso
    hino | m any | antigo, lento, simples
    coro | m any | inteiro, distante
    órgão | m any | grave, antigo
    oração | f own | simples, antigo, curto
    prece | f own | curto, simples
    pecado | m own | antigo, pequeno, doce
    graça | f any | pequeno, imenso
    milagre | m own | pequeno, tardio
    noiva | f any | descalço, sereno
    padre | m any | velho, calado
    vitral | m any | azul, quebrado, antigo
    página | f any | em branco, rasgado
    banco | m any | vazio, de madeira
    incenso | m any | doce
    lírio | m any | branco, seco
    lágrima | f own | quente, último, salgado
    joelhos | mp mine | cansado, firme
    demônio | m own | antigo, pequeno
    demônios | mp own | antigo
    dúvida | f own | antigo, pequeno
    procissão | f any | lento, longo
    fita | f own | azul, vermelho, desbotado
    alma | f mine | inteiro, cansado, leve
    igreja | f any | vazio, antigo, branco
  `,
  events: `
    acender @in + | vela, luz, incenso
    apagar @in - | vela, luz
    tocar | sino, órgão, hino
    tocar @other | mão, rosto
    bater | sino
    cantar + | hino, canção
    ensaiar + | hino
    ouvir | sino, hino, coro, órgão, silêncio, oração
    ouvir @other | voz
    rezar | terço, oração
    dizer | prece, oração, nome
    fazer + | prece, oração, promessa
    pagar + @nowhere | promessa
    quebrar - | promessa, vitral, vidro
    guardar | terço, véu, segredo, santo, fita, anel, culpa, fé
    esconder - | culpa, pecado, lágrima, segredo, dúvida, medo
    contar - | pecado, segredo
    confessar @in - | pecado, culpa, medo
    lavar + | pecado, alma, mão, véu, rosto
    carregar - | culpa, pecado
    carregar @out | santo, cruz
    largar - | cruz, fé, terço
    pedir + | perdão, graça, milagre
    dar + | perdão
    negar - | perdão, pão
    merecer + @nowhere | perdão, milagre, graça, céu
    ganhar + @nowhere | perdão, graça, céu
    esperar | milagre, perdão, noiva, graça
    ver + | milagre, anjo, luz
    ver | altar, cruz, noiva
    perder - | fé, terço, véu, anel
    achar + | fé, terço, luz, caminho
    beijar + | santo, cruz, anel, terço
    beijar + @other | mão, rosto, boca
    subir @nowhere | escada, torre
    descer @nowhere | escada
    entrar em @nowhere | igreja, capela, procissão
    sair de @nowhere | igreja, capela, procissão
    voltar pra + @nowhere | igreja, casa, altar
    fugir de - @nowhere | igreja, altar, culpa, inferno
    seguir @out | procissão, anjo, sino
    seguir + | luz
    puxar @out | procissão, hino, sino
    abrir | porta, livro, janela, portão
    fechar | livro, porta, igreja
    ler | livro, página
    virar | página
    rasgar - | véu, página, vestido
    vestir | véu, vestido
    tirar | véu, anel, chapéu
    usar | anel, véu, terço, fita
    trocar + @nowhere | anel, promessa
    dobrar | joelhos, véu
    ajoelhar em @nowhere | chão, altar
    sentar em @nowhere | banco, escada
    dormir em - @nowhere | banco, igreja
    chorar por - @nowhere | santo, perdão
    chorar - | lágrima
    secar + | lágrima, rosto
    derramar - | lágrima, vinho, água
    beber | vinho, água
    repartir + | pão, vinho
    dividir + | pão, silêncio, culpa, vinho
    partir + | pão
    benzer + | casa, água, terço, criança, anel
    levar | flor, rosa, lírio, vela, flores
    colher + @out | lírio, rosa, flores
    deixar | flores, rosa, anel, carta
    deixar - @nowhere | igreja, noiva
    jogar + @out | flores, rosa, arroz
    acreditar em + @nowhere | milagre, anjo, perdão
    rir de | pecado, demônio, padre, santo
    enfrentar | demônio, dúvida, medo, demônios
    vencer + | demônio, medo, dúvida, pecado
    vender - @nowhere | alma, santo, anel
    salvar + | alma
    abraçar + | criança, mãe, padre
    chamar | anjo, padre
    chamar @other | nome
    falar com | santo, anjo, padre, demônio
    escrever | nome, carta, prece
    lembrar @nowhere | hino, oração, promessa
    lembrar @nowhere @other | nome, voz, rosto
    esquecer - @nowhere | oração, promessa, pecado
    esquecer - @nowhere @other | nome, voz
    olhar | altar, vitral, teto, santo, cruz, vela
    quebrar + | silêncio
    temer - @nowhere | inferno, silêncio
  `,
  happenings: `
    sino | tocar, calar, rachar, chamar, chorar
    vela | tremer, apagar, chorar, arder
    coro | cantar, calar, subir, chorar
    hino | subir, crescer, acabar, voltar
    órgão | chorar, calar, gemer, tocar
    padre | rezar, calar, dormir, sorrir, entrar
    noiva | chegar, chorar, sorrir, entrar, fugir
    santo | chorar, sorrir, calar, cair
    santa | chorar, sorrir, brilhar
    anjo + | descer, cantar, sorrir, voltar
    anjo - | cair, fugir, chorar
    anjos + | descer, cantar, voltar
    demônio - | rir, dormir, acordar, voltar
    demônios - | rir, acordar, voltar, dançar
    procissão @out | passar, chegar, parar, cantar
    luz + | entrar, voltar, descer, brilhar
    luz - | apagar, sumir
    vitral | brilhar, rachar, arder
    porta | ranger, abrir, bater, fechar
    incenso | subir, arder, acabar
    fumaça | subir, dançar, sumir
    mãe | rezar, chorar, sorrir, cantar
    avó | rezar, sorrir, cantar
    criança | dormir, sorrir, cantar, correr
    fé + | crescer, bastar, voltar
    fé - | faltar, tremer, morrer
    culpa - | pesar, crescer, voltar, doer
    dúvida - | crescer, voltar, doer
    milagre + | chegar, tardar
    milagre - | faltar
    perdão + | chegar, bastar
    perdão - | tardar, faltar
    pecado - | doer, pesar, voltar
    graça + | chegar, bastar, descer
    lágrima | secar, cair, brilhar
    silêncio | crescer, pesar, descer, doer
    céu + @nowhere | abrir, brilhar
    céu - @nowhere | calar, fechar, chorar
    alma | tremer, calar, cantar
    chuva @out | cair, parar, chegar, bater
    rosa | abrir, murchar, cair
    lírio | abrir, murchar, secar
    igreja @nowhere | calar, encher, dormir, tremer
    voz | tremer, subir, falhar, sumir
    joelhos | doer, tremer
    coração | bater, arder, tremer, calar
  `,
  tails: `
    out | na praça, na rua, na chuva, no adro, no jardim, na ladeira, na procissão, no andor, no portão
    out | na escadaria, no alto da torre, no cemitério, na cruz, no monte, na colina
    out | debaixo do céu, no pátio, no largo, na esquina, na calçada, no coreto, lá fora
    out | no Bonfim, na Penha, na Sé, na Candelária, no sereno, na garoa, no vento, no mato, no frio
    out | no Círio, na romaria, no caminho, no milharal
    out - | no temporal, no breu da rua, na cova, no funeral
    out + | na luz da manhã
    in | no altar, na nave, no coro, no banco, na sacristia, no chão, na pedra, no órgão, na capela, na catedral, na matriz
    in | na luz da vela, à luz da vela, no claustro, na torre, no sótão, na cela
    in | no último banco, perto do altar, ao pé do altar, ao pé da cruz, no vitral
    in | na luz do vitral, na mesa, no quarto, na sala, na casa da mãe, na sombra, na penumbra, na parede, na pedra fria
    in | no canto, na hora do sermão, na janela, na porta, no corredor
    in - | no escuro, no porão
    in + | na luz do altar, na igreja cheia
    time | na missa das seis, na missa, na Ave-Maria, às seis em ponto, na Páscoa, em maio, depois da missa
    long | até o perdão
    how | de mãos dadas, de mãos postas, de joelhos, com fé, na fé, em oração, em nome do pai, de véu na mão, sem confissão
    how | com devoção, como quem crê, de olhos fechados, em latim, em segredo, sem pecado, em voz alta, pé ante pé
    in | no banco do avô
    how | em nome de Xangô, na fé de Xangô
  `,
};
