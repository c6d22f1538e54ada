import type { SceneText } from '../../engine/pack.ts';

/** Boats, weather, leaving and coming back. */
export const HARBOUR: SceneText = {
  name: 'harbour',
  genres: {
    folk: 3,
    world: 3,
    classical: 3,
    latin: 0.5,
    jazz: 0.5,
    rock: 0.6,
    pop: 0.6,
    rnb: 0.3,
    country: 0.3,
    electronic: 0.1,
    hiphop: 0.1,
    metal: 0.2,
    reggae: 0.8,
  },
  nouns: `
    navio | m any | alto, cinza, de ferro, distante
    balsa | f any | lento, velho, vazio
    saveiro | m own | velho, azul
    canoa | f own | leve, furado, estreito
    mastro | m any | alto, torto, quebrado
    convés | m any | molhado, vazio
    casco | m any | velho, furado, azul
    âncora | f own | pesado, enferrujado, de ferro
    corda | f own | velho, molhado, grosso
    nó | m any | cego, firme, apertado
    remo | m own | quebrado, leve, velho
    leme | m any | pesado, de madeira
    apito | m any | rouco, longo, distante
    bússola | f own | quebrado, velho
    temporal | m any | bravo, escuro
    cais | m one | vazio, molhado, velho
    porto | m one | deserto, velho, escuro
    pescador | m any | velho, calado, cansado
    capitão | m any | velho, rouco, bêbado
    marujo | m any | bêbado, calado
  `,
  events: `
    acender | lanterna, lampião, vela, farol
    apagar - | lanterna, lampião, vela
    erguer + @out | âncora, mastro, bandeira, vela
    baixar - @out | âncora, bandeira, vela
    puxar @out | rede, corda, âncora, barco, canoa
    soltar @out | corda, nó, vela, barco
    amarrar @out | barco, corda, rede, jangada, canoa
    cortar - | corda, nó, rede
    desatar | nó, corda
    dar @nowhere | nó
    costurar + | rede, vela, bandeira
    remendar + | rede, vela, casaco, casco
    lançar @out | rede, âncora, garrafa, barco
    jogar - @out | rede, garrafa, anel, moeda, chave
    jogar - | carta, foto
    quebrar - | remo, mastro, promessa, bússola
    perder - | remo, bússola, anel, chave, leme, mapa
    perder - @nowhere | balsa, navio, maré
    achar + | concha, anel, chave, ilha, porto, bússola, carta
    esconder | carta, anel, segredo, mapa, chave
    guardar | carta, concha, segredo, anel, foto, mapa, bússola, promessa
    vender - @nowhere | barco, anel, rede, viola, bússola
    comprar @nowhere | barco, canoa, lampião, anel, chapéu
    roubar - @out | barco, canoa
    roubar - | mapa, chave
    emprestar + @nowhere | barco, casaco, remo, canoa
    pintar + @out | barco, casco, canoa, saveiro
    lavar @out | convés, barco, rede
    secar @out | rede, vela, casaco
    virar - @out | barco, canoa
    remar @out | canoa, barco
    levar + @out | barco, jangada, canoa
    levar | mala, lanterna, viola, carta
    empurrar + @out | jangada, canoa, barco
    afundar - @out | barco, canoa
    encher | copo, garrafa
    beber + | cachaça, vinho, café
    dividir + | pão, cachaça, vinho, café, segredo
    repartir + | peixe, pão
    assar + @out | peixe
    pescar + @out | peixe
    esperar @out | barco, balsa, maré, vento, pescador, navio, sol
    esperar | carta, chuva
    ver @out | barco, farol, navio, gaivotas, estrela, ilha
    olhar @out | mar, maré, ondas, céu, farol, estrelas
    ouvir | sino, apito, ondas, chuva, vento, viola, canção
    ouvir @other | voz
    seguir @out | farol, estrela, gaivotas, maré, vento
    contar @out | ondas, estrelas, gaivotas
    contar | segredo, moeda
    enfrentar - @out | mar, temporal, ondas, vento
    vencer + @out | temporal, mar, onda
    cruzar + @out | mar, ponte, porto
    deixar - @nowhere | porto, cais, casa, ilha
    deixar - | carta, chave, bilhete
    ler @out | vento, céu, estrelas
    ler | mapa, carta, bilhete
    rasgar - | mapa, carta, foto, bandeira, bilhete
    queimar - | carta, mapa, foto, bilhete
    queimar - @out | barco, ponte
    abrir | carta, garrafa, mala, mapa
    abrir @out | vela
    dobrar | mapa, carta, bandeira, vela
    fechar - | mala
    fazer | mala, promessa, canção
    escrever | carta, bilhete, canção, nome
    mandar @nowhere | carta, bilhete, garrafa, foto
    cantar + | canção
    cantar pra + | mar, lua, gaivotas
    tocar | viola, sino, canção
    tocar @other + | rosto, mão
    afinar + @nowhere | viola
    bater @out | sino
    chamar @other | nome
    chamar @out | capitão, pescador, marujo
    esquecer - @nowhere @other | nome, rosto, voz
    lembrar @nowhere @other | nome, rosto, voz
    lembrar @nowhere | canção, promessa, porto
    beijar + @other | rosto, mão
    segurar | corda, leme, lanterna, mala
    segurar @other | mão
    largar - @out | remo, leme
    largar - @other | mão
    vestir | casaco
    usar | anel, chapéu
    tirar | chapéu, casaco
    sonhar com @nowhere | mar, ilha, barco, porto
    dançar em + @nowhere | convés, cais, areia, ponte
    dormir em - @nowhere | convés, cais, barco, areia
    cair em - @nowhere | mar
    pisar em @nowhere | convés, areia, cais
    subir em @nowhere | mastro, barco, balsa, navio
    voltar pra + @nowhere | porto, cais, mar, ilha, casa
    fugir de - @nowhere | porto, temporal, ilha
    falar de @nowhere | mar, barco
    falar com | pescador, mar, marujo, capitão, gaivotas
    rir de + | vento, marujo, medo
    cuidar de + | barco, rede, farol, lampião
    nadar até + @nowhere | ilha, barco, farol
    acenar pra @out | navio, barco, balsa, farol
    procurar | ilha, farol, concha, anel, chave, porto
    trançar @out | rede, corda
  `,
  happenings: `
    sino | tocar, calar, rachar
    apito | soar, calar
    maré @nowhere | subir, baixar, virar, encher, chegar
    mar @nowhere | subir, dormir, chamar, calar, crescer
    onda @nowhere | quebrar, crescer, voltar, morrer
    ondas @nowhere | quebrar, crescer, voltar, dormir
    vento | virar, chegar, soprar, calar, mudar, cantar
    chuva @out | cair, passar, chegar, parar, voltar
    neblina @out | baixar, subir, chegar, passar
    temporal - @nowhere | chegar, passar, voltar, cair
    lua @nowhere | nascer, subir, sumir, crescer
    sol + @nowhere | nascer, sair, voltar, chegar
    sol - @nowhere | sumir, cair
    estrelas + @nowhere | nascer, voltar, brilhar
    estrela @nowhere | cair, brilhar, sumir
    gaivotas @out | gritar, voar, voltar, dormir, sumir
    gaivota @out | gritar, voar, voltar, descer
    barco @out | partir, virar, afundar, voltar, balançar, sumir
    navio @out | partir, afundar, voltar, sumir, chegar
    balsa @out | partir, chegar, atrasar, voltar
    jangada @out | virar, voltar, sumir, balançar
    canoa @out | virar, balançar, voltar
    farol @out | apagar, acender, brilhar, girar
    lampião | apagar, balançar, clarear
    lanterna | apagar, balançar, clarear
    vela | tremer, acabar
    corda | arrebentar, aguentar
    mastro @out | quebrar, ranger, cair
    pescador | voltar, cantar, dormir, calar, sorrir
    capitão | dormir, beber, voltar, sumir
    marujo | cantar, beber, dormir, sumir
    peixe @out | pular, sumir, fugir
    porto @out | dormir, acordar, fechar
    ponte @out | ranger, cair
    canção | acabar, voltar, calar
    viola | calar, chorar, tocar
    promessa - | quebrar
    voz | tremer, sumir, falhar
    coração + | pular, disparar, acordar
    coração - | parar, falhar
    sonho | acabar, voltar
  `,
  tails: `
    out | no cais, no mar, na beira do mar, na areia, na maré, na contramaré, na foz, no convés, na proa, no vaivém
    out | no porto, ao relento, no costão, na enseada, na baía, na praia, à beira d’água, lá fora
    out | ao léu, debaixo do céu, na chuva, no vento sul, no mar azul, na ponte, atrás do monte, lá longe, na areia fina
    out | no rochedo, no lajedo, no trapiche, na barra, perto da barra, na popa, na rampa, no canal, na praia do sal
    out | na ilha, na restinga, no mangue, no manguezal, longe da vila, na pedra, na pedra do cais, no quebra-mar, na costa
    out | junto à cerca, na ladeira, na beira, no fim do cais, de frente pro sul
    out | na lama, na outra margem, na viração, no pontal
    out - | no temporal, no vendaval, na ressaca, no breu, na neblina, no nevoeiro, longe do farol
    out + | ao sol, no sol, debaixo do sol, na luz do sol, na brisa, na brisa leve, no mar de abril
    in | na casa, na sala, na cozinha, na janela, no portão, no bar, no balcão, no sobrado, na mesa do bar, no porão
    in | perto da porta, na luz da vela, na parede, no quarto, no barracão, na venda, na taberna
    in - | na sala sem luz
    in + | na mesa cheia, entre amigos, na luz da sala
    time | na maré cheia, na maré alta, antes da maré, na lua cheia, na lua nova
    how | com mãos de sal, de âncora no chão
    out | no barco do avô
    in | na casa do avô
    how | em nome de Xangô
  `,
};
