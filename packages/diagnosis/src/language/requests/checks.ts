/** Whether the person wants to have looked at, after the work, how it turned out: "… and check that it answers". */
export const isToldToCheck = (text: string): boolean => TO_CHECK.test(text.slice(0, MOST_CHARS));

const MOST_CHARS = 4_000;

/** A verb of looking behind the work that it is about; "confirm once it is gone" asks for a message. */
const TO_CHECK = new RegExp(
  [
    String.raw`(?<!\p{L})(?:and|then|,|;|\.)\s+(?:then |also |afterwards |please )?(?:double-?check|check|verify|confirm|make sure|ensure|test|validate)(?! (?:once|when|as soon))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:und|dann|,|\.)\s+(?:\p{L}+ ){0,2}?(?:prüfe?|überprüfe?|kontrolliere?|teste|schau|stell sicher|vergewissere)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:et|puis|,|\.)\s+(?:vérifie|contrôle|assure-toi|teste|confirme)(?! (?:quand|dès|une fois))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:y|luego|,|\.)\s+(?:comprueba|verifica|asegúrate|revisa|confirma)(?! (?:cuando|en cuanto))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:e|depois|poi|,|\.)\s+(?:verifica|verifique|confirma|confirme|certifica|controlla|assicurati|conferma|testa)(?! (?:quando|assim que|appena))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:en|dan|,|\.)\s+(?:controleer|check|verifieer|test|zorg)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:i|potem|,|\.)\s+(?:sprawdź|zweryfikuj|upewnij|przetestuj)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:и|потом|,|\.)\s+(?:проверь|убедись|проверьте|протестируй)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:ve|sonra|,|\.)\s+(?:\p{L}+ ){0,2}?(?:kontrol et|doğrula|test et|emin ol)`,
    '并(?:检查|确认|验证|测试)|(?:検証|確認)して|(?:되는지|됐는지|있는지) ?(?:확인|점검)',
  ].join('|'),
  'iu',
);
