/** Whether a message agrees to something, or asks politely: in any of the languages that statements are read in. */
export function isAgreement(text: string): boolean {
  return WORDS.test(text) || SIGNS.test(text);
}

/** Words between spaces or marks. */
const AGREEING =
  'yes yeah yep sure please ok okay correct confirm confirmed proceed go do right exactly fine ja jo bitte klar genau mach oui ouais bien sí si claro vale por sim certo sì certo va graag prima goed tak dobrze proszę да конечно хорошо пожалуйста верно evet tamam lütfen olur';
const WORDS = new RegExp(`(?<![\\p{L}\\p{N}])(?:${AGREEING.replaceAll(' ', '|')})(?![\\p{L}\\p{N}])`, 'iu');
/** Languages that put no spaces between words. */
const SIGNS = /是|好的|可以|请|对|行吧|はい|ええ|お願い|いいです|ください|네|예|좋아|부탁|맞아|👍|✅/;
