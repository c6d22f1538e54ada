/**
 * Names that a cover is not drawn for: people have a right to their face and name, and brands to their marks. Each name
 * stands without accents, in lower case, names separated by commas. Left out are names that are everyday words.
 */
const split = (names: string) => names.split(',').map((name) => name.trim());

/** Musicians who are alive, and bands. */
const ARTISTS = [
  'taylor swift, beyonce, rihanna, adele, ed sheeran, billie eilish, ariana grande, justin bieber, dua lipa, lady gaga',
  'katy perry, miley cyrus, selena gomez, olivia rodrigo, sabrina carpenter, harry styles, bruno mars, the weeknd',
  'kendrick lamar, kanye west, eminem, nicki minaj, cardi b, megan thee stallion, doja cat, travis scott, post malone',
  'jay-z, snoop dogg, dr dre, ice cube, lil wayne, lil nas x, tyler the creator, asap rocky, frank ocean, childish gambino',
  'lana del rey, lorde, sia furler, halsey, charli xcx, chappell roan, phoebe bridgers, hozier, noah kahan, sam smith',
  'shawn mendes, camila cabello, demi lovato, jennifer lopez, mariah carey, celine dion, madonna, cher bono, britney spears',
  'christina aguilera, gwen stefani, alicia keys, john legend, usher raymond, chris brown, justin timberlake, pharrell',
  'paul mccartney, ringo starr, mick jagger, keith richards, elton john, bruce springsteen, bob dylan, neil young',
  'joni mitchell, stevie wonder, stevie nicks, dolly parton, willie nelson, rod stewart, phil collins, peter gabriel',
  'robert plant, jimmy page, roger waters, david gilmour, ozzy osbourne, brian may, dave grohl, eddie vedder, thom yorke',
  'damon albarn, noel gallagher, liam gallagher, chris martin, bono vox, bon jovi, axl rose, james hetfield, lars ulrich',
  'metallica, iron maiden, black sabbath, rammstein, slipknot, linkin park, green day, blink-182, foo fighters, radiohead',
  'coldplay, arctic monkeys, imagine dragons, maroon 5, one direction, backstreet boys, pearl jam, nine inch nails',
  'led zeppelin, pink floyd, the beatles, rolling stones, fleetwood mac, guns n roses, red hot chili peppers, depeche mode',
  'daft punk, the cure, duran duran, pet shop boys, new order, gorillaz, massive attack, portishead, aphex twin, skrillex',
  'deadmau5, calvin harris, david guetta, martin garrix, tiesto, marshmello, swedish house mafia, fred again, bjork',
  'bts, blackpink, stray kids, newjeans, twice kpop, jungkook, jimin, rosalia, bad bunny, shakira, karol g, j balvin',
  'daddy yankee, ozuna, maluma, anuel aa, rauw alejandro, feid, peso pluma, natanael cano, luis miguel, ricky martin',
  'enrique iglesias, alejandro sanz, joaquin sabina, juanes, carlos vives, marc anthony, romeo santos, thalia, gloria estefan',
  'paulina rubio, natalia lafourcade, julieta venegas, mon laferte, bizarrap, nathy peluso, c tangana, aitana ocana',
  'pablo alboran, rocio durcal, raphael martos, miguel bose, cafe tacvba, los bukis, grupo frontera, fuerza regida',
  'anitta, pabllo vittar, ivete sangalo, caetano veloso, gilberto gil, chico buarque, maria bethania, milton nascimento',
  'marisa monte, djavan, jorge ben jor, roberto carlos, luan santana, gusttavo lima, ludmilla, luisa sonza, iza cantora',
  'jao cantor, seu jorge, tiago iorc, liniker, emicida, criolo, mano brown, racionais mcs, zeca pagodinho, alcione nazareth',
  'tarkan, sezen aksu, sertab erener, ajda pekkan, hadise, sila gencoglu, murat boz, edis gorgulu, mabel matiz, duman grubu',
  'mor ve otesi, teoman, yildiz tilbe, ibrahim tatlises, ebru gundes, kenan dogulu, gulsen colakoglu, aleyna tilki, ezhel',
  'ceza rapper, sagopa kajmer, zeynep bastik, melike sahin, cem adrian, hande yener, serdar ortac, mustafa sandal, athena grubu',
  'hans zimmer, john williams, ludovico einaudi, yo-yo ma, lang lang, andrea bocelli, placido domingo, norah jones',
  'herbie hancock, pat metheny, diana krall, kamasi washington, gregory porter, jamie cullum, esperanza spalding, jacob collier',
].flatMap(split);

/** Actors, athletes, politicians and others whose face is known. */
const PEOPLE = [
  'donald trump, joe biden, barack obama, michelle obama, hillary clinton, kamala harris, elon musk, bill gates, jeff bezos',
  'mark zuckerberg, oprah winfrey, kim kardashian, kylie jenner, vladimir putin, volodymyr zelensky, emmanuel macron',
  'angela merkel, pope francis, king charles, prince harry, prince william, meghan markle, greta thunberg, tayyip erdogan',
  'ekrem imamoglu, lula da silva, jair bolsonaro, pedro sanchez, javier milei, lionel messi, cristiano ronaldo, neymar',
  'kylian mbappe, serena williams, roger federer, rafael nadal, novak djokovic, lewis hamilton, max verstappen, lebron james',
  'michael jordan, usain bolt, simone biles, david beckham, tom cruise, brad pitt, angelina jolie, leonardo dicaprio',
  'johnny depp, keanu reeves, scarlett johansson, emma watson, natalie portman, margot robbie, ryan gosling, zendaya',
  'timothee chalamet, pedro pascal, penelope cruz, javier bardem, antonio banderas, meryl streep, morgan freeman, will smith',
  'dwayne johnson, jackie chan, arnold schwarzenegger, sylvester stallone, george clooney, julia roberts, kivanc tatlitug',
  'haluk bilginer, fernanda montenegro, wagner moura, xuxa meneghel',
].flatMap(split);

/** Brands, their marks and the figures they own. */
const BRANDS = [
  'nike, adidas, reebok, converse shoes, new balance, vans shoes, gucci, prada, chanel, louis vuitton, versace, balenciaga',
  'hermes bag, dolce gabbana, burberry, armani, rolex, cartier, tiffany, zara store, lacoste, ralph lauren, calvin klein',
  'tommy hilfiger, levis, coca-cola, coca cola, pepsi, fanta, sprite can, red bull, starbucks, mcdonalds, burger king, kfc',
  'nutella, heineken, budweiser, corona beer, jack daniels, johnnie walker, bacardi, absolut vodka, marlboro, hennessy',
  'ferrari, lamborghini, porsche, bugatti, mercedes, bmw, audi, volkswagen, toyota, honda civic, tesla, harley davidson',
  'ford mustang, chevrolet, cadillac, rolls royce, bentley, ducati, vespa, boeing, airbus, iphone, ipad, macbook, samsung',
  'playstation, xbox, nintendo, gameboy, pokemon, pikachu, super mario, zelda, minecraft, fortnite, roblox, sonic the hedgehog',
  'disney, mickey mouse, minnie mouse, donald duck, pixar, marvel, spiderman, spider man, batman, superman, iron man, joker dc',
  'star wars, darth vader, baby yoda, harry potter, hogwarts, hello kitty, barbie, lego, transformers, peppa pig, spongebob',
  'bugs bunny, looney tunes, tom and jerry, simpsons, homer simpson, bart simpson, south park, family guy, shrek, frozen elsa',
  'winnie the pooh, naruto, goku, dragon ball, one piece luffy, studio ghibli, totoro, godzilla, james bond, game of thrones',
  'google, facebook, instagram, whatsapp, twitter, youtube, tiktok, netflix, spotify, amazon prime, microsoft, windows xp',
  'nasa logo, fc barcelona, real madrid, manchester united, galatasaray, fenerbahce, besiktas, flamengo, corinthians',
  'fifa, olympics, nba, nfl, uefa, visa card, mastercard, paypal, fender stratocaster, gibson les paul, steinway, moog',
  'turkcell, turk telekom, havaianas, petrobras, telefonica, movistar',
].flatMap(split);

export const PROTECTED_NAMES: readonly string[] = [...new Set([...ARTISTS, ...PEOPLE, ...BRANDS])];
