/** Tails that fit every scene. */
export const TURKISH_TAILS = `
  time often | her gece, yine, geceleri, her akşam, her sabah, her yaz, çoğu gece
  time | bu gece, bir daha, bir gün, bugün, sabah erken, gün ağarırken, sabaha karşı, akşamüstü
  time | gece yarısı, bu akşam, tan vakti, gün batarken, ansızın, son defa
  time | sonra, en sonunda, bu sonbahar, bu kış, bu bahar, güz gelince, saat dörtte, saat beşte, ay doğarken
  time | karanlıkta, ilk ışıkta, yağmurda, eylülde, ekimde, cumartesi, bayram günü, şafakta, alacakaranlıkta
  past | o gece, dün gece, geçen yaz, o bahar, eskiden, bir zamanlar, yıllar önce, ertesi gün, o gün, o sabah, bir ara
  past time | bir kış günü, bir akşam, üç yıl önce, geçen bahar, gün doğmadan, kimse yokken
  long | sabaha dek, bütün gün, yıllar boyu, saatlerce, günlerce, gece boyu, yaz boyunca, uzun uzun, dura dura
  how | usulca, yavaş yavaş, sessizce, korkmadan, durmadan, bile bile, göz göze, yana yana, yavaşça, yorulmadan, adım adım
  how | ağır ağır, acelesiz, bir solukta, gizlice, tek başına, iki elle, habersiz, delice, hiç düşünmeden
  how - | boşuna, ağlayarak, tir tir, çaresiz, kana kana, öfkeyle
  how + | gülerek, neşeyle, sevinçle, güle güle, kol kola, şen şakrak, el ele
  you | sana, senin için, sen yokken, seninle, sana doğru, yanında, sensiz, ardından, kapında, gözüne baka baka
  you past | sen gidince, sen gelince, sen uyurken, sen dönene dek
  me | bana, benim için, bensiz, ardımdan, yanımda, bana doğru
  me past | ben uyurken, ben susarken
`;
