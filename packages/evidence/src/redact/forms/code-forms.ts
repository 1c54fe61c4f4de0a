import type { PlaceForm } from './place-form.ts';

/** Six digits, perhaps in two groups: so many have the codes that are sent. */
const SIX = '(\\d{6}|\\d{3}[ -]\\d{3})(?!\\d|[.,-]\\d)';
const words = (list: string): readonly string[] => list.split(',');

/** Codes that prove who somebody is, in sentences. */
export const CODE_FORMS: readonly PlaceForm[] = [
  {
    word: ' is your ',
    form: / is your (?=[^\n.]{0,40}(?:code|pin|otp|passcode)\b)(?<=(?<![\w.])(?:[A-Z]-)?(\d{4,8}|\d{3}[ -]\d{3}) is your )/iy,
    kind: 'one_time_code',
  },
  ...words(' to verify, to confirm, to log in, to sign in, to complete, as your ').map((word) => ({
    word,
    form: new RegExp(
      `${word}(?<=\\b(?:use|enter|type|input) (?:(?:the )?code )?(\\d{6}|\\d{3}[ -]\\d{3})${word})`,
      'iy',
    ),
    kind: 'one_time_code',
  })),
  ...words(
    'your code,tuo codice,votre code,ton code,ihr code,dein code,tu código,su código,seu código,je code,uw code,twój kod,ваш код',
  ).map((word) => ({
    word,
    form: new RegExp(`${word}(?: [A-Z]\\w{2,20})?(?: ?: ?| (?:is|è|est|ist|lautet|es|é|to)(?: ?:)? )${SIX}`, 'iy'),
    kind: 'one_time_code',
  })),
  // What only its owner can answer
  ...words(
    'security question,sicherheitsfrage,question secrète,question de sécurité,pregunta de seguridad,pergunta de segurança',
  ).map((word) => ({
    word,
    form: new RegExp(
      `${word}[^\\n]{0,120}?\\n?[^\\n]{0,20}?\\b(?:answer|antwort|réponse|respuesta|resposta|a) ?[:=] ?["']?([^\\s"']{4,60})`,
      'iy',
    ),
    kind: 'secret',
  })),
];
