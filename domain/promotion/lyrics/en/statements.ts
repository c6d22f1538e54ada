/** Lines that say something: choruses, pre-choruses and bridges. */
export const ENGLISH_STATEMENTS = `
  # hook
  I’d rather {do:1s} {object} with you
  I’d rather {do:1s} {object} alone
  Let me {do:1s} {object} {tail}
  I would {do:1s} {object} for you
  If you {present:2s} {object}, I’ll stay
  If you {present:2s} {object}, I’ll {2.do:1s} {2.object}
  I never learned to {do:1s} {object}
  I never meant to {base:1s} {object}
  Promise me you’ll {do:2s} {object}
  Nobody else can {do} {object}
  Nobody else will {do} {object}
  How do I {do:1s} {object} now
  How do we {do:1p} {object} now
  How many times I {past:1s} {object}
  I only {past:1s} {object} for you
  We could {do:1p} {object} {tail}
  One day I will {do:1s} {object}
  When {actor} {present}, I’ll {2.do:1s} {2.object}
  When {actor} {present}, remember me
  When {actor} {present}, I’m coming home
  Until {actor} {present}, I’m with you
  Long after {actor} {present}, I’ll be here
  You and I will {do:1s} {object}
  You showed me how to {do:1s} {object}
  I’d {do:1s} {object} to have you near
  I’d {do:1s} {object} to bring you back
  Tell me who {present:3s} {object} now
  Tell me you {past:2s} {object} {tail}
  Who’s gonna {do} {object} with me
  I’m gonna {do:1s} {object} {tail}
  Some nights I still {do:1s} {object}
  Maybe I’ll {do:1s} {object} {tail}
  You don’t have to {do:2s} {object}
  I don’t want to {do:1s} {object}
  I {past:1s} {object} so you would stay
  You {past:2s} {object} and I knew why
  Give me a night to {do:1s} {object}
  Give me a reason to {do:1s} {object}
  I only know how to {do:1s} {object}
  I’m not afraid to {do:1s} {object}
  The world can wait, we’ll {do:1p} {object}
  Before you go, {do} {object}
  I want to {do:1s} {object} {tail}
  You’ll never {do:2s} {object} {tail}
  We’ll never {do:1p} {object} {tail}
  I’ll always {do:1s} {object} {tail}
  Watch me {do:1s} {object} {tail}
  I long to {do:1s} {object} {tail}
  Would you {do:2s} {object} {tail}
  Will you {do:2s} {object} {tail}
  Should I {do:1s} {object} {tail}
  Teach me to {do:1s} {object} {tail}
  What if I {past:1s} {object} {tail}
  What if you {past:2s} {object} {tail}
  I swear I {past:1s} {object} {tail}
  I know you {past:2s} {object} {tail}
  I’ll {do:1s} {object}, you’ll {2.do:2s} {2.object}
  You {do:2s} {object}, I’ll {2.do:1s} {2.object}
  {do} {object} and {2.do} {2.object}
  So {do} {object} and {2.do} {2.object}
  Don’t {do} {object}, just {2.do} {2.object}
  Let’s {do:1p} {object} and {2.do:1p} {2.object}
  I’d {do:1s} {object} and {2.do:1s} {2.object}
  We’ll {do:1p} {object} and {2.do:1p} {2.object}
  No more {doing} {object} {tail}
  Say that you {past:2s} {object} {tail}
  I won’t {do:1s} {object} {tail}
  # hook happy in_love euphoric energetic
  Come and {do} {object} with me
  Come and {do} {object} {tail}
  Tonight we’re gonna {do:1p} {object}
  Nothing can stop us, we’ll {do:1p} {object}
  Oh, how we {past:1p} {object} {tail}
  I love the way you {base:2s} {object}
  You make me want to {do:1s} {object}
  We’re young enough to {do:1p} {object}
  Say you will {do:2s} {object} with me
  We {past:1p} {object} and we felt alive
  We {present:1p} {object} and we don’t look down
  This is the night we {do:1p} {object}
  Take my hand, we’ll {do:1p} {object}
  I want to {do:1s} {object} with you
  # hook sad depressed
  Why did you {base:2s} {object}
  Why did I {base:1s} {object}
  I can’t {do:1s} {object} anymore
  I {past:1s} {object} and you were gone
  You {past:2s} {object} and I let go
  Nobody’s left to {do} {object}
  There’s no one here to {do} {object}
  I wish I had {participle:1s} {object}
  I should have {participle:1s} {object}
  You should have {participle:2s} {object}
  What’s the use of {doing} {object}
  Was it my hand that {past:3s} {object}
  I’m still here {doing:1s} {object} alone
  Too late for me to {do:1s} {object}
  If only I had {participle:1s} {object}
  # hook angry aggressive
  Go on and {do} {object} {tail}
  Go {do} {object}, see if I care
  Don’t ask me to {do:1s} {object}
  Don’t you dare {do:2s} {object} {tail}
  You {past:2s} {object}, now pay the price
  I won’t {do:1s} {object} anymore
  I’ll never {do:1s} {object} for you
  You had no right to {do:2s} {object}
  You lied, you {past:2s} {object}, you ran
  Who gave you leave to {do:2s} {object}
  Say it again and I’ll {do:1s} {object}
  Get out of my way, I’ll {do:1s} {object}
  I’m done {doing:1s} {object} for you
  You thought I’d {do:1s} {object} {tail}
  Nobody tells me to {do:1s} {object}
`;
