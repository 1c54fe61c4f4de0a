import { isConditional } from './conditions.ts';
import { fold } from './request-words.ts';

/** Steps that a request orders by name, so that a record shows whether they were taken. */
interface OrderedSteps {
  /** Programs that are to be run: the last part of their paths. */
  readonly programs: readonly string[];
  /** Tests are to be run. */
  readonly tests: boolean;
  /** All of them. */
  readonly allTests: boolean;
}

/** What is ordered without a condition: "run ./scripts/smoke.sh afterwards", "run the whole suite". */
export function readOrderedSteps(text: string): OrderedSteps {
  const programs: string[] = [];
  let tests = false;
  let allTests = false;
  for (const sentence of text.slice(0, MOST_CHARS).split(SENTENCE_END)) {
    const isAll = ALL_TESTS.test(sentence);
    const isRun = RUNS.test(sentence);
    if (!isAll && !isRun) continue;
    const folded = fold(sentence);
    if (FORBIDS.test(folded)) continue;
    allTests ||= isAll;
    if (!isRun || isConditional(folded)) continue;
    for (const [, code, path] of sentence.matchAll(PROGRAM)) {
      const name = (code ?? path ?? '').split('/').at(-1);
      if (name) programs.push(name);
    }
    tests ||= TESTS.test(sentence);
  }
  return { programs, tests, allTests };
}

const MOST_CHARS = 4_000;
const SENTENCE_END = /[.!?;]\s|[。！？；\n]|[.!?;]$/;

/** Verbs of running something. */
const VERBS =
  'run|rerun|re-run|execute|lass|lasse|führ\\p{L}*|starte|lance\\p{L}*|exécute\\p{L}*|ejecuta|ejecute|corre|pasa|roda|rode|executa|execute|corra|esegui|lancia|fai girare|draai|voer|uruchom|odpal|puść|прогони(?:те)?|запусти(?:те)?|çalıştır';
const NAMES = 'tests?|test suite|suite|specs?|testsuite|testes|pruebas|testy|testów|тесты|тестов|testleri';
const RUNS = new RegExp(`(?<!\\p{L})(?:${VERBS})(?!\\p{L})|跑|运行|执行|実行|走らせ|回して|돌려|실행`, 'iu');
const TESTS = new RegExp(
  `(?<!\\p{L})(?:${VERBS}) (?:(?:the|all|your|our|its|unit|whole|full|die|alle|les|tous|los|las|todos|os|todas|i|tutti|de|wszystkie|все|tüm|integration|\\p{L}+) ){0,3}(?:${NAMES})(?!\\p{L})|testleri çalıştır|(?:跑|运行|执行)(?:一下)?(?:全部|所有)?测试|テストを(?:実行|走らせ|回し)|테스트를? ?(?:돌려|실행)`,
  'iu',
);
const ALL_TESTS = new RegExp(
  `(?<!\\p{L})(?:whole|complete|full|entire|gesamte\\p{L}*|komplette\\p{L}*|ganze\\p{L}*|complète|entière|completa|entera|inteira|intera|hele|volledige|cał[yąe]\\p{L}*|весь|полный|tüm) (?:\\p{L}+ ){0,3}?(?:${NAMES})(?!\\p{L})|(?:全部|所有|整个)测试|全テスト|전체 테스트`,
  'iu',
);
const FORBIDS =
  /(?<!\p{L})(?:don't|do not|never|without|nicht|ohne|pas|sans|nao|sem|senza|niet|zonder|nie|bez|не|без)(?!\p{L})|别|不要|しないで|하지/u;
/** A script by its path, or a command in code. */
const PROGRAM =
  /`(?:\.{0,2}\/)?((?:[\w.-]+\/)*[a-z][\w.-]{2,40})(?: [^`\n]{1,60})?`|(?<![\w/.`])(?:\.\/|bin\/|scripts?\/|tools\/)((?:[\w.-]+\/)*[\w.-]*[\w])(?!\/)/gu;
