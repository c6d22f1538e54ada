/** Own couplets in Turkish, by moods and place in the song. The lines of a couplet stand alone too, unless `//` joins them. Eight syllables a line, one more or less. */
export const COUPLETS_TR = `
# sad depressed | verse
Paltonu astım kapıya / bakıyorum her odaya
İki bardak çay koydum yine / oturdum senin yerine
Yağmur siliyor yolları / topluyorum dalları
Mektubun durur çekmecede / uyku tutmaz bu gecede
Saat durdu duvarda / adın kaldı rüzgarda
Süpürdüm yaprakları / sildim bütün bardakları
Limanda söndü son ışık / içimde her şey karışık
Ev çok sessiz bu akşam / neye yarar ki yaşam
Tren kalktı sabahın beşinde // ben kaldım onun peşinde
Suladım solan gülleri / saydım geçen günleri
Kış ağır ağır geçiyor / herkes bir yol seçiyor
Resmin soldu zamanla / baş edemem dumanla
Yağmur vurur çatıya / kar yağmış eski yapıya
Sattım gümüş yüzüğümü / kimse görmez hüznümü
Karşı dükkan kapandı / gönlüm bir daha yandı
Deniz aldı adını / unuttum her tadını
Kimse sormaz halimi / tutan yok ki elimi
Aklımda kaldı gülüşün / bitmedi hâlâ dönüşün
Yastıkta kaldı kokun / kalbime değdi okun
# sad depressed | hook
Dön de bana yalan de / bir umut kalsın bende
Unuttunsa söyle artık / biz sevdayı yarım bıraktık
Sensiz nasıl yaşarım / ben bu yükü taşırım
Bir gece ver, fazla değil / sonra istersen beni sil
Ağlamak da bir şarkı / kalmadı bunun farkı
Gittin veda etmeden / üşüdüm bilmem neden
Geç oldu artık kalbimde / bir yara var ki derinde
Yokluğuna alışamam / başka tenle barışamam
Acımıyor, bak yalan / bir benim ortada kalan
Her şey eksik sen yoksan / bütün kapıları kapatsan
Çok sevdim, söyleyemedim / ardından gelemedim
Bırak yağsın üstüme / kar düşsün iki gözüme
# depressed | verse
Açmıyorum perdeyi / unuttum her neşeyi
Toz birikti masada / kaldım aynı tasada
Gündüz uyur, gece ağlarım / umudu yarına bağlarım
Telefonun şarjı bitti / bir hafta daha gitti
# depressed | hook
Yoruldum yorulmaktan / her sabah kırılmaktan
Biri alsın bu denizden / yoruldum ben kendimizden
Gökyüzünü istemem / bir nefes ver, çok demem
Gel otur, bir şey deme / yüküme yük ekleme
# sad | verse
Annen gördü pazarda // yüzü soldu bir anda
Yıktılar bizim kahveyi / kim anlatır bu hikayeyi
Atkını gördüm trende / bir yara açtı bende
El yazını bilirim / adım adım silinirim
# sad | hook
Elveda kısa bir kelime / düşer gece gündüz dilime
Yağsın yağmur yüzüme / inanma her sözüme
Ay senin olsun, sen benim / sensiz üşüyor bu tenim
Sadece aşk bu, geçer / insan bir gün vazgeçer
# angry aggressive | verse
Tabağı kırdın, sözü kırdın / beni yarı yolda ayırdın
Soyadına yemin ettin / sonra sessizce çekip gittin
Evi ben ödedim hep / söyle buna ne sebep
Bağırdın cam ardından / bıktım senin adından
Adını okudum kağıtta / sabrım kalmadı bu hayatta
İmzaladın öbür elle / vurdun beni aynı yerle
Ekmeğimi böldüm sana / taş attın sen hep bana
Arkamdan iş çevirdin / koca dağı devirdin
Sofrada namus anlatır / çekmecede yalan yatır
Topladım cam kırığını / duydum evin çığlığını
Yalan söyledin yüzüme / bir daha bakma gözüme
Attım senin neyin varsa / bu hikaye burada kısa
Sustum tam yedi sene / gelme üstüme yine
Duvar ördüler önüme / kan oturdu gönlüme
Ekmek verdim, taş attın / beni ucuza sattın
Gemiyi ateşe verdin / bütün ipleri gerdin
# angry aggressive | hook
Söyle adımı titremeden / vazgeçmem ben direnmeden
Merdivenin değilim / artık eğilmez belim
Bitti artık, bu son söz / önce kendi düğümünü çöz
Bak nasıl da yanarım / bugün hesap sorarım
İstemem çiçek, bahane / bu yürek sana virane
Çekil artık yolumdan / tutamazsın kolumdan
İnanmam artık kimseye / bağıra çıkarım tepeye
Sesimde bir çekiç var / önümde yıkılır duvar
Yeter bu korku, yeter / bu masal burada biter
Borcun senin olsun, kalsın / seni kendi derdin alsın
Dünkü insan yok artık / senin oyunundan bıktık
Sildim adını attım / sözü burada kapattım
# aggressive | verse
Bağladım çizmemi, bastım / korkuyu duvara astım
Demir çalar kapıda / ateş yanar yapıda
Havlar demir köpekler / kırıldı hep direkler
Çıktım ringe, çaldı zil / kaçmak bana göre değil
# aggressive | hook
Yer titresin, gök titresin / korkan varsa evine girsin
Yumruk yumruk giderim / son sözü ben ederim
Daha sert, daha sert vur / karşımda durma, otur
Kapıyı kır, duvarı yık / bekleme, meydana çık
# angry | verse
Çaldı telefon, açmadım / doğru sözden kaçmadım
Kaçırdın uçağı, beni / yaktım bütün resimlerini
Buldum notu, ayakkabıyı / kapattım artık kapıyı
Kilidi değiştirdim dün / geçti sendeki son gün
# angry | hook
Arama beni, arama / tuz basma her yarama
Üzgün değilim, iyiyim / kendi evimin beyiyim
Nasıl baktın gözüme / nasıl kıydın sözüme
Köprüyü yaktın, bitti / bu hikaye de gitti
# happy euphoric | verse
Kahve kokar bu sabah / ne bir dert var ne günah
Sattık eski koltukları / açtık bütün kapıları
Çocuklar boyar kaldırımı / say benimle her adımı
Ninem söyler mutfakta / bir gökkuşağı var sokakta
Kaçırdık son otobüsü / gülüşün yolun süsü
Para buldum cebimde / kuşlar öter evimde
Islık çaldım yol boyunca / içim güldü seni duyunca
Köpek çaldı köfteyi / kim bozar ki neşeyi
Un var burnunun ucunda / şeker erir avucunda
Göl soğuktu, atladım / sesini hep sakladım
Bulaşıkta dans ettik / üzüntüyü mahvettik
Haritayı kaybettik / denizleri keşfettik
Pazar erken kurulur / sepetler hep doldurulur
Hem güneş hem yağmur var / sokaklar bugün bize dar
# happy euphoric | hook
Ne güzel gün yaşamak / bulutlara taşınmak
Bağıra söyle, kötü söyle / hayat güzel hep böyle
Eller yukarı, çıplak ayak / yeter bu kadar susup durmak
Burada yer var ikimize / şarkı söyler deniz bize
Hüzün bugün uğramaz / bu neşe hiç kaybolmaz
Aç sesini, aç biraz daha / yıldızlar insin bu sabaha
Kötü ne varsa bitti / bulut dağıldı gitti
Göğsümde bir bando var / bana bu şehir de dar
Gel gülelim, dans edelim / bu gece göğe gidelim
Ver elini, gidelim hemen / bekliyor bizi bu çimen
# energetic euphoric | verse
Işık yandı, davul girdi / gece sesime güç verdi
Sokak baştan başa yanıyor / kim bizi şimdi tanıyor
Arabayı bıraktık, çıktık / saatlere bakmaktan bıktık
Kuyruk dolandı meydanı / unuttuk artık zamanı
Silktim tozu ayaktan / ses geliyor uzaktan
Motor kükrer caddede / bir kıvılcım her yerde
Atladık çiti, tarlayı / yakaladık parlayan ayı
Göğü kırmızı boyadık / bu geceye biz doymadık
Gecenin motoru var / bize bütün yollar dar
Işık koşar köprülerde / yıldız parlar her yerde
# energetic euphoric | hook
Koş benimle, koş şimdi / içimdeki korku dindi
Zıpla, zıpla, bitene dek / bize yeter bu bir yürek
Durma sakın, bu son değil / ne varsa kötü, hepsini sil
Güneşten bile daha hızlı / bu gece her sokak yıldızlı
Biz kıvılcım, biz alev / yer sallansın, sallansın her ev
Bağır, bağır, duyayım / seninle ben uçayım
Ayağını vur, el salla / kalbini bu ritme bağla
Yükseliyor içimde / bir şehir var sesimde
Ver ritmi, ver daha çok / geriye bakan hiç yok
Bu gece biz her şeyiz / yarına yazılan sözüz biz
# energetic | verse
Güneşten önce kalktım / şehre tepeden baktım
Bağladım bağcığımı / duy benim çığlığımı
Masaları çektik kenara / müzik vurdu duvara
Otobüs gitti, koşarız / dağı tepeyi aşarız
# energetic | hook
Bir, iki, üç, hadi bak / bizi kim durduracak
Baştan al, bir daha söyle / bu gece hep olsun böyle
Fren yok bende, korku yok / gidecek yolum pek çok
Yere vur, yer titresin / mahalle bizi dinlesin
# happy | verse
Bisikleti onardım / bahçede seni andım
Ablam aradı bu akşam / olsa da bir gün kavuşsam
Postacı geldi gülerek / ekmek kabardı yükselerek
Filiz verdi saksılar / bahçede güler komşular
# euphoric | hook
Öpeyim bütün dünyayı / tuttum işte rüyayı
İnmek yok, uçuyoruz / göğe kapı açıyoruz
Sıkı sıkı tutun bana / yollar açıldı her yana
Rüyaysa uyandırma / sakın yolumdan ayırma
# in_love | verse
Uyudun benim kolumda / güller açtı yolumda
Güldün kendi sözüne / doyamadım yüzüne
Elin girdi cebime / adın düştü kalbime
Kahveni ben öğrendim / sana bakıp güzellendim
Gömleğimi giymişsin / ne güzel şey demişsin
Konuştuk gün doğana dek / yeter bize bir çiçek
Durağımı kaçırdım / seni gördüm, şaşırdım
Cama küçük bir kalp çizdin / sen geceme doğan bir izdin
Şarkın biraz detone / kalbim sana tek bahane
Sakladım yaprağını / öptüm sol yanağını
Soğuktu köşe başı / sildin gözümden yaşı
Öptün bütün izlerimi / sana verdim gözlerimi
Düzelttin yakamı sabah / güldün, içimde bir ah
Ay indi gözlerine / inandım sözlerine
# in_love | hook
Kal burada, gitme hadi / sensiz bu gönlüm neylerdi
Sen şarkımsın, sözümsün / sen benim iki gözümsün
Ver elini, yürüyelim / bu akşamı büyütelim
Sen denizsin, ben kıyıyım / dalgana açık yalıyım
Sade bir şey isterim / seni her gün özlerim
Evet de bana bir kere / bakmam artık başka yere
Bilmezdim ki aşk böyle / bir de sen bana söyle
Bir kere öp, bir daha / yıldızlar kalsın sabaha
Her sokak sana çıkar / kalbim seni hep arar
Denize söyle, aya söyle / ben yandım işte böyle
Seninle nefes alırım / sen neredeysen kalırım
Gel biraz daha yakına / kapıldım senin akışına
# in_love happy | verse
Yaktık ekmeği, güldük / seninle göğe süzüldük
Nane diktin kapıya / koku doldu odaya
Dans ettik salonda biz / gülüşün sanki bir deniz
Raf biraz eğri duruyor / kalbim sana vuruyor
`;
