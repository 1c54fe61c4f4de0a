/** Foods that a person may have to avoid, as the beginnings of words, folded. A general name stands for all of its kind. */
interface FoodFamily {
  /** Names of the whole: "coeliac", "nuts", "seafood". */
  readonly names: RegExp;
  /** The name of the whole is itself something to eat. */
  readonly isDish: boolean;
  /** What belongs to it. */
  readonly members: RegExp;
  /** What sounds like it and does not. */
  readonly not?: RegExp;
}

const words = (stems: string, unspaced = ''): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${stems})\\p{L}{0,14}(?!\\p{L})${unspaced === '' ? '' : `|${unspaced}`}`, 'u');

export const FOOD_FAMILIES: readonly FoodFamily[] = [
  {
    names: words(
      'gluten|coeliac|celiac|coeliaque|zoliaki|celiach|celiak|целиак|глютен|colyak',
      '麸质|乳糜泻|グルテン|글루텐',
    ),
    isDish: false,
    members: words(
      'wheat|flour|bread|breadcrumb|pasta|lasagn|spaghetti|noodle|couscous|bulgur|semolina|seitan|baguette|croissant|pancake|waffle|ladyfinger|sponge finger|tiramisu|sourdough|bruschetta|pizza|barley|weizen|mehl|brot|nudel|spatzle|farine|crepe|trigo|harina|farinha|farina|tarwe|bloem|brood|pszen|chleb|makaron|пшени|хлеб|макарон|bugday|ekmek|makarna',
      '小麦|面粉|面包|面条|うどん|パスタ|밀가루|국수',
    ),
    not: /(?<!\p{L})(?:flourless|almond|rice|corn|maize|buckwheat|chickpea|coconut|mandel|reis|mais|buchweizen|riz|sarrasin|arroz|maiz|riso|rijst)/u,
  },
  {
    names: words(
      'nuts?(?!\\p{L})|nuss(?!\\p{L})|nusse(?!\\p{L})|noix|frutos secos|frutta secca|noten(?!\\p{L})|orzech|орех|kuruyemis',
      '坚果|ナッツ|견과',
    ),
    isDish: true,
    members: words(
      'walnut|hazelnut|almond|cashew|pistachio|pecan|peanut|nutella|praline|marzipan|baklava|walnuss|haselnuss|erdnuss|pistazi|noisette|cacahu|pistache|nuez|nueces|avellana|almendra|anacardo|pistacho|nozes|amendoa|amendoim|nocciol|mandorl|arachid|pistacchi|walnoot|hazelnoot|pinda|migdal|миндал|арахис|фисташ|фундук|ceviz|findik|badem',
      '核桃|杏仁|花生|榛子|腰果|くるみ|アーモンド|ピーナッツ|호두|아몬드|땅콩',
    ),
  },
  {
    names: words(
      'shellfish|seafood|crustacean|meeresfrucht|schalentier|fruits de mer|crustac|marisc|frutti di mare|crostace|schaaldier|owoce morza|морепродукт|deniz urun',
      '海鲜|甲殻|해산물|갑각',
    ),
    isDish: true,
    members: words(
      'prawn|shrimp|crabs?(?!\\p{L})|lobster|mussel|oyster|clams?(?!\\p{L})|scallop|scampi|garnele|krabbe|hummer|muschel|crevette|homard|moules|gamba|langostino|camaron|mejillon|almeja|camarao|camaroes|gamber|cozze|vongole|garnal|mossel|krewet|кревет|краб|миди|karides|midye',
      '虾|蟹|エビ|海老|カニ|새우|조개',
    ),
  },
  {
    names: words('dairy|lactose|laktose|lactos|lattosio|laktoz|лактоз', '乳糖|乳製品|유당|유제품'),
    isDish: false,
    members: words(
      'milk|cheese|cream|butter|yoghurt|yogurt|mozzarella|parmesan|ricotta|milch|kase(?!\\p{L})|sahne|joghurt|lait(?!\\p{L})|fromage|beurre|leche|queso|mantequilla|leite|queijo|manteiga|formaggi|panna(?!\\p{L})|burro(?!\\p{L})|melk|kaas|mleko|smietan|молоко|сыр|сливк|peynir|tereyag',
      '牛奶|奶酪|黄油|牛乳|チーズ|バター|우유|치즈|버터',
    ),
    not: /(?<!\p{L})(?:butternut|coconut|oat|almond|soy|vegan|peanut|kokos|hafer|soja|coco|avoine|avena|cocco)/u,
  },
];

/** Said of a dish that is to have no meat, and what has some. */
export const MEATLESS = words(
  'vegetarian|vegan|meatless|vegetarisch|fleischlos|vegetari|vegetarien',
  '素食|ベジタリアン|채식',
);
export const MEAT = words(
  'beef|pork|bacon|ham(?!\\p{L})|chicken|turkey|lamb|veal|sausage|salami|meatball|rindfleisch|schwein|speck|schinken|hahnchen|wurst|boeuf|porc|lardon|jambon|poulet|agneau|ternera|cerdo|jamon|pollo|cordero|frango|bacon|presunto|manzo|maiale|pancetta|prosciutto|rundvlees|varkens|spek(?!\\p{L})|kip(?!\\p{L})|wolowin|wieprz|boczek|szynk|kurczak|говядин|свинин|бекон|ветчин|куриц|tavuk|sucuk|pastirma',
  '牛肉|猪肉|鸡肉|培根|豚肉|鶏肉|ベーコン|소고기|돼지고기|닭고기',
);
