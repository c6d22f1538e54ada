/** Verbs: the stem and the aorist, from which all forms follow, then adjectives for what it leaves. An underline is a space. */
export const TURKISH_VERBS = `
  affet affeder
  ak akar @long
  akort_et akort_eder
  al alır
  an anar
  anlat anlatır @long
  ara arar @long
  as asar
  at atar
  ateşe_ver ateşe_verir
  atla atlar
  ayrıl ayrılır
  azal azalır @long
  aç açar
  açıl açılır
  ağla ağlar @long
  ağırlaş ağırlaşır
  aş aşar
  bak bakar @long
  bas basar
  bat batar
  bağla bağlar
  bağır bağırır
  baş_eğ baş_eğer
  başla başlar yarım
  bekle bekler @long
  besle besler @long
  bestele besteler
  bil bilir @chance
  bile biler keskin
  bin biner
  bit biter yarım
  biç biçer @long
  boya boyar
  boz bozar
  bozul bozulur bozuk
  boşal boşalır boş
  bul bulur @chance
  buluş buluşur
  buğulan buğulanır buğulu
  böl böler
  bük büker
  büyü büyür @long
  büyüt büyütür @long
  bırak bırakır
  dal dalar
  dalgalan dalgalanır @long
  damla damlar
  dans_et dans_eder @long
  dansa_kaldır dansa_kaldırır
  dayan dayanır
  dağıl dağılır
  dağıt dağıtır
  demle demler demli
  devril devrilir
  değ değer
  değiş değişir
  deş deşer derin
  dik diker
  dile diler
  din diner
  dinle dinler @long
  dinlen dinlenir @long
  diren direnir @long
  diz dizer
  dokun dokunur
  dol dolar boş kalabalık
  dolaş dolaşır @long
  doldur doldurur boş
  don donar
  doğ doğar
  doğra doğrar
  dua_et dua_eder @long
  dur durur bozuk
  durdur durdurur
  durul durulur durgun
  duy duyar @chance
  dök döker
  dökül dökülür
  dön döner
  döndür döndürür
  dönüş dönüşür
  döv döver
  düğümle düğümler
  düş düşer @chance
  düşür düşürür @chance
  ek eker
  ele eler
  emanet_et emanet_eder
  eri erir yarım
  erit eritir
  es eser @long
  esne esner
  ez ezer
  eğ eğer
  eğil eğilir
  fırlat fırlatır
  fısılda fısıldar
  gel gelir
  ger gerer
  geri_dön geri_döner
  geri_ver geri_verir
  getir getirir
  gevşe gevşer
  gez gezer @long
  geç geçer
  gir girer
  git gider
  giy giyer
  göm gömer
  gör görür @chance
  göster gösterir
  götür götürür
  gül güler @long
  gürle gürler
  güven güvenir
  gıcırda gıcırdar
  hatırla hatırlar @chance
  havla havlar @long
  haykır haykırır
  hazırla hazırlar
  hükmet hükmeder
  in iner
  inan inanır
  indir indirir
  inle inler @long
  iste ister
  it iter
  iyileş iyileşir
  izle izler @long
  iç içer boş
  kabar kabarır
  kal kalır
  kaldır kaldırır
  kalk kalkar
  kana kanar @long
  kanat kanatır
  kapan kapanır
  kapat kapatır
  karar kararır
  karart karartır
  karış karışır
  karıştır karıştırır
  karşıla karşılar
  katla katlar katlı
  kay kayar
  kaybet kaybeder @chance
  kaybol kaybolur
  kayna kaynar
  kaynat kaynatır
  kaz kazar
  kazan kazanır
  kaç kaçar
  kaçır kaçırır @chance
  kes keser
  kesil kesilir
  kilitle kilitler
  kirala kiralar
  kişne kişner
  kok kokar @long
  kokla koklar
  kon konar
  konuş konuşur @long
  kop kopar
  kopar koparır
  kork korkar @long @chance
  koru korur @long
  kov kovar
  kovala kovalar @long
  koy koyar
  koş koşar @long
  kucakla kucaklar
  kulak_ver kulak_verir
  kur kurar
  kurtar kurtarır
  kuru kurur kuru
  kurut kurutur kuru
  kus kusar
  kutla kutlar
  kuşan kuşanır
  kuşat kuşatır
  köpür köpürür
  körükle körükler
  kükre kükrer
  küs küser
  kır kırar kırık
  kırıl kırılır kırık
  kısıl kısılır kısık
  kıvrıl kıvrılır
  merak_et merak_eder @long @chance
  mırıldan mırıldanır @long
  oku okur @long
  okşa okşar @long
  ol olur
  onar onarır yeni
  otur oturur @long
  oy oyar
  oyna oynar @long
  parla parlar sönük solgun @long
  parçala parçalar yıkık
  paslan paslanır paslı
  patla patlar
  paylaş paylaşır
  piş pişer
  pişir pişirir
  rastla rastlar @chance
  sakla saklar
  saklan saklanır
  saldır saldırır
  salla sallar @long
  sallan sallanır @long
  sar sarar
  sars sarsar
  sarsıl sarsılır
  sarıl sarılır
  sat satar
  savaş savaşır @long
  savrul savrulur
  savur savurur
  say sayar @long
  sek seker
  selam_ver selam_verir
  ser serer
  seslen seslenir
  sev sever @long
  seyret seyreder @long
  seç seçer
  sil siler
  silin silinir silik
  silk silker
  sol solar solgun soluk
  son_ver son_verir
  sor sorar
  soy soyar
  soğu soğur
  sula sular
  sun sunar
  sus susar suskun sessiz @long
  sök söker
  sökül sökülür
  sön söner sönük
  söndür söndürür sönük
  söyle söyler @long
  söz_et söz_eder @long
  süpür süpürür
  sür sürer
  sürükle sürükler @long
  sürüklen sürüklenir @long
  süsle süsler
  süz süzer
  süzül süzülür @long
  sık sıkar
  sızla sızlar @long
  sıçra sıçrar
  sığın sığınır
  tak takar
  takip_et takip_eder @long
  takıl takılır
  tanı tanır @chance
  tanış tanışır
  tat tadar
  taş taşar
  taşı taşır @long
  temizle temizler
  terk_et terk_eder
  titre titrer titrek @long
  topla toplar
  toplan toplanır
  tut tutar @long
  tutuş tutuşur
  tüket tüketir
  tüt tüter @long
  tırman tırmanır
  ulu ulur @long
  unut unutur @chance
  uyan uyanır
  uyandır uyandırır
  uyu uyur @long
  uyut uyutur
  uza uzar @long
  uzaklaş uzaklaşır
  uzan uzanır
  uzat uzatır
  uç uçar @long
  uçur uçurur
  uğra uğrar
  uğurla uğurlar
  var varır
  vazgeç vazgeçer
  veda_et veda_eder
  ver verir
  vur vurur
  yak yakar sönük yanık
  yakala yakalar
  yaklaş yaklaşır
  yalvar yalvarır
  yan yanar sönük yanık @long
  yanaş yanaşır
  yap yapar
  yapış yapışır
  yar yarar
  yarat yaratır
  yarıl yarılır
  yarış yarışır @long
  yaslan yaslanır
  yat yatar
  yay yayar
  yaz yazar @long
  yağ yağar @long
  yaşa yaşar @long
  ye yer
  yemin_et yemin_eder
  yen yener
  yola_çık yola_çıkar
  yolla yollar
  yor yorar
  yorul yorulur yorgun
  yoğur yoğurur
  yum yumar
  yut yutar
  yutkun yutkunur
  yüksel yükselir
  yürü yürür @long
  yüz yüzer @long
  yüzleş yüzleşir
  yık yıkar
  yıka yıkar
  yıkıl yıkılır
  yırt yırtar yırtık
  yırtıl yırtılır yırtık
  zorla zorlar
  zıpla zıplar
  çak çakar
  çal çalar @long
  çalkala çalkalar
  çalkalan çalkalanır @long
  çalış çalışır @long
  çarp çarpar
  çat çatar
  çatla çatlar
  çağır çağırır
  çek çeker
  çekil çekilir
  çevir çevirir
  çiz çizer
  çiğne çiğner
  çök çöker
  çöz çözer
  çözül çözülür
  çürü çürür eski @long
  çık çıkar
  çıkar çıkarır
  çınla çınlar @long
  öde öder
  öp öper
  ör örer @long
  ört örter
  öt öter @long
  özle özler @long @chance
  üfle üfler
  ütüle ütüler ütülü
  üşü üşür @long @chance
  ıslan ıslanır ıslak
  ısın ısınır
  ısır ısırır
  ısıt ısıtır sıcak
  ışılda ışıldar @long
  şaşır şaşırır @chance
`;
