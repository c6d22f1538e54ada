/** Tails that fit every scene. */
export const PORTUGUESE_TAILS = `
  time | de manhã, de noite, de novo, outra vez, à meia-noite, às seis, às dez, às três, no fim do mês
  time | em abril, em maio, em janeiro, em fevereiro, em agosto, no domingo, na segunda, todo dia, toda noite, todo mês
  time | à tarde, de tarde, bem cedo, no Natal, no São João, de madrugada, no inverno, no verão, mais uma vez, no fim
  time | antes do sol, antes das seis, ao amanhecer, no calor, no frio, por fim, de hora em hora, no fim da tarde
  time | no escuro, depois da chuva, no fim do dia, no fim de tudo, na hora certa, na última hora, na lua cheia
  time | de sol a sol, na primavera, na quinta-feira, na sexta-feira, ano após ano, de vez em quando, no feriado
  long | a noite inteira, o dia inteiro, até de manhã, a vida inteira, o mês inteiro, o ano inteiro, por um mês
  long | por anos, por horas, sem parar, até o fim, a tarde toda, a noite toda, até cansar, até o sol sair, até doer
  long | o inverno inteiro, até clarear, de ponta a ponta
  how | em silêncio, sem pressa, sem medo, a sós, sem ninguém, de leve, à toa, sem razão, por amor, sem explicação
  how | com cuidado, com calma, sem alarde, sem jeito, feito criança, feito ladrão, sem olhar pra trás, em paz
  how | com a mão firme, por teimosia, por nada, em vão, devagar, aos poucos, de uma vez, sem falar, de pés no chão
  how | sem dizer nada, sem dar sinal, sem mais nem menos, de coração, com a alma nua, sem perguntar, com as duas mãos
  how | como quem volta, como quem reza, como um segredo, feito um rei, fora da lei, como manda a lei
  how - | sem dó, com raiva, por vingança, na marra, sem perdão, por despeito
  how + | rindo, por prazer, com gosto, com graça, de braço dado, de alma lavada, rindo de tudo, em festa
  past | naquela noite, naquele dia, naquele ano, ano passado, naquele abril, anos atrás, no ano em que choveu
  past | quando choveu, naquele inverno, naquela manhã, quando o sol caiu, quando a luz faltou
  past | na última vez, antes do fim, naquele verão
  past | no tempo da avó, no tempo do avô, naquela hora
  you | por você, pra você, pra te ver, pra te achar, com você, sem você, atrás de você
  you | pra te guardar, só pra te ver, pra te salvar, pra te lembrar, pra te dar paz, no seu lugar, a seu lado
  you | perto de você, pra te esperar, pra te fazer rir
  you past | depois do seu adeus
  me | por mim, pra mim, comigo, sem mim, só pra me ver, perto de mim, atrás de mim, longe de mim, pra me salvar
  me | pra me dar paz, a meu lado, no meu lugar, pra me fazer rir, por minha causa
`;
