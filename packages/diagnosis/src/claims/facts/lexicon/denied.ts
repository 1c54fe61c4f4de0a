/** A thing that outputs count, and the words with which answers say that there is none. */
interface Denied {
  readonly name: string;
  /** In outputs, behind a count, before one, or as a state. */
  readonly shown: RegExp;
  /** In answers. */
  readonly said: RegExp;
}

export const DENIED: readonly Denied[] = [
  {
    name: 'critical',
    shown: /^critical|^kritisch|^critique|^crític|^critic|^krytyczn|^критич|^kritik|^严重|^重大/iu,
    said: /critical|kritisch|critique|crític|critic[oahi]|krytyczn|критич|kritik|严重|重大|심각|치명/iu,
  },
  {
    name: 'flaky',
    shown: /^flaky/i,
    said: /flak[yi]|instab|wackel|inestab|instáv|niestabiln|нестабильн|kararsız|不稳定|不安定|불안정/iu,
  },
  {
    name: 'open',
    shown: /^(?:open|opened|new|reopened|offen|ouvert|abiert|abert|apert|otwart|открыт|açık|未解决|未完了)/iu,
    said: /(?<!\p{L})(?:open|offen|ouvert|abiert|abert|apert|otwart|открыт|açık|outstanding|unresolved)|未解决|未完了|미해결/iu,
  },
  {
    name: 'overdue',
    shown: /^(?:overdue|past_?due|überfällig|vencid|scadut|en retard)/iu,
    said: /overdue|past due|überfällig|en retard|vencid|scadut|te laat|zaległ|просроч|gecikmiş|逾期|期限切れ|연체/iu,
  },
  {
    name: 'unpaid',
    shown: /^(?:unpaid|past_?due|outstanding|unbezahlt|impay)/iu,
    said: /unpaid|unbezahlt|impay|sin pagar|por pagar|non pagat|onbetaald|niezapłacon|неоплачен|ödenmemiş|未付|未払|미납/iu,
  },
  {
    name: 'warnings',
    shown: /^warnings?/i,
    said: /warning|warnung|avertissement|advertencia|aviso|avvis|waarschuwing|ostrzeż|предупрежд|uyarı|警告|경고/iu,
  },
  {
    name: 'conflicts',
    shown: /^conflicts?/i,
    said: /conflict|konflikt|conflit|conflito|conflitt|конфликт|çakışma|冲突|競合|충돌/iu,
  },
  {
    name: 'duplicates',
    shown: /^duplicates?/i,
    said: /duplicate|dublette|duplikat|doublon|duplicad|duplicat|dubbele|дублик|yinelenen|重复|重複|중복/iu,
  },
  {
    name: 'broken links',
    shown: /^(?:broken|dead)(?: links?)?/i,
    said: /(?:broken|dead|tote|kaputte|mort|rot[oa]s?|quebrad|inaktiv) ?(?:links?|liens?|enlaces?)|死链|リンク切れ/iu,
  },
  {
    name: 'vulnerabilities',
    shown: /^vulnerabilit/i,
    said: /vulnerabilit|schwachstelle|vulnérabilit|vulnerabilidad|vulnerabilidade|kwetsbaarhe|podatnoś|уязвимост|漏洞|脆弱性|취약/iu,
  },
  {
    name: 'failures',
    shown: /^(?:failed|failures?|failing)(?! (?:to|with))/i,
    said: /(?:failures?|failed|failing|fehlschl|fehlgeschlagen|échec|échou|fallos?|fallid|falha|fallit|mislukt|niepowodz|неудач|упавш|başarısız)|失败|失敗|실패/iu,
  },
  {
    name: 'missing',
    shown: /^missing/i,
    said: /missing|fehlende|manquant|faltante|em falta|mancant|ontbrekend|brakując|отсутству|eksik|缺失|欠落|누락/iu,
  },
  {
    name: 'retries',
    shown: /^retr(?:y|ies|ied)/i,
    said: /retr(?:y|ies)|wiederholung|nouvelle tentative|reintento|リトライ|重试|재시도/iu,
  },
  {
    name: 'breaking changes',
    shown: /^breaking/i,
    said: /breaking|inkompatib|incompatib|cambios incompatibles|несовместим|破壊的|不兼容/iu,
  },
  {
    name: 'undefined references',
    shown: /^(?:undefined|unresolved)/i,
    said: /undefined|unresolved|question marks|nicht aufgelöst|non résolu|sin resolver|не разреш/iu,
  },
];

/** That there is none: before the thing, or behind it. */
export const NONE_BEFORE =
  /(?<!\p{L})(?:no|not (?:a single|one|any)|zero|without(?: any)?|free of|kein\p{L}*|ohne|aucune?|pas de|sans|ning[uú]n\p{L}*|sin|nenhum\p{L}*|sem|nessun\p{L}*|senza|geen|zonder|żadn\p{L}*|brak|bez|нет|без|никаких|ни одно\p{L}*|hiç(?:bir)?)\s(?:\p{L}+[\s-]){0,2}$|(?:没有|没|无|未发现)(?:任何|发现|出现)?$/iu;
export const NONE_BEHIND =
  /^\p{L}{0,12}(?:\s\p{L}{1,14}){0,2}\s(?:yok|bulunmuyor|kalmadı|нет|не найдено)(?!\p{L})|^[^。、，\s]{0,14}(?:ない|なし|ありません|見つかり|見当たり|発生していません|없)/iu;
