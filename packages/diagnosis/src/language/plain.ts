/** Lower case with one form for letters that writers mix up. */
export function toPlain(word: string): string {
  return word.normalize('NFC').replaceAll('İ', 'i').toLowerCase().replaceAll('’', "'").replaceAll('ё', 'е');
}
