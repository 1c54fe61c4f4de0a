import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PolicyReport, RuleStatus } from '../../../policy/policy-report.ts';
import { toJunit } from './to-junit.ts';

/**
 * The schema of the Jenkins xUnit plugin (junit-10.xsd), which GitLab, Azure and CircleCI read as well: for each element its attributes,
 * those that it must have, and its children.
 */
const SCHEMA: Readonly<
  Record<string, { all: readonly string[]; needs: readonly string[]; children: readonly string[] }>
> = {
  testsuites: {
    all: ['name', 'time', 'tests', 'failures', 'disabled', 'errors'],
    needs: [],
    children: ['testsuite'],
  },
  testsuite: {
    all: [
      'name',
      'tests',
      'failures',
      'errors',
      'time',
      'disabled',
      'skipped',
      'timestamp',
      'hostname',
      'id',
      'package',
    ],
    needs: ['name', 'tests'],
    children: ['properties', 'testcase', 'system-out', 'system-err'],
  },
  testcase: {
    all: ['name', 'assertions', 'time', 'classname', 'status'],
    needs: ['name'],
    children: ['skipped', 'error', 'failure', 'system-out', 'system-err'],
  },
  failure: { all: ['type', 'message'], needs: [], children: [] },
  error: { all: ['type', 'message'], needs: [], children: [] },
  skipped: { all: ['message'], needs: [], children: [] },
};

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
}

/** A strict reader of the XML that a report may be; it refuses everything else. */
function readXml(text: string): Element {
  const body = text.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  assert.notEqual(body, text, 'the declaration comes first');
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [token, closing, name = '', attributes = '', empty] of body.matchAll(
    /<(\/?)([a-z-]+)((?: [a-z]+="[^"<]*")*)(\/?)>|[^<]+|</g,
  )) {
    assert.notEqual(token, '<', 'a stray bracket');
    const top = open.at(-1);
    assert.ok(top);
    if (!token.startsWith('<')) {
      assert.doesNotMatch(token, /&(?!(?:amp|lt|gt|quot|apos);)/, 'every entity is known');
      continue;
    }
    if (closing) {
      assert.equal(open.pop()?.name, name, 'elements are nested');
      continue;
    }
    const pairs = [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]);
    assert.equal(new Set(pairs.map(([key]) => key)).size, pairs.length, 'no attribute twice');
    const element: Element = { name, attributes: Object.fromEntries(pairs), children: [] };
    top.children.push(element);
    if (!empty) open.push(element);
  }
  assert.equal(open.length, 1, 'everything is closed');
  assert.equal(root.children.length, 1);
  return root.children[0] as Element;
}

function assertFits({ name, attributes, children }: Element): void {
  const rule = SCHEMA[name];
  assert.ok(rule, `<${name}> is unknown`);
  for (const key of Object.keys(attributes)) assert.ok(rule.all.includes(key), `${name} ${key}`);
  for (const key of rule.needs) assert.ok(key in attributes, `${name} lacks ${key}`);
  for (const count of ['tests', 'failures', 'errors', 'skipped'])
    if (count in attributes) assert.match(attributes[count] ?? '', /^\d+$/);
  for (const child of children) {
    assert.ok(rule.children.includes(child.name), `${child.name} in ${name}`);
    assertFits(child);
  }
}

const countOf = (suite: Element, name: string): number =>
  suite.children.filter(({ children }) => children.some((child) => child.name === name)).length;

test('JUnit reports fit the schema, and their counts are those of the cases', () => {
  const statuses: readonly RuleStatus[] = ['pass', 'fail', 'not_judgeable', 'skipped'];
  const texts = [
    'plain',
    '<![CDATA[x]]>',
    '</testcase><testcase name="x">',
    '"quoted" & \'apostrophes\'',
    '\u0000\u001b[2J\ud800',
  ];
  const reports = ['run_001', 'run_002'].map((run_id, number) => ({
    ...{ run_id, agent_id: null, task: null, status: 'fail', policy: null, trust_score: 1, readiness_level: null },
    ...{ findings: [], profile_note: null },
    rules: texts.flatMap((message, index) =>
      statuses.slice(0, 4 - number).map((status) => ({
        rule: `rule_${index}`,
        status,
        message,
        line: null,
        finding:
          status === 'fail'
            ? { id: 'x-1', type: 'provider_fault', severity: 'high', title: message, event_id: 'evt_000001' }
            : null,
      })),
    ),
  })) as unknown as PolicyReport[];
  const root = readXml(toJunit(reports));
  assert.equal(root.name, 'testsuites');
  assertFits(root);
  for (const [index, suite] of root.children.entries()) {
    const rules = reports[index]?.rules ?? [];
    assert.equal(suite.children.length, rules.length);
    assert.equal(suite.attributes.tests, String(rules.length));
    assert.equal(suite.attributes.failures, String(countOf(suite, 'failure')));
    assert.equal(suite.attributes.errors, String(countOf(suite, 'error')));
    assert.equal(suite.attributes.skipped, String(countOf(suite, 'skipped')));
  }
});

test('the reader of the test refuses what is no report', () => {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  for (const bad of ['<a><b></a></b>', '<a', '<a x="1" x="2"/>', '<a>&evil;</a>', '<a/><b/>'])
    assert.throws(() => readXml(`${head}${bad}`), bad);
  assert.throws(() => assertFits(readXml(`${head}<testsuites><testcase name="x"/></testsuites>`)));
});
