/** Nouns that several scenes use: `word | marks | adjectives`. */
export const PORTUGUESE_NOUNS = `
  barco | m own | velho, pequeno, azul, de papel, emprestado
  jangada | f own | velho, leve, branco
  vela | f own | branco, rasgado
  corrente | f own | pesado, de ouro, de ferro, enferrujado
  rede | f own | velho, vazio, rasgado, branco
  bandeira | f own | rasgado, branco, vermelho
  lanterna | f own | velho, de papel
  lampião | m own | velho, apagado
  farol | m any | distante, alto
  sino | m any | velho, rouco, de bronze
  mapa | m own | velho, rasgado, dobrado
  carta | f own | dobrado, antigo, sem fim
  garrafa | f own | vazio, verde, quebrado
  bilhete | m own | dobrado, antigo, rasgado
  foto | f own | antigo, rasgado, desbotado
  anel | m own | de prata, de ouro, antigo
  chave | f own | velho, perdido, enferrujado
  moeda | f own | antigo, perdido, de prata
  concha | f own | branco, pequeno, vazio
  pedra | f any | liso, pesado, frio
  mala | f own | pronto, pesado, de couro, vazio
  casaco | m own | velho, molhado, de lã, pesado
  chapéu | m own | velho, de palha, de couro, torto
  pão | m own mass | quente, duro, de ontem
  cachaça | f own mass | forte, barato
  vinho | m own mass | barato, doce, tinto
  café | m own mass | forte, frio, quente, amargo
  mar | m one | aberto, bravo, calmo, sem fim
  maré | f one | cheio, alto, baixo
  onda | f any | alto, bravo, enorme
  ondas | fp any | alto, bravo, manso
  vento | m one | frio, forte, do sul
  neblina | f one | frio, espesso, branco
  chuva | f one | fino, frio, forte, de verão
  lua | f one | cheio, novo, amarelo
  estrelas | fp any | distante, primeiro
  estrela | f any | distante, solitário, primeiro
  sol | m one | quente, forte, vermelho
  céu | m one | aberto, azul, cinza, escuro
  areia | f one | fino, quente, branco
  ponte | f any | velho, estreito, de pedra
  ilha | f any | distante, pequeno, deserto
  gaivota | f any | branco, faminto, perdido
  gaivotas | fp any | branco, faminto
  peixe | m any | pequeno, fresco, de prata
  viola | f own | velho, rouco, de pinho
  canção | f own | antigo, lento, simples, triste
  promessa | f own | antigo, quebrado, vão
  segredo | m own | antigo, amargo, pequeno
  nome | m mine | completo
  voz | f mine | rouco, calmo, baixo
  rosto | m mine | cansado, sereno
  mão | f mine | aberto, frio, firme
  coração | m mine | teimoso, cansado, valente
  sonho | m own | antigo, teimoso, pequeno
  casa | f own | vazio, pequeno, amarelo, antigo
  rua | f any | vazio, estreito, escuro, molhado
  avenida | f any | vazio, largo, aceso
  esquina | f any | escuro, vazio, molhado
  calçada | f any | molhado, quebrado, estreito
  sinal | m any | vermelho, fechado, verde
  trem | m any | lento, vazio, noturno, último
  janela | f own | aberto, aceso, estreito, fechado
  varanda | f own | pequeno, vazio, florido
  bar | m any | vazio, lotado, barato
  copo | m own | vazio, quebrado
  cerveja | f own mass | gelado, barato
  cigarro | m own | último
  batom | m own | vermelho, borrado
  espelho | m own | quebrado, rachado, antigo
  vestido | m own | vermelho, azul, de festa, florido
  salto | m own | alto, quebrado
  rádio | m own | velho, baixo, quebrado
  disco | m own | riscado, antigo, raro
  poste | m any | torto, apagado
  luz | f any | fraco, amarelo, distante
  sombra | f any | longo, fresco, escuro
  fumaça | f one | azul, preto, branco
  cidade | f one | aceso, vazio, enorme
  madrugada | f one | frio, longo, vazio
  noite | f any | longo, escuro, quente
  relógio | m own | parado, quebrado, lento, de bolso
  piano | m own | velho, desafinado, preto
  beijo | m own | longo, roubado, lento, molhado
  olhar | m mine | calmo, cansado, sereno
  multidão | f any | cego, imenso
  rio | m any | fundo, manso, escuro
  conta | f own | pesado, atrasado
  gato | m own | preto, magro, vadio
  cama | f own | vazio, estreito, desfeito, frio
  escada | f any | escuro, estreito, de pedra
  mesa | f own | pequeno, vazio, de madeira
  flor | f any | pequeno, amarelo, vermelho, seco
  flores | fp any | amarelo, vermelho, seco
  estrada | f any | longo, vazio, de terra, deserto
  moto | f own | velho, preto, barulhento
  poeira | f one | vermelho, fino, seco
  bota | f own | velho, de couro, gasto
  violão | m own | velho, desafinado, quebrado
  horizonte | m one | aberto, distante, vermelho
  serra | f one | azul, distante, verde
  cachorro | m own | magro, velho, vadio, fiel
  saudade | f own mass | antigo, doce, imenso
  caminho | m own | longo, torto, estreito
  chão | m one | frio, quente, duro
  viagem | f own | longo, último
  porteira | f own | aberto, velho, fechado
  faca | f own | afiado, cego, de prata
  fogão | m own | velho, de lenha
  sal | m one | grosso, fino
  feijão | m own mass | quente, preto
  arroz | m own mass | branco, queimado
  sofá | m own | velho, rasgado
  toalha | f own | molhado, limpo, branco
  rosa | f own | vermelho, branco, seco
  retrato | m own | antigo, desbotado, de família
  caixa | f own | vazio, velho, de papelão
  caderno | m own | velho, rasgado, de capa azul
  livro | m own | antigo, aberto, emprestado
  telhado | m own | velho, furado, de zinco
  parede | f any | branco, rachado, frio
  camisa | f own | limpo, branco, rasgado, florido
  chinelo | m own | velho, gasto
  silêncio | m own mass | antigo, pesado, longo
  mãe | f mine |
  avó | f mine |
  pai | m mine |
  criança | f any | pequeno, descalço
  crianças | fp any | descalço
  fogo | m any | alto, baixo
  som | m own | alto, grave, bom
  grave | m one | forte, fundo
  batida | f own | forte, seco, quente
  tambor | m own | grave, velho, de couro
  pandeiro | m own | velho, de couro
  sapato | m own | novo, gasto, apertado
  corpo | m mine | inteiro, quente, cansado
  pé | m mine | descalço, ligeiro
  pés | mp mine | descalço, ligeiro
  passo | m own | lento, firme, torto
  samba | m own | antigo, lento, quente
  refrão | m own | simples, quente, antigo
  sanfona | f own | velho, vermelho, rouco
  guitarra | f own | vermelho, rouco, velho
  palco | m own | vazio, escuro
  boca | f mine | vermelho, doce
  sorriso | m mine | aberto, largo, torto
  roda | f any | grande, aberto
  teto | m one | baixo, alto
  máscara | f own | dourado, quebrado, branco
  medo | m own | antigo, pequeno, bobo
  batalha | f any | longo, último, perdido
  bola | f own | furado, novo, velho
  coroa | f own | pesado, quebrado, de ouro, de lata
  muro | m any | alto, cinza, pintado, rachado
  fé | f mine mass | antigo, teimoso, cego
  história | f own | longo, antigo, torto
  raiva | f mine mass | antigo, cego, calado
  portão | m own | fechado, de ferro, enferrujado
  cicatriz | f own | fundo, antigo
  baile | m own | lotado, quente, funk
  torre | f any | alto, negro, vazio
  trovão | m any | distante, surdo, rouco
  cruz | f own | pesado, torto, de pau, negro
  guerra | f any | perdido, longo, sujo
  punho | m mine | fechado, firme
  inferno | m own | aberto, frio
  vidro | m any | quebrado, fino
  gado | m own mass | magro, manso
  milho | m own mass | verde, maduro, seco
  fogueira | f own | alto, baixo
  capela | f any | pequeno, branco, velho
  santo | m own | de barro, pequeno
  terço | m own | de madeira, antigo
  lenha | f own mass | seco, verde
  culpa | f own mass | antigo, pesado
  perdão | m mine mass | tardio
  véu | m own | branco, rasgado, longo
  água | f one | frio, claro, parado
  cabelo | m mine | molhado, solto, salgado
  manhã | f any | claro, frio, azul
  ladeira | f any | longo, escuro
  porta | f own | aberto, trancado, azul, de madeira
`;
