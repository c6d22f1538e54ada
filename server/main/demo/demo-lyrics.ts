/** The words of some songs of the demo; those in lines with times are synchronized. */
export const DEMO_LYRICS = {
  mare_alta: synchronized(`
[00:06.20] A maré bateu na porta
[00:10.80] e eu deixei entrar o mar
[00:15.40] Molhou as cartas na gaveta
[00:20.10] que eu não soube te mandar
[00:25.60] Maré alta, leva a pressa
[00:30.20] deixa o sal no corredor
[00:34.90] Tudo o que a água não devolve
[00:39.50] a gente chama de amor
[00:45.00] Quando baixar, eu abro a casa
[00:50.30] e ponho o sol pra secar`),
  conta_gotas: plain(`
Pinga a noite na torneira
e eu contando até dormir
Cada gota é uma segunda-feira
que esqueceu de desistir

Conta-gotas, conta-passos
conta o que ninguém contou
Do relógio aos teus abraços
quanto tempo já pingou?`),
  tres_da_manha: plain(`
São três da manhã na avenida
e o sinal não quer abrir
Teu nome aceso na subida
meu motor querendo ir

It's three a.m. and nothing's moving
but the radio and me
If the light turns green I'm losing
every reason not to leave`),
  devagar: plain(`
Devagar, que a rua é curta
e a conversa vai durar
Traz o vento da varanda
deixa a pressa se cansar

Se o mundo corre, a gente anda
se ele grita, a gente ri
Devagar também se chega
eu cheguei até aqui`),
  lua_de_papel: plain(`
Recortei a lua em papel jornal
colei no teto do quarto
Ela brilha pouco, brilha mal
mas é a lua que eu reparto

Lua de papel, não sabe da maré
não puxa a onda nem o chão
mas quando apago a luz, ela fica de pé
em cima da minha mão`),
  sal_na_boca: plain(`
Gosto de sal na boca
e o verão pela metade
Tua camisa na minha roupa
e a minha idade na tua idade

Te lo digo despacito
que se entera la ciudad
Todo lo que no me quito
sabe a tu sal, sabe a mar`),
  night_drive: synchronized(`
[00:05.50] Coast road, windows down
[00:10.10] city like a string of beads
[00:14.70] Every sign is pointing home
[00:19.30] I'm not sure what home still needs
[00:24.90] Night drive, don't slow down
[00:29.60] let the engine do the talking
[00:34.20] If the morning comes around
[00:38.80] tell it we are out there, walking
[00:44.40] Night drive, one more mile
[00:49.00] I'll let you choose the song`),
  agustos: plain(`
Ağustosun son gecesi
rıhtımda tek lamba yanar
Cebimde bir deniz sesi
kime versem geri arar

Kal desem yaz kalır mı
gitsen rüzgâr susar mı
Ağustos, iki harf eksik
adını tam yazar mı`),
  gece_vapuru: synchronized(`
[00:05.80] Son vapur kalktı iskeleden
[00:10.50] çaylar soğudu, kimse içmedi
[00:15.30] Karşı kıyı göz kırpıyor
[00:20.00] bu şehir beni hiç seçmedi
[00:25.70] Gece vapuru, yavaşla biraz
[00:30.40] ışıklar sayılmaz bu hızla
[00:35.20] Bir yakam sende kaldı
[00:39.90] öbürü bende, bir yıldızla
[00:45.50] Gece vapuru, düdüğünü çal
[00:50.20] uyanan olursa benim`),
  neon_sahil: plain(`
Neon sahil, plastik palmiye
dondurmacı kapanmış
Bir şarkı sızıyor bariyere
sözlerini unutmuş

Dans et, kum soğumadan
dans et, fişi çekmeden
Sabah olunca bu sahil
bir otopark yeniden`),
  manana_quizas: plain(`
Mañana quizás te llame
mañana quizás no llueva
Guardé tu voz en un cajón
por si la noche la lleva

Que no me corra el reloj
que no me gane la prisa
Mañana quizás, amor
hoy me quedo con tu risa`),
  glass_hours: plain(`
We kept the hours in a glass
turned it over, watched them fall
You said that summer couldn't last
it left its shadow on the wall

Glass hours, thin and slow
I can see you through the sand
All the things you didn't know
slipping warm into my hand`),
  winter_coat: plain(`
There's a ticket in my winter coat
to a town I never reached
and a number that you wrote
on a leaf that smelled of peach

I could wear it into spring
I could give it all away
but a pocket is a thing
that remembers what you say`),
  salt_and_static: plain(`
Radio's got salt in the wire
every song comes in from the sea
I turn it up, it turns to choir
singing every word but me

Salt and static, hiss and foam
I was halfway out the door
Now the signal's calling home
and I don't live there any more`),
} as const;

function plain(text: string) {
  return { text: text.trim(), is_synchronized: false };
}

function synchronized(text: string) {
  return { text: text.trim(), is_synchronized: true };
}
