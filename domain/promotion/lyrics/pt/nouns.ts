/** Nouns that several scenes use: `word | marks | adjectives`. */
export const PORTUGUESE_NOUNS = `
  vela | f own | branco, rasgado
  rede | f own | velho, vazio, rasgado, branco
  lanterna | f own | velho, de papel
  farol | m any | distante, alto
  mapa | m own | velho, rasgado, dobrado
  carta | f own | dobrado, antigo, sem fim
  bilhete | m own | dobrado, antigo, rasgado
  foto | f own | antigo, rasgado, desbotado
  anel | m own | de prata, de ouro, antigo
  chave | f own | velho, perdido, enferrujado
  moeda | f own | antigo, perdido, de prata
  mala | f own | pronto, pesado, de couro, vazio
  casaco | m own | velho, molhado, de lã, pesado
  chapéu | m own | velho, de palha, de couro, torto
  pão | m own mass | quente, duro, de ontem
  vinho | m own mass | barato, doce, tinto
  café | m own mass | forte, frio, quente, amargo
  vento | m one | frio, forte, do sul
  neblina | f one | frio, espesso, branco
  chuva | f one | fino, frio, forte, de verão
  lua | f one | cheio, novo, amarelo
  estrelas | fp any | distante, primeiro
  estrela | f any | distante, solitário, primeiro
  sol | m one | quente, forte, vermelho
  céu | m one | aberto, azul, cinza, escuro
  ponte | f any | velho, estreito, de pedra
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
  copo | m own | vazio, cheio, quebrado
  cigarro | m own | último
  batom | m own | vermelho, borrado
  espelho | m own | quebrado, rachado, antigo
  vestido | m own | vermelho, azul, de festa, florido
  salto | m own | alto, quebrado
  rádio | m own | velho, baixo, quebrado
  disco | m own | riscado, antigo, raro
  poste | m any | torto, apagado
  luz | f any | fraco, amarelo, distante
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
  moto | f own | velho, preto, barulhento
  poeira | f one | vermelho, fino, seco
  cachorro | m own | magro, velho, vadio, fiel
  saudade | f own mass | antigo, doce, imenso
  caminho | m own | longo, torto, estreito
  chão | m one | frio, quente, duro
  viagem | f own | longo, último
  sofá | m own | velho, rasgado
  retrato | m own | antigo, desbotado, de família
  caixa | f own | vazio, velho, de papelão
  caderno | m own | velho, rasgado, de capa azul
  parede | f any | branco, rachado, frio
  camisa | f own | limpo, branco, rasgado, florido
  chinelo | m own | velho, gasto
  silêncio | m own mass | antigo, pesado, longo
  mãe | f mine |
  som | m own | alto, grave, bom
  grave | m one | forte, fundo
  batida | f own | forte, seco, quente
  sapato | m own | novo, gasto, apertado
  passo | m own | lento, firme, torto
  refrão | m own | simples, quente, antigo
  palco | m own | vazio, escuro
  boca | f mine | vermelho, doce
  medo | m own | antigo, pequeno, bobo
  história | f own | longo, antigo, torto
  portão | m own | fechado, de ferro, enferrujado
  fogueira | f own | alto, baixo
  cabelo | m mine | molhado, solto, salgado
  ladeira | f any | longo, escuro
  porta | f own | aberto, trancado, azul, de madeira
`;
