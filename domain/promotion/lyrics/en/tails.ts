/** Tails that fit every scene. */
export const ENGLISH_TAILS = `
  time | tonight, at night, at dawn, at noon, by day, at first light, at break of day, after dark, at the end of May
  time | one more time, in the end, at last, one last time, in the dark, in the cold
  time | before the day, in June, in May, at Christmas time
  time | in the fall, in the heat, on Sunday
  time past | much too soon
  time | by and by, after a while, at sunrise, from the start
  time often | again and again, once more, again, every day, every night, every year, every spring, now and then, year by year
  long | all night, till dawn, all day long, for a while, all afternoon, all winter long, half the night
  long | on and on, the whole way through, the whole day through
  long | all summer, for a little while, till morning, from dusk to dawn, for an hour, till the day was done
  out | all over town
  how | without a word, all alone, alone, with care, in vain, for all to see, like a child, on a dare
  how | without fear, with no regret, without knowing why, with no goodbye, nice and slow, on a bet, like an old friend
  how | like a thief, half asleep, all the same, instead, with steady hands, for old time’s sake, like a fool, like a ghost
  long how | little by little
  how | wide awake
  how - | in shame, with nothing learned, with a troubled mind, out of spite, with gritted teeth, just for spite, with shaking hands, in a rage, for nothing at all
  how + | for love, for fun, with a smile, with a grin, with open arms, without a care, for all it’s worth, for the joy of it
  past | when the sun went down, that night, that year, last July, last May, last spring, back then, long ago, years ago, that afternoon, that June
  past | when we were young, the night we met, that winter, the year it snowed, last fall, when the war was won, the day it rained
  you | for you, in your name, for you to keep, for you to find, to bring you home, for you to see, to keep you near, because of you
  you past | when you were gone, while you were gone, after you wrote, after you left, the day you came
  me | for me, without me, because of me, to bring me home
`;
