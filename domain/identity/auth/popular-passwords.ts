// The most popular passwords: names, teams, words and rows of keys, without the digits and special characters around
// them.
const PASSWORDS = `
000000 007007 01011980 01012011 010203 102030 111111 11111111 111222 112233 11223344 123123 123123a 1232323q 123321 12344321
1234554321 123456 1234567 12345678 123456789 1234567890 123456789a 123456789q 123456a 123456q 12345a 12345q 123654 123654789
123789 123abc 123qwe 131313 134679 147258 147258369 147852 147852369 159357 159753 159951 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
315475 4815162342 666666 696969 741852963 7777777 789456 789456123 852456 8675309 9379992 a12345 a123456 a1b2c3 a1b2c3d4
abc123 abcd access accord action adidas admin adrian airborne airplane alabama alaska albert alex alexande alexander alexandr
alexis alicia alison allison alpha alyssa amanda amber america american anderson andre andrea andrew andrey angel angela
angels animal ankara anna anthony antonio apollo apple apples arizona arnold arsenal arthur asd123 asdasd asdf asdfasdf asdfg
asdfgh asdfghjk asdfghjkl ashley asshole assman ataturk august austin avalon avatar awesome azerty baby babygirl badass badboy
badger bailey bambam banana bandit barbara barcelona barney baseball basketball bastard batman baxter bear beatles beaver
beavis beer benjamin berlin besiktas bigboy bigcock bigdaddy bigdick bigdog bigman bigred bigtits bill billy billybob birdie
bishop bitch bitches biteme black blazer blink blizzard blowjob blowme blue bobby bollocks bond bondage bonnie boobies booboo
boobs booger boogie boomer boston bradley brandon brandy brasil braves brazil brenda brian britney brittany bronco broncos
brooke brooklyn brother brutus bubba bubbles buddha buddy budlight buffalo bulldog bulldogs bullet bullshit burton business
buster butter butthead caesar calvin camaro cameron canada candy captain cardinal carlos carmen carolina caroline carrie
carter cartman casper cassie catch celtic champion chance changeme charles charlie cheese chelsea cherokee cherry chester
chevelle chevy cheyenne chicago chicken chocolat chopper chris christ christin chronic cjkysirj claire classic claudia clave
cobra cocacola cock coffee college colorado compaq computer connie connor contrasena cookie cool cooper copper corinthians
corvette cougar courtney cowboy cowboys crazy creative cricket crystal cumshot daddy dakota dallas dancer danger daniel
danielle darkness darkside dave david death debbie december denise dennis denver destiny detroit devils dexter diablo diamond
dick dickhead diesel digger digital disney doctor doggie dolphin dolphins domino donald donkey douglas dragon dreamer dreams
driver drowssap drummer ducati duncan eagle eagles eclipse edward einstein electric elephant elizabet elvis eminem empire
engineer england enigma enter eric eugene everton explorer extreme falcon family fantasy fender fenerbahce ferrari fire
firebird fireman fish fisher fishing fktrcfylh flamengo florida flower flowers fluffy flyers football ford forest forever
france francis frank frankie franklin fred freddy free freedom freepass freeuser friday friend friends froggy fuck fucker
fucking fuckme fuckoff fuckyou fyfcnfcbz fylhtq gabriel galatasaray galina galore gandalf garcia garfield gateway gators
gemini general genesis genius george georgia gfhjkm ghbdtn giants gibson ginger girls goblue godzilla golden golf golfer
goober good google gordon gracie green greenday gregory guinness guitar gundam gunner hammer hannah happy hard hardcore hardon
harley hawaii heather heaven hellfire hello helpme hendrix hentai hercules hiphop hitman hobbes hockey holiday homer honda
honey hooters horney horny horse horses hotdog hotrod house houston howard hummer hunter iceman iloveyou indian infinity
internet ireland ironman istanbul iwantu jack jackass jackie jackson jaguar jake james jasmine jason jasper jeffrey jennifer
jeremy jessica jessie jester jesus jimmy john johnny johnson jonathan jordan joseph joshua junior jupiter justice justin
juventus karina katana kawasaki kelly kemal kenneth kermit kevin killer kimberly king kirill kitten kitty klaster knight
kodiak kramer kristen kristina lacrosse lakers lasvegas lauren lawrence leather legend leslie letmein liberty lifehack lincoln
little liverpoo liverpool lizard login logitech lol123 london louise love lovelove lovely loveme lover loverboy lovers loveyou
lucky maddog madison madmax madonna maggie magic magnum maksim manutd marcus maria marina marine marines mark marlboro marley
marshall martin marvin maryjane master matrix matt matthew maverick maximus maxwell mehmet melanie melissa member mercedes
mercury merlin metallic metallica mexico michael michelle michigan mickey micontrasena midnight mike miller mine minecraft
minhasenha mitchell molly monday money monica monkey monster montana mookie morgan mother motorola mountain mozart muffin
murphy music musica mustafa mustang naruto nascar nastya natalie natasha nathan naughty ncc1701 ncc1701d nelson nemesis
newport newyork nicholas nicole nikita nintendo nirvana nissan norman nothing november october oksana oliver olivia online
orange ou812 outlaw packers pakistan palmeiras pamela pandora pantera panther panthers panties panzer paradise parker parola
pass pass1234 passion passport passw0rd password passwort patches patricia patrick patriots paul peaches peanut pearljam
peekaboo penguin penis people pepper perfect peter phantom phoenix phpbb picard pickle pimpin pirate platinum playboy player
please pokemon police polina pontiac poohbear pookie poop poopoo popcorn porn porno porsche power predator pretty prince
princess private psycho pumpkin purple pussy pussycat q1w2e3 q1w2e3r4 q1w2e3r4t5 qaz123 qazwsx qazwsxedc qazxsw qqq111 qwaszx
qwe123 qweasd qweasdzxc qweqwe qwer qwert qwerty qwertyu qwertyui qwertyuiop qwertyuiopasdfghjkl rabbit rachel racing raider
raiders rainbow ranger rangers raptor rascal rasdzv raymond razz realmadrid rebecca red123 reddog redhead redrum redskins
redsox redwings reggie richard robbie robert rock rocket rocky roland rolltide ronald ronaldo rooster rosebud runner rush
ruslan russell russia sabrina saints samantha sammy samson samsung samuel sandman sandra saopaulo sarah saturn scarface school
scooby scooter scorpio scorpion scotland scott scotty secret security semperfi senha serega sergey sexsex sexy shadow shaggy
shannon sharon shelby shit shithead shorty sierra sifre sifrem silver simon simone simple simpson simpsons skipper skippy
skyline slayer slipknot slut smith smokey smooth snickers sniper snoopy snowball snowman soccer softball sophie spanky sparky
speedy spencer spider spiderma spiderman spirit spitfire spooky sports spotify spring stalker stanley star stargate startrek
starwars steelers stella stephen sterling steve steven stingray stinky stupid sublime success sucker suckit suckme summer
sunset sunshine super superman surfer suzuki svetlana sweet swordfis sydney system tarheels taurus taylor teamo temporary
tennis tequiero teresa test tester testing theman therock thomas thumper thunder thx1138 tiffany tiger tigers tigger time
timothy tinker titanic tits tomcat tommy topgun toyota trabzonspor travis trevor trinity trouble trustno tucker turkey turkiye
turtle tweety united usuckballz vagina valentin vampire vanessa vegeta veronica vfhbyf vfrcbv victor victoria victory viking
vikings vincent viper virginia vision vladimir voodoo voyager walker walter wanker warcraft warrior water welcome westside
whatever wildcat wildcats william williams willie willow wilson windows winner winston winter wizard wolf wolfpack wolverin
wolves wombat xavier yamaha yankee yankees yellow yfnfif zachary zaq12wsx zeppelin zombie zxc123 zxcvbn zxcvbnm`;

/** The 1000 plain forms that an attacker tries first, including the common ones of our four languages. */
export const POPULAR_PASSWORDS: ReadonlySet<string> = new Set(PASSWORDS.trim().split(/\s+/));
