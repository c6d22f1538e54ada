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
  yağmur | any | ince, soğuk, ılık
  kar | one | ince, beyaz
  rüzgâr | any | deli, soğuk, serin
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
  ev | own many | boş, eski, küçük
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
`;
