/** Chinese and Japanese numerals below ten thousand, as whole words only: "三十七", "百二十". A single sign is too often part of a word. */
export function readCjkNumber(word: string): number | null {
  if (word.length < 2 || word.length > 8 || !/^[〇零一二三四五六七八九十百千]+$/.test(word) || !/[十百千]/.test(word))
    return null;
  let total = 0;
  let pending = 0;
  for (const sign of word) {
    const factor = FACTORS[sign];
    if (factor !== undefined) {
      total += (pending || 1) * factor;
      pending = 0;
    } else pending = '零一二三四五六七八九'.indexOf(sign === '〇' ? '零' : sign);
  }
  return total + pending;
}

const FACTORS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
