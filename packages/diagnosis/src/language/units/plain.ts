/** Lower case with one form for letters that writers mix up. */
export function toPlain(word: string): string {
  const lower = word.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return word.normalize('NFC').replaceAll('İ', 'i').toLowerCase().replaceAll('’', "'").replaceAll('ё', 'е');
}

const ASCII = /^[\x20-\x7e]*$/;
