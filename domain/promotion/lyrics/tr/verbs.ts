/** Verbs: the stem and the aorist, from which all forms follow, then adjectives for what it leaves. An underline is a space. */
export const TURKISH_VERBS = `
  ak akar @long
  akort_et akort_eder
  al alır
  an anar
  anlat anlatır @long
  ara arar @long
  as asar
  at atar
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
  bile biler keskin
  bin biner
  bit biter yarım
  biç biçer @long
  boya boyar
  boz bozar
  bozul bozulur bozuk
  boşal boşalır boş
  bul bulur @chance
  buğulan buğulanır buğulu
  böl böler
  bük büker
  büyü büyür @long
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
  değiş değişir
  deş deşer derin
  dik diker
  din diner
  dinle dinler @long
  diren direnir @long
  dokun dokunur
  dol dolar boş kalabalık
  dolaş dolaşır @long
  doldur doldurur boş
  don donar
  doğ doğar
  doğra doğrar
  dur durur bozuk
  durdur durdurur
  durul durulur durgun
  duy duyar @chance
  dök döker
  dön döner
  dönüş dönüşür
  döv döver
  düş düşer @chance
  düşür düşürür @chance
  ek eker
  ele eler
  eri erir yarım
  erit eritir
  es eser @long
  esne esner
  ez ezer
  eğil eğilir
  fırlat fırlatır
  fısılda fısıldar
  gel gelir
  ger gerer
  gevşe gevşer
  geç geçer
  gir girer
  git gider
  giy giyer
  göm gömer
  gör görür @chance
  göster gösterir
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
  koş koşar @long
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
  mırıldan mırıldanır @long
  oku okur @long
  okşa okşar @long
  ol olur
  onar onarır yeni
  otur oturur @long
  oyna oynar @long
  parla parlar sönük solgun @long
  parçala parçalar yıkık
  paslan paslanır paslı
  patla patlar
  paylaş paylaşır
  piş pişer
  pişir pişirir
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
  seyret seyreder @long
  seç seçer
  sil siler
  silin silinir silik
  sol solar solgun soluk
  sor sorar
  soy soyar
  soğu soğur
  sula sular
  sus susar suskun sessiz @long
  sök söker
  sön söner sönük
  söndür söndürür sönük
  söyle söyler @long
  süpür süpürür
  sür sürer
  sürüklen sürüklenir @long
  süzül süzülür @long
  sık sıkar
  sızla sızlar @long
  sıçra sıçrar
  sığın sığınır
  tak takar
  takip_et takip_eder @long
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
  vur vurur
  yak yakar sönük yanık
  yakala yakalar
  yaklaş yaklaşır
  yan yanar sönük yanık @long
  yanaş yanaşır
  yarıl yarılır
  yarış yarışır @long
  yaslan yaslanır
  yat yatar
  yaz yazar @long
  yağ yağar @long
  yaşa yaşar @long
  ye yer
  yen yener
  yolla yollar
  yorul yorulur yorgun
  yoğur yoğurur
  yut yutar
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
  çak çakar
  çal çalar @long
  çalış çalışır @long
  çarp çarpar
  çatla çatlar
  çağır çağırır
  çek çeker
  çekil çekilir
  çevir çevirir
  çök çöker
  çöz çözer
  çürü çürür eski @long
  çık çıkar
  çıkar çıkarır
  çınla çınlar @long
  öde öder
  öp öper
  ör örer @long
  öt öter @long
  özle özler @long @chance
  ütüle ütüler ütülü
  ıslan ıslanır ıslak
  ısın ısınır
  ısıt ısıtır sıcak
  kıs kısar
  tep teper
  değiştir değiştirir
  uydur uydurur
  katıl katılır
  uy uyar
  tutun tutunur
  coş coşar @long
  bık bıkar @chance
  hızlan hızlanır
  kap kapar
  kaydet kaydeder
  harca harcar
  biriktir biriktirir @long
  art artar
  güt güder @long
  sağ sağar
  kırk kırkar
  doku dokur
  eğir eğirir
  göç_et göç_eder
  yeşer yeşerir
  sarar sararır
  kızar kızarır
  mele meler
  sustur susturur
  yükle yükler
  ezberle ezberler
  boşalt boşaltır
  coştur coşturur
  selamla selamlar
  yönet yönetir
  hızlandır hızlandırır
  alış alışır
  bitir bitirir
`;
