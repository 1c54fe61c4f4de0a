/** A step that a skill demands in every case, by the script that it runs. */
export function toMandatoryScripts(text: string): string[] {
  const scripts = new Set<string>();
  for (const line of text.slice(0, MOST_CHARS).split('\n')) {
    const demand = DEMANDS.exec(line);
    // "If it fails, always run …" holds in that case only.
    if (!demand || CASE.test(line)) continue;
    const [script] = line.slice(demand.index).match(SCRIPT) ?? [];
    if (script !== undefined) scripts.add(script.split('/').at(-1) ?? script);
  }
  return [...scripts].slice(0, MOST_STEPS);
}

/** All scripts that a skill names. */
export function toScripts(text: string): string[] {
  const all = text.slice(0, MOST_CHARS).match(new RegExp(SCRIPT.source, 'g')) ?? [];
  return [...new Set(all.map((script) => script.split('/').at(-1) ?? script))];
}

const MOST_CHARS = 40_000;
const MOST_STEPS = 10;
/** In capitals or at the beginning of a step; "this is always faster" demands nothing. */
const DEMANDS =
  /\b(?:ALWAYS|MUST|REQUIRED|MANDATORY|IMMER|PFLICHT|TOUJOURS|SIEMPRE|SEMPRE|ALTIJD|ZAWSZE|ВСЕГДА|HER ZAMAN)\b|^\s*(?:\d+[.)]|[-*])?\s*(?:Always|Never skip|Immer|Toujours|Siempre|Sempre|Altijd|Zawsze|Всегда|必须|务必|必ず|반드시)\b/;
const CASE = /\b(?:if|unless|when|falls|wenn|si|se|als|jesli|gdy|если|eger)\b/i;
const SCRIPT = /(?:[\w.-]{1,60}\/)*(?:[\w-]{1,60}\.(?:py|sh|js|mjs|ts|rb|pl)\b|(?<=\bbin\/)[\w-]{1,60})/;
