interface SmallTalk {
  readonly opening: string;
  readonly closing: string;
  readonly working: string;
}

/** What assistants say around an answer and while they work, per language; it reports nothing. */
export const SMALL_TALK: Readonly<Record<string, SmallTalk>> = {
  en: {
    opening: 'Sure, here is what I did.',
    closing: 'Let me know if you need anything else.',
    working: 'Working on it.',
  },
  de: {
    opening: 'Gerne, hier ist die Zusammenfassung.',
    closing: 'Sag Bescheid, wenn du noch etwas brauchst.',
    working: 'Ich kümmere mich darum.',
  },
  fr: {
    opening: "Bien sûr, voici ce que j'ai fait.",
    closing: "N'hésitez pas si vous avez besoin d'autre chose.",
    working: "Je m'en occupe.",
  },
  es: {
    opening: 'Claro, aquí va el resumen.',
    closing: 'Avísame si necesitas algo más.',
    working: 'Estoy en ello.',
  },
  pt: {
    opening: 'Claro, aqui está o resumo.',
    closing: 'Avise se precisar de mais alguma coisa.',
    working: 'Já estou tratando disso.',
  },
  it: {
    opening: 'Certo, ecco il riepilogo.',
    closing: 'Fammi sapere se ti serve altro.',
    working: 'Ci sto lavorando.',
  },
  nl: {
    opening: 'Natuurlijk, hier is de samenvatting.',
    closing: 'Laat het weten als je nog iets nodig hebt.',
    working: 'Ik ben ermee bezig.',
  },
  pl: {
    opening: 'Jasne, oto podsumowanie.',
    closing: 'Daj znać, jeśli potrzebujesz czegoś jeszcze.',
    working: 'Pracuję nad tym.',
  },
  ru: {
    opening: 'Конечно, вот краткий отчёт.',
    closing: 'Дайте знать, если понадобится что-то ещё.',
    working: 'Работаю над этим.',
  },
  tr: {
    opening: 'Tabii, işte özet.',
    closing: 'Başka bir şeye ihtiyacın olursa haber ver.',
    working: 'Üzerinde çalışıyorum.',
  },
  zh: { opening: '好的，以下是总结。', closing: '如果还需要什么，请告诉我。', working: '正在处理。' },
  ja: {
    opening: 'はい、まとめは以下のとおりです。',
    closing: 'ほかに必要なことがあればお知らせください。',
    working: '作業中です。',
  },
  ko: {
    opening: '네, 요약은 다음과 같습니다.',
    closing: '더 필요한 것이 있으면 알려 주세요.',
    working: '작업 중입니다.',
  },
};
