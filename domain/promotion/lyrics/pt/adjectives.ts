/** Adjectives with their forms for `m f mp fp`; one with @before stands before its noun, a @phrase stays as it is. */
export const PORTUGUESE_ADJECTIVES = `
  aberto aberta abertos abertas
  aceso acesa acesos acesas
  afiado afiada afiados afiadas
  alto alta altos altas
  amarelo amarela amarelos amarelas
  amargo amarga amargos amargas
  amassado amassada amassados amassadas
  antigo antiga antigos antigas
  apagado apagada apagados apagadas
  apertado apertada apertados apertadas
  apressado apressada apressados apressadas
  atrasado atrasada atrasados atrasadas
  azedo azeda azedos azedas
  azul azul azuis azuis
  baixo baixa baixos baixas
  barato barata baratos baratas
  barulhento barulhenta barulhentos barulhentas
  bobo boba bobos bobas
  bom boa bons boas
  borrado borrada borrados borradas
  branco branca brancos brancas
  bravo brava bravos bravas
  breve breve breves breves
  bêbado bêbada bêbados bêbadas
  calado calada calados caladas
  calmo calma calmos calmas
  cansado cansada cansados cansadas
  caro cara caros caras
  caído caída caídos caídas
  cego cega cegos cegas
  certo certa certos certas
  cheio cheia cheios cheias
  cinza cinza cinza cinza
  claro clara claros claras
  colorido colorida coloridos coloridas
  completo completa completos completas
  cru crua crus cruas
  curto curta curtos curtas
  derretido derretida derretidos derretidas
  desafinado desafinada desafinados desafinadas
  desbotado desbotada desbotados desbotadas
  descalço descalça descalços descalças
  deserto deserta desertos desertas
  desfeito desfeita desfeitos desfeitas
  distante distante distantes distantes
  diário diária diários diárias
  dobrado dobrada dobrados dobradas
  doce doce doces doces
  dourado dourada dourados douradas
  duro dura duros duras
  emprestado emprestada emprestados emprestadas
  enferrujado enferrujada enferrujados enferrujadas
  enorme enorme enormes enormes
  escuro escura escuros escuras
  espesso espessa espessos espessas
  estranho estranha estranhos estranhas
  estreito estreita estreitos estreitas
  falso falsa falsos falsas
  faminto faminta famintos famintas
  fechado fechada fechados fechadas
  fiel fiel fiéis fiéis
  fino fina finos finas
  firme firme firmes firmes
  florido florida floridos floridas
  forte forte fortes fortes
  fraco fraca fracos fracas
  fresco fresca frescos frescas
  frio fria frios frias
  fundo funda fundos fundas
  funk funk funk funk
  furado furada furados furadas
  gasto gasta gastos gastas
  gelado gelada gelados geladas
  grande grande grandes grandes
  grave grave graves graves
  grosso grossa grossos grossas
  honesto honesta honestos honestas
  imenso imensa imensos imensas
  inteiro inteira inteiros inteiras
  largo larga largos largas
  lento lenta lentos lentas
  leve leve leves leves
  ligeiro ligeira ligeiros ligeiras
  limpo limpa limpos limpas
  liso lisa lisos lisas
  livre livre livres livres
  longo longa longos longas
  lotado lotada lotados lotadas
  louco louca loucos loucas
  macio macia macios macias
  maduro madura maduros maduras
  magro magra magros magras
  manso mansa mansos mansas
  molhado molhada molhados molhadas
  morno morna mornos mornas
  morto morta mortos mortas
  mudo muda mudos mudas
  negro negra negros negras
  noturno noturna noturnos noturnas
  novo nova novos novas
  nu nua nus nuas
  parado parada parados paradas
  pequeno pequena pequenos pequenas
  perdido perdida perdidos perdidas
  perfeito perfeita perfeitos perfeitas
  pesado pesada pesados pesadas
  pintado pintada pintados pintadas
  preto preta pretos pretas
  primeiro primeira primeiros primeiras @before
  pronto pronta prontos prontas
  quebrado quebrada quebrados quebradas
  queimado queimada queimados queimadas
  quente quente quentes quentes
  rachado rachada rachados rachadas
  raro rara raros raras
  rasgado rasgada rasgados rasgadas
  raso rasa rasos rasas
  rico rica ricos ricas
  riscado riscada riscados riscadas
  roubado roubada roubados roubadas
  rouco rouca roucos roucas
  safado safada safados safadas
  salgado salgada salgados salgadas
  seco seca secos secas
  secreto secreta secretos secretas
  sereno serena serenos serenas
  simples simples simples simples
  sincero sincera sinceros sinceras
  solitário solitária solitários solitárias
  solto solta soltos soltas
  sujo suja sujos sujas
  surdo surda surdos surdas
  surrado surrada surrados surradas
  tardio tardia tardios tardias
  teimoso teimosa teimosos teimosas
  tinto tinta tintos tintas
  torto torta tortos tortas
  trancado trancada trancados trancadas
  triste triste tristes tristes
  vadio vadia vadios vadias
  valente valente valentes valentes
  vazio vazia vazios vazias
  velho velha velhos velhas
  verde verde verdes verdes
  vermelho vermelha vermelhos vermelhas
  vivo viva vivos vivas
  vão vã vãos vãs
  último última últimos últimas @before
  de arame @phrase
  de areia @phrase
  de barro @phrase
  de bolso @phrase
  de bronze @phrase
  de capa azul @phrase
  de couro @phrase
  de espelho @phrase
  de família @phrase
  de ferro @phrase
  de festa @phrase
  de gesso @phrase
  de lata @phrase
  de lenha @phrase
  de limão @phrase
  de lã @phrase
  de madeira @phrase
  de milho @phrase
  de ontem @phrase
  de ouro @phrase
  de palha @phrase
  de papel @phrase
  de papelão @phrase
  de pau @phrase
  de pedra @phrase
  de pinho @phrase
  de prata @phrase
  de terra @phrase
  de verão @phrase
  de viola @phrase
  de zinco @phrase
  do sul @phrase
  em branco @phrase
  sem fim @phrase
  sem nome @phrase
  sem rosto @phrase
  só de ida @phrase
`;
