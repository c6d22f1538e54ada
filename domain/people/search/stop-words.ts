/** Words that questions are made of, folded, in the languages of the product: a question is found without them. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a an and are at can cannot could did do does for from get got have how i if in is it long many me much my of on or',
    'our should so that the their them there they this to was we what when where which who why will with would you your',
    'al como con cual cuando cuanto cuantos cuanta de del desde donde el en es esta este hay la las lo los me mi mis no',
    'o para pero por porque puedo que quien se si sin son su sus tengo tu tus un una y yo',
    'ao aos as com da das do dos e ela ele em eu foi isso mais meu meus minha minhas na nas nao no nos ou onde os para',
    'pelo pela posso qual quando quanto quantos quanta quem se sem seu sua tem tenho ter um uma voce',
    'ama bana ben benim bir bu bunu da daha de diye en gibi hangi hem her icin ile ise kac kadar ki kim mi mu nasil ne',
    'neden nerede nereden nereye niye niçin o olan olarak onu sen senin su var ve veya ya yok zaman',
  ].flatMap((line) => line.split(' ')),
);
