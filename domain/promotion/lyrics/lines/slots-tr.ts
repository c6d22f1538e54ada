/** Own lines in Turkish with a place for the title, the name or a custom word, which takes the ending that `{w:dat}` names. */
export const SLOTS_TR = `
# word
{w:acc} sordum yollara
{w:acc} sordum rüzgara
{w:acc} yazdım duvara
{w:dat} baktım bu gece
{w:dat} daldım gizlice
{w:acc} saydım her gece
{w} düştü içime
{w:loc} kaldı bu akşam
{w:dat} bir kavuşsam
{w:acc} sana sakladım
{w:loc} adını sakladım
{w} dedim, ağladım
{w:abl} geldim sana
{w} getir bana
{w} bana
{w:ins} geldim yanına
{w:acc} kattım canıma
{w:loc} buldum yüzünü
{w:ins} tut sözünü
{w} kaldı bizden geriye
{w:dat} doğru yürüdüm
{w:acc} gördüm, büyüdüm
{w:loc} yandım, üşüdüm
{w}, {w} ve deniz
{w:loc} bir tek biz
{w} biziz
{w:abl} öte yol yok
{w} var, sen yoksun, gece çok
{w} çok
{w:acc} aradım durdum
{w:dat} hayaller kurdum
{w} sustu, ben sustum
{w:gen} rengi sende
{w:gen} yeri bende
{w} bende
{w:ins} uyanır bu şehir
{w:loc} akar bir nehir
{w}, bu şehir
{w} var, yol var, gece var
{w:gen} sesi duvar duvar
# name
{n}, bu şarkı sana
{n}, gel bana
{n}, kulak ver bana
{n}, sana
{n}, duy beni bu gece
{n}, gel bu gece
{n}, bu gece
{n}, sana yazdım bunu gizlice
{n}, sensiz olmaz yarın
{n:dat} söyler sesim
{n:dat} yeter nefesim
{n:dat} yazdım adımı
{n:dat} attım adımı
{n:acc} sordum yollara
{n:acc} sordum rüzgara
{n:ins} güzel bu şehir
{n}, bu şehir
{n}, akar bir nehir
{n:dat} bir sözüm var
{n}, yolda karşılaşsak
# title
{t}, bu gece
{t}, söyle bu gece
{t}, {t} her gece
{t}, söylerim her gece
{t}, bana
{t}, gel bana
{t}, bir daha söyle bana
{t}, derim sana
{t}, sana
{t}, bu şarkı sana
{t}, var
{t}, dilimde var
{t}, içimde bir şarkı var
{t}, yankılanır duvar duvar
{t}, söyle bir daha
{t}, söyle böyle
{t}, böyle
{t}, bir daha söyle
{t}, bir daha, bir daha söyle
{t}, şimdi
{t}, {t}, bitti
{t}, deniz
{t}, bir tek biz
{t}, söyleriz biz
{t}, her yerde
{t}, her yerde, bu şehirde
{t}, bende
{t}, sende ve bende
`;
