import { type AreaUnit, DEFAULT_MARLA, toSqft } from '../properties/dimension.ts';
import { ARAB, CRORE, LAKH, THOUSAND } from '../properties/price.ts';
import { type PropertyType, type Purpose, typesOfGroup } from '../properties/vocabulary.ts';
import { normalise } from './spelling.ts';

/** What is asked of a listing beside its measures: with parking, with photographs, cheaper than it was, … */
export const WISHES = ['parking', 'photos', 'reduced', 'verified', 'confirmed', 'month', 'week', 'today'] as const;
export type Wish = (typeof WISHES)[number];

/** What a phrase of a search says. */
export type Meaning =
  | { kind: 'purpose'; purpose: Purpose }
  | { kind: 'types'; types: readonly PropertyType[] }
  /** Rupees of one unit of money. */
  | { kind: 'money'; rupees: number }
  /** Square feet of one unit of land or floor. */
  | { kind: 'size'; sqft: number }
  | { kind: 'rooms'; rooms: 'bedrooms' | 'bathrooms' }
  /** Before a quantity, or after it: 'under 2 crore', '2 crore tak'. */
  | { kind: 'limit'; limit: 'most' | 'least' | 'about'; stands: 'before' | 'after' }
  | { kind: 'between' }
  /** Makes a price one of each square yard or foot: 'per gaz'. */
  | { kind: 'per' }
  | { kind: 'to' }
  | { kind: 'currency' }
  | { kind: 'number'; value: number }
  /** Makes the number before it a hundred times as large: 'do sau'. */
  | { kind: 'hundred' }
  /** Changes the number behind it: 'saarhe teen' is three and a half. Alone before a unit it is worth `alone`. */
  | { kind: 'fraction'; add: number; alone: number }
  | { kind: 'part'; part: string }
  /** Refuses what is named behind it or before it: 'not in dha', 'dha ke ilawa'. */
  | { kind: 'refusal'; stands: 'before' | 'after' }
  /**
   * What no list knows or filters by, though its words look like something else: 'gulshan-e-hadeed', 'servant room',
   * 'sub lease'.
   */
  | { kind: 'unheld' }
  /** Which of a house's portions is meant, beside 'portion'; alone no list filters by it. */
  | { kind: 'floor'; portion: PropertyType }
  /** What a listing or its seller must have. */
  | { kind: 'wish'; wish: Wish }
  | { kind: 'nothing' };

const SQM_IN_SQFT = 10.7639;
const ACRE_IN_SQFT = 43_560;
const sqft = (unit: AreaUnit) => toSqft({ value: 1, unit, standard: DEFAULT_MARLA });

const purpose = (value: Purpose): Meaning => ({ kind: 'purpose', purpose: value });
const types = (...list: readonly PropertyType[]): Meaning => ({ kind: 'types', types: list });
const money = (rupees: number): Meaning => ({ kind: 'money', rupees });
const size = (squareFeet: number): Meaning => ({ kind: 'size', sqft: squareFeet });
const limit = (which: 'most' | 'least' | 'about', stands: 'before' | 'after'): Meaning => ({
  kind: 'limit',
  limit: which,
  stands,
});
const number = (value: number): Meaning => ({ kind: 'number', value });
const wish = (which: Wish): Meaning => ({ kind: 'wish', wish: which });
const part = (name: string): Meaning => ({ kind: 'part', part: name });

/** The numbers that people say less often, in Roman Urdu and Urdu. */
const REST_OF_NUMBERS: readonly (readonly [Meaning, string])[] = [
  [number(21), `twenty one, ikkees, ikees, اکیس`],
  [number(22), `twenty two, bais, baees, بائیس`],
  [number(23), `twenty three, teis, taees, تئیس`],
  [number(24), `twenty four, chobees, chaubees, چوبیس`],
  [number(26), `twenty six, chabbees, chabees, چھبیس`],
  [number(27), `twenty seven, sattais, sataees, ستائیس`],
  [number(28), `twenty eight, atthais, athaees, اٹھائیس`],
  [number(29), `twenty nine, untees, unatees, انتیس`],
  [number(32), `thirty two, battees, batees, بتیس`],
  [number(36), `thirty six, chattees, chatees, چھتیس`],
  [number(38), `thirty eight, artees, اڑتیس`],
  [number(42), `forty two, bayalees, bialees, بیالیس`],
  [number(48), `forty eight, artalees, اڑتالیس`],
  [number(52), `fifty two, bawan, باون`],
  [number(56), `fifty six, chappan, چھپن`],
  [number(62), `sixty two, basath, باسٹھ`],
  [number(68), `sixty eight, arsath, اڑسٹھ`],
  [number(72), `seventy two, bahattar, بہتر`],
  [number(78), `seventy eight, athattar, اٹھہتر`],
  [number(95), `ninety five, pachanway, pichanve, پچانوے`],
  [number(99), `ninety nine, ninanway, ننانوے`],
];

/**
 * What people in Karachi type, in English, Roman Urdu and Urdu, by meaning. Commas divide the phrases; the longest that
 * fits is taken.
 */
const PHRASES: readonly (readonly [Meaning, string])[] = [
  [
    purpose('sale'),
    `sale, sell, selling, for sale, 4 sale, on sale, buy, buying, to buy, purchase, bikri, bikau, bikao, bechna, bechne, bechni, farokht, faroht, froxt, baraye farokht,
    kharidna, khareedna, kharidne, khareedne, kharidari, فروخت, برائے فروخت, سیل, سیل کے لیے, بیچنا, بیچنے, بکاؤ, خرید, خریدنا, خریدنے, خریدنی, خریداری`,
  ],
  [
    purpose('rent'),
    `rent, rnt, rant, rental, rentals, rented, for rent, 4 rent, on rent, to rent, to let, for let, lease, on lease, per month, a month, monthly, month, pm,
    kiraya, kiraye, kirae, kiraey, karaya, karaye, kirayay, kiraay, kirayah, kraya, kiraye par, kiraye pe, kiraya par, kirayay par, kiraye ke liye, kiraye ka, kiraye ki, mahana,
    mahwar, mahina, رینٹ, رینٹ پر, کرایہ پہ, کرائے پہ, کرایہ, کرایا, کرائے, کرایے, کراے, کراۓ, کراے پر, کرائے پر, کرایہ پر, کرایے پر, کرائے کے لیے, ماہانہ, ماہوار, مہینہ`,
  ],
  [
    types('House'),
    `house, hous, huse, haus, hause, houses, villa, villas, townhouse, town house, makan, makaan, makanat, ghar, gharr, ولا, ولاز, مکان, مکانات, گھر, ہاؤس`,
  ],
  [types('House', 'Bungalow'), `kothi, kothee, koti, کوٹھی`],
  [types('Bungalow'), `bungalow, bungalows, bunglow, bunglows, banglow, bangalow, bangla, bungla, بنگلہ, بنگلے, بنگلو`],
  [types('Flat', 'Appartment'), `flat, flats, falt, flt, flet, flatt, فلیٹ, فلیٹس`],
  [
    types('Appartment', 'Flat'),
    `apartment, apartments, appartment, appartments, apartmant, apt, apts, اپارٹمنٹ, اپارٹمنٹس, اپارٹمینٹ`,
  ],
  [types('Upper Portion', 'Lower Portion'), `portion, portions, porshan, پورشن`],
  [
    types('Upper Portion'),
    `upper portion, upper portions, uper portion, upar portion, upar ka portion, upar wala portion, upar portion, first floor portion, 1st floor portion, upper, اپر پورشن, اوپر کا پورشن, اوپر والا پورشن, پہلی منزل کا پورشن, پہلی منزل پورشن, فرسٹ فلور پورشن, بالائی پورشن`,
  ],
  [
    types('Lower Portion'),
    `lower portion, lower portions, ground portion, ground floor portion, neeche ka portion, niche ka portion, neeche wala portion, niche wala portion, nichla portion, لوئر پورشن, نیچے کا پورشن, نیچے والا پورشن, گراؤنڈ فلور پورشن, گراؤنڈ فلور کا پورشن, نچلا پورشن, گراؤنڈ پورشن`,
  ],
  [
    { kind: 'floor', portion: 'Lower Portion' },
    `ground floor, ground flr, grnd floor, groundfloor, neeche wala floor, گراؤنڈ فلور, گراونڈ فلور, نچلی منزل`,
  ],
  [
    { kind: 'floor', portion: 'Upper Portion' },
    `first floor, 1st floor, pehli manzil, pahli manzil, upar wala floor, فرسٹ فلور, پہلی منزل, اوپر والی منزل`,
  ],
  [types('Penthouse'), `penthouse, penthouses, pent house, pent houses, پینٹ ہاؤس`],
  [types('Office'), `office, offices, office space, commercial office, daftar, دفتر, آفس, دفاتر`],
  [
    types('Shop'),
    `shop, shp, shops, store, showroom, showrooms, show room, dukan, dukaan, dukkan, دکان, دکانیں, دوکان, شاپ, شو روم, شوروم`,
  ],
  [types('Warehouse'), `warehouse, warehouses, ware house, godown, godam, godaam, گودام, ویئر ہاؤس`],
  [
    types('Farm House'),
    `farm house, farm houses, farmhouse, farmhouses, farm, farms, faram house, فارم ہاؤس, فارم ہاؤسز, فارم ہاوس, فارم`,
  ],
  // After a number these count rooms.
  [types('Room'), `room, rooms, single room, kamra, kamre, kamray, کمرہ, کمرے, کمرا, سنگل روم`],
  // 'Plot' is land of either kind; a file is no land yet, so only its own words mean it.
  [
    types(...typesOfGroup('plots')),
    `plot, plots, plat, plaat, land, zameen, zamin, zameenen, khali plot, open plot, پلاٹ, پلاٹس, پلاٹوں, زمین, زمینیں, خالی پلاٹ`,
  ],
  [
    types('Residential Plot'),
    `residential plot, residential plots, residential land, rihaishi plot, rehaishi plot, rahaishi plot, plot residential, رہائشی پلاٹ, رہائشی زمین`,
  ],
  [
    types('Commercial Plot'),
    `commercial plot, commercial plots, commercial land, comercial plot, tijarti plot, plot commercial, کمرشل پلاٹ, کمرشل زمین, تجارتی پلاٹ`,
  ],
  [
    types('Plot File'),
    `plot file, plot files, file, files, plot ki file, plots ki file, فائل, فائلیں, پلاٹ فائل, پلاٹ کی فائل, پلاٹ کی فائلیں`,
  ],
  [types('Building'), `building, buildings, bilding, plaza, imarat, imaarat, عمارت, عمارتیں, بلڈنگ, پلازہ`],
  [
    types('Factory'),
    `factory, factories, facotry, fectory, karkhana, kaarkhana, karkhane, فیکٹری, فیکٹریاں, کارخانہ, کارخانے`,
  ],
  [money(THOUSAND), `k, thousand, thousands, thsnd, hazar, hazaar, hajar, hajaar, ہزار`],
  [money(LAKH), `lakh, lakhs, lac, lacs, laakh, laakhs, lak, lkh, lack, l, لاکھ`],
  [money(1_000_000), `million, millions, mn, m, ملین`],
  [
    money(CRORE),
    `crore, crores, croe, cr, crs, caror, karor, karore, carore, karod, karode, karorr, cror, crrore, کروڑ, کڑوڑ`,
  ],
  [money(ARAB), `arab, billion, bn, ارب`],
  [
    size(sqft('sq yd')),
    `gaz, ghaz, guz, gz, gaj, gazz, yard, yards, yd, yds, yrd, yrds, sy, yads, sq yads, sq yd, sq yds, sqyd, sqyds, sq yrd, sq yrds, sq gaz, sqgaz, sqr yd,
    sqr yds, sqr yard, sqr yards, sq yard, sq yards, sqyard, sqyards, square yard, square yards, square yd, square yds, square gaz, murabba gaz, گز, مربع گز, اسکوائر یارڈ, یارڈ`,
  ],
  [
    size(sqft('sq ft')),
    `sq ft, sqft, sft, sf, sqr ft, sqr feet, sq foot, sq feet, sq feets, sq fit, sq fut, sqfeet, square foot, square feet, square fit,
    square ft, feet, feets, fit, ft, murabba fut, فٹ, مربع فٹ, اسکوائر فٹ, اسکوائر فیٹ`,
  ],
  [
    size(SQM_IN_SQFT),
    `sqm, sq m, sq meter, sq meters, sq metre, sq metres, square meter, square meters, square metres, مربع میٹر`,
  ],
  [size(sqft('marla')), `marla, marlas, marle, marley, مرلہ, مرلے`],
  [size(sqft('kanal')), `kanal, kanals, canal, کنال`],
  [size(ACRE_IN_SQFT), `acre, acres, acer, ekar, ایکڑ`],
  [
    { kind: 'rooms', rooms: 'bedrooms' },
    `bed, beds, bad, bedd, beed, bedroom, bedrooms, bed room, bed rooms, br, bd, bhk, room, rooms, kamra, kamre, kamray, kamron, بیڈ, بیڈز, بیڈ روم, بیڈروم,
    بیڈ رومز, بیڈرومز, کمرہ, کمرے, کمروں, خواب گاہ`,
  ],
  [
    { kind: 'rooms', rooms: 'bathrooms' },
    `bath, baths, ba, bathroom, bathrooms, bath room, washroom, washrooms, wash room, ghusal khana, ghusal khane, باتھ, باتھ روم, باتھ رومز, غسل خانہ, غسل خانے`,
  ],
  [
    limit('most', 'before'),
    `under, below, less than, lower than, cheaper than, upto, up to, till, until, within, max, maximum, at most, no more than, not more than, budget,
    max budget, budget of, my budget is, smaller than, not above, not exceeding, <, ≤, zyada se zyada, ziada se ziada, زیادہ سے زیادہ, بجٹ`,
  ],
  [
    limit('most', 'after'),
    `tak, takk, ke andar andar, kay andar andar, k andar andar, or smaller, ya kam, ya us se kam, ya is se kam, یا کم, یا اس سے کم, کے اندر اندر, se kam, se kum, say kam, se neeche, ke andar, ke under, kay andar, k andar, k under, kay under, ke neeche, se chota, se choti, se chote, or less, and below, max, maximum, or under, budget, تک, سے کم, کے اندر, سے نیچے`,
  ],
  [
    limit('least', 'before'),
    `above, over, more than, greater than, larger than, bigger than, starting from, starting, from, min, minimum, at least, atleast, not less than,
    no less than, not below, >, ≥, kam se kam, kum se kum,
    kam az kam, کم سے کم, کم از کم`,
  ],
  [
    limit('least', 'after'),
    `+, plus, or more, or bigger, or larger, or greater, ya zyada, ya us se zyada, ya is se zyada, ya us se bara, ya us se bari, ya is se bara,
    یا اس سے زیادہ, یا اس سے بڑا, یا اس سے بڑی, and above, and up, or above, min, minimum, se zyada, se ziada, se zyadah, se ziyada, say zyada, se zaid, se zaaid,
    say zaid, se upar, se uper, se oper, se ooper, se oopar, say upar, se bara, se bari, se baray, se bare, سے زیادہ, سے زائد, سے زاید, سے اوپر,
    سے بڑا, سے بڑی, سے بڑے, زائد, یا زیادہ`,
  ],
  [
    limit('about', 'before'),
    `about, around, approx, approximately, nearly, roughly, taqreeban, taqriban, qareeban, taqreban, andazan, lagbhag, lag bhag, ~, ≈, ±, تقریباً, تقریبا, اندازاً, لگ بھگ`,
  ],
  [
    limit('about', 'after'),
    `approx, ke qareeb, kay qareeb, k qareeb, ke aas paas, k aas paas, ke lag bhag, ke lagbhag, k lagbhag, کے قریب, کے لگ بھگ`,
  ],
  [{ kind: 'between' }, `between, from, ke darmiyan, kay darmiyan, k darmiyan, darmiyan, ke beech, k beech, درمیان`],
  [{ kind: 'per' }, `per, fi, fee, har, each, /, فی, ہر`],
  [{ kind: 'to' }, `to, and, till, or, ya, -, –, —, /, se, say, ta, aur, سے, تا, اور, یا`],
  [{ kind: 'currency' }, `rs, pkr, rupees, rupee, rupay, rupe, rupaye, روپے, روپیہ`],
  [number(1), `one, ek, aik, single, ایک, سنگل`],
  [number(2), `two, do, double, دو, ڈبل`],
  [number(3), `three, teen, tin, triple, تین`],
  [number(4), `four, char, chaar, چار`],
  [number(5), `five, panch, paanch, پانچ`],
  [number(6), `six, chay, chhe, che, چھ, چھے`],
  [number(7), `seven, saat, سات`],
  [number(8), `eight, aath, آٹھ`],
  [number(9), `nine, nau, نو`],
  [number(10), `ten, das, دس`],
  [number(11), `eleven, gyarah, gyara, giyarah, گیارہ`],
  [number(12), `twelve, barah, baarah, بارہ`],
  [number(13), `thirteen, terah, تیرہ`],
  [number(14), `fourteen, chaudah, chauda, choda, چودہ`],
  [number(15), `fifteen, pandra, pandrah, پندرہ`],
  [number(16), `sixteen, solah, سولہ`],
  [number(17), `seventeen, satrah, satra, سترہ`],
  [number(18), `eighteen, atharah, athara, attharah, اٹھارہ`],
  [number(19), `nineteen, unnees, unnis, انیس`],
  [number(20), `twenty, bees, بیس`],
  ...REST_OF_NUMBERS,
  [number(25), `twenty five, pachees, pachis, پچیس`],
  [number(30), `thirty, tees, تیس`],
  [number(35), `thirty five, pentees, paintees, pentis, پینتیس`],
  [number(40), `forty, chalees, chalis, چالیس`],
  [number(45), `forty five, paintalees, pentalees, پینتالیس`],
  [number(50), `fifty, pachas, pachaas, پچاس`],
  [number(55), `fifty five, pachpan, پچپن`],
  // 'Sath' is also 'with', which no unit follows.
  [number(60), `sixty, sath, saath, ساٹھ`],
  [number(65), `sixty five, painsath, paisath, پینسٹھ`],
  [number(70), `seventy, sattar, ستر`],
  [number(75), `seventy five, pichattar, pachattar, پچھتر`],
  [number(80), `eighty, assi, اسی`],
  [number(85), `eighty five, pachasi, پچاسی`],
  [number(90), `ninety, nabbe, nabbay, nabay, navvay, نوے`],
  [number(0.5), `half, adha, aadha, آدھا`],
  [number(1.5), `dedh, derh, deedh, dairh, ڈیڑھ`],
  [number(2.5), `dhai, dhaai, arhai, adhai, dhayi, ڈھائی, اڑھائی`],
  [{ kind: 'hundred' }, `sau, so, hundred, سو`],
  [{ kind: 'fraction', add: 0.25, alone: 1.25 }, `sawa, sava, سوا`],
  [{ kind: 'fraction', add: 0.5, alone: 0.5 }, `sarhe, saarhe, sadhe, saadhe, saarhay, ساڑھے`],
  [{ kind: 'fraction', add: -0.25, alone: 0.75 }, `paune, pone, paunay, pona, پونے, پون`],
  [part('Phase'), `phase, phases, phse, phas, ph, fase, faiz, فیز`],
  [part('Block'), `block, blocks, bloc, blok, blk, بلاک`],
  [part('Sector'), `sector, sectors, sec, سیکٹر`],
  [part('Precinct'), `precinct, precincts, precint, precent, pricinct, prcnct, پریسنکٹ, پریسنٹ, پریسینکٹ`],
  [part('No'), `no, number, num, نمبر`],
  [part('Street'), `street, st, گلی`],
  [
    { kind: 'refusal', stands: 'before' },
    `not, not in, no, none, never, without, except, except for, excluding, exclude, other than, apart from, outside, outside of, out of, away from, far from, but not, anything but, bina, baghair, siwaye,
    siwae, بغیر, بنا, سوائے, ماسوائے, نہ`,
  ],
  [
    { kind: 'refusal', stands: 'after' },
    `nahi, nahin, nahee, nai, nhi, nahi chahiye, nahin chahiye, nhi chahiye, na ho, ke ilawa, kay ilawa, k ilawa, ke elawa, ke alawa, kay alawa,
    ke siwa, kay siwa, ke siwaye, ke baghair, kay baghair, k baghair, ke bina, kay bina, excluded, ke bahar, kay bahar, k bahar, se bahar, se door, نہیں, نہیں چاہیے, کے باہر, سے باہر, سے دور, نہ ہو, کے علاوہ, کے سوا,
    کے بغیر, کے بنا`,
  ],
  [
    { kind: 'unheld' },
    `gulshan hadeed, gulshan hadid, gulshan e hadeed, gulshan e hadid, shah latif, shah latif town, شاہ لطیف, شاہ لطیف ٹاؤن, گلشن حدید, steel town,
    اسٹیل ٹاؤن, drawing room, drawing rooms, dining room, drawing dining, servant room, servant rooms, servant quarter, store room, prayer room,
    powder room, guest house, side, guest room, guest rooms, study room, laundry room, maid room, living room, sub lease, sublease, sub leased, lease documents,
    years lease, year lease, ready to move, ready to live, power house, light house, custom house, sea facing,
    پاور ہاؤس, ڈرائنگ روم, سرونٹ روم, اسٹور روم`,
  ],
  [
    wish('parking'),
    `parking, with parking, car parking, with car parking, parking space, car porch, garage, parking ke sath, gari ki parking, پارکنگ,
    پارکنگ کے ساتھ, کار پارکنگ, گاڑی کی پارکنگ, گیراج`,
  ],
  [
    wish('photos'),
    `photos, pictures, pics, photographs, with photos, with pictures, with pics, with photographs, tasveer, tasveeren, tasveeron, تصویر,
    تصویریں, تصاویر, تصویروں, تصاویر کے ساتھ`,
  ],
  [
    wish('reduced'),
    `reduced, price reduced, reduced price, price drop, price drops, price dropped, price cut, discounted, price kam hui, price reduction, price kam ki gayi, qeemat kam ki gayi, qeemat kam hui, قیمت کم ہوئی, قیمت میں کمی, کم کی گئی قیمت`,
  ],
  [
    wish('verified'),
    `verified, verified seller, verified sellers, verified agent, verified agents, verified dealer, from verified seller, tasdeeq shuda,
    تصدیق شدہ, تصدیق شدہ بیچنے والے, تصدیق شدہ ایجنٹ`,
  ],
  [
    wish('confirmed'),
    `confirmed, confirmed lately, recently confirmed, still available, confirmed available, abhi available, اب بھی دستیاب`,
  ],
  // 'Today' alone may be when somebody wants to move in.
  [
    wish('today'),
    `posted today, listed today, added today, todays, last 24 hours, past 24 hours, aaj ke, aaj ki, aaj post, pichle 24 ghante, آج کے, آج کی,
    پچھلے 24 گھنٹے`,
  ],
  [
    wish('week'),
    `this week, last week, past week, last 7 days, past 7 days, is hafte, is hafta, pichle hafte, pichlay hafte, pichle 7 din, اس ہفتے,
    پچھلے ہفتے, پچھلے 7 دن`,
  ],
  [
    wish('month'),
    `this month, last month, past month, last 30 days, past 30 days, is mahine, pichle mahine, pichlay mahine, pichle 30 din, اس مہینے,
    پچھلے مہینے, پچھلے 30 دن`,
  ],
  [
    { kind: 'nothing' },
    `mera, meri, mere, hamara, dhond raha hoon, dhoond raha hoon, dhund raha hun, dhond rahe hain, talash hai, talaash hai, میرا, میری, ہمارا, ڈھونڈ رہا ہوں, ڈھونڈ رہے ہیں, تلاش ہے,
    lena, leni, lene, jis, hon, dono, both, kindly, suggest, posted, listed, added, latest, new listing, new listings, pas, ke pas,
    k pas, ke paas, k paas, ke pass, k pass, لینا, لینی, لینے, جس, ہوں, دونوں, پہ, اشتہار,
    اشتہارات, نئے اشتہار, نئے اشتہارات, تازہ ترین, tak, am, r, exactly, which, having, bhai, bhi, yar, yaar, sir, dear, hi, hello, salam, aoa, janab, تک, بھائی, بھی, جناب, کیلئے, کیلیے, a, an, the, in, at, on, of, with, for, fr, only, sirf, magar, lekin, near, by, me, my, i, we, is, are, need, needed, want, wanted, looking, looking for, search,
    sath, ke sath, find, show, please, pls, plz, property, properties, home, homes, listing, listings, area, size, price, price range, range, rate, rates, demand, karachi, karchi, krachi, khi, khi city,
    city, sindh, pakistan, required, available, any, some, mein, main, men, ma, ka, ki, ke, kay, k, ko, par, pe, pay, hai, hain, ho,
    chahiye, chahie, chaiye, chahye, chahiay, wala, wali, wale, liye, dikhao, dikhaen, koi, mujhe, mujhay, humein, qareeb, paas,
    میں, کا, کی, کے, کو, پر, ہے, ہیں, ہو, چاہیے, چاہئے, والا, والی, والے, لیے, لئے, کوئی, مجھے, ہمیں, دکھائیں, دکھاؤ, قریب, پاس, کراچی, علاقہ, علاقے,
    ساتھ, کے ساتھ, پراپرٹی, جائیداد, قیمت, ریٹ, نرخ, سائز, برائے, عدد, برائے مہربانی`,
  ],
];

/** Everything that a phrase may say, by its normalised words. */
export const meanings: ReadonlyMap<string, readonly Meaning[]> = (() => {
  const found = new Map<string, Meaning[]>();
  for (const [meaning, list] of PHRASES) {
    for (const phrase of normalise(list).split(',')) {
      const words = phrase.trim().replace(/\s+/g, ' ');
      found.set(words, [...(found.get(words) ?? []), meaning]);
    }
  }
  return found;
})();

/** The most words that a phrase has. */
export const LONGEST_PHRASE = Math.max(...[...meanings.keys()].map((phrase) => phrase.split(' ').length));
