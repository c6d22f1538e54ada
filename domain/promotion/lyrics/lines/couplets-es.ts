/** Own couplets in Spanish, by moods and place in the song. The lines of a couplet stand alone too, unless `//` joins them. Eight sung syllables a line, one more or less. */
export const COUPLETS_ES = `
# sad depressed | verse
Tu abrigo sigue en la entrada / la cena quedó enfriada
Sirvo café para dos / todavía oigo tu voz
La lluvia borra el camino / se acaba el pan y el vino
Guardo tu carta doblada // junto a la llave oxidada
El reloj perdió la hora / y en el patio nadie llora
Barro las hojas del año / cada rincón me hace daño
Se apagó la luz del puerto / dejé el piano descubierto
Mi sombra cena conmigo / ya no me queda un amigo
El tren se fue de mañana / te vi por la ventana
Riego las flores marchitas / cuento las horas escritas
La casa suena vacía / tu silla sigue tan fría
Pasa el invierno despacio / me sobra todo el espacio
Tu foto cambió de color / se fue gastando el amor
Llueve sobre el tejado / duermo del otro lado
Vendí el anillo de plata / ya solo vive la gata
Cierra la tienda de enfrente / camino contra la gente
El mar se llevó tu nombre / tu barco no tiene hombre
Nadie pregunta por mí // desde el día en que te perdí
# sad depressed | hook
Vuelve y dime que no es verdad / que me sobra la soledad
Si me olvidas, dímelo ya / que esta espera no se va
No sé vivir sin tu calor / no sé callar este dolor
Dame una noche, nada más / y no te pido más jamás
Llorar también es cantar / y yo no sé terminar
Te fuiste sin decir adiós / y el frío quedó entre los dos
Se me hizo tarde en el corazón / se me hizo larga la canción
Dime qué hago con tu ausencia / quién me enseña la paciencia
Ya no me duele, voy a mentir / ya casi aprendo a no sentir
Si fuera ayer, te abrazaría / si fuera hoy, te seguiría
Todo me falta si tú no estás / todo se queda mirando atrás
Te quise y no lo supe decir / hoy me levanto para seguir
# depressed | verse
No abro la puerta a la mañana / pongo un mantel en la ventana
Se junta el polvo en la mesa // cada palabra me pesa
Duermo de día, de noche no / alguien en mí se apagó
Se me murió la batería / otra semana, ningún día
# depressed | hook
Duermo con todo apagado / vivo en un cuarto cerrado
Que alguien me saque de este mar / ya no me acuerdo de nadar
No pido el cielo infinito / pido de luz un poquito
Siéntate aquí, no digas nada / quédate hasta la madrugada
# sad | verse
Tu madre me saludó ayer // y no supe qué responder
Pusieron un banco en el bar // donde aprendimos a bailar
Vi tu bufanda en el tren / la llevaba alguien también
Me sé tu letra de memoria / no tiene fin nuestra historia
# sad | hook
Adiós es tan breve al hablar / y dura tanto en su lugar
Que llueva, que llueva sobre mí / yo no quería llegar aquí
Cambio la luna por tu mirar / cambio mi vida por regresar
Solo es amor, se va a pasar / solo es la sal de tanto mar
# angry aggressive | verse
Rompiste el plato y el trato / me vendiste muy barato
Juraste por tu apellido // y todo estaba perdido
Pagué la cuenta y la casa / ya nada tuyo me abrasa
Gritas detrás del cristal / y todo te suena igual
Leí tu nombre en la carta / ya mi paciencia está harta
Firmaste con otra mano / me llamaste tu hermano
Te di mi pan y mi techo / me lo clavaste en el pecho
Cerraste el trato a mi lado // y yo sin saber, callado
Hablas de honor en la mesa / y en el cajón la promesa
Junté los vidrios del suelo / no vuelvo a ser tu consuelo
Mentiste frente a mi gente / te vi los ojos, la frente
Tiré tu ropa a la calle / que no me quede un detalle
Me callé durante años / conté todos tus engaños
Pintaron una frontera / nos dejaron siempre afuera
Me diste piedra por pan / tus cuentos ya no me van
Prendiste fuego a la nave // y te guardaste la llave
# angry aggressive | hook
Di mi nombre sin temblar / ya no me vas a callar
No vuelvo a ser tu escalera / no vuelvo a esperar afuera
Se acabó, se terminó / el que mandaba era yo
Mírame arder, mírame andar / hoy me toca contestar
No quiero excusas ni flores / guárdate ya tus favores
Quítate de mi camino / yo me escribo mi destino
Ya no te creo ni un poco / tus regalos ni los toco
Traigo un martillo en la voz / esto termina entre los dos
Basta de miedo, basta de ti / todo lo que di ya lo perdí
Quédate todo lo que te di / que ya no hay nada para ti
Ya no soy quien era ayer / nadie me va a detener
Tu nombre lo taché yo / la fiesta se te acabó
# aggressive | verse
Me ato las botas y salgo / en esta calle yo valgo
Suena el metal en la puerta / toda la calle despierta
Ladran los perros de hierro / rompo el candado, el encierro
Subo al ring, suena el metal / no conozco otro final
# aggressive | hook
Que tiemble el piso, que tiemble el mar / hoy no venimos a preguntar
Golpe por golpe, voy a seguir / nadie me enseña cómo vivir
Más fuerte, más, hasta el final / soy la tormenta, soy el metal
Tira la puerta, tira el portón / llevo una guerra en el corazón
# angry | verse
Llamas de noche, no contesto / conozco bien todo el resto
Perdiste el vuelo y la fe / todo lo tuyo quemé
Hallé la nota y el retrato / se terminó nuestro contrato
Cambié la chapa y el tono / hoy ya no te perdono
# angry | hook
No me llames, no me busques más / lo roto no vuelve jamás
No estoy triste, estoy mejor / me cansé de tu rencor
Cómo pudiste mirarme así // con todo lo que yo te di
Quemaste el puente, toca nadar / yo no te vuelvo a salvar
# happy euphoric | verse
Huele a café la mañana / entra el sol por la ventana
Vendimos aquel sillón / compramos un acordeón
Los niños pintan la acera / llegó otra vez la primavera
Mi abuela canta en el pasillo / trae la risa en el bolsillo
Perdimos el autobús // y nos hallamos la luz
Encontré diez en el saco // y te compré pan y tabaco
Silbo por toda la avenida / me está gustando la vida
El perro robó el asado / qué domingo tan salado
Tienes harina en la nariz / así se ve un día feliz
El río estaba helado / y salté de lado a lado
Bailamos lavando platos / estrenamos los zapatos
Perdimos el mapa y la prisa / nos encontró una brisa
El mercado abre temprano / llevo un mango en cada mano
Llueve con sol en la plaza / nadie se vuelve a su casa
# happy euphoric | hook
Qué día para vivir / qué ganas de no dormir
Canta fuerte, canta mal / la vida es un carnaval
Manos arriba, sin zapatos / que bailen hasta los gatos
Hay lugar para los dos / súbele a la radio, por Dios
Hoy la tristeza no me alcanza / traigo en la bolsa la esperanza
Súbele, súbele más / que no se acabe jamás
Todo lo malo ya pasó / hoy mando yo, hoy canto yo
Traigo la banda en el pecho / ya le levanté el techo
Ven a reír, ven a bailar / que el mundo puede esperar
Dame la mano y vamos ya / que lo bonito aquí está
# energetic euphoric | verse
Suben las luces, entra el tambor / siento en la piel todo el calor
La calle entera se enciende / nadie pregunta ni entiende
Dejamos el auto, subimos / ni la hora la supimos
La fila da vuelta a la plaza / nadie se quiere ir a casa
Sacudo el polvo del zapato / me quedo otro buen rato
Ruge el motor en la avenida / hoy no hay ninguna salida
Saltamos la cerca del llano / con las estrellas en la mano
Pintamos el cielo de rojo / le dimos risa al enojo
La noche tiene motor / la luna sube el color
Corre la luz por el puente / salta la sangre en la gente
# energetic euphoric | hook
Corre conmigo, corre ya / que la mañana nos dará
Salta, salta, hasta caer / hasta que vuelva a amanecer
No te detengas, no hay final / somos la fiesta, la señal
Más alto que el sol, más veloz / que se oiga toda la voz
Somos la chispa, somos la flor / somos el fuego, somos tambor
Grita, grita, quiero escuchar / que nadie deje de saltar
Mueve los pies, suelta la voz / hoy somos un millón y dos
Siento la noche al llegar / mi corazón quiere bailar
Dame más ritmo, dame más / que nadie mire para atrás
Hoy somos todo lo que soñé / hoy de la pena me olvidé
# energetic | verse
Me levanto y gano al sol / ya le di vuelta al farol
Me amarro bien los cordones / me sobran mil corazones
Quitamos mesas y sillas / bailan hasta las rodillas
Se fue el camión, vamos a pie / yo nunca me cansaré
# energetic | hook
Uno, dos, tres, vamos a ver / nadie nos puede detener
Otra vez desde el comienzo / dale más, que ya lo pienso
Sin frenos y sin temor / hoy me gobierna el tambor
Pisa fuerte, haz temblar / todo el barrio va a cantar
# happy | verse
Arreglé la bicicleta / le puse timbre y trompeta
Mi hermana llamó a saludar / hablamos de ver el mar
Llegó el cartero riendo / el pan se está ya cociendo
Brotó el frijol en la maceta / la vida es tan coqueta
# euphoric | hook
Voy a besar al mundo entero / abro los brazos, soy sincero
No bajamos, vamos a volar / el cielo es nuestro, vamos a entrar
Agárrate fuerte de mí / la luz comienza aquí, aquí
Si esto es un sueño, no despertar / que nadie me venga a llamar
# in_love | verse
Te dormiste en mi brazo / detuve el reloj y el paso
Te ríes de tu propio cuento / y se detiene el viento
Tu mano entró en mi abrigo / desde ese día te sigo
Me aprendí tu café negro / con tu voz hoy me alegro
Traes mi camisa puesta / tu cuerpo es una fiesta
Hablamos hasta que hubo luz / después llegó el autobús
Me pasé cuatro estaciones // por oír tus canciones
Dibujaste un corazón // en el vaho del vagón
Cantas tan desafinado // y yo tan enamorado
Guardé la hoja que me diste // en el libro que leíste
Hacía frío en la esquina / tu boca fue mandarina
Besaste cada cicatriz / contigo todo es raíz
Me acomodas la corbata / bajo la luna de plata
La luna bajó a tus ojos / se me fueron los enojos
# in_love | hook
Quédate aquí, quédate ya / lo que buscaba aquí está
Eres mi rima y mi razón / eres la casa y la canción
Dame la mano, ven despacio / cabe la noche en este espacio
Si eres el mar, yo soy la orilla / vuelve a mojarme la mejilla
Quiero lo simple, lo tuyo / quiero dormir en tu murmullo
Dime que sí, dime otra vez / que se detenga este mes
No sabía que el amor // tenía tu olor y tu color
Bésame una, bésame dos / que se nos quede corta la voz
Todas las calles van a ti / desde la noche en que te vi
Díselo al mar, dilo al balcón // que te entregué mi corazón
Contigo aprendo a respirar / contigo quiero despertar
Ven un poquito más acá / que nadie más nos mirará
# in_love happy | verse
Quemamos el pan y el arroz / y nos reímos los dos
Plantaste menta en la entrada / huele a ti la madrugada
Bailamos sobre la alfombra / se reía hasta la sombra
La repisa quedó torcida / y es lo mejor de mi vida
`;
