/**
 * Verbs with all their forms: infinitive; present, past and imperfect by person; subjunctive of the present (also the command
 * to você), of the past and of the future; gerund and participle.
 */
export const PORTUGUESE_VERBS = `
  abraçar | abraço abraça abraçamos abraçam | abracei abraçou abraçamos abraçaram | abraçava abraçávamos abraçavam | abrace abracem abraçasse abraçar abraçarem | abraçando abraçado
  abrir | abro abre abrimos abrem | abri abriu abrimos abriram | abria abríamos abriam | abra abram abrisse abrir abrirem | abrindo aberto
  acabar | acabo acaba acabamos acabam | acabei acabou acabamos acabaram | acabava acabávamos acabavam | acabe acabem acabasse acabar acabarem | acabando acabado
  acenar | aceno acena acenamos acenam | acenei acenou acenamos acenaram | acenava acenávamos acenavam | acene acenem acenasse acenar acenarem | acenando acenado
  acender | acendo acende acendemos acendem | acendi acendeu acendemos acenderam | acendia acendíamos acendiam | acenda acendam acendesse acender acenderem | acendendo acendido
  acertar | acerto acerta acertamos acertam | acertei acertou acertamos acertaram | acertava acertávamos acertavam | acerte acertem acertasse acertar acertarem | acertando acertado
  achar | acho acha achamos acham | achei achou achamos acharam | achava achávamos achavam | ache achem achasse achar acharem | achando achado @chance
  acordar | acordo acorda acordamos acordam | acordei acordou acordamos acordaram | acordava acordávamos acordavam | acorde acordem acordasse acordar acordarem | acordando acordado
  acreditar | acredito acredita acreditamos acreditam | acreditei acreditou acreditamos acreditaram | acreditava acreditávamos acreditavam | acredite acreditem acreditasse acreditar acreditarem | acreditando acreditado
  afiar | afio afia afiamos afiam | afiei afiou afiamos afiaram | afiava afiávamos afiavam | afie afiem afiasse afiar afiarem | afiando afiado
  afinar | afino afina afinamos afinam | afinei afinou afinamos afinaram | afinava afinávamos afinavam | afine afinem afinasse afinar afinarem | afinando afinado
  afundar | afundo afunda afundamos afundam | afundei afundou afundamos afundaram | afundava afundávamos afundavam | afunde afundem afundasse afundar afundarem | afundando afundado @chance
  aguentar | aguento aguenta aguentamos aguentam | aguentei aguentou aguentamos aguentaram | aguentava aguentávamos aguentavam | aguente aguentem aguentasse aguentar aguentarem | aguentando aguentado
  ajoelhar | ajoelho ajoelha ajoelhamos ajoelham | ajoelhei ajoelhou ajoelhamos ajoelharam | ajoelhava ajoelhávamos ajoelhavam | ajoelhe ajoelhem ajoelhasse ajoelhar ajoelharem | ajoelhando ajoelhado
  alugar | alugo aluga alugamos alugam | aluguei alugou alugamos alugaram | alugava alugávamos alugavam | alugue aluguem alugasse alugar alugarem | alugando alugado
  amansar | amanso amansa amansamos amansam | amansei amansou amansamos amansaram | amansava amansávamos amansavam | amanse amansem amansasse amansar amansarem | amansando amansado
  amarrar | amarro amarra amarramos amarram | amarrei amarrou amarramos amarraram | amarrava amarrávamos amarravam | amarre amarrem amarrasse amarrar amarrarem | amarrando amarrado
  amolar | amolo amola amolamos amolam | amolei amolou amolamos amolaram | amolava amolávamos amolavam | amole amolem amolasse amolar amolarem | amolando amolado
  andar | ando anda andamos andam | andei andou andamos andaram | andava andávamos andavam | ande andem andasse andar andarem | andando andado @long
  apagar | apago apaga apagamos apagam | apaguei apagou apagamos apagaram | apagava apagávamos apagavam | apague apaguem apagasse apagar apagarem | apagando apagado
  apertar | aperto aperta apertamos apertam | apertei apertou apertamos apertaram | apertava apertávamos apertavam | aperte apertem apertasse apertar apertarem | apertando apertado
  apitar | apito apita apitamos apitam | apitei apitou apitamos apitaram | apitava apitávamos apitavam | apite apitem apitasse apitar apitarem | apitando apitado
  aprender | aprendo aprende aprendemos aprendem | aprendi aprendeu aprendemos aprenderam | aprendia aprendíamos aprendiam | aprenda aprendam aprendesse aprender aprenderem | aprendendo aprendido
  arder | ardo arde ardemos ardem | ardi ardeu ardemos arderam | ardia ardíamos ardiam | arda ardam ardesse arder arderem | ardendo ardido @long
  armar | armo arma armamos armam | armei armou armamos armaram | armava armávamos armavam | arme armem armasse armar armarem | armando armado
  arrancar | arranco arranca arrancamos arrancam | arranquei arrancou arrancamos arrancaram | arrancava arrancávamos arrancavam | arranque arranquem arrancasse arrancar arrancarem | arrancando arrancado
  arrastar | arrasto arrasta arrastamos arrastam | arrastei arrastou arrastamos arrastaram | arrastava arrastávamos arrastavam | arraste arrastem arrastasse arrastar arrastarem | arrastando arrastado
  arrebentar | arrebento arrebenta arrebentamos arrebentam | arrebentei arrebentou arrebentamos arrebentaram | arrebentava arrebentávamos arrebentavam | arrebente arrebentem arrebentasse arrebentar arrebentarem | arrebentando arrebentado
  arrumar | arrumo arruma arrumamos arrumam | arrumei arrumou arrumamos arrumaram | arrumava arrumávamos arrumavam | arrume arrumem arrumasse arrumar arrumarem | arrumando arrumado
  assar | asso assa assamos assam | assei assou assamos assaram | assava assávamos assavam | asse assem assasse assar assarem | assando assado
  atrasar | atraso atrasa atrasamos atrasam | atrasei atrasou atrasamos atrasaram | atrasava atrasávamos atrasavam | atrase atrasem atrasasse atrasar atrasarem | atrasando atrasado
  atravessar | atravesso atravessa atravessamos atravessam | atravessei atravessou atravessamos atravessaram | atravessava atravessávamos atravessavam | atravesse atravessem atravessasse atravessar atravessarem | atravessando atravessado
  aumentar | aumento aumenta aumentamos aumentam | aumentei aumentou aumentamos aumentaram | aumentava aumentávamos aumentavam | aumente aumentem aumentasse aumentar aumentarem | aumentando aumentado
  baixar | baixo baixa baixamos baixam | baixei baixou baixamos baixaram | baixava baixávamos baixavam | baixe baixem baixasse baixar baixarem | baixando baixado
  balançar | balanço balança balançamos balançam | balancei balançou balançamos balançaram | balançava balançávamos balançavam | balance balancem balançasse balançar balançarem | balançando balançado @long
  bastar | basto basta bastamos bastam | bastei bastou bastamos bastaram | bastava bastávamos bastavam | baste bastem bastasse bastar bastarem | bastando bastado
  bater | bato bate batemos batem | bati bateu batemos bateram | batia batíamos batiam | bata batam batesse bater baterem | batendo batido
  beber | bebo bebe bebemos bebem | bebi bebeu bebemos beberam | bebia bebíamos bebiam | beba bebam bebesse beber beberem | bebendo bebido
  beijar | beijo beija beijamos beijam | beijei beijou beijamos beijaram | beijava beijávamos beijavam | beije beijem beijasse beijar beijarem | beijando beijado
  benzer | benzo benze benzemos benzem | benzi benzeu benzemos benzeram | benzia benzíamos benziam | benza benzam benzesse benzer benzerem | benzendo benzido
  bocejar | bocejo boceja bocejamos bocejam | bocejei bocejou bocejamos bocejaram | bocejava bocejávamos bocejavam | boceje bocejem bocejasse bocejar bocejarem | bocejando bocejado
  borrar | borro borra borramos borram | borrei borrou borramos borraram | borrava borrávamos borravam | borre borrem borrasse borrar borrarem | borrando borrado
  brandir | brando brande brandimos brandem | brandi brandiu brandimos brandiram | brandia brandíamos brandiam | branda brandam brandisse brandir brandirem | brandindo brandido
  brilhar | brilho brilha brilhamos brilham | brilhei brilhou brilhamos brilharam | brilhava brilhávamos brilhavam | brilhe brilhem brilhasse brilhar brilharem | brilhando brilhado @long
  brincar | brinco brinca brincamos brincam | brinquei brincou brincamos brincaram | brincava brincávamos brincavam | brinque brinquem brincasse brincar brincarem | brincando brincado @long
  brotar | broto brota brotamos brotam | brotei brotou brotamos brotaram | brotava brotávamos brotavam | brote brotem brotasse brotar brotarem | brotando brotado
  buscar | busco busca buscamos buscam | busquei buscou buscamos buscaram | buscava buscávamos buscavam | busque busquem buscasse buscar buscarem | buscando buscado
  caçar | caço caça caçamos caçam | cacei caçou caçamos caçaram | caçava caçávamos caçavam | cace cacem caçasse caçar caçarem | caçando caçado @long
  cair | caio cai caímos caem | caí caiu caímos caíram | caía caíamos caíam | caia caiam caísse cair caírem | caindo caído @chance
  calar | calo cala calamos calam | calei calou calamos calaram | calava calávamos calavam | cale calem calasse calar calarem | calando calado
  calçar | calço calça calçamos calçam | calcei calçou calçamos calçaram | calçava calçávamos calçavam | calce calcem calçasse calçar calçarem | calçando calçado
  cansar | canso cansa cansamos cansam | cansei cansou cansamos cansaram | cansava cansávamos cansavam | canse cansem cansasse cansar cansarem | cansando cansado
  cantar | canto canta cantamos cantam | cantei cantou cantamos cantaram | cantava cantávamos cantavam | cante cantem cantasse cantar cantarem | cantando cantado @long
  capinar | capino capina capinamos capinam | capinei capinou capinamos capinaram | capinava capinávamos capinavam | capine capinem capinasse capinar capinarem | capinando capinado
  carregar | carrego carrega carregamos carregam | carreguei carregou carregamos carregaram | carregava carregávamos carregavam | carregue carreguem carregasse carregar carregarem | carregando carregado @long
  catar | cato cata catamos catam | catei catou catamos cataram | catava catávamos catavam | cate catem catasse catar catarem | catando catado
  cavar | cavo cava cavamos cavam | cavei cavou cavamos cavaram | cavava cavávamos cavavam | cave cavem cavasse cavar cavarem | cavando cavado @long
  ceder | cedo cede cedemos cedem | cedi cedeu cedemos cederam | cedia cedíamos cediam | ceda cedam cedesse ceder cederem | cedendo cedido
  cegar | cego cega cegamos cegam | ceguei cegou cegamos cegaram | cegava cegávamos cegavam | cegue ceguem cegasse cegar cegarem | cegando cegado
  chamar | chamo chama chamamos chamam | chamei chamou chamamos chamaram | chamava chamávamos chamavam | chame chamem chamasse chamar chamarem | chamando chamado @long
  chegar | chego chega chegamos chegam | cheguei chegou chegamos chegaram | chegava chegávamos chegavam | chegue cheguem chegasse chegar chegarem | chegando chegado
  cheirar | cheiro cheira cheiramos cheiram | cheirei cheirou cheiramos cheiraram | cheirava cheirávamos cheiravam | cheire cheirem cheirasse cheirar cheirarem | cheirando cheirado
  chiar | chio chia chiamos chiam | chiei chiou chiamos chiaram | chiava chiávamos chiavam | chie chiem chiasse chiar chiarem | chiando chiado
  chorar | choro chora choramos choram | chorei chorou choramos choraram | chorava chorávamos choravam | chore chorem chorasse chorar chorarem | chorando chorado @long
  chupar | chupo chupa chupamos chupam | chupei chupou chupamos chuparam | chupava chupávamos chupavam | chupe chupem chupasse chupar chuparem | chupando chupado
  chutar | chuto chuta chutamos chutam | chutei chutou chutamos chutaram | chutava chutávamos chutavam | chute chutem chutasse chutar chutarem | chutando chutado
  clarear | clareio clareia clareamos clareiam | clareei clareou clareamos clarearam | clareava clareávamos clareavam | clareie clareiem clareasse clarear clarearem | clareando clareado
  coar | coo coa coamos coam | coei coou coamos coaram | coava coávamos coavam | coe coem coasse coar coarem | coando coado
  cobrar | cobro cobra cobramos cobram | cobrei cobrou cobramos cobraram | cobrava cobrávamos cobravam | cobre cobrem cobrasse cobrar cobrarem | cobrando cobrado
  colar | colo cola colamos colam | colei colou colamos colaram | colava colávamos colavam | cole colem colasse colar colarem | colando colado
  colher | colho colhe colhemos colhem | colhi colheu colhemos colheram | colhia colhíamos colhiam | colha colham colhesse colher colherem | colhendo colhido
  começar | começo começa começamos começam | comecei começou começamos começaram | começava começávamos começavam | comece comecem começasse começar começarem | começando começado
  comer | como come comemos comem | comi comeu comemos comeram | comia comíamos comiam | coma comam comesse comer comerem | comendo comido
  comprar | compro compra compramos compram | comprei comprou compramos compraram | comprava comprávamos compravam | compre comprem comprasse comprar comprarem | comprando comprado
  confessar | confesso confessa confessamos confessam | confessei confessou confessamos confessaram | confessava confessávamos confessavam | confesse confessem confessasse confessar confessarem | confessando confessado
  consertar | conserto conserta consertamos consertam | consertei consertou consertamos consertaram | consertava consertávamos consertavam | conserte consertem consertasse consertar consertarem | consertando consertado
  contar | conto conta contamos contam | contei contou contamos contaram | contava contávamos contavam | conte contem contasse contar contarem | contando contado @long
  copiar | copio copia copiamos copiam | copiei copiou copiamos copiaram | copiava copiávamos copiavam | copie copiem copiasse copiar copiarem | copiando copiado
  coroar | coroo coroa coroamos coroam | coroei coroou coroamos coroaram | coroava coroávamos coroavam | coroe coroem coroasse coroar coroarem | coroando coroado
  correr | corro corre corremos correm | corri correu corremos correram | corria corríamos corriam | corra corram corresse correr correrem | correndo corrido @long
  cortar | corto corta cortamos cortam | cortei cortou cortamos cortaram | cortava cortávamos cortavam | corte cortem cortasse cortar cortarem | cortando cortado
  costurar | costuro costura costuramos costuram | costurei costurou costuramos costuraram | costurava costurávamos costuravam | costure costurem costurasse costurar costurarem | costurando costurado @long
  cravar | cravo crava cravamos cravam | cravei cravou cravamos cravaram | cravava cravávamos cravavam | crave cravem cravasse cravar cravarem | cravando cravado
  crescer | cresço cresce crescemos crescem | cresci cresceu crescemos cresceram | crescia crescíamos cresciam | cresça cresçam crescesse crescer crescerem | crescendo crescido
  cruzar | cruzo cruza cruzamos cruzam | cruzei cruzou cruzamos cruzaram | cruzava cruzávamos cruzavam | cruze cruzem cruzasse cruzar cruzarem | cruzando cruzado
  cuidar | cuido cuida cuidamos cuidam | cuidei cuidou cuidamos cuidaram | cuidava cuidávamos cuidavam | cuide cuidem cuidasse cuidar cuidarem | cuidando cuidado @long
  cuspir | cuspo cospe cuspimos cospem | cuspi cuspiu cuspimos cuspiram | cuspia cuspíamos cuspiam | cuspa cuspam cuspisse cuspir cuspirem | cuspindo cuspido
  dançar | danço dança dançamos dançam | dancei dançou dançamos dançaram | dançava dançávamos dançavam | dance dancem dançasse dançar dançarem | dançando dançado @long
  dar | dou dá damos dão | dei deu demos deram | dava dávamos davam | dê deem desse der derem | dando dado
  decorar | decoro decora decoramos decoram | decorei decorou decoramos decoraram | decorava decorávamos decoravam | decore decorem decorasse decorar decorarem | decorando decorado
  deitar | deito deita deitamos deitam | deitei deitou deitamos deitaram | deitava deitávamos deitavam | deite deitem deitasse deitar deitarem | deitando deitado
  deixar | deixo deixa deixamos deixam | deixei deixou deixamos deixaram | deixava deixávamos deixavam | deixe deixem deixasse deixar deixarem | deixando deixado
  derramar | derramo derrama derramamos derramam | derramei derramou derramamos derramaram | derramava derramávamos derramavam | derrame derramem derramasse derramar derramarem | derramando derramado @chance
  derrapar | derrapo derrapa derrapamos derrapam | derrapei derrapou derrapamos derraparam | derrapava derrapávamos derrapavam | derrape derrapem derrapasse derrapar derraparem | derrapando derrapado
  derreter | derreto derrete derretemos derretem | derreti derreteu derretemos derreteram | derretia derretíamos derretiam | derreta derretam derretesse derreter derreterem | derretendo derretido
  derrubar | derrubo derruba derrubamos derrubam | derrubei derrubou derrubamos derrubaram | derrubava derrubávamos derrubavam | derrube derrubem derrubasse derrubar derrubarem | derrubando derrubado
  desafiar | desafio desafia desafiamos desafiam | desafiei desafiou desafiamos desafiaram | desafiava desafiávamos desafiavam | desafie desafiem desafiasse desafiar desafiarem | desafiando desafiado
  desatar | desato desata desatamos desatam | desatei desatou desatamos desataram | desatava desatávamos desatavam | desate desatem desatasse desatar desatarem | desatando desatado
  desbotar | desboto desbota desbotamos desbotam | desbotei desbotou desbotamos desbotaram | desbotava desbotávamos desbotavam | desbote desbotem desbotasse desbotar desbotarem | desbotando desbotado
  descer | desço desce descemos descem | desci desceu descemos desceram | descia descíamos desciam | desça desçam descesse descer descerem | descendo descido
  desenterrar | desenterro desenterra desenterramos desenterram | desenterrei desenterrou desenterramos desenterraram | desenterrava desenterrávamos desenterravam | desenterre desenterrem desenterrasse desenterrar desenterrarem | desenterrando desenterrado
  desligar | desligo desliga desligamos desligam | desliguei desligou desligamos desligaram | desligava desligávamos desligavam | desligue desliguem desligasse desligar desligarem | desligando desligado
  desmanchar | desmancho desmancha desmanchamos desmancham | desmanchei desmanchou desmanchamos desmancharam | desmanchava desmanchávamos desmanchavam | desmanche desmanchem desmanchasse desmanchar desmancharem | desmanchando desmanchado
  destruir | destruo destrói destruímos destroem | destruí destruiu destruímos destruíram | destruía destruíamos destruíam | destrua destruam destruísse destruir destruírem | destruindo destruído
  dever | devo deve devemos devem | devi deveu devemos deveram | devia devíamos deviam | deva devam devesse dever deverem | devendo devido @chance
  disparar | disparo dispara disparamos disparam | disparei disparou disparamos dispararam | disparava disparávamos disparavam | dispare disparem disparasse disparar dispararem | disparando disparado
  dividir | divido divide dividimos dividem | dividi dividiu dividimos dividiram | dividia dividíamos dividiam | divida dividam dividisse dividir dividirem | dividindo dividido
  dizer | digo diz dizemos dizem | disse disse dissemos disseram | dizia dizíamos diziam | diga digam dissesse disser disserem | dizendo dito
  dobrar | dobro dobra dobramos dobram | dobrei dobrou dobramos dobraram | dobrava dobrávamos dobravam | dobre dobrem dobrasse dobrar dobrarem | dobrando dobrado
  doer | doo dói doemos doem | doí doeu doemos doeram | doía doíamos doíam | doa doam doesse doer doerem | doendo doído
  domar | domo doma domamos domam | domei domou domamos domaram | domava domávamos domavam | dome domem domasse domar domarem | domando domado
  dormir | durmo dorme dormimos dormem | dormi dormiu dormimos dormiram | dormia dormíamos dormiam | durma durmam dormisse dormir dormirem | dormindo dormido @long
  durar | duro dura duramos duram | durei durou duramos duraram | durava durávamos duravam | dure durem durasse durar durarem | durando durado
  empinar | empino empina empinamos empinam | empinei empinou empinamos empinaram | empinava empinávamos empinavam | empine empinem empinasse empinar empinarem | empinando empinado
  emprestar | empresto empresta emprestamos emprestam | emprestei emprestou emprestamos emprestaram | emprestava emprestávamos emprestavam | empreste emprestem emprestasse emprestar emprestarem | emprestando emprestado
  empunhar | empunho empunha empunhamos empunham | empunhei empunhou empunhamos empunharam | empunhava empunhávamos empunhavam | empunhe empunhem empunhasse empunhar empunharem | empunhando empunhado
  empurrar | empurro empurra empurramos empurram | empurrei empurrou empurramos empurraram | empurrava empurrávamos empurravam | empurre empurrem empurrasse empurrar empurrarem | empurrando empurrado
  encher | encho enche enchemos enchem | enchi encheu enchemos encheram | enchia enchíamos enchiam | encha encham enchesse encher encherem | enchendo enchido
  enfrentar | enfrento enfrenta enfrentamos enfrentam | enfrentei enfrentou enfrentamos enfrentaram | enfrentava enfrentávamos enfrentavam | enfrente enfrentem enfrentasse enfrentar enfrentarem | enfrentando enfrentado @long
  engolir | engulo engole engolimos engolem | engoli engoliu engolimos engoliram | engolia engolíamos engoliam | engula engulam engolisse engolir engolirem | engolindo engolido
  ensaiar | ensaio ensaia ensaiamos ensaiam | ensaiei ensaiou ensaiamos ensaiaram | ensaiava ensaiávamos ensaiavam | ensaie ensaiem ensaiasse ensaiar ensaiarem | ensaiando ensaiado @long
  ensinar | ensino ensina ensinamos ensinam | ensinei ensinou ensinamos ensinaram | ensinava ensinávamos ensinavam | ensine ensinem ensinasse ensinar ensinarem | ensinando ensinado
  enterrar | enterro enterra enterramos enterram | enterrei enterrou enterramos enterraram | enterrava enterrávamos enterravam | enterre enterrem enterrasse enterrar enterrarem | enterrando enterrado
  entrar | entro entra entramos entram | entrei entrou entramos entraram | entrava entrávamos entravam | entre entrem entrasse entrar entrarem | entrando entrado
  erguer | ergo ergue erguemos erguem | ergui ergueu erguemos ergueram | erguia erguíamos erguiam | erga ergam erguesse erguer erguerem | erguendo erguido
  errar | erro erra erramos erram | errei errou erramos erraram | errava errávamos erravam | erre errem errasse errar errarem | errando errado @chance
  esconder | escondo esconde escondemos escondem | escondi escondeu escondemos esconderam | escondia escondíamos escondiam | esconda escondam escondesse esconder esconderem | escondendo escondido @long
  escrever | escrevo escreve escrevemos escrevem | escrevi escreveu escrevemos escreveram | escrevia escrevíamos escreviam | escreva escrevam escrevesse escrever escreverem | escrevendo escrito @long
  escurecer | escureço escurece escurecemos escurecem | escureci escureceu escurecemos escureceram | escurecia escurecíamos escureciam | escureça escureçam escurecesse escurecer escurecerem | escurecendo escurecido
  esfriar | esfrio esfria esfriamos esfriam | esfriei esfriou esfriamos esfriaram | esfriava esfriávamos esfriavam | esfrie esfriem esfriasse esfriar esfriarem | esfriando esfriado
  esperar | espero espera esperamos esperam | esperei esperou esperamos esperaram | esperava esperávamos esperavam | espere esperem esperasse esperar esperarem | esperando esperado @long
  espremer | espremo espreme esprememos espremem | espremi espremeu esprememos espremeram | espremia espremíamos espremiam | esprema espremam espremesse espremer espremerem | espremendo espremido
  esquecer | esqueço esquece esquecemos esquecem | esqueci esqueceu esquecemos esqueceram | esquecia esquecíamos esqueciam | esqueça esqueçam esquecesse esquecer esquecerem | esquecendo esquecido @chance
  esquentar | esquento esquenta esquentamos esquentam | esquentei esquentou esquentamos esquentaram | esquentava esquentávamos esquentavam | esquente esquentem esquentasse esquentar esquentarem | esquentando esquentado
  estalar | estalo estala estalamos estalam | estalei estalou estalamos estalaram | estalava estalávamos estalavam | estale estalem estalasse estalar estalarem | estalando estalado
  estender | estendo estende estendemos estendem | estendi estendeu estendemos estenderam | estendia estendíamos estendiam | estenda estendam estendesse estender estenderem | estendendo estendido
  esticar | estico estica esticamos esticam | estiquei esticou esticamos esticaram | esticava esticávamos esticavam | estique estiquem esticasse esticar esticarem | esticando esticado
  estourar | estouro estoura estouramos estouram | estourei estourou estouramos estouraram | estourava estourávamos estouravam | estoure estourem estourasse estourar estourarem | estourando estourado
  esvaziar | esvazio esvazia esvaziamos esvaziam | esvaziei esvaziou esvaziamos esvaziaram | esvaziava esvaziávamos esvaziavam | esvazie esvaziem esvaziasse esvaziar esvaziarem | esvaziando esvaziado
  falar | falo fala falamos falam | falei falou falamos falaram | falava falávamos falavam | fale falem falasse falar falarem | falando falado @long
  falhar | falho falha falhamos falham | falhei falhou falhamos falharam | falhava falhávamos falhavam | falhe falhem falhasse falhar falharem | falhando falhado
  faltar | falto falta faltamos faltam | faltei faltou faltamos faltaram | faltava faltávamos faltavam | falte faltem faltasse faltar faltarem | faltando faltado
  fazer | faço faz fazemos fazem | fiz fez fizemos fizeram | fazia fazíamos faziam | faça façam fizesse fizer fizerem | fazendo feito
  fechar | fecho fecha fechamos fecham | fechei fechou fechamos fecharam | fechava fechávamos fechavam | feche fechem fechasse fechar fecharem | fechando fechado
  ferver | fervo ferve fervemos fervem | fervi ferveu fervemos ferveram | fervia fervíamos ferviam | ferva fervam fervesse ferver ferverem | fervendo fervido @long
  ficar | fico fica ficamos ficam | fiquei ficou ficamos ficaram | ficava ficávamos ficavam | fique fiquem ficasse ficar ficarem | ficando ficado
  florir | floro flore florimos florem | flori floriu florimos floriram | floria floríamos floriam | flora floram florisse florir florirem | florindo florido
  forjar | forjo forja forjamos forjam | forjei forjou forjamos forjaram | forjava forjávamos forjavam | forje forjem forjasse forjar forjarem | forjando forjado
  forrar | forro forra forramos forram | forrei forrou forramos forraram | forrava forrávamos forravam | forre forrem forrasse forrar forrarem | forrando forrado
  fugir | fujo foge fugimos fogem | fugi fugiu fugimos fugiram | fugia fugíamos fugiam | fuja fujam fugisse fugir fugirem | fugindo fugido
  furar | furo fura furamos furam | furei furou furamos furaram | furava furávamos furavam | fure furem furasse furar furarem | furando furado
  ganhar | ganho ganha ganhamos ganham | ganhei ganhou ganhamos ganharam | ganhava ganhávamos ganhavam | ganhe ganhem ganhasse ganhar ganharem | ganhando ganhado @chance
  gastar | gasto gasta gastamos gastam | gastei gastou gastamos gastaram | gastava gastávamos gastavam | gaste gastem gastasse gastar gastarem | gastando gastado
  gelar | gelo gela gelamos gelam | gelei gelou gelamos gelaram | gelava gelávamos gelavam | gele gelem gelasse gelar gelarem | gelando gelado
  gemer | gemo geme gememos gemem | gemi gemeu gememos gemeram | gemia gemíamos gemiam | gema gemam gemesse gemer gemerem | gemendo gemido
  girar | giro gira giramos giram | girei girou giramos giraram | girava girávamos giravam | gire girem girasse girar girarem | girando girado @long
  gravar | gravo grava gravamos gravam | gravei gravou gravamos gravaram | gravava gravávamos gravavam | grave gravem gravasse gravar gravarem | gravando gravado @long
  gritar | grito grita gritamos gritam | gritei gritou gritamos gritaram | gritava gritávamos gritavam | grite gritem gritasse gritar gritarem | gritando gritado
  guardar | guardo guarda guardamos guardam | guardei guardou guardamos guardaram | guardava guardávamos guardavam | guarde guardem guardasse guardar guardarem | guardando guardado @long
  honrar | honro honra honramos honram | honrei honrou honramos honraram | honrava honrávamos honravam | honre honrem honrasse honrar honrarem | honrando honrado
  incendiar | incendeio incendeia incendiamos incendeiam | incendiei incendiou incendiamos incendiaram | incendiava incendiávamos incendiavam | incendeie incendeiem incendiasse incendiar incendiarem | incendiando incendiado
  inventar | invento inventa inventamos inventam | inventei inventou inventamos inventaram | inventava inventávamos inventavam | invente inventem inventasse inventar inventarem | inventando inventado
  jogar | jogo joga jogamos jogam | joguei jogou jogamos jogaram | jogava jogávamos jogavam | jogue joguem jogasse jogar jogarem | jogando jogado
  juntar | junto junta juntamos juntam | juntei juntou juntamos juntaram | juntava juntávamos juntavam | junte juntem juntasse juntar juntarem | juntando juntado
  laçar | laço laça laçamos laçam | lacei laçou laçamos laçaram | laçava laçávamos laçavam | lace lacem laçasse laçar laçarem | laçando laçado
  lançar | lanço lança lançamos lançam | lancei lançou lançamos lançaram | lançava lançávamos lançavam | lance lancem lançasse lançar lançarem | lançando lançado
  largar | largo larga largamos largam | larguei largou largamos largaram | largava largávamos largavam | largue larguem largasse largar largarem | largando largado
  latir | lato late latimos latem | lati latiu latimos latiram | latia latíamos latiam | lata latam latisse latir latirem | latindo latido @long
  lavar | lavo lava lavamos lavam | lavei lavou lavamos lavaram | lavava lavávamos lavavam | lave lavem lavasse lavar lavarem | lavando lavado @long
  lembrar | lembro lembra lembramos lembram | lembrei lembrou lembramos lembraram | lembrava lembrávamos lembravam | lembre lembrem lembrasse lembrar lembrarem | lembrando lembrado @long @chance
  ler | leio lê lemos leem | li leu lemos leram | lia líamos liam | leia leiam lesse ler lerem | lendo lido @long
  levantar | levanto levanta levantamos levantam | levantei levantou levantamos levantaram | levantava levantávamos levantavam | levante levantem levantasse levantar levantarem | levantando levantado
  levar | levo leva levamos levam | levei levou levamos levaram | levava levávamos levavam | leve levem levasse levar levarem | levando levado @long
  ligar | ligo liga ligamos ligam | liguei ligou ligamos ligaram | ligava ligávamos ligavam | ligue liguem ligasse ligar ligarem | ligando ligado
  limpar | limpo limpa limpamos limpam | limpei limpou limpamos limparam | limpava limpávamos limpavam | limpe limpem limpasse limpar limparem | limpando limpado
  manchar | mancho mancha manchamos mancham | manchei manchou manchamos mancharam | manchava manchávamos manchavam | manche manchem manchasse manchar mancharem | manchando manchado
  mandar | mando manda mandamos mandam | mandei mandou mandamos mandaram | mandava mandávamos mandavam | mande mandem mandasse mandar mandarem | mandando mandado
  marcar | marco marca marcamos marcam | marquei marcou marcamos marcaram | marcava marcávamos marcavam | marque marquem marcasse marcar marcarem | marcando marcado
  marchar | marcho marcha marchamos marcham | marchei marchou marchamos marcharam | marchava marchávamos marchavam | marche marchem marchasse marchar marcharem | marchando marchado
  matar | mato mata matamos matam | matei matou matamos mataram | matava matávamos matavam | mate matem matasse matar matarem | matando matado
  merecer | mereço merece merecemos merecem | mereci mereceu merecemos mereceram | merecia merecíamos mereciam | mereça mereçam merecesse merecer merecerem | merecendo merecido
  mergulhar | mergulho mergulha mergulhamos mergulham | mergulhei mergulhou mergulhamos mergulharam | mergulhava mergulhávamos mergulhavam | mergulhe mergulhem mergulhasse mergulhar mergulharem | mergulhando mergulhado
  mexer | mexo mexe mexemos mexem | mexi mexeu mexemos mexeram | mexia mexíamos mexiam | mexa mexam mexesse mexer mexerem | mexendo mexido
  miar | mio mia miamos miam | miei miou miamos miaram | miava miávamos miavam | mie miem miasse miar miarem | miando miado
  moer | moo mói moemos moem | moí moeu moemos moeram | moía moíamos moíam | moa moam moesse moer moerem | moendo moído
  molhar | molho molha molhamos molham | molhei molhou molhamos molharam | molhava molhávamos molhavam | molhe molhem molhasse molhar molharem | molhando molhado
  montar | monto monta montamos montam | montei montou montamos montaram | montava montávamos montavam | monte montem montasse montar montarem | montando montado
  morder | mordo morde mordemos mordem | mordi mordeu mordemos morderam | mordia mordíamos mordiam | morda mordam mordesse morder morderem | mordendo mordido
  morrer | morro morre morremos morrem | morri morreu morremos morreram | morria morríamos morriam | morra morram morresse morrer morrerem | morrendo morrido
  mostrar | mostro mostra mostramos mostram | mostrei mostrou mostramos mostraram | mostrava mostrávamos mostravam | mostre mostrem mostrasse mostrar mostrarem | mostrando mostrado
  mudar | mudo muda mudamos mudam | mudei mudou mudamos mudaram | mudava mudávamos mudavam | mude mudem mudasse mudar mudarem | mudando mudado
  mugir | mujo muge mugimos mugem | mugi mugiu mugimos mugiram | mugia mugíamos mugiam | muja mujam mugisse mugir mugirem | mugindo mugido
  murchar | murcho murcha murchamos murcham | murchei murchou murchamos murcharam | murchava murchávamos murchavam | murche murchem murchasse murchar murcharem | murchando murchado
  nadar | nado nada nadamos nadam | nadei nadou nadamos nadaram | nadava nadávamos nadavam | nade nadem nadasse nadar nadarem | nadando nadado @long
  nascer | nasço nasce nascemos nascem | nasci nasceu nascemos nasceram | nascia nascíamos nasciam | nasça nasçam nascesse nascer nascerem | nascendo nascido
  negar | nego nega negamos negam | neguei negou negamos negaram | negava negávamos negavam | negue neguem negasse negar negarem | negando negado
  ninar | nino nina ninamos ninam | ninei ninou ninamos ninaram | ninava ninávamos ninavam | nine ninem ninasse ninar ninarem | ninando ninado @long
  olhar | olho olha olhamos olham | olhei olhou olhamos olharam | olhava olhávamos olhavam | olhe olhem olhasse olhar olharem | olhando olhado @long
  orar | oro ora oramos oram | orei orou oramos oraram | orava orávamos oravam | ore orem orasse orar orarem | orando orado
  ouvir | ouço ouve ouvimos ouvem | ouvi ouviu ouvimos ouviram | ouvia ouvíamos ouviam | ouça ouçam ouvisse ouvir ouvirem | ouvindo ouvido @long @chance
  pagar | pago paga pagamos pagam | paguei pagou pagamos pagaram | pagava pagávamos pagavam | pague paguem pagasse pagar pagarem | pagando pagado
  parar | paro para paramos param | parei parou paramos pararam | parava parávamos paravam | pare parem parasse parar pararem | parando parado
  partir | parto parte partimos partem | parti partiu partimos partiram | partia partíamos partiam | parta partam partisse partir partirem | partindo partido
  passar | passo passa passamos passam | passei passou passamos passaram | passava passávamos passavam | passe passem passasse passar passarem | passando passado
  pastar | pasto pasta pastamos pastam | pastei pastou pastamos pastaram | pastava pastávamos pastavam | paste pastem pastasse pastar pastarem | pastando pastado
  pedalar | pedalo pedala pedalamos pedalam | pedalei pedalou pedalamos pedalaram | pedalava pedalávamos pedalavam | pedale pedalem pedalasse pedalar pedalarem | pedalando pedalado
  pedir | peço pede pedimos pedem | pedi pediu pedimos pediram | pedia pedíamos pediam | peça peçam pedisse pedir pedirem | pedindo pedido
  pegar | pego pega pegamos pegam | peguei pegou pegamos pegaram | pegava pegávamos pegavam | pegue peguem pegasse pegar pegarem | pegando pegado
  pendurar | penduro pendura penduramos penduram | pendurei pendurou penduramos penduraram | pendurava pendurávamos penduravam | pendure pendurem pendurasse pendurar pendurarem | pendurando pendurado
  perder | perco perde perdemos perdem | perdi perdeu perdemos perderam | perdia perdíamos perdiam | perca percam perdesse perder perderem | perdendo perdido @chance
  perguntar | pergunto pergunta perguntamos perguntam | perguntei perguntou perguntamos perguntaram | perguntava perguntávamos perguntavam | pergunte perguntem perguntasse perguntar perguntarem | perguntando perguntado
  pesar | peso pesa pesamos pesam | pesei pesou pesamos pesaram | pesava pesávamos pesavam | pese pesem pesasse pesar pesarem | pesando pesado
  pescar | pesco pesca pescamos pescam | pesquei pescou pescamos pescaram | pescava pescávamos pescavam | pesque pesquem pescasse pescar pescarem | pescando pescado
  pichar | picho picha pichamos picham | pichei pichou pichamos picharam | pichava pichávamos pichavam | piche pichem pichasse pichar picharem | pichando pichado
  pingar | pingo pinga pingamos pingam | pinguei pingou pingamos pingaram | pingava pingávamos pingavam | pingue pinguem pingasse pingar pingarem | pingando pingado
  pintar | pinto pinta pintamos pintam | pintei pintou pintamos pintaram | pintava pintávamos pintavam | pinte pintem pintasse pintar pintarem | pintando pintado @long
  pisar | piso pisa pisamos pisam | pisei pisou pisamos pisaram | pisava pisávamos pisavam | pise pisem pisasse pisar pisarem | pisando pisado
  piscar | pisco pisca piscamos piscam | pisquei piscou piscamos piscaram | piscava piscávamos piscavam | pisque pisquem piscasse piscar piscarem | piscando piscado
  plantar | planto planta plantamos plantam | plantei plantou plantamos plantaram | plantava plantávamos plantavam | plante plantem plantasse plantar plantarem | plantando plantado @long
  pôr | ponho põe pomos põem | pus pôs pusemos puseram | punha púnhamos punham | ponha ponham pusesse puser puserem | pondo posto
  prender | prendo prende prendemos prendem | prendi prendeu prendemos prenderam | prendia prendíamos prendiam | prenda prendam prendesse prender prenderem | prendendo prendido
  procurar | procuro procura procuramos procuram | procurei procurou procuramos procuraram | procurava procurávamos procuravam | procure procurem procurasse procurar procurarem | procurando procurado @long
  provar | provo prova provamos provam | provei provou provamos provaram | provava provávamos provavam | prove provem provasse provar provarem | provando provado
  pular | pulo pula pulamos pulam | pulei pulou pulamos pularam | pulava pulávamos pulavam | pule pulem pulasse pular pularem | pulando pulado
  pulsar | pulso pulsa pulsamos pulsam | pulsei pulsou pulsamos pulsaram | pulsava pulsávamos pulsavam | pulse pulsem pulsasse pulsar pulsarem | pulsando pulsado @long
  puxar | puxo puxa puxamos puxam | puxei puxou puxamos puxaram | puxava puxávamos puxavam | puxe puxem puxasse puxar puxarem | puxando puxado
  quebrar | quebro quebra quebramos quebram | quebrei quebrou quebramos quebraram | quebrava quebrávamos quebravam | quebre quebrem quebrasse quebrar quebrarem | quebrando quebrado @chance
  queimar | queimo queima queimamos queimam | queimei queimou queimamos queimaram | queimava queimávamos queimavam | queime queimem queimasse queimar queimarem | queimando queimado @chance
  rachar | racho racha rachamos racham | rachei rachou rachamos racharam | rachava rachávamos rachavam | rache rachem rachasse rachar racharem | rachando rachado
  ranger | ranjo range rangemos rangem | rangi rangeu rangemos rangeram | rangia rangíamos rangiam | ranja ranjam rangesse ranger rangerem | rangendo rangido
  rasgar | rasgo rasga rasgamos rasgam | rasguei rasgou rasgamos rasgaram | rasgava rasgávamos rasgavam | rasgue rasguem rasgasse rasgar rasgarem | rasgando rasgado
  regar | rego rega regamos regam | reguei regou regamos regaram | regava regávamos regavam | regue reguem regasse regar regarem | regando regado
  remar | remo rema remamos remam | remei remou remamos remaram | remava remávamos remavam | reme remem remasse remar remarem | remando remado @long
  remendar | remendo remenda remendamos remendam | remendei remendou remendamos remendaram | remendava remendávamos remendavam | remende remendem remendasse remendar remendarem | remendando remendado
  repartir | reparto reparte repartimos repartem | reparti repartiu repartimos repartiram | repartia repartíamos repartiam | reparta repartam repartisse repartir repartirem | repartindo repartido
  respeitar | respeito respeita respeitamos respeitam | respeitei respeitou respeitamos respeitaram | respeitava respeitávamos respeitavam | respeite respeitem respeitasse respeitar respeitarem | respeitando respeitado
  responder | respondo responde respondemos respondem | respondi respondeu respondemos responderam | respondia respondíamos respondiam | responda respondam respondesse responder responderem | respondendo respondido
  rezar | rezo reza rezamos rezam | rezei rezou rezamos rezaram | rezava rezávamos rezavam | reze rezem rezasse rezar rezarem | rezando rezado @long
  rimar | rimo rima rimamos rimam | rimei rimou rimamos rimaram | rimava rimávamos rimavam | rime rimem rimasse rimar rimarem | rimando rimado @long
  rir | rio ri rimos riem | ri riu rimos riram | ria ríamos riam | ria riam risse rir rirem | rindo rido
  riscar | risco risca riscamos riscam | risquei riscou riscamos riscaram | riscava riscávamos riscavam | risque risquem riscasse riscar riscarem | riscando riscado
  rodar | rodo roda rodamos rodam | rodei rodou rodamos rodaram | rodava rodávamos rodavam | rode rodem rodasse rodar rodarem | rodando rodado @long
  rolar | rolo rola rolamos rolam | rolei rolou rolamos rolaram | rolava rolávamos rolavam | role rolem rolasse rolar rolarem | rolando rolado
  roncar | ronco ronca roncamos roncam | ronquei roncou roncamos roncaram | roncava roncávamos roncavam | ronque ronquem roncasse roncar roncarem | roncando roncado
  ronronar | ronrono ronrona ronronamos ronronam | ronronei ronronou ronronamos ronronaram | ronronava ronronávamos ronronavam | ronrone ronronem ronronasse ronronar ronronarem | ronronando ronronado
  roubar | roubo rouba roubamos roubam | roubei roubou roubamos roubaram | roubava roubávamos roubavam | roube roubem roubasse roubar roubarem | roubando roubado
  rugir | rujo ruge rugimos rugem | rugi rugiu rugimos rugiram | rugia rugíamos rugiam | ruja rujam rugisse rugir rugirem | rugindo rugido
  sacudir | sacudo sacode sacudimos sacodem | sacudi sacudiu sacudimos sacudiram | sacudia sacudíamos sacudiam | sacuda sacudam sacudisse sacudir sacudirem | sacudindo sacudido
  sair | saio sai saímos saem | saí saiu saímos saíram | saía saíamos saíam | saia saiam saísse sair saírem | saindo saído
  salvar | salvo salva salvamos salvam | salvei salvou salvamos salvaram | salvava salvávamos salvavam | salve salvem salvasse salvar salvarem | salvando salvado
  sangrar | sangro sangra sangramos sangram | sangrei sangrou sangramos sangraram | sangrava sangrávamos sangravam | sangre sangrem sangrasse sangrar sangrarem | sangrando sangrado @long @chance
  secar | seco seca secamos secam | sequei secou secamos secaram | secava secávamos secavam | seque sequem secasse secar secarem | secando secado
  seguir | sigo segue seguimos seguem | segui seguiu seguimos seguiram | seguia seguíamos seguiam | siga sigam seguisse seguir seguirem | seguindo seguido @long
  segurar | seguro segura seguramos seguram | segurei segurou seguramos seguraram | segurava segurávamos seguravam | segure segurem segurasse segurar segurarem | segurando segurado @long
  selar | selo sela selamos selam | selei selou selamos selaram | selava selávamos selavam | sele selem selasse selar selarem | selando selado
  semear | semeio semeia semeamos semeiam | semeei semeou semeamos semearam | semeava semeávamos semeavam | semeie semeiem semeasse semear semearem | semeando semeado
  sentar | sento senta sentamos sentam | sentei sentou sentamos sentaram | sentava sentávamos sentavam | sente sentem sentasse sentar sentarem | sentando sentado
  sentir | sinto sente sentimos sentem | senti sentiu sentimos sentiram | sentia sentíamos sentiam | sinta sintam sentisse sentir sentirem | sentindo sentido @chance
  servir | sirvo serve servimos servem | servi serviu servimos serviram | servia servíamos serviam | sirva sirvam servisse servir servirem | servindo servido
  soar | soo soa soamos soam | soei soou soamos soaram | soava soávamos soavam | soe soem soasse soar soarem | soando soado @long
  soltar | solto solta soltamos soltam | soltei soltou soltamos soltaram | soltava soltávamos soltavam | solte soltem soltasse soltar soltarem | soltando soltado
  sonhar | sonho sonha sonhamos sonham | sonhei sonhou sonhamos sonharam | sonhava sonhávamos sonhavam | sonhe sonhem sonhasse sonhar sonharem | sonhando sonhado @long @chance
  soprar | sopro sopra sopramos sopram | soprei soprou sopramos sopraram | soprava soprávamos sopravam | sopre soprem soprasse soprar soprarem | soprando soprado @long
  sorrir | sorrio sorri sorrimos sorriem | sorri sorriu sorrimos sorriram | sorria sorríamos sorriam | sorria sorriam sorrisse sorrir sorrirem | sorrindo sorrido @long
  subir | subo sobe subimos sobem | subi subiu subimos subiram | subia subíamos subiam | suba subam subisse subir subirem | subindo subido
  sumir | sumo some sumimos somem | sumi sumiu sumimos sumiram | sumia sumíamos sumiam | suma sumam sumisse sumir sumirem | sumindo sumido
  surgir | surjo surge surgimos surgem | surgi surgiu surgimos surgiram | surgia surgíamos surgiam | surja surjam surgisse surgir surgirem | surgindo surgido
  tardar | tardo tarda tardamos tardam | tardei tardou tardamos tardaram | tardava tardávamos tardavam | tarde tardem tardasse tardar tardarem | tardando tardado
  tatuar | tatuo tatua tatuamos tatuam | tatuei tatuou tatuamos tatuaram | tatuava tatuávamos tatuavam | tatue tatuem tatuasse tatuar tatuarem | tatuando tatuado
  temer | temo teme tememos temem | temi temeu tememos temeram | temia temíamos temiam | tema temam temesse temer temerem | temendo temido @chance
  temperar | tempero tempera temperamos temperam | temperei temperou temperamos temperaram | temperava temperávamos temperavam | tempere temperem temperasse temperar temperarem | temperando temperado
  tirar | tiro tira tiramos tiram | tirei tirou tiramos tiraram | tirava tirávamos tiravam | tire tirem tirasse tirar tirarem | tirando tirado
  tocar | toco toca tocamos tocam | toquei tocou tocamos tocaram | tocava tocávamos tocavam | toque toquem tocasse tocar tocarem | tocando tocado @long
  tomar | tomo toma tomamos tomam | tomei tomou tomamos tomaram | tomava tomávamos tomavam | tome tomem tomasse tomar tomarem | tomando tomado
  trancar | tranco tranca trancamos trancam | tranquei trancou trancamos trancaram | trancava trancávamos trancavam | tranque tranquem trancasse trancar trancarem | trancando trancado
  trançar | tranço trança trançamos trançam | trancei trançou trançamos trançaram | trançava trançávamos trançavam | trance trancem trançasse trançar trançarem | trançando trançado @long
  travar | travo trava travamos travam | travei travou travamos travaram | travava travávamos travavam | trave travem travasse travar travarem | travando travado
  tremer | tremo treme trememos tremem | tremi tremeu trememos tremeram | tremia tremíamos tremiam | trema tremam tremesse tremer tremerem | tremendo tremido @long
  trocar | troco troca trocamos trocam | troquei trocou trocamos trocaram | trocava trocávamos trocavam | troque troquem trocasse trocar trocarem | trocando trocado
  uivar | uivo uiva uivamos uivam | uivei uivou uivamos uivaram | uivava uivávamos uivavam | uive uivem uivasse uivar uivarem | uivando uivado @long
  usar | uso usa usamos usam | usei usou usamos usaram | usava usávamos usavam | use usem usasse usar usarem | usando usado
  varrer | varro varre varremos varrem | varri varreu varremos varreram | varria varríamos varriam | varra varram varresse varrer varrerem | varrendo varrido @long
  vencer | venço vence vencemos vencem | venci venceu vencemos venceram | vencia vencíamos venciam | vença vençam vencesse vencer vencerem | vencendo vencido
  vender | vendo vende vendemos vendem | vendi vendeu vendemos venderam | vendia vendíamos vendiam | venda vendam vendesse vender venderem | vendendo vendido
  ver | vejo vê vemos veem | vi viu vimos viram | via víamos viam | veja vejam visse vir virem | vendo visto @long @chance
  vestir | visto veste vestimos vestem | vesti vestiu vestimos vestiram | vestia vestíamos vestiam | vista vistam vestisse vestir vestirem | vestindo vestido
  vibrar | vibro vibra vibramos vibram | vibrei vibrou vibramos vibraram | vibrava vibrávamos vibravam | vibre vibrem vibrasse vibrar vibrarem | vibrando vibrado @long
  virar | viro vira viramos viram | virei virou viramos viraram | virava virávamos viravam | vire virem virasse virar virarem | virando virado
  voar | voo voa voamos voam | voei voou voamos voaram | voava voávamos voavam | voe voem voasse voar voarem | voando voado @long
  voltar | volto volta voltamos voltam | voltei voltou voltamos voltaram | voltava voltávamos voltavam | volte voltem voltasse voltar voltarem | voltando voltado
  xingar | xingo xinga xingamos xingam | xinguei xingou xingamos xingaram | xingava xingávamos xingavam | xingue xinguem xingasse xingar xingarem | xingando xingado
`;
