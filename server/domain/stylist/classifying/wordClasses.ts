import { createDictionary } from '../../text/createDictionary.ts';

/**
 * Classes of everyday words with nearly the same meaning, so that a clause learned with one word is known with the
 * others. The words have no apostrophes and accents, and may be in several classes.
 */
const WORDS_BY_CLASS: Readonly<Record<string, string>> = createDictionary({
  not: 'no not never none nothing nobody nowhere neither nor without dont doesnt didnt wont wouldnt cant cannot couldnt shouldnt isnt arent aint wasnt werent havent hasnt hadnt minus zero nope nah nay hardly barely',
  we: 'i im ive id ill we weve were us me myself imma',
  my: 'my mine our ours',
  you: 'you u ya yall youre your ur yours youve una',
  they: 'she he they her him them shes hes theyre herself himself hers his their theirs shed hed shell hell',
  these: 'this that these those it its thats theyre them dis dat em',
  which: 'what which where when why how who whos whose whats wheres hows whatre wot wat',
  is: 'is are was were be am isnt arent been being s',
  does: 'do does did doing done doin',
  could: 'can could would will should may might must shall wont would wud cud',
  have: 'have has had having got get gets getting own owns owned possess keep kept bought buy brought',
  show: 'show find see give bring get fetch look search list pull display filter browse hunt recommend suggest share gimme lemme hook point',
  desire:
    'want wanna need require wish crave hope hoping fancy desire seek seeking wants needs wanting needing wan hankering yearn longing dying craving itching',
  like: 'like love adore enjoy prefer likes loves adores prefers loved liked luv keen fond favourite favorite fan into obsessed',
  hate: 'hate hates hated loathe loathes detest detests despise dislike dislikes abhor resent dread dreads allergic allergy itchy itches itch irritates irritate rash yuck ew eww ugh gross blergh meh bleh vile',
  good: 'nice lovely gorgeous beautiful perfect great cute stunning amazing pretty fab fabulous good wonderful brilliant beaut dreamy divine ideal best winner superb classy elegant dope fire sick fit spot',
  bad: 'ugly awful horrible terrible hideous boring dull bland tacky flimsy frumpy drab dreary plain weird rubbish trash garbage crap naff hideous nasty bad worst wrong useless pathetic cheesy gaudy dowdy mumsy basic lame dire ghastly grim tat rags joke ridiculous silly disappointing mid cringe hopeless poor',
  excess:
    'too way overly so much bit little touch tad rather kinda kind sort quite very really super extremely somewhat slightly',
  expense:
    'expensive pricey dear steep costly cheap cheaper affordable budget price prices priced cost costs dollar dollars buck bucks quid pound pounds euro euros rupees naira rand grand spend spending afford money wallet purse usd fiver tenner cash expensive splurge',
  weather:
    'rain rains raining rainy snow snows snowing snowy sleet hail wind windy storm storms stormy sun sunny heat heatwave humid humidity freezing frozen cold colder hot hotter boiling chilly chill degrees celsius fahrenheit forecast weather monsoon frost frosty ice icy drizzle drizzly temperature temperatures muggy damp wet dry foggy mist scorching baking roasting tropical outside outdoors outdoor indoors indoor mud muddy heating aircon ac conditioning',
  place:
    'italy france spain greece portugal germany austria switzerland norway sweden denmark finland iceland ireland scotland wales england britain uk london paris rome milan venice florence madrid barcelona lisbon berlin vienna prague budapest amsterdam oslo stockholm copenhagen reykjavik dublin edinburgh glasgow manchester istanbul turkey morocco marrakesh egypt cairo kenya nigeria lagos abuja ghana accra africa dubai india delhi mumbai goa kerala bangalore chennai nepal china japan tokyo kyoto korea seoul thailand bangkok bali indonesia singapore malaysia vietnam australia sydney melbourne perth zealand america usa york nyc vegas miami florida texas houston california hawaii boston chicago seattle canada toronto vancouver montreal mexico cancun cuba brazil rio peru argentina chile caribbean jamaica alps mountains countryside abroad overseas europe asia',
  venue:
    'church mosque temple synagogue office beach boat yacht castle garden restaurant pub bar club hotel museum barn hall school uni university college campus gym theatre theater opera court hospital park farm field forest lake sea seaside pool stadium racecourse races registry venue reception marquee rooftop palace gallery cathedral town city village airport plane train bus home house kitchen classroom courtroom boardroom studio warehouse site',
  event:
    'wedding weddings party parties funeral wake christening baptism graduation prom interview gala ball birthday anniversary reunion christmas xmas easter eid diwali holi hanukkah thanksgiving halloween ramadan date dinner lunch brunch breakfast barbecue bbq picnic festival concert gig conference meeting presentation ceremony engagement hen stag bachelorette bachelor shower mitzvah quinceanera nikah sangeet mehndi owambe retirement promotion speech audition exam trial cruise holiday vacation trip honeymoon safari trek trekking hike hiking skiing camping marathon regatta derby races reception rehearsal formal do event occasion bash shindig function outing feast carnival',
  time: 'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december today tomorrow tonight weekend weekday week weeks month months year years next days nights day night morning afternoon evening soon later spring summer autumn fall winter season midnight noon oclock fortnight hours hour minutes then now until till',
  travel:
    'flying fly going travelling traveling heading visiting staying moving off leaving driving cycling walking commute commuting packing landing hosting attending giving starting joining hosting flight luggage suitcase carry trip',
  work: 'job work works working worked office boss bank law lawyer firm nurse doctor teacher chef waiter engineer accountant client clients shift shifts desk promoted career retired retire retiring intern startup colleague staff manager teach teaches drives studies studying student',
  body: 'arm arms leg legs hip hips belly tummy stomach waist bust chest boobs shoulder shoulders thigh thighs feet foot neck skin hair eyes eye back bum bottom behind butt knee knees ankle ankles calf calves hand hands face head body figure frame torso complexion scar scars freckles tattoo tattoos wrists',
  build:
    'tall short petite curvy slim skinny plump chubby pregnant fat heavy muscular broad stocky slender thin big small tiny large round pear apple hourglass blonde blond brunette redhead pale tanned dark ginger bald weight lanky built size sized chunky busty expecting',
  age: 'old young aged age teenage teenager teens twenties thirties forties fifties sixties seventies eighties middle turning turned turns elderly senior retired fifty sixty seventy eighty ninety forty thirty',
  gender:
    'man woman men women male female guy girl bloke lady boy lad lass gal gent girls boys ladies mens womens nonbinary gents dude chick',
  care: 'wash washes washed washing washable shrink shrinks iron ironing tumble dryer machine laundry stain stains crease creases wrinkle wrinkles fade fades pill pilling clean cleaning bleach bleed stretch stretchy waterproof breathable lined lining',
  service:
    'order orders ordered delivery deliver delivered ship ships shipping shipped parcel package return returns refund refunds exchange wrap wrapped voucher code discount coupon pay paying payment card klarna paypal checkout basket cart save saved bookmark wishlist favourites favorites share link send email text notify ping track tracking post courier receipt invoice account address agent human store branch pickup collect reserve hold alert postage customs warranty complaint instalments afterpay layaway tax giftcard sms whatsapp phone call manager',
  greeting:
    'hi hello hey hiya heya yo morning evening afternoon thanks thank thx ty cheers ta bye goodbye cya greetings welcome namaste howdy gday sup farewell later night ciao appreciated appreciate grateful obliged',
  laugh:
    'lol haha hahaha hehe lmao rofl omg wow gosh blimey whoa oops yikes hmm hm umm um erm err uh uhh oh ah ooh aw aww phew argh sigh jeez wtf okay ok yeah yep yes sure right fine alright alrighty cool',
  compare:
    'than difference differ different differences compare compared comparison versus vs between better worse worth either both two pair side apart',
  more: 'more less cheaper longer shorter darker lighter warmer smaller bigger larger looser tighter softer thicker thinner wider narrower brighter simpler smarter dressier fancier cooler younger older nicer plainer',
  most: 'most least best worst cheapest warmest longest shortest lightest darkest softest dearest smallest biggest largest nicest smartest thickest newest',
  list: 'first second third fourth fifth last one ones two three number option top left right middle former latter next previous above below',
  take: 'take pick choose chose buy have going go choice picked chosen decided settle settled sold deal winner keep keeping love grab',
  advise:
    'think reckon recommend suggest advise advice opinion should ok okay suit suits match matches clash clashes go goes wear tuck style pair appropriate acceptable overdressed underdressed silly weird rude allowed tips ideas suggestions thoughts idea',
  fabric:
    'made material fabric cloth lining composition percent percentage real genuine synthetic blend pure thick thin heavy weight origin country brand label maker designer ethical vegan organic',
  worn: 'wear wears wearing wore worn dress dresses put puts putting pairing over under with go match',
  closet:
    'wardrobe closet cupboard drawer attic hanging rail hanger home collection already plenty loads tons enough dozens several',
  gift: 'gift gifts present presents surprise santa buying behalf treat birthday hers his',
  said: 'said says say saying asked ask told tell tells thinks think reckons claims insists swears wants hates likes',
  drop: 'forget scrap drop ignore skip leave cancel remove undo reset restart start over scratch clear wipe back delete strike nevermind exclude omit avoid lose ditch ban spare except instead actually anymore again',
  open: 'mind matter matters open flexible bothered fussed whatever any anything either optional necessary needn negotiable limit max maximum min fine okay stretch relax',
  see: 'all every everything each these those same again always keep keeps nothing none any half only',
});

const classesByWord = new Map<string, string[]>();
for (const [name, words] of Object.entries(WORDS_BY_CLASS))
  for (const word of new Set(words.split(' '))) classesByWord.set(word, [...(classesByWord.get(word) ?? []), name]);

const CLASSES_BY_WORD = createDictionary<readonly string[]>(Object.fromEntries(classesByWord));
const NO_CLASSES: readonly string[] = [];

export function listClasses(word: string): readonly string[] {
  return CLASSES_BY_WORD[word] ?? NO_CLASSES;
}
