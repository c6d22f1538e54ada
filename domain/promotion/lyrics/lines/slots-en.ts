/**
 * Own lines in English with a place for the title, the name or a custom word. `{w}` stands where
 * any noun sings; the syllables around it leave room for words of every length.
 */
export const SLOTS_EN = `
# word
There's {w} in everything I do
I write “{w}” on the window too
I whisper {w} and think of you
You left me {w} and nothing new
I keep the {w} you gave to me
Between the {w} and the sea
I carry the {w} along the way
You talked of the {w} yesterday
I dreamed of the {w} again today
My pocket full of {w} and stone
I followed the {w} all alone
The smell of {w} brought me home
{w} in the morning, {w} at night
{w} and a little light
We talked of {w} half the night
I said {w}, you said all right
Beyond the {w}, down the road
I hear the {w} through the door
{w} on the kitchen floor
I don't need the {w} anymore
{w} is what I came here for
Give me the {w}, give me more
The {w} above, the {w} below
The {w} is all I know
{w}, wherever I go
I'm thinking of {w}, taking it slow
{w}, just {w}, you and I
{w} underneath the sky
I traded the {w} for the sky
Every {w} has a name
After the {w}, after the rain
{w} tonight
{w} and you
{w}, that's me
{w}, don't go
The {w} knew before I knew
# name
I wrote this, {n}, just for you
{n}, this is all for you
{n}, I sing it for you
{n}, for you
For {n}, near or far away
{n}, listen, I want to say
{n}, come and hear me play
{n}, I kept a place for you
Oh {n}, wherever you may go
{n}, there's something you should know
{n}, you know
{n}, I know
{n}, meet me by the sea
{n}, can you hear me
{n}, stay with me tonight
{n}, leave on the light
{n}, tonight
# title
{t}, we said it all night
{t}, {t} tonight
{t}, it's all I need tonight
{t}, {t}, sing it to me
{t}, it's calling to me
{t}, can't you see
{t}, come with me
{t}, just you and me
{t}, oh, {t}, you know
{t}, wherever I go
{t}, and I can't let go
{t}, here we go
{t}, I sing it for you
{t}, and I think of you
{t}, it's all about you
{t}, just for you
{t}, oh, {t}, today
{t}, it's all I can say
{t}, take me away
{t}, it's a long way
{t}, I say it once more
{t}, we've been here before
{t}, once more
{t}, it's on my mind
{t}, don't leave me behind
{t}, I know
{t}, you and I
{t}, don't ask me why
`;
