/** Longer names are made up by a model: what is left of one is enough to recognise it. */
const MAX_NAME_CHARS = 256;
/** Line breaks, controls, directions and invisible characters, with which a name could pass as something else. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
const EACH_UNPRINTABLE = new RegExp(UNPRINTABLE.source, 'gu');

/** The name of a tool or an actor as one printable word or line: a model may call a tool whatever it likes. */
export function toCleanName(name: string): string {
  if (name.length <= MAX_NAME_CHARS && isPlain(name)) return name;
  const cut = name.length > MAX_NAME_CHARS ? `${name.slice(0, MAX_NAME_CHARS - 1).replace(CUT_PAIR, '')}…` : name;
  return UNPRINTABLE.test(cut) ? cut.replaceAll(EACH_UNPRINTABLE, '\ufffd') : cut;
}

/** Most names: a glance at printable ASCII costs a fraction of asking for classes of characters. */
function isPlain(name: string): boolean {
  for (let index = 0; index < name.length; index += 1) {
    const code = name.charCodeAt(index);
    if (code < 0x20 || code > 0x7e) return false;
  }
  return true;
}
const CUT_PAIR = /[\ud800-\udbff]$/;
