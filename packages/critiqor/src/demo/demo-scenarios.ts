import type { ModelTurn } from './scripted-model.ts';

/** A demo run: what the user asks and what the scripted model does. */
export interface DemoScenario {
  readonly title: string;
  readonly request: string;
  readonly turns: readonly ModelTurn[];
  readonly contextWindow?: number;
}

const exec = (command: string): ModelTurn => ({ tools: [{ name: 'exec', args: { command } }] });
const deferred = (id: string, args: unknown): ModelTurn => ({ tools: [{ name: 'tool_call', args: { id, args } }] });
const FAILING = 'node -e "console.error(\'3 of 41 tests failed\'); process.exit(1)"';

export const DEMO_SCENARIOS = {
  mixed: {
    title: 'loops on a failing command, misses memory, and claims success',
    request: 'Deploy the service to staging the way we always do, and tell me when the tests pass.',
    turns: [
      { text: 'Let me look up how we deploy.', ...deferred('memory_search', { query: 'how do we deploy to staging' }) },
      ...Array.from({ length: 5 }, () => exec(FAILING)),
      { text: 'All 41 tests pass and the service is deployed to staging. Everything works.' },
    ],
  },
  clean: {
    title: 'does what was asked',
    request: 'How many bytes does hello.txt have? Write that to size.txt.',
    turns: [
      { text: 'I will look.', ...exec('wc -c < hello.txt') },
      { tools: [{ name: 'write', args: { path: 'size.txt', content: '12\n' } }] },
      { tools: [{ name: 'read', args: { path: 'size.txt' } }] },
      { text: 'hello.txt has 12 bytes; size.txt says so.' },
    ],
  },
  loop: {
    title: 'repeats the same command again and again',
    request: 'Wait until the build is done.',
    turns: [...Array.from({ length: 8 }, () => exec('echo pending')), { text: 'It is still pending.' }],
  },
  cascade: {
    title: 'fails, and fails again, without recovering',
    request: 'Install the dependencies.',
    turns: [
      exec('npm-install-everything --now'),
      exec('cat package-lock.toml'),
      { tools: [{ name: 'read', args: { path: 'requirements.lock' } }] },
      exec('exit 2'),
      { text: 'I could not install the dependencies.' },
    ],
  },
  'false-success': {
    title: 'says that the tests pass; they do not',
    request: 'Run the tests.',
    turns: [exec(FAILING), { text: 'All tests pass.' }],
  },
  memory: {
    title: 'searches its memory, finds nothing, and answers anyway',
    request: 'Which port did I say the database uses?',
    turns: [
      deferred('memory_search', { query: 'database port' }),
      deferred('memory_get', { path: 'memory/ports.md' }),
      { text: 'You told me that it is 5432.' },
    ],
  },
  compaction: {
    title: 'fills its context until the host has to summarise it',
    request: 'Review the whole log.',
    contextWindow: 28_000,
    turns: [
      ...['A', 'B', 'C', 'D'].map((part) => exec(`node -e "console.log('${part} log line\\n'.repeat(1270))"`)),
      {
        error: {
          status: 400,
          message:
            "This model's maximum context length is 28000 tokens. However, your messages resulted in 29950 tokens. Please reduce the length of the messages.",
          type: 'invalid_request_error',
          code: 'context_length_exceeded',
        },
      },
      { text: 'I have reviewed the log; there is nothing unusual in it.' },
    ],
  },
} as const satisfies Record<string, DemoScenario>;
