/** Nouns that several scenes use: `word, flags | marks | adjectives`. */
export const TURKISH_NOUNS = `
  lamba | own many | eski, küçük, sönük
  mum | own many | küçük, yarım, titrek
  ışık | any many | uzak, solgun, titrek
  mektup | own many | eski, katlı, yarım, sararmış
  şişe | own many | boş, yeşil, kırık
  fotoğraf | own many | eski, solgun, soluk
  resim | own many | eski, solgun, soluk
  yüzük | own | gümüş, ince, eski
  anahtar | own many | paslı, yedek, küçük
  palto | own | kalın, eski, ıslak
  saat | own | eski, bozuk, küçük
  sokak | any many | dar, boş, sessiz, uzun
  merdiven | any many | dik, tahta, eski
  düş | own many | eski, güzel, yarım
  rüya | own many | güzel, yarım, uzun
  bilet | own many | yırtık, eski, tek
  şarap | own mass | ucuz, kırmızı, acı
  şarkı | own many | eski, hüzünlü, yarım, yeni
  türkü | own many | eski, yanık, uzun
  ezgi | any many | eski, hüzünlü, yabancı
  ad | mine | güzel, kısa
  hikâye | own many | eski, uzun, yarım
  söz | own many | eski, güzel, acı, yarım
  sır | own many | eski, ağır, acı
  el | mine | soğuk, sıcak, nasırlı
  ses | mine | kısık, titrek, uzak
  yüz | mine | solgun, güzel, yorgun
  göz | mine | yorgun, kara, güzel
  kalp | mine | yorgun, deli, inatçı
  gönül | mine | yorgun, deli, yaralı
  saç | mine | kara, ıslak, uzun
  gülüş | mine | güzel, çocuksu, yarım
  köprü | any many | eski, taş, dar
  yağmur | one | ince, soğuk, ılık
  kar | one | ince, beyaz
  rüzgâr | one | deli, soğuk, serin
  ay | one | solgun, sarı
  güneş | one | solgun, kızıl
  gökyüzü | one | bulutlu, boş
  bulut | any many | kara, beyaz, ağır
  yıldız | any many | uzak, sönük, gümüş
  yıldızlar | one | uzak, sönük
  ışıklar | one | uzak, solgun
  günler | one | uzun, eski
  saatler | one | uzun
  gece | any many | uzun, ılık, sessiz
  yol | any many | uzun, boş, tozlu
  pencere | own many | dar, buğulu, kırık
  kapı | own many | ağır, tahta, eski
  kilit | own many | paslı, eski, kırık
  duvar | any many | eski, yüksek, yıkık
  ev | own | boş, eski, küçük
  şehir | any | eski, kalabalık, uzak
  yabancı | any | sessiz, yorgun
  ekmek | own mass | taze, sıcak, bayat
  taş | any many | ağır, küçük, soğuk
  ateş | any | küçük, sönük, kızıl
  çay | own mass | sıcak, demli, acı
  dert | own many | eski, ağır
  bayrak | any many | yırtık, solgun
  gömlek | own | beyaz, ütülü, yırtık
  ceket | own | eski, deri, ıslak
  defter | own many | eski, kareli, sararmış
  umut | own many | küçük, yeni
  dost | own many | eski, yorgun
  sabah | any many | serin, ılık, puslu
  radyo | own | eski, küçük, cızırtılı
  köpek | any many | kara, yorgun
  kedi | any many | kara, aç
  gözyaşı | own mass | acı, ılık
  anı | own many | eski, güzel
  haber | any many | acı, güzel, kısa
  selam | own | kısa, son
  memleket | own | uzak, güzel
  karanlık | any | derin, soğuk
  çanta | own many | ağır, eski, deri
  korku | own many | eski, karanlık
  duman | any mass | kara, ince
  gölge | own many | uzun, kara
  istasyon | any | küçük, ıssız
  uçurum | any many | derin, dik
  yatak | own | dar, boş, soğuk
  masa | any | tahta, uzun, boş
  çocuk | any many | küçük, yorgun
  ağaç | any many | ulu, kuru, yaşlı
  gül | any many | kırmızı, kuru, beyaz
  atkı | own | yün, kırmızı
  kahve | own mass | acı, soğuk, koyu
  oda | own many | dar, boş, sessiz
  perde | own many | ince, solgun
  telefon | own | eski, bozuk, suskun
  uyku | own | ağır, yarım, derin
  bardak | own many | boş, ince, yarım
  balkon | own many | dar, küçük
  cam | any | buğulu, kırık
  gözlük | own | kara, kırık
  ayna | own many | kırık, eski, buğulu
  mikrofon | own many | eski, ucuz
  top | own many | patlak, eski
  bisiklet | own many | kırmızı, eski, paslı
  ayakkabı | own many | beyaz, eski, yırtık
  isim | own many | eski, büyük
  cadde | any many | boş, ıslak, uzun
  kaldırım | any many | ıslak, dar, soğuk
  sokak lambası, compound | any many | sönük, sarı
  taksi | any many | sarı, boş
  otobüs | any many | boş, son
  metro | any | boş, son
  tren | any many | boş, son, kara
  durak | any many | boş, ıssız
  çatı | any many | alçak, eski, kırmızı
  numara | own many | eski, unutulmuş
  mesaj | own many | kısa, geç, uzun
  ekran | own many | soğuk, küçük
  plak | own many | eski, cızırtılı
  kulaklık | own | eski, kırık
  sigara | own many | son, yarım
  çakmak | own many | eski, gümüş
  viski | own mass | ucuz, acı
  garson | any many | yorgun, genç
  bekçi | any many | yaşlı, yorgun
  kalabalık | any | yorgun, uğultulu
  siren | any many | uzak, acı
  korna | any many | uzak, ince
  bank | any many | ıslak, boş, tahta
  şemsiye | own many | kara, kırık, yırtık
  ruj | own | kırmızı, soluk
  bodrum | any | karanlık, nemli
  melodi | own many | eski, kısa
  ritim, drop | any many | deli, ağır, hızlı
  bas | any | ağır, derin
  zil | any many | ince, parlak
  keman | own | eski, yanık
  hoparlör | any many | büyük, kara
  müzik | any | deli, güzel
  şarkılar | one | eski, yeni
  bel | mine | ince
  omuz | mine | çıplak
  elbise | own | kırmızı, parlak, ince
  küpe | own many | parlak, altın
  sahne | any | ışıklı, boş, küçük
  alkış | any many | deli, uzun
  buz | any mass | ince
  incir | any many | tatlı, olgun
  kiraz | any many | kırmızı, tatlı
  ocak | own | kızgın, kara
  kıvılcım | any many | kızıl, küçük
  balta | own | ağır, kör
  kuyu | any many | kör, derin
  davul | any many | ağır, kara
  düşman | any many | eski, kör
  kurt | any many | aç, boz
  karga | any many | kara, aç
  yemin | own many | eski, kanlı
  öfke | own | kör, eski
  yara | own many | derin, eski, açık
  yumruk | own | sıkı, ağır
  gemi | any many | beyaz, yorgun, yabancı
  vapur | any many | beyaz, son, geç
  sandal | own many | küçük, tahta, eski
  tekne | own many | küçük, boyalı, eski
  yelken | own many | beyaz, yırtık
  kürek | own many | kırık, tahta, yedek
  halat | own many | ıslak, kalın, eski
  zincir | own many | paslı, ağır
  olta | own many | ince, eski
  fener | own many | eski, küçük, paslı
  iskele | any many | tahta, boş, eski
  kıyı | any many | boş, uzak, ıssız
  kumsal | any | boş, serin
  kum | any mass | ılık, ince
  deniz | one | mavi, durgun, deli
  dalgalar | one | deli, köpüklü
  martılar | one | aç, beyaz
  dalga | any many | deli, köpüklü, serin
  fırtına | any many | kara, ani
  martı | any many | aç, beyaz, yorgun
  harita | own many | eski, solgun, katlı
  direk | any many | kırık, tahta
  balıkçı | any many | yaşlı, suskun
  mendil | own many | beyaz, ıslak, işlemeli
  kadeh | own many | boş, yarım, ince
  ufuk | one | uzak, kızıl
  ada | any many | uzak, ıssız, yeşil
  sofra | any | geniş, boş
  örtü | own many | beyaz, işlemeli, eski
  odun | any many | kuru, ıslak
  çorba | own mass | sıcak, tuzlu
  nar | any many | kırmızı, ekşi
  avlu | any | taş, serin
  bahçe | own | küçük, yeşil
  hırka | own | yün, eski
  masal | own many | eski, uzun
  komşu | any many | yaşlı, meraklı
  yazma | own | oyalı, beyaz
  araba | own many | eski, boş, tozlu
  motor | own | eski, yorgun
  gitar | own many | eski, tozlu
  tel | any many | ince, kopuk
  battaniye | own | yün, ince
  çadır | own | küçük, eski
  çizme | own many | çamurlu, eski
  şapka | own | hasır, eski
  dağ | any many | yüksek, karlı, uzak
  tepe | any many | yüksek, çıplak, yeşil
  ova | any many | geniş, sarı
  dere | any many | serin, kuru
  vadi | any many | derin, yeşil
  sınır | any many | uzak, eski
  köy | any many | küçük, uzak
  çukur | any many | derin, dolu
  ter | own mass | soğuk, tuzlu
  kuş | any many | göçmen, küçük, yalnız
  turna | any many | telli, yalnız
  at | own many | doru, yağız, yorgun
  yolcu | any many | yorgun, sessiz
  çoban | any many | yaşlı, yalnız
  yük | own | ağır, eski
  iz | own many | taze, derin, silik
`;
