import { toQuotedWords } from '../extract/scan-quotations.ts';
import { ATTRIBUTION } from '../lexicon/hypothetical.ts';
import { findQuotation } from '../origins/find-quotation.ts';
import type { SourceIndex } from '../origins/index-sources.ts';
import type { Source } from '../source.ts';
import type { CheckedAnswer, Stated, ValueCheck } from './value-check.ts';

/** Words in quotation marks that are presented as somebody's, and that no text of the record holds. */
export function checkQuotations({ stated, index, text }: CheckedAnswer): ValueCheck[] {
  const isAskedFor = index.sources.some(
    ({ role, text: asked }) => (role === 'task' || role === 'user') && QUOTE_ASKED.test(asked),
  );
  return stated.flatMap(({ value, origin }): ValueCheck[] => {
    if (value.kind !== 'quotation' || origin !== 'none') return [];
    const { coverage, source } = findQuotation(value.normal, index.triples());
    const near = coverage >= SIMILAR ? index.sources[source] : undefined;
    const before = text.slice(Math.max(0, value.start - 120), value.start + 1);
    const isAttributed =
      SIGNED.test(text.slice(value.end, value.end + 60)) ||
      (ATTRIBUTION.test(before) && (SPEAKER.test(before) || namesSource(stated, text)));
    return [
      {
        value,
        verdict: near ? 'contradicted' : 'ungrounded',
        strength:
          index.hasResults &&
          !index.isPartial &&
          ((isAskedFor && isShownAsQuotation(text, value.start)) ||
            (isAttributed && isInvented(value.normal, near, index)))
            ? 'strong'
            : 'weak',
        ...(near ? { against: { eventId: near.eventId, text: near.text.slice(0, 300) } } : {}),
        because: near ? 'the source is worded differently' : 'no text in the record contains these words',
      },
    ];
  });
}

/** Who is asked for somebody's words gives them as they are. */
const QUOTE_ASKED =
  /(?<!\p{L})(?:quot(?:e|es|ed|ation|ations)|verbatim|word for word|exact (?:words|sentence|wording|quote)|(?:phrase|frase|termes?|parole) (?:exact|esatt)\p{L}*|mot pour mot|genau(?:e|er|en|em)? (?:wortlaut|satz|zitat)|palabra por palabra|palavra por palavra|parola per parola|woord voor woord|słowo w słowo|слово в слово|kelimesi kelimesine|zitat\p{L}*|zitier\p{L}*|wörtlich\p{L}*|citations?|cite[rz]?|textuel\p{L}*|cita|citas|citar|textual\p{L}*|citação|citações|citazion[ei]|citeer|citaat|letterlijk|cytat\p{L}*|cytuj|dosłown\p{L}*|цитат\p{L}*|дословно|alıntı\p{L}*)(?!\p{L})|原文|引用|引述|인용|원문/iu;

/** On a line of its own, or right behind a colon. */
const isShownAsQuotation = (text: string, start: number): boolean =>
  /(?:^|\n)\s*>?\s*$|[:：]\s*$/.test(text.slice(Math.max(0, start - 12), start));

/** A third of the words in runs of three is the same passage, changed. */
const SIMILAR = 0.3;

/** Similar words are accused only when what was changed turns the meaning; words that are nowhere only when they are no translation. */
function isInvented(normal: string, near: Source | undefined, index: SourceIndex): boolean {
  if (near) {
    const there = new Set(toQuotedWords(near.text).split(' '));
    return normal.split(' ').some((word) => TURNS.test(word) && !there.has(word));
  }
  const isProse = index.sources.some(({ role, text }) => role === 'result' && text.length > 300);
  const short = normal.split(' ').filter((word) => /^\p{L}{2,4}$/u.test(word));
  const known = short.filter((word) => index.hasWord(word));
  return !isProse || (short.length >= 2 && known.length >= short.length / 2);
}

const TURNS =
  /^(?:no|not|never|none|any|all|nicht|kein\w*|nie|alle|pas|aucun\w*|jamais|tous|ningun\w*|nunca|todos|não|nenhum\w*|nessun\w*|mai|tutti|niet|geen|nooit|żaden|nigdy|wszystkie|не|нет|никогда|все|değil|hiç|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/u;

/** A person's name before the verb; scripts without capitals have their own verbs of saying. Docstrings, logs and the agent itself have no name. */
const SPEAKER = /\p{Lu}\p{Ll}+ \p{Lu}\p{L}+[^.!?\n]{0,40}$|[说表示指出写道称述語話말밝전][^.!?。\n]{0,12}$/u;

/** A dash and a name behind the quotation, on its line or the next. */
const SIGNED = /^["”»」]?[\s>]{0,6}[—–-]{1,2}\s?(?:\p{L}+\s){0,3}\p{Lu}\p{Ll}+\s\p{Lu}\p{L}+/u;

/** The answer names the page or the mail that it read, and the record knows it. */
const namesSource = (stated: readonly Stated[], text: string): boolean =>
  stated.some(({ value, origin }) => (value.kind === 'url' || value.kind === 'email') && origin === 'written') &&
  !SELF.test(text);

const SELF = /\b(?:I said|I wrote|docstring|comment says)\b/;
