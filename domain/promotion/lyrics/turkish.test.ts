import { describe, expect, test } from 'vitest';
import { hasMotif } from './fill-slot.ts';
import { inflect, readStem, TURKISH_CASES, writeNoun } from './turkish.ts';

// Each noun in its six cases and with "with"; as mine, yours, hers and ours; then "to" many, and "in" hers.
const TABLE = `
  gönül gönlü gönle gönülde gönülden gönlün gönülle gönlüm gönlün gönlü gönlümüz gönüllere gönlünde
  kalp kalbi kalbe kalpte kalpten kalbin kalple kalbim kalbin kalbi kalbimiz kalplere kalbinde
  saat saati saate saatte saatten saatin saatle saatim saatin saati saatimiz saatlere saatinde
  umut umudu umuda umutta umuttan umudun umutla umudum umudun umudu umudumuz umutlara umudunda
  şehir şehri şehre şehirde şehirden şehrin şehirle şehrim şehrin şehri şehrimiz şehirlere şehrinde
  renk rengi renge renkte renkten rengin renkle rengim rengin rengi rengimiz renklere renginde
  ağız ağzı ağza ağızda ağızdan ağzın ağızla ağzım ağzın ağzı ağzımız ağızlara ağzında
  burun burnu burna burunda burundan burnun burunla burnum burnun burnu burnumuz burunlara burnunda
  boyun boynu boyna boyunda boyundan boynun boyunla boynum boynun boynu boynumuz boyunlara boynunda
  alın alnı alna alında alından alnın alınla alnım alnın alnı alnımız alınlara alnında
  göğüs göğsü göğse göğüste göğüsten göğsün göğüsle göğsüm göğsün göğsü göğsümüz göğüslere göğsünde
  oğul oğlu oğla oğulda oğuldan oğlun oğulla oğlum oğlun oğlu oğlumuz oğullara oğlunda
  karın karnı karna karında karından karnın karınla karnım karnın karnı karnımız karınlara karnında
  nehir nehri nehre nehirde nehirden nehrin nehirle nehrim nehrin nehri nehrimiz nehirlere nehrinde
  ömür ömrü ömre ömürde ömürden ömrün ömürle ömrüm ömrün ömrü ömrümüz ömürlere ömründe
  isim ismi isme isimde isimden ismin isimle ismim ismin ismi ismimiz isimlere isminde
  resim resmi resme resimde resimden resmin resimle resmim resmin resmi resmimiz resimlere resminde
  fikir fikri fikre fikirde fikirden fikrin fikirle fikrim fikrin fikri fikrimiz fikirlere fikrinde
  akıl aklı akla akılda akıldan aklın akılla aklım aklın aklı aklımız akıllara aklında
  sabır sabrı sabra sabırda sabırdan sabrın sabırla sabrım sabrın sabrı sabrımız sabırlara sabrında
  vakit vakti vakte vakitte vakitten vaktin vakitle vaktim vaktin vakti vaktimiz vakitlere vaktinde
  hüzün hüznü hüzne hüzünde hüzünden hüznün hüzünle hüznüm hüznün hüznü hüznümüz hüzünlere hüznünde
  ufuk ufku ufka ufukta ufuktan ufkun ufukla ufkum ufkun ufku ufkumuz ufuklara ufkunda
  kitap kitabı kitaba kitapta kitaptan kitabın kitapla kitabım kitabın kitabı kitabımız kitaplara kitabında
  mektup mektubu mektuba mektupta mektuptan mektubun mektupla mektubum mektubun mektubu mektubumuz mektuplara mektubunda
  sokak sokağı sokağa sokakta sokaktan sokağın sokakla sokağım sokağın sokağı sokağımız sokaklara sokağında
  çocuk çocuğu çocuğa çocukta çocuktan çocuğun çocukla çocuğum çocuğun çocuğu çocuğumuz çocuklara çocuğunda
  ağaç ağacı ağaca ağaçta ağaçtan ağacın ağaçla ağacım ağacın ağacı ağacımız ağaçlara ağacında
  kanat kanadı kanada kanatta kanattan kanadın kanatla kanadım kanadın kanadı kanadımız kanatlara kanadında
  bulut bulutu buluta bulutta buluttan bulutun bulutla bulutum bulutun bulutu bulutumuz bulutlara bulutunda
  kâğıt kâğıdı kâğıda kâğıtta kâğıttan kâğıdın kâğıtla kâğıdım kâğıdın kâğıdı kâğıdımız kâğıtlara kâğıdında
  söğüt söğüdü söğüde söğütte söğütten söğüdün söğütle söğüdüm söğüdün söğüdü söğüdümüz söğütlere söğüdünde
  yurt yurdu yurda yurtta yurttan yurdun yurtla yurdum yurdun yurdu yurdumuz yurtlara yurdunda
  dert derdi derde dertte dertten derdin dertle derdim derdin derdi derdimiz dertlere derdinde
  kurt kurdu kurda kurtta kurttan kurdun kurtla kurdum kurdun kurdu kurdumuz kurtlara kurdunda
  cep cebi cebe cepte cepten cebin ceple cebim cebin cebi cebimiz ceplere cebinde
  dip dibi dibe dipte dipten dibin diple dibim dibin dibi dibimiz diplere dibinde
  uç ucu uca uçta uçtan ucun uçla ucum ucun ucu ucumuz uçlara ucunda
  güç gücü güce güçte güçten gücün güçle gücüm gücün gücü gücümüz güçlere gücünde
  borç borcu borca borçta borçtan borcun borçla borcum borcun borcu borcumuz borçlara borcunda
  genç genci gence gençte gençten gencin gençle gencim gencin genci gencimiz gençlere gencinde
  taç tacı taca taçta taçtan tacın taçla tacım tacın tacı tacımız taçlara tacında
  gök göğü göğe gökte gökten göğün gökle göğüm göğün göğü göğümüz göklere göğünde
  kap kabı kaba kapta kaptan kabın kapla kabım kabın kabı kabımız kaplara kabında
  at atı ata atta attan atın atla atım atın atı atımız atlara atında
  süt sütü süte sütte sütten sütün sütle sütüm sütün sütü sütümüz sütlere sütünde
  saç saçı saça saçta saçtan saçın saçla saçım saçın saçı saçımız saçlara saçında
  göç göçü göçe göçte göçten göçün göçle göçüm göçün göçü göçümüz göçlere göçünde
  ip ipi ipe ipte ipten ipin iple ipim ipin ipi ipimiz iplere ipinde
  top topu topa topta toptan topun topla topum topun topu topumuz toplara topunda
  aşk aşkı aşka aşkta aşktan aşkın aşkla aşkım aşkın aşkı aşkımız aşklara aşkında
  park parkı parka parkta parktan parkın parkla parkım parkın parkı parkımız parklara parkında
  halk halkı halka halkta halktan halkın halkla halkım halkın halkı halkımız halklara halkında
  merak merakı meraka merakta meraktan merakın merakla merakım merakın merakı merakımız meraklara merakında
  hukuk hukuku hukuka hukukta hukuktan hukukun hukukla hukukum hukukun hukuku hukukumuz hukuklara hukukunda
  hayat hayatı hayata hayatta hayattan hayatın hayatla hayatım hayatın hayatı hayatımız hayatlara hayatında
  sanat sanatı sanata sanatta sanattan sanatın sanatla sanatım sanatın sanatı sanatımız sanatlara sanatında
  fırsat fırsatı fırsata fırsatta fırsattan fırsatın fırsatla fırsatım fırsatın fırsatı fırsatımız fırsatlara fırsatında
  hal hali hale halde halden halin halle halim halin hali halimiz hallere halinde
  rol rolü role rolde rolden rolün rolle rolüm rolün rolü rolümüz rollere rolünde
  gol golü gole golde golden golün golle golüm golün golü golümüz gollere golünde
  hayal hayali hayale hayalde hayalden hayalin hayalle hayalim hayalin hayali hayalimiz hayallere hayalinde
  alkol alkolü alkole alkolde alkolden alkolün alkolle alkolüm alkolün alkolü alkolümüz alkollere alkolünde
  harf harfi harfe harfte harften harfin harfle harfim harfin harfi harfimiz harflere harfinde
  dikkat dikkati dikkate dikkatte dikkatten dikkatin dikkatle dikkatim dikkatin dikkati dikkatimiz dikkatlere dikkatinde
  seyahat seyahati seyahate seyahatte seyahatten seyahatin seyahatle seyahatim seyahatin seyahati seyahatimiz seyahatlere seyahatinde
  ihtimal ihtimali ihtimale ihtimalde ihtimalden ihtimalin ihtimalle ihtimalim ihtimalin ihtimali ihtimalimiz ihtimallere ihtimalinde
  hak hakkı hakka hakta haktan hakkın hakla hakkım hakkın hakkı hakkımız haklara hakkında
  his hissi hisse histe histen hissin hisle hissim hissin hissi hissimiz hislere hissinde
  sır sırrı sırra sırda sırdan sırrın sırla sırrım sırrın sırrı sırrımız sırlara sırrında
  hat hattı hatta hatta hattan hattın hatla hattım hattın hattı hattımız hatlara hattında
  zan zannı zanna zanda zandan zannın zanla zannım zannın zannı zannımız zanlara zannında
  tıp tıbbı tıbba tıpta tıptan tıbbın tıpla tıbbım tıbbın tıbbı tıbbımız tıplara tıbbında
  ret reddi redde rette retten reddin retle reddim reddin reddi reddimiz retlere reddinde
  su suyu suya suda sudan suyun suyla suyum suyun suyu suyumuz sulara suyunda
  ne neyi neye nede neden neyin neyle neyim neyin neyi neyimiz nelere neyinde
  rüzgâr rüzgârı rüzgâra rüzgârda rüzgârdan rüzgârın rüzgârla rüzgârım rüzgârın rüzgârı rüzgârımız rüzgârlara rüzgârında
  deniz denizi denize denizde denizden denizin denizle denizim denizin denizi denizimiz denizlere denizinde
  gökyüzü gökyüzünü gökyüzüne gökyüzünde gökyüzünden gökyüzünün gökyüzüyle gökyüzüm gökyüzün gökyüzü gökyüzümüz gökyüzlerine gökyüzünde
  gözyaşı gözyaşını gözyaşına gözyaşında gözyaşından gözyaşının gözyaşıyla gözyaşım gözyaşın gözyaşı gözyaşımız gözyaşlarına gözyaşında
  gökkuşağı gökkuşağını gökkuşağına gökkuşağında gökkuşağından gökkuşağının gökkuşağıyla gökkuşağım gökkuşağın gökkuşağı gökkuşağımız gökkuşaklarına gökkuşağında
  ağabey ağabeyi ağabeye ağabeyde ağabeyden ağabeyin ağabeyle ağabeyim ağabeyin ağabeyi ağabeyimiz ağabeylere ağabeyinde
  psikolog psikoloğu psikoloğa psikologda psikologdan psikoloğun psikologla psikoloğum psikoloğun psikoloğu psikoloğumuz psikologlara psikoloğunda
  banka bankayı bankaya bankada bankadan bankanın bankayla bankam bankan bankası bankamız bankalara bankasında
  kapı kapıyı kapıya kapıda kapıdan kapının kapıyla kapım kapın kapısı kapımız kapılara kapısında
  köprü köprüyü köprüye köprüde köprüden köprünün köprüyle köprüm köprün köprüsü köprümüz köprülere köprüsünde
  yara yarayı yaraya yarada yaradan yaranın yarayla yaram yaran yarası yaramız yaralara yarasında
  ay ayı aya ayda aydan ayın ayla ayım ayın ayı ayımız aylara ayında
  toprak toprağı toprağa toprakta topraktan toprağın toprakla toprağım toprağın toprağı toprağımız topraklara toprağında
  ses sesi sese seste sesten sesin sesle sesim sesin sesi sesimiz seslere sesinde
  göz gözü göze gözde gözden gözün gözle gözüm gözün gözü gözümüz gözlere gözünde
`;
const rows = TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(' '));

describe('a Turkish noun', () => {
  test.each(rows)('%s has its forms', (word, ...expected) => {
    const stem = readStem(word ?? '');
    const owned = (['1s', '2s', '3s', '1p'] as const).map((owner) => writeNoun(stem, { case: 'nom', owner }));
    expect([
      ...TURKISH_CASES.slice(1).map((ending) => writeNoun(stem, { case: ending })),
      ...owned,
      writeNoun(stem, { case: 'dat', isPlural: true }),
      writeNoun(stem, { case: 'loc', owner: '3s' }),
    ]).toEqual(expected);
  });

  test('that is a compound of two words is named by its flag', () => {
    const lamp = readStem('sokak lambası', { isCompound: true });
    expect(writeNoun(lamp, { case: 'dat' })).toBe('sokak lambasına');
    expect(writeNoun(lamp, { case: 'acc', isPlural: true })).toBe('sokak lambalarını');
    expect(writeNoun(lamp, { case: 'abl', owner: '1s' })).toBe('sokak lambamdan');
  });

  test('that is a name takes an apostrophe and keeps its letters, and so does a word of another script', () => {
    const forms = [inflect('Zeynep', 'acc', true), inflect('Kemal', 'dat', true), inflect('Ayşe', 'gen', true)];
    expect(forms).toEqual(['Zeynep’i', 'Kemal’e', 'Ayşe’nin']);
    expect(inflect('море', 'acc')).toBe('море’yi');
  });

  test('that is a pronoun has its own forms', () => {
    expect([inflect('ben', 'dat'), inflect('Sen', 'dat'), inflect('o', 'abl')]).toEqual(['bana', 'Sana', 'ondan']);
  });

  test.each([
    ['gönül', 'gönlümü açtım'],
    ['hak', 'hakkım kaldı'],
    ['kalp', 'Kalbine baktım'],
    ['sokak', 'Sokağa çıktım'],
    ['sen', 'Sana geldim'],
  ])('%s is found in "%s"', (word, line) => {
    expect(hasMotif(line, word, 'tr')).toBe(true);
  });
});
