/** Own couplets in English, by moods and place in the song. The lines of a couplet stand alone too, unless `//` joins them. Eight syllables a line, one more or less. */
export const COUPLETS_EN = `
# sad depressed | verse
Your coat still hangs behind the door / I sleep along the kitchen floor
The kettle boils for only me / I still set out the second key
I water plants you meant to keep / I talk to them before I sleep
The clock runs slow, the tap runs cold / The milk is three whole mornings old
I drive the road along the bay / I count the boats that went away
The neighbours dance, I hear the sound / My boxes wait here on the ground
I know the cracks in every wall / I know the hour you never call
The rain has found the window frame / The mailbox only knows your name
I wore your sweater on the train / It smelled of smoke and summer rain
I cut the cake and blew the light / Nobody sang for me tonight
The summer left without a word / The quiet is the thing I heard
I fold the shirts you left for me / I lay them by the Christmas tree
The station clock has stopped at four / I don't look up there anymore
The swing is still, the yard is bare / I leave the light on over there
I kept the ticket and the stub / The ring still marks the edge of the tub
The dog still waits beside the gate / I tell him it is getting late
# sad depressed | hook
I'm fine until the lights go low / There's no one here who has to know
Come back and tell me I was wrong / I've been rehearsing far too long
How do I put this heavy down / I carry you all over town
The night is long, the bed is wide / I lie awake on just one side
I wish you well, I wish you rain / I wish you'd knock on me again
You said forever like a friend / And no one told me how to end
Some days I float, some days I fall / Some days I don't get up at all
If missing you could pay the rent // I'd never wonder where it went
You took the song, I kept the tune / It plays beneath another moon
I loved you more than I could say // And said it far too late that day
I let you go, I hold you still / I always have, I always will
Nobody hears the quiet break / Nobody sees how much I ache
# depressed | verse
The curtains hang the way they hung / The song is done before it's sung
I say good morning to the wall / I let the phone ring down the hall
The bread is hard, the coffee's thin / I let the afternoon come in
I lost the week, I lost the thread / I learned the ceiling from my bed
# depressed | hook
I'm underwater, holding on / The shore is there and then it's gone
Tell me there's somewhere I can go // Where nothing hurts and time is slow
I'm not asleep, I'm not awake / I'm just more weight than I can take
Just sit with me, don't say a thing / I'm waiting for a little spring
# sad | verse
Your mother asked me how I'd been / I said the leaves are turning in
I saw your brother on the street // We both looked down upon our feet
Your letters rest inside a tin / I read the place where you begin
They painted over our café // They put a bank there yesterday
# sad | hook
Goodbye is such a little word // The loudest one I ever heard
I'd trade the morning and the sea // For one more hour of you and me
Let it rain, let it rain on me / I never wanted to be free
It's only love, it's only tears / I only lost a couple years
# angry aggressive | verse
You took my name, you took my time / You wore my colours like a crime
You broke the plate, you blamed the cat / I'm not the one who lives like that
Your promises are made of sand / I watched them running through your hand
I paid the tab, I fixed the car / You never asked me how things are
You talk so loud, you stand so tall / I heard you crying through the wall
You sold the story, kept the change // And told them I was acting strange
I read it in your face last night / You never planned to do it right
You signed the page, you closed the door / You can't come in here anymore
I swept the glass up off the floor / I won't be sweeping anymore
My teeth are tight, my hands are cold / I'm done with doing what I'm told
You lit the match, you held it low / You said you didn't even know
I swallowed every word you said / They kept me up all night instead
I held my tongue for seven years / I kept a list of all my tears
You shook my hand and kept the knife / You made your living off my life
They drew the line, they locked the gate / They told us all to sit and wait
I gave you bread, you gave me stone / You left me standing there alone
# angry aggressive | hook
So say my name and say it loud / I'm not another in your crowd
I won't be quiet, won't be small / I'll be the crack inside your wall
Don't tell me that you did your best / I've got a hammer in my chest
You want the truth, I'll make it plain / You'll never hold me down again
I'm not your ladder, not your stair / I'm done, I'm done, I do not care
Get off my back, get off my street / Go find another place to cheat
Look at me now, look at me burn / Tonight it is your time to learn
I'm taking back the life I own / I'm better angry than alone
You had your turn, you had your say / Now watch me walk the other way
This is the end of being kind / I've got a storm inside my mind
No more excuses, no more lies / I see the money in your eyes
I wrote your name and crossed it out / That's what this song is all about
# aggressive | verse
I lace my boots, I tape my hand / I came to take, I came to stand
Kick the door and kill the light / We didn't come to be polite
Iron gates and dogs that bark / I learned to see inside the dark
Step in the ring, the bell has rung / I've got the fire under my tongue
# aggressive | hook
Bring the noise and bring it near / You're gonna wish you weren't here
Tear it up and tear it down / We're the loudest thing in town
One more round and one more fight / Nobody sleeps around here tonight
Hit me once, I hit you back / I am the train and you're the track
# angry | verse
The phone lights up, I let it ring / I know the lie you're going to bring
You missed the call, you missed the plane / You left me waiting in the rain
I found the note, I found the shoe / I found the ticket made for two
You changed the lock, I changed my mind / I left your picture far behind
# angry | hook
Don't call me baby, don't come near / I've had enough of you this year
I'm not sorry, I'm not sad / You lost the best you ever had
You burned the bridge, now learn to swim / The water's cold, the light is dim
How could you look me in the eye / How could you stand there, how could you lie
# happy euphoric | verse
The bread is warm, the jam is red / The sun is climbing on the bed
We sold the couch and bought a tent / And no one asked us where we went
The kids have chalked the sidewalk blue / The whole wide street is shining too
My grandma hums along the hall / The radio hangs upon the wall
We missed the bus, we took the beach / We shared an orange and a peach
I found a dollar in my coat / I bought us lemons for the boat
The paint is wet, the door is wide / Our shoes are drying there outside
I whistled all along the lane / I jumped in every pool of rain
The dog has stolen all the meat / We laughed until we left our seat
There's flour on my Sunday clothes / There's sugar on the baby's nose
The lake was cold, we dove right in / The water ran along my skin
We danced the dishes clean and dry / We put the moon up in the sky
We lost the map, we found the sea / You threw your shoes ahead of me
The market opens up at eight // With mangos piled upon a crate
# happy euphoric | hook
Oh, what a day to be alive / We took the sun out for a drive
Let's sing it loud, let's sing it wrong / The night is young, the road is long
Hands up high and shoes off too / The whole wide world is good and new
It's a good life, come and see / There's room for you, there's room for me
Nothing to fix and nowhere to go / Just let it shine and let it show
I've got a good day in my hand / I've got a whole brass marching band
Turn it up and let it ring / Even the kitchen wants to sing
You bring the drum, I'll bring the song / We're only happy all night long
I'm giving all my worries away / I won't be needing them today
My heart is light, my feet are fast / I think the rain has gone at last
# energetic euphoric | verse
The lights come up, the bass drops in / I feel the drum beneath my skin
Four on the floor and up on ten / Ask me tomorrow, ask me then
We left the car, we took the stair / There's summer thunder in the air
The line goes twice around the square // With glitter in a stranger's hair
We shook the dust out of our shoes / We had no sleep, we read no news
The city hums, the windows glow / We've got a hundred miles to go
The engine roars, the streets are wide / I've got the morning on my side
We climbed the fence, we crossed the field / We had no helmet and no shield
We painted stars across the sky / You didn't have to tell me why
We ran the lights, we rode the tide // With both our arms flung open wide
# energetic euphoric | hook
Run with me, run with me now / We'll make it over the hill somehow
Jump, jump till the floor gives way / We're louder now than yesterday
Don't you stop and don't slow down / We're the heartbeat of this town
Higher than towers, faster than light / We're never going home tonight
We are the spark, we are the flame / Tonight they're gonna know our name
Louder, louder, let me hear // The sound of everybody here
Move your feet and lose your mind / Leave the heavy things behind
I feel it now, I feel it rise / The sun is coming up in our eyes
Give me a beat and give me more / Open the windows, open the door
Tonight we're all that we can be / Tonight we're wild, tonight we're free
# energetic | verse
Alarm at six, I beat the sun / I've done a mile before it's one
I tie my laces, hit the street / I've got the city in my feet
We push the tables to the wall / We've got a band, we've got a ball
The coach is gone, we run instead // With all the lights before us red
# energetic | hook
Ready, steady, here we go / Nobody told us to take it slow
One more time from the very top / We've got the go, we lost the stop
Stamp your feet and shake the ground / Everyone loves a sudden sound
Got no brakes and got no fear / Everything starts right now, right here
# happy | verse
I fixed the bike, I oiled the chain / I rode it singing through the rain
My sister called to say hello / We talked about the garden, slow
The post arrived, the cat came in / I found my lucky safety pin
The beans are up, the gate is green / The cleanest sky I've ever seen
# euphoric | hook
I could kiss everyone on the street / There's a whole parade in my heartbeat
We won't come down, we learned to fly / We wrote our names across the sky
Hold on to me and hold on tight / We just invented a brand new light
If this is a dream then let me stay / I want to wake up here each day
# in_love | verse
You fell asleep upon my arm / I let you sleep through the alarm
You laugh too loud at your own joke / You danced with me until we broke
Your hand found mine inside my coat / I lost the words out of my throat
I learned your coffee, learned your tea / I learned you like a melody
You wear my shirt, you steal my chair / There's paint and pollen in your hair
We talked until the streets were light / You walked me home and got it right
I missed my stop to hear you speak / I've walked on air for half a week
You drew a heart upon the glass / We let the early trains all pass
You hum off key, you cook with wine / You call your mother, then call mine
I kept the leaf you gave to me / I pressed it in a book at three
The porch was cold, your mouth was warm / We never even saw the storm
You made a map of every scar / You said you like the way they are
You tied my tie, you kissed my face / You make a home of any place
The moon was low, the tide was high / I saw it landing in your eye
# in_love | hook
Stay right here, my love, right here / I've been saving you a year
You are the reason, you are the rhyme / I'd do it all another time
Hold my hand and take it slow / I've got nowhere else to go
You are the sea and I'm the shore / Come back to me, come back for more
I want the small things, I want the long / I want to grow old inside this song
You make the ordinary shine / I'm glad the trouble's yours and mine
Say you'll be here when I wake / I've got a heart that you can take
I never knew that love could be // As simple as you next to me
Kiss me once and kiss me twice / Tell me that again, it's nice
All I need and all I do / Every street leads back to you
Tell the moon and tell the town / I've fallen and I won't come down
Come a little closer to me / You're the only place I want to be
# in_love happy | verse
We burned the toast, we laughed it off / You wrapped your scarf around my cough
You planted mint beside the stair / The smell of you is everywhere
We danced all morning on the tile / I'd live inside your crooked smile
We built a shelf, it leans a bit / We love the way the teacups sit
`;
