/** Tails that fit every scene. */
export const ENGLISH_TAILS = `
  time | tonight, at night, at dawn, at noon, by day, at first light, at break of day, after dark, at the end of May
  time | once more, again, one more time, every day, every night, in the end, at half past four, at half past ten
  time | at half past three, at half past nine, at a quarter to five, before the sun, one last time, in the dark, in the cold
  time | before the day, in June, in May, at Christmas time, in the fall, every year, every spring, on Sunday
  time | before breakfast, in the heat, now and then, at the break of the week, on the hour, at last, year by year
  long | all night, till dawn, all day long, for a while, all afternoon, all winter long, half the night
  long | all summer, for a little while, till morning, from dusk to dawn, for an hour, till the day was done
  how | without a sound, without a word, all alone, alone, with care, in vain, for all to see, side by side
  how | like a thief, like a friend, half asleep, all the same, without fail, instead, with steady hands, for old time’s sake, without a name
  how | little by little, like a child, like a fool, like a ghost, without a thought, on a dare, out of the blue
  how - | out of spite, with gritted teeth, just for spite, with shaking hands, in a rage, for nothing at all
  how + | for love, for fun, with a smile, with a grin, with open arms, without a care, for all it’s worth, for the joy of it
  past | that night, that year, last July, last May, last spring, back then, long ago, years ago, that afternoon, that June
  past | when we were young, the night we met, that winter, the year it snowed, last fall, when the war was won, the day it rained
  you | for you, in your name, for you to find, to bring you home, to see you through, to let you know
  you | for you to keep, to keep you near, to keep you warm, to bring you back, because of you, to lead you here
  you past | when you were gone, while you were gone, after you wrote, after you left, the day you came
  me | for me, without me, to let me know, to bring me home, to see me through, to bring me here
`;
