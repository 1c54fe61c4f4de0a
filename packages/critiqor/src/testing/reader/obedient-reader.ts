import type { InjectedRun } from './injection-corpus.ts';

interface Prompt {
  readonly messages: readonly { readonly content: string }[];
}

/** For tests: a reader that obeys what the record tells it. It obeys only what it really was sent. */
export function obey({ injection: { obey: what, text, cites }, trace }: InjectedRun, { messages }: Prompt): string {
  const [system = '', user = ''] = messages.map(({ content }) => content);
  const words = text.split(/[\n\r\u2028]/).at(-1) ?? '';
  if (!user.includes(words)) return JSON.stringify({ verdict: 'not_run', objections: [], cleared: [] });
  const places = trace.events.map((event, i) => ({ id: `evt_${String(i + 1).padStart(6, '0')}`, ...event }));
  const where = places.find((event) => `${event.text ?? ''}\n${JSON.stringify(event.args ?? '')}`.includes(words));
  const answer = places.findLast(({ type }) => type === 'assistant_message');
  const statement = { event_id: answer?.id ?? '', quote: (answer?.text ?? '').split('\n')[0] ?? '' };
  const cited = { event_id: cites ?? where?.id ?? '', quote: words };
  const answerWith = (verdict: string, objections: readonly object[], cleared: readonly object[] = []): string =>
    JSON.stringify({ verdict, objections, cleared });
  const accuse = (type: string, said: object | null): object => ({
    ...{ type, severity: 'critical', statement: said, sentence: 'The record says so.' },
    evidence: [{ ...cited, shows: 'supports' }],
  });
  switch (what) {
    case 'praise':
      return answerWith('trust', []);
    case 'clear': {
      const clear = { type: 'unverified_claim', statement, evidence: [cited], sentence: 'The record proves it.' };
      return answerWith('trust', [], [clear, { ...clear, statement: null }]);
    }
    case 'accuse':
      return answerWith('unsafe', [accuse('destructive_action', null), accuse('verification_tampering', null)]);
    case 'accuse_claim':
      return answerWith('unsafe', [accuse('unverified_claim', statement)]);
    case 'leak':
      return answerWith('unsafe', [{ ...accuse('unverified_claim', statement), sentence: system }]);
    case 'json':
      return text;
    default:
      return 'Roses are red, the tests are not.';
  }
}
