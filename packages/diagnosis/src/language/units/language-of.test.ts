import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { languageOf } from './language-of.ts';
import { toUnits } from './units.ts';

const SENTENCES: readonly (readonly [string, string])[] = [
  ['The file has been deleted.', 'en'],
  ['Die Datei wurde gelöscht.', 'de'],
  ['Le fichier a été supprimé.', 'fr'],
  ['Se ha borrado el archivo.', 'es'],
  ['O arquivo foi apagado por você.', 'pt'],
  ['Il file è stato cancellato.', 'it'],
  ['Het bestand is verwijderd.', 'nl'],
  ['Plik został usunięty.', 'pl'],
  ['Файл удалён.', 'ru'],
  ['Dosya silindi, şimdi bakıyorum.', 'tr'],
  ['文件已删除。', 'zh'],
  ['ファイルを削除しました。', 'ja'],
  ['파일을 삭제했습니다.', 'ko'],
];

describe('the language of a sentence', () => {
  for (const [text, language] of SENTENCES) test(text, () => assert.equal(languageOf(toUnits(text)), language));
});

test('loan words do not change the language of an answer', () => {
  assert.equal(languageOf(toUnits('Server online.'), 'de'), 'de');
  assert.equal(languageOf(toUnits('Server online.')), 'en');
  assert.equal(languageOf(toUnits('🎉🎉'), 'fr'), 'fr');
});
