/** Tails that fit every scene. */
export const SPANISH_TAILS = `
  time | otra vez, una vez más, por fin, al fin, al amanecer, al anochecer, a las tres, a las diez, a las dos, a las seis, al atardecer
  time | en abril, en enero, en febrero, en agosto, en mayo, en invierno, en verano, en otoño, un domingo, un lunes, un jueves
  time | de madrugada, de repente, temprano, a medianoche, a media luz, al alba, al salir el sol, antes del sol, con luna llena
  time | a la misma hora, a mediodía, de día, de noche, antes de las diez, a la una, a la hora del café, a oscuras
  time | al ocaso, al instante, al momento, en primavera, a la hora de la cena, al volver a casa
  long | toda la vida, toda la semana, media vida, toda la primavera
  long | toda la noche, todo el día, hasta las tres, hasta las diez, hasta el final, hasta el amanecer, hasta el alba
  long | toda la tarde, todo el mes, sin parar, sin cesar, un rato más, media hora, por un rato, casi un año
  how | sin hablar, sin mirar atrás, sin decir adiós, sin razón, sin temor, sin prisa, sin ruido, despacio, en silencio
  how | con cuidado, a ciegas, con paciencia, en paz, en voz baja, como un ladrón, como ayer, como un niño, como un rey
  how | sin más, sin dormir, por si acaso, como antes, con las dos manos, sin luz, a solas, por costumbre
  how | sin reproche, en secreto, como un amigo, sin testigo, por sorpresa
  how | paso a paso, en vela, sin aliento, en soledad, por orgullo
  how - | con pena, sin consuelo, con rabia, de rodillas, sin fe, con dolor, con miedo
  how + | con dulzura, con un abrazo, con ternura, al aire libre, con amor, con alegría, con calma, riendo, por amor, a carcajadas, con ilusión, cantando, con ganas, con buen humor
  past | ayer, anoche, aquel mes, aquel año, aquel verano, aquel día, hace un mes, hace tiempo, hace un año, la otra vez
  past | el otro día, aquella vez, esa noche, aquella tarde, aquel abril, el mes anterior, el año aquel, esa mañana
  past | cuando llovió, la vez que nevó, la noche del temblor
  you | por ti, para ti, junto a ti, a tu lado, por tu amor, en tu nombre, pensando en ti, por tu voz, por verte reír
  you - | sin ti, lejos de ti
  you + | contigo, en tu honor, para verte feliz
  you past | cuando te vi, al verte llegar, el día en que te vi, cuando llegaste
  you past - | cuando te fuiste, cuando te perdí, después de tu adiós
  me | por mí, para mí, junto a mí, a mi lado
  me - | sin mí, lejos de mí
  me + | conmigo
`;
