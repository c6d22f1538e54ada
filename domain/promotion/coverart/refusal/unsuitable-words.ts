/**
 * Words for pictures that stores refuse on a cover: shown violence and cruelty, sex and nakedness, hate. Words in English, Spanish,
 * Portuguese and Turkish, as whole words without accents, in lower case; phrases stand with a hyphen.
 */
export const UNSUITABLE_WORDS: ReadonlySet<string> = new Set(
  [
    // English
    'gore gory beheaded beheading decapitated decapitation dismembered mutilated mutilation massacre slaughter torture',
    'tortured murder murdered stabbing stabbed strangled rape raped suicide hanging-man corpse corpses genocide',
    'terrorist terrorism porn porno pornographic nude nudes naked nudity topless sex sexual sexy erotic erotica genitals',
    'penis vagina breasts boobs nipple nipples orgasm fetish bdsm stripper hooker prostitute incest pedophile nazi nazis',
    'swastika hitler kkk lynching',
    // Spanish
    'decapitado decapitada decapitacion descuartizado descuartizada mutilado mutilada masacre matanza tortura torturado',
    'asesinato asesinado asesinada apunalado apunalada violacion violada suicidio ahorcado cadaver cadaveres genocidio',
    'terrorista terrorismo pornografia pornografico desnudo desnuda desnudos desnudas desnudez sexo sexual erotico',
    'erotica genitales pene senos tetas pezon pezones orgasmo fetiche prostituta incesto pedofilo esvastica',
    // Portuguese
    'decapitacao esquartejado esquartejada massacre chacina tortura assassinato assassinado assassinada esfaqueado',
    'esfaqueada estupro estuprada enforcado genocidio pornografia nu nua nus nuas pelado pelada nudez seios peitos',
    'mamilo mamilos orgasmo suastica',
    // Turkish
    'vahset katliam iskence cinayet kelle-ucurma bicaklanmis bicaklama tecavuz intihar ceset cesetler soykirim terorist',
    'teror porno pornografi ciplak ciplaklik ustsuz seks seksi cinsel erotik penis vajina meme-ucu orgazm fetis fahise',
    'ensest pedofil gamali-hac nazi',
  ]
    .join(' ')
    .split(' '),
);
