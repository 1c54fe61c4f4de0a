/** Number words of thirteen languages: three to twenty, then the tens. One and two are articles and pairs too often to be read as numbers. */
const FROM_THREE: Readonly<Record<string, string>> = {
  en: 'three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  de: 'drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  fr: 'trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  es: 'tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  pt: 'três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte',
  it: 'tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  nl: 'drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
  pl: 'trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia',
  ru: 'три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать',
  tr: 'üç dört beş altı yedi sekiz dokuz on onbir oniki onüç ondört onbeş onaltı onyedi onsekiz ondokuz yirmi',
  ko: '셋 넷 다섯 여섯 일곱 여덟 아홉 열 열하나 열둘 열셋 열넷 열다섯 열여섯 열일곱 열여덟 열아홉 스물',
};

const FROM_THIRTY: Readonly<Record<string, string>> = {
  en: 'thirty forty fifty sixty seventy eighty ninety',
  de: 'dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  fr: 'trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix',
  es: 'treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  pt: 'trinta quarenta cinquenta sessenta setenta oitenta noventa',
  it: 'trenta quaranta cinquanta sessanta settanta ottanta novanta',
  nl: 'dertig veertig vijftig zestig zeventig tachtig negentig',
  pl: 'trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
  ru: 'тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
  tr: 'otuz kırk elli altmış yetmiş seksen doksan',
  ko: '서른 마흔 쉰 예순 일흔 여든 아흔',
};

/** Spellings beside the usual ones. "sei" (Portuguese: I know) and "on" (English) are ordinary words, so they are left out below. */
const ALSO: readonly (readonly [string, number])[] = [
  ['dreissig', 30],
  ['dezasseis', 16],
  ['dezassete', 17],
  ['dezanove', 19],
  ['quatorze', 14],
  ['quatre-vingt', 80],
  ['ноль', 0],
  ['zero', 0],
  ['zéro', 0],
  ['cero', 0],
  ['null', 0],
  ['sıfır', 0],
];

const ORDINARY: ReadonlySet<string> = new Set([
  'on',
  'sei',
  'once',
  'elf',
  'null',
  'acht',
  'seize',
  'tres',
  'dix',
  'tien',
  '열',
  '넷',
  '셋',
  '쉰',
]);

export const NUMBER_WORDS: ReadonlyMap<string, number> = build();

function build(): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  const add = (word: string, value: number): void => {
    if (!ORDINARY.has(word) && !words.has(word)) words.set(word, value);
  };
  for (const list of Object.values(FROM_THREE)) for (const [i, word] of list.split(' ').entries()) add(word, i + 3);
  for (const list of Object.values(FROM_THIRTY))
    for (const [i, word] of list.split(' ').entries()) add(word, (i + 3) * 10);
  for (const [word, value] of ALSO) add(word, value);
  return words;
}

/** Words that multiply the number before them. */
export const SCALE_WORDS: ReadonlyMap<string, number> = new Map<string, number>([
  ...toScale(
    1e3,
    'k thousand tausend tsd mille mil mila duizend tysięcy tysiące tys тысяч тысячи тысяча тыс bin 천 千',
  ),
  ...toScale(1e4, '万 萬 만'),
  ...toScale(
    1e6,
    'm mn mio million millions millionen millones millón milhões milhão milioni milione miljoen milion miliony milionów mln миллион миллиона миллионов млн milyon 백만 百万',
  ),
  ...toScale(1e8, '亿 億 억'),
  ...toScale(
    1e9,
    'bn mrd billion billions milliarde milliarden milliard milliards miliardi miliardo miljard miliard miliardy miliardów mld миллиард миллиарда миллиардов млрд milyar',
  ),
]);

function toScale(factor: number, words: string): [string, number][] {
  return words.split(' ').map((word) => [word, factor]);
}

/** "about", "more than": the words before a number that announce rounding or a bound, and the signs. Words that follow a number are in the second pattern. */
export const ABOUT_BEFORE =
  /(?:~|≈|≃|[<>≤≥]|\\approx|\b(?:about|around|approx(?:imately|\.)?|roughly|nearly|almost|some|over|under|above|below|more than|less than|fewer than|at least|at most|up to|exceeds?|exceeded|circa|ca\.?|c\.|rund|etwa|ungefähr|knapp|gut|fast|über|unter|mehr als|weniger als|mindestens|höchstens|bis zu|maximal|environ|plus de|moins de|au moins|au plus|jusqu'à|dépassent|dépasse|supérieure?s? à|inférieure?s? à|près de|presque|à peu près|unos|unas|cerca de|casi|alrededor de|aproximadamente|más o menos|más de|menos de|al menos|como máximo|hasta|superan?|por encima de|por debajo de|quase|por volta de|mais de|pelo menos|no máximo|até|acima de|abaixo de|passam? de|quasi|oltre|più di|meno di|almeno|al massimo|fino a|sopra|sotto|superano|ongeveer|bijna|ruim|meer dan|minder dan|minstens|hooguit|boven(?: de)?|onder(?: de)?|tot|około|prawie|ponad|niemal|powyżej|poniżej|więcej niż|mniej niż|co najmniej|do|yaklaşık|neredeyse)|(?:около|примерно|почти|приблизительно|свыше|более|менее|больше|меньше|не менее|не более|выше|ниже|до|约|約|大约|大約|近|超过|高于|低于|不到|至少|最多|およそ|ほぼ|약|거의|대략))\s*(?:[€$£¥₹₽₩₺]\s?)?$/iu;
export const ABOUT_AFTER =
  /^\s*(?:or so|odd|\+(?!\s?[\d€$£])|civarında|kadar|左右|多|ほど|くらい|前後|以上|以下|未満|이상|이하|미만|정도|쯤|가량|oder so|ou so)/iu;
