import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { PolicyReport, RuleStatus } from '../../../policy/policy-report.ts';
import { checkXsd } from '../../../testing/pipeline/check-xsd.ts';
import { readXml, type XmlElement } from '../../../testing/pipeline/read-xml.ts';
import { toJunit } from './to-junit.ts';

const SCHEMA = readXml(readFileSync(join(import.meta.dirname, '../../../../../../schemas/junit.xsd'), 'utf8'));

const countOf = (suite: XmlElement, name: string): number =>
  suite.children.filter(({ children }) => children.some((child) => child.name === name)).length;

const toReport = (run_id: string, messages: readonly string[], statuses: readonly RuleStatus[]): PolicyReport => ({
  ...{ run_id, agent_id: null, task: null, status: 'fail', policy: null, trust_score: 1, readiness_level: null },
  ...{ findings: [], profile_note: null },
  rules: messages.flatMap((message, index) =>
    statuses.map((status) => ({
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
});

test('JUnit reports fit the schema, and their counts are those of the cases', () => {
  const statuses: readonly RuleStatus[] = ['pass', 'fail', 'not_judgeable', 'skipped'];
  const texts = [
    'plain',
    '<![CDATA[x]]>',
    '</testcase><testcase name="x">',
    '"quoted" & \'apostrophes\'',
    '\u0000\u001b[2J\ud800',
  ];
  const reports = [toReport('run_001', texts, statuses), toReport('run_002', texts, statuses.slice(0, 3))];
  const root = readXml(toJunit(reports));
  assert.equal(root.name, 'testsuites');
  assert.deepEqual(checkXsd(SCHEMA, root), []);
  for (const [index, suite] of root.children.entries()) {
    const rules = reports[index]?.rules ?? [];
    assert.equal(suite.children.length, rules.length);
    assert.equal(suite.attributes.tests, String(rules.length));
    assert.equal(suite.attributes.failures, String(countOf(suite, 'failure')));
    assert.equal(suite.attributes.errors, String(countOf(suite, 'error')));
    assert.equal(suite.attributes.skipped, String(countOf(suite, 'skipped')));
  }
});

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

test('text that tries to be markup stays text', () => {
  const hostile = '</failure><testcase name="x"/>&"\'<![CDATA[x]]>';
  const [suite] = readXml(toJunit([toReport('run_001', [hostile], ['fail'])])).children;
  const [failure] = suite?.children[0]?.children ?? [];
  assert.equal(failure?.attributes.message, hostile);
  assert.ok(failure?.text.includes(hostile));
});

test('the reader refuses what is no XML, the schema what is no report', () => {
  for (const bad of ['<a><b></a></b>', '<a', '<a x="1" x="2"/>', '<a>&evil;</a>', '<a/><b/>', '<a/>x', '<a>\u0001</a>'])
    assert.throws(() => readXml(`${HEAD}${bad}`), bad);
  const counts = 'tests="1" failures="0" errors="0"';
  const suites = (inside: string, more = ''): string => `<testsuites name="c" ${counts}${more}>${inside}</testsuites>`;
  const suite = (inside: string): string => suites(`<testsuite name="r" ${counts} skipped="0">${inside}</testsuite>`);
  const fine = suite('<testcase classname="c" name="n"/>');
  assert.deepEqual(checkXsd(SCHEMA, readXml(`${HEAD}${fine}`)), []);
  const wrong = [
    suites('<testcase classname="c" name="n"/>'),
    suites('', ' disabled="0"'),
    suites('words'),
    suite('<testcase name="n"/>'),
    suite('<testcase classname="c" name="n"><skipped message="x"/><skipped message="x"/></testcase>'),
    suite('<testcase classname="c" name="n"><system-out/></testcase>'),
    suite('<testcase classname="c" name="n"><skipped message="x">text</skipped></testcase>'),
    fine.replace('failures="0"', 'failures="none"'),
    '<report/>',
  ];
  for (const bad of wrong) assert.notDeepEqual(checkXsd(SCHEMA, readXml(`${HEAD}${bad}`)), [], bad);
});
