/**
 * Words of a sentence that does not report: advice, conditions, examples, estimates, general knowledge. Two translations each. "si", "se" and
 * "als" are conditions only where a clause begins (elsewhere they are pronouns and comparisons), and "8 May" is a day.
 */
export const HYPOTHETICAL =
  /(?:^|[,;:(–—]\s?)(?:si|se|als)\b|\b(?:if|would|could|should|might|(?<!\d\s)may(?!\s\d)|can|e\.g|example|such as|typically|usually|generally|default|recommend\w*|suggest\w*|estimat\w*|guess\w*|assum\w*|likely|probably|expect\w*|target|up to|at least|limit|wenn|falls|würde\w*|könnte\w*|sollte\w*|beispiel\w*|üblicherweise|standardmäßig|empfehl\w*|schätz\w*|vermut\w*|wahrscheinlich|mindestens|höchstens|pourrait|devrait|serait|exemple|recommand\w*|estim\w*|généralement|probablement|podría\w*|debería\w*|sería|ejemplo|recomiend\w*|estim\w*|generalmente|probablemente|poderia\w*|deveria\w*|seria|exemplo|recomend\w*|geralmente|provavelmente|potrebbe|dovrebbe|sarebbe|esempio|consigli\w*|stim\w*|probabilmente|zou|zouden|kan|bijvoorbeeld|aanbevel\w*|schatting|waarschijnlijk|jeśli|jeżeli|mógłby|powinien|powinn\w*|przykład\w*|zalec\w*|szacun\w*|prawdopodobnie|eğer|olabilir|örneğin|öneri\w*|tahmin\w*|muhtemelen|genellikle)(?![\p{L}])|(?<![\p{L}])(?:если|бы|мог\w*|пример|обычно|рекоменд\p{L}*|вероятно|оценк\p{L}*|стоит)(?![\p{L}])|如果|可以|例如|建议|大概|一般|通常|可能|もし|例えば|おすすめ|推奨|通常|一般に|でしょう|かもしれ|만약|예를|추천|권장|보통|일반적|것 같/iu;

/** A sentence that begins with a condition is one as a whole. */
export const CONDITION =
  /^[\s#*>-]*(?:(?:if|unless|when|wenn|falls|sofern|si|cuando|se|quando|als|indien|jeśli|jeżeli|gdy|если|eğer)(?!\p{L})|如果|もし|만약)/iu;

/** "said", "according to": a quotation behind it is presented as somebody's words. */
export const ATTRIBUTION =
  /(?:\b(?:said|says|states?|stated|wrote|writes|reads|according to|reported|explained|told|quote[sd]?|sagt\w*|schreibt|schrieb|laut|zitat|erklärt\w*|lautet|dit|a déclaré|écrit|selon|d'après|dijo|dice|según|escribió|afirmó|declaró|disse|diz|segundo|escreveu|afirmou|ha detto|secondo|scrive|dichiarato|zei|zegt|volgens|schreef|luidt|powiedział\w*|mówi|według|napisał\w*|dedi|diyor|göre|söyledi|yazdı)|(?:сказал\p{L}*|говорит|согласно|пишет|написал\p{L}*|по словам)|说|表示|指出|写道|称|述べ|語っ|と話し|によると|によれば|말했|밝혔|따르면|전했)[^\n"“„«「]{0,60}[:：,，]?\s*["“„«「『]?\s*$/iu;

/** What numbers a place in a text or a list, or the thing before it: "line 325", "step 3". */
export const PLACE_WORD =
  /(?:(?<!\p{L})(?:lines?|cols?|columns?|rows?|steps?|pages?|sections?|chapter|items?|part|phase|options?|cases?|test|example|zeilen?|spalte|schritt|seite|lignes?|étape|líneas?|paso|página|linhas?|passo|righe|riga|pagina|regels?|stap|stron\p{L}*|lini\p{L}*|krok\p{L}*|строк\p{L}*|шаг\p{L}*|стр|satır\p{L}*|adım|sayfa)|第|行|줄)\s*[#~]?\**$/iu;

/** "version" before a number. */
export const VERSION_WORD =
  /(?:version|versión|versão|versione|versie|wersja|wersji|версия|версии|sürüm|版本|バージョン|버전)\p{L}*\s*[:：]?\s*\**`?$/iu;

/** What "#218" is a number of. */
export const NUMBERED_THING =
  /(?:\b(?:pr|pull request|mr|merge request|issue|ticket|bug|order|case|bestellung|commande|pedido|ordine|zgłoszenie|талон|заявка|talep|sipariş)|工单|订单|プルリクエスト|イシュー|注文|이슈|주문)\s*$/iu;
