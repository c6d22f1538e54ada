import type { SceneText } from '../../engine/pack.ts';

/** The floor, the drums, carnival, bodies that dance till morning. */
export const DANCE_FLOOR: SceneText = {
  name: 'dance-floor',
  genres: {
    electronic: 6,
    latin: 5,
    pop: 3,
    reggae: 1.5,
    hiphop: 1,
    rnb: 1,
    world: 2,
    jazz: 1,
    rock: 0.4,
    country: 0.5,
    folk: 0.4,
    classical: 0.2,
    metal: 0.1,
  },
  nouns: `
    pista | f one | cheio, lotado
    tambores | mp any | grave, distante
    surdo | m any | forte, grave
    cuíca | f any | rouco, safado
    globo | m any | de espelho
    suor | m mine mass | quente, salgado
    cintura | f mine | fino, macio
    ritmo | m own | quente, lento, forte
    forró | m any | quente, bom
    banda | f any | cansado, inteiro
    trombone | m any | dourado, rouco
    baixo | m own | forte, grave
    festa | f own | inteiro, barulhento, secreto
    fila | f one | longo, lento
    purpurina | f one | dourado, azul
    fogos | mp any | colorido, distante
    confete | m any | colorido, molhado
    fantasia | f own | dourado, rasgado, colorido
    bloco | m own | lotado, colorido
    par | m own | perfeito, novo
    dança | f own | lento, quente, último
  `,
  events: `
    dançar + @nowhere | samba, forró
    dançar em + @nowhere | pista, roda, rua, chuva, bloco, festa
    cair em + @nowhere | samba, pista, roda, dança
    entrar em + @nowhere | roda, dança, pista, festa, fila, bloco, ritmo
    sair de - @nowhere | pista, festa, fila, roda
    abrir | roda, festa, sorriso, pista
    fechar | roda, bar
    puxar + | samba, bloco, roda, refrão, dança
    seguir | batida, bloco, ritmo, tambor, som, surdo
    marcar | passo, ritmo
    perder - | passo, ritmo, salto, sapato, par, medo
    errar - | passo, refrão
    ensaiar | passo, dança, samba, refrão
    inventar + | passo, dança, samba, ritmo
    acertar + | passo, batida
    aprender + | passo, samba, dança, refrão
    ensinar + | passo, samba, dança
    arrastar + | pé, chinelo, sapato
    bater | pé, tambor, pandeiro, surdo
    tocar | pandeiro, tambor, sanfona, guitarra, baixo, surdo, samba
    tocar + @other | cintura, rosto, boca
    aumentar + | som, grave
    baixar - | som, luz
    subir + | som, palco
    ligar | som, caixa
    desligar - | som, luz
    ouvir | tambor, batida, grave, sanfona, samba
    sentir + | grave, batida, ritmo, som
    sentir + @other | olhar, suor
    soltar + | corpo, cintura, som, cabelo, confete, fogos
    mexer + | corpo, cintura, pé
    girar + | corpo
    balançar + | corpo, cintura, pista
    levantar + | poeira, mão, copo, pista
    sacudir + | corpo, poeira, pista, chão
    pisar em @nowhere | pista, confete, palco
    jogar + | confete, purpurina
    jogar + @other | beijo, olhar
    usar | máscara, fantasia, batom, vestido, purpurina, salto
    vestir | fantasia, camisa, vestido
    tirar | sapato, máscara, fantasia, salto
    rasgar - | fantasia, vestido, camisa
    calçar | sapato, salto
    molhar | camisa, corpo, vestido
    pintar + | rosto, boca
    beijar + @other | boca, rosto, mão
    roubar + @other | beijo, sorriso, coração
    ganhar + @nowhere | beijo, sorriso, festa
    dar + @nowhere | beijo, sorriso
    pedir + @other | dança, beijo, nome, mão
    segurar + @other | mão, cintura
    segurar | copo
    largar - @other | mão, cintura
    largar | copo
    olhar | pista, relógio, espelho
    olhar @other + | boca, corpo, sorriso
    ver | palco, pista, luz
    ver @out | fogos, bloco
    procurar | par
    procurar @other | olhar, boca, rosto, sorriso
    achar + | par, ritmo
    virar | copo, noite
    encher | copo
    dividir + | copo, pista, palco
    gritar + | refrão, nome
    cantar + | refrão, samba, canção
    decorar + | refrão
    esquecer - @other @nowhere | nome, rosto
    esquecer + @nowhere | relógio, medo, saudade
    lembrar @other @nowhere | nome, olhar, rosto
    atravessar @nowhere | pista, madrugada, noite, bloco
    furar @nowhere | fila
    esperar | banda, refrão, dança
    chamar + | par, banda
    chamar @other | nome
    acender + | luz, pista, olhar
    apagar - | luz
    trocar | disco, olhar, passo, sapato
    contar | passo, segredo
    fugir de - @nowhere | festa, pista, luz
    rir de + | passo, medo
    pular + @nowhere | fogueira
    sonhar com @nowhere | dança, samba, beijo
  `,
  happenings: `
    tambor + | bater, chamar, crescer, tocar, falar
    tambores + | bater, chamar, crescer, falar
    surdo + | bater, marcar, falar
    pandeiro + | tocar, chamar, girar
    cuíca | chorar, gemer, chamar, rir
    sanfona | chorar, gemer, chamar, tocar
    guitarra | gritar, chorar, gemer, calar
    baixo | pulsar, tremer, bater, tocar
    trombone | soprar, gritar, rir
    batida + | crescer, voltar, chamar, cair
    batida - | parar
    grave + | bater, cair, crescer, tremer, pulsar
    som + | crescer, subir, voltar, chegar
    som - | parar, calar, baixar
    refrão + | chegar, subir, voltar, crescer
    banda | chegar, tocar, voltar, calar
    bloco + @out | sair, passar, chegar, crescer, subir
    pista + @nowhere | encher, ferver, tremer, pulsar
    pista - @nowhere | esvaziar
    luz | girar, piscar, baixar, tremer, apagar
    globo | girar, brilhar, parar
    fogos + @out | subir, brilhar, estourar
    confete + | cair, voar, brilhar
    purpurina + | cair, brilhar, voar
    fumaça | subir, baixar, girar
    corpo + | girar, pedir, tremer, responder
    coração + | bater, pular, disparar, dançar
    cintura + | girar, mexer
    pés + | voar, correr, doer
    chão + @nowhere | tremer, ferver
    salto - | quebrar
    fantasia - | rasgar, cair
    máscara - | cair
    festa @nowhere | começar, crescer, acabar, ferver
    noite @nowhere | ferver, passar, crescer, girar
    madrugada @nowhere | chegar, passar, acabar
    sol + @nowhere | nascer, chegar, sair
    roda + @nowhere | abrir, girar, crescer
    beijo + | chegar, durar
    suor + | brilhar, pingar
    samba + | nascer, começar, crescer
    samba - | acabar, calar, morrer
    forró + | começar, ferver
    sorriso + | brilhar, abrir
    multidão @nowhere | pular, cantar, gritar, crescer
  `,
  tails: `
    out | na rua, na avenida, na praça, na areia, na ladeira, na calçada, no asfalto, no carnaval, no bloco, no terreiro
    out | na Bahia, no Pelô, em Olinda, no Recife, no trio, no coreto, na beira-mar, debaixo do céu
    out | na chuva, no sereno, no vento, na esquina, no largo, no arraial, no quintal
    out | na quadra, na roda, na fila, na laje, no morro, no alto do morro, no cordão, na folia, lá fora
    out - | no fim da festa, na chuva fria
    out + | na luz do dia
    in | na pista, no salão, no palco, no bar, no balcão, no camarim, no baile, na cabine, no camarote
    in | na fumaça, perto do palco
    in | na frente do DJ, na parede, no chão, no tapete, na sala
    in | no clube, no porão, no mezanino, na última mesa, no compasso
    in - | no fim da fila
    in + | na pista cheia
    time | na terça-feira, na quarta-feira, depois das três, no bis, antes do bis
    past | quando o som parou
    long | até o sol nascer, até o chão tremer, até amanhecer, de pé
    how | sem sapato, sem salto, na ponta do pé, no passo, no sapatinho, no miudinho, de peito aberto
    how | no contratempo, de corpo inteiro, na malícia
    in | no show, no palco do show
    how | na fé de Xangô, ao som do agogô
    time | na hora do show, depois do show
  `,
};
