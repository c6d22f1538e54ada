/** Nouns that several scenes use: `word | gender and marks | adjectives`. */
export const SPANISH_NOUNS = `
  lámpara | f own | viejo, roto
  vela | f any | pequeño, último, torcido
  luz | f any | tibio, amarillo, lejano, último
  carta | f own | último, doblado, cerrado, arrugado
  botella | f own | vacío, verde, roto
  nota | f own | arrugado, doblado, breve
  foto | f own | rasgado, doblado, viejo
  anillo | m own | barato, dorado, viejo
  llave | f own | oxidado, viejo, pequeño
  abrigo | m own | viejo, mojado, prestado, azul
  reloj | m own | roto, viejo, lento
  calle | f any | vacío, estrecho, mojado, ajeno
  escalera | f any | estrecho, viejo, roto
  cama | f own | estrecho, vacío, prestado
  sueño | m own | viejo, roto, ajeno
  deuda | f own | viejo, ajeno, pesado
  boleto | m own | arrugado, último, barato
  moneda | f own | último, falso, viejo
  vino | m own mass | barato, amargo, tinto
  canción | f own | viejo, triste, lento, último
  nombre | m mine |
  historia | f own | viejo, largo, triste
  promesa | f own | viejo, roto, último
  secreto | m own | viejo, amargo, pequeño
  mano | f mine | abierto, frío, tibio
  voz | f mine | quieto, ronco, lejano
  cara | f mine | dormido, cansado
  boca | f mine | salado, dulce, cerrado
  corazón | m mine | terco, loco, herido
  puente | m any | viejo, estrecho, largo
  lluvia | f one | frío, lento, fino
  luna | f one | amarillo, lleno, nuevo
  estrellas | fp any | lejano, norteño, frío
  puerta | f own | cerrado, abierto, viejo
  ventana | f own | roto, abierto, estrecho
  maleta | f own | viejo, vacío, pesado
  camino | m any | largo, viejo, ajeno
  casa | f own | vacío, viejo, pintado
  guitarra | f own | viejo, roto, prestado
  café | m own mass | amargo, frío, negro
  silla | f own | vacío, roto, viejo
  mesa | f own | largo, vacío, viejo
  fuego | m any | lento, último, vivo
  cielo | m one | gris, abierto, nublado
  sol | m one | tibio, bravo, rojo
  viento | m one | frío, norteño, terco
  zapatos | mp own | viejo, roto, mojado
  pan | m own mass | caliente, dulce, seco
  radio | f own | viejo, prestado, roto
  espejo | m own | roto, viejo, empañado
  camisa | f own | blanco, mojado, arrugado
  pared | f any | blanco, agrietado, alto
  niño | m any | dormido, descalzo, ajeno
  perro | m own | flaco, viejo, fiel
  campana | f any | ronco, viejo, lejano
  sombra | f own | largo, extraño, quieto
  candado | m own | roto, viejo, oxidado
  risa | f mine | loco, fresco, lejano
  tren | m any | último, lento, vacío
  mapa | m own | viejo, roto, doblado
  cadena | f any | oxidado, pesado, roto
  martillo | m own | pesado, viejo, prestado
  tambor | m own | viejo, ronco, lejano
  sal | f one mass |
  tierra | f one any | seco, rojo, negro
  vaso | m own | vacío, roto
  beso | m own | último, robado, salado
  moto | f own | viejo, veloz, negro, prestado
  letrero | m any | oxidado, roto, torcido, azul, encendido
  calor | m one mass | seco, pesado, dulce, húmedo
  horizonte | m one | rojo, lejano, abierto, nublado
  cigarro | m own | último, apagado, robado
  ciudad | f one | lejano, dormido, ajeno, vacío
  almohada | f own | vacío, tibio, mojado, prestado
  techo | m own | roto, viejo, bajo
  cortina | f own | viejo, blanco, bordado, amarillo, pesado
  barra | f one any | vacío, largo, mojado, lleno
  noche | f one | largo, tibio, ajeno, caliente, loco
  sirena | f any | lejano, solo, ronco
  gente | f any mass | extraño, apurado, loco, feliz
  disco | m own | rayado, viejo, prestado
  piano | m any | viejo, desafinado, quieto, caliente, loco
  humo | m one mass | azul, espeso, lento, dulce
  hielo | m one mass | frío, roto
  vestido | m own | rojo, corto, prestado, negro, blanco
  tacones | mp own | roto, rojo, prestado
  ron | m own mass | barato, dulce, amargo
  micrófono | m own | abierto, barato, roto
  gorra | f own | viejo, negro, prestado, mojado, azul
  mochila | f own | viejo, roto, pesado
  cuenta | f any | pendiente, largo, último
  hermano | m mine |
  madre | f mine |
  muro | m any | alto, gris, pintado, blanco
  esquina | f own | vacío, oscuro, ajeno
  miedo | m own mass | viejo
  corona | f own | torcido, falso, roto, oxidado, maldito
  caballo | m own | negro, manso, viejo, blanco
  río | m one any | crecido, manso, seco, lento
  flores | fp own | silvestre, seco, amarillo, marchito, fresco
  portón | m own | roto, viejo, abierto, oxidado, pesado
  valle | m one any | verde, quieto, dormido
  hamaca | f own | viejo, tejido, blanco
  sombrero | m own | viejo, roto, ancho, negro, gastado
  vecino | m own | viejo, callado, curioso, dormido
  miel | f own mass | oscuro, dulce
  postal | f own | viejo, doblado, último, mojado
  fogata | f any | pequeño, último
  arroz | m own mass | blanco, quemado
  vecina | f own | curioso, callado, bonito, nuevo
  plaza | f one any | vacío, mojado, lleno
  torre | f any | alto, roto, negro, viejo, blanco
  tumba | f any | abierto, vacío, frío, blanco, viejo
  altar | m any | roto, negro, frío, vacío, blanco
  cruz | f any | roto, negro, torcido, viejo, blanco
  demonio | m own | viejo, dormido
  juramento | m own | roto, viejo
  coro | m one any | lejano, lento, ronco, entero
  novia | f any | blanco, joven, callado, lejano
`;
