import { MAX_OWN_PATTERNS } from '@critiqor/evidence/redact/own/own-patterns';
import { CONFIG_KEYS, type ConfigKey } from '../packages/critiqor/src/config/config-keys.ts';
import { READER_KEYS, type ReaderKey } from '../packages/critiqor/src/config/reader-keys.ts';
import { POLICY_KEYS, type PolicyKey, REGRESSION_KEYS } from '../packages/critiqor/src/policy/policy-keys.ts';
import { putGeneratedFiles } from './generated-file.ts';

/** Makes docs/configuration.md and the JSON Schema of critiqor.yaml from the table of settings. */

const keys: readonly [string, ConfigKey][] = Object.entries(CONFIG_KEYS);

function toRuleSchema({ type, choices, most, is }: PolicyKey): object {
  const word = { type: 'string', ...(choices ? { enum: choices } : { minLength: 1 }) };
  if (type === 'number') return { description: is, type: 'number', minimum: 0, ...(most ? { maximum: most } : {}) };
  return type === 'list' ? { description: is, type: 'array', items: word } : { description: is, ...word };
}

const toRules = (table: Readonly<Record<string, PolicyKey>>): Record<string, object> =>
  Object.fromEntries(Object.entries(table).map(([name, key]) => [name, toRuleSchema(key)]));

const toObject = (properties: object): object => ({ type: 'object', properties, additionalProperties: false });

const policy = {
  description: 'Rules of critiqor check.',
  ...toObject({
    ...toRules(POLICY_KEYS),
    regression: toObject(toRules(REGRESSION_KEYS)),
    agents: { type: 'object', additionalProperties: toObject(toRules(POLICY_KEYS)) },
  }),
};

const toReaderSchema = ({ type, choices, least, is }: ReaderKey): object => {
  const word = { type: 'string', ...(choices ? { enum: choices } : { minLength: 1 }) };
  if (type === 'number') return { description: is, type: 'number', minimum: least ?? 0 };
  return type === 'list' ? { description: is, type: 'array', items: word } : { description: is, ...word };
};

const reader = {
  description: 'The second reader: a model that reads runs on request.',
  ...toObject(Object.fromEntries(Object.entries(READER_KEYS).map(([name, key]) => [name, toReaderSchema(key)]))),
};

const readerRows = Object.entries<ReaderKey>(READER_KEYS).map(([name, { type, choices, option, is }]) => {
  const words = choices?.map((choice) => `\`${choice}\``).join(', ');
  const values = type === 'number' ? 'a number' : type === 'path' ? 'a path' : (words ?? 'a text');
  return `| \`${name}\` | ${type === 'list' ? `a list of ${values}` : values} | ${option ? `\`${option}\`` : ''} | ${is} |`;
});

const toRuleRows = (table: Readonly<Record<string, PolicyKey>>): string =>
  Object.entries(table)
    .map(([name, { type, choices, most, is }]) => {
      const words = choices?.map((choice) => `\`${choice}\``).join(', ');
      const values = type === 'number' ? `a number${most ? ` up to ${most}` : ''}` : (words ?? 'a text');
      return `| \`${name}\` | ${type === 'list' ? `a list of ${values}` : values} | ${is} |`;
    })
    .join('\n');

const patterns = { type: 'array', maxItems: MAX_OWN_PATTERNS, items: { type: 'string', minLength: 4, maxLength: 200 } };

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:critiqor:config:v1',
  title: 'Critiqor configuration',
  description: 'critiqor.yaml: settings of a user or of a project.',
  type: 'object',
  properties: {
    ...Object.fromEntries(
      keys.map(([name, { is, type, choices, default: value }]) => [
        name,
        {
          description: is,
          ...(type === 'number'
            ? { type, exclusiveMinimum: 0, default: Number(value) }
            : {
                type: 'string',
                ...(choices ? { enum: choices } : { minLength: 1 }),
                ...(value === null ? {} : { default: value }),
              }),
        },
      ]),
    ),
    keep_days: {
      description: 'The keeper deletes runs this many days after they were sealed.',
      type: 'number',
      exclusiveMinimum: 0,
    },
    keep_bytes: {
      description: 'The keeper deletes the oldest runs until the rest fits: bytes, or a size such as 5 GB.',
      anyOf: [
        { type: 'number', exclusiveMinimum: 0 },
        { type: 'string', pattern: '^\\d{1,9}(\\.\\d{1,3})? ?[KMGTkmgt]?[Bb]$' },
      ],
    },
    notify: {
      description: 'Whom the keeper tells what. Only in ~/.critiqor/critiqor.yaml.',
      type: 'object',
      properties: {
        command: { type: 'string', minLength: 1 },
        webhook: { type: 'string', pattern: '^https?://' },
        secret_file: { type: 'string', minLength: 1 },
        when: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
      },
      required: ['when'],
      additionalProperties: false,
    },
    hub: {
      description: 'The hub to which the keeper and critiqor push send runs. Only in ~/.critiqor/critiqor.yaml.',
      type: 'object',
      properties: {
        address: { type: 'string', pattern: '^https?://' },
        token_file: { type: 'string', minLength: 1 },
        machine: { type: 'string', minLength: 1 },
        private: { type: 'boolean' },
      },
      required: ['address', 'token_file'],
      additionalProperties: false,
    },
    redact: {
      description:
        'Texts to redact besides the secrets that are recognised, and texts that may stay (only in ~/.critiqor/critiqor.yaml).',
      ...toObject({ also: patterns, except: patterns }),
    },
    prices: {
      description: 'Dollars per million tokens, by model or provider/model.',
      type: 'object',
      additionalProperties: {
        ...toObject(
          Object.fromEntries(
            ['input', 'output', 'cache_read', 'cache_write'].map((kind) => [kind, { type: 'number', minimum: 0 }]),
          ),
        ),
        required: ['input', 'output'],
      },
    },
    policy,
    reader,
  },
  additionalProperties: false,
};

const rows = keys.map(([name, key]) => {
  const kind = key.type === 'number' ? 'a number' : 'a path';
  const values = key.choices ? key.choices.map((choice) => `\`${choice}\``).join(', ') : kind;
  const winners = [key.option, key.variable].flatMap((word) => (word ? [`\`${word}\``] : [])).join(', ');
  return `| \`${name}\` | ${values} | ${key.defaultIs ?? `\`${key.default}\``} | ${winners} | ${key.is} |`;
});

putGeneratedFiles({
  'schemas/config.v1.schema.json': `${JSON.stringify(schema, null, 2)}\n`,
  'docs/configuration.md': `# Configuration

<!-- Generated by scripts/make-config-docs.ts from packages/critiqor/src/config/config-keys.ts. -->

Critiqor works without a configuration. What you would otherwise repeat as options can be in \`critiqor.yaml\`:

| file | applies to |
|---|---|
| \`~/.critiqor/critiqor.yaml\` | everything that you do |
| \`critiqor.yaml\` in the current folder or the nearest folder above it | this project; wins over yours |

The search for the project's file ends at the root of its git repository and at your home folder. A file that belongs to another user is
refused: it would decide where your evidence goes.

\`\`\`yaml
# critiqor.yaml
runs_dir: ~/evidence/shop
capture: metadata
\`\`\`

| setting | values | default | wins over the file | is |
|---|---|---|---|---|
${rows.join('\n')}

\`critiqor config\` shows every value, of policy and reader too, and where it comes from, with file and line; \`--json\` for scripts. A setting that does not exist, a value that
is not allowed or a line that cannot be read stops the command with file, line and column (exit code 2): a misspelt setting is never ignored.

## Policy

Rules of \`critiqor check\` are below \`policy\` ([how they are applied](check.md)), or at the top of a file of their own. \`critiqor init\` writes
them with comments.

| rule | values | is |
|---|---|---|
${toRuleRows(POLICY_KEYS)}

Below \`regression\`:

| rule | values | is |
|---|---|---|
${toRuleRows(REGRESSION_KEYS)}

Below \`agents\`, by the name of an agent: rules that replace those above for its runs.

## Second reader

Settings of the [second reader](second-reader.md) are below \`reader\`. Without them no model reads anything.

| setting | values | wins over the file | is |
|---|---|---|---|
${readerRows.join('\n')}

## Keeper

\`keep_days\`, \`keep_bytes\`, \`notify\` and \`hub\` are described with [the keeper](keeper.md). \`notify\` and \`hub\` are only read from your own file.

## Redaction

Critiqor recognises secrets automatically ([redaction](redaction.md)). Use \`redact\` for your own secrets that it cannot know, and for texts that only look like secrets:

\`\`\`yaml
redact:
  also:
    - ACME-*
    - Project Bluebird
  except:
    - sk-test-*
\`\`\`

A text is taken literally and begins with at least four characters; one \`*\` stands for up to 100 letters, digits and \`_ . + / = -\`. Each list has
${MAX_OWN_PATTERNS} texts at most. \`also\` applies to everything that new evidence contains, ids included, and the mark is \`[redacted:own:…]\`. What lies within a text of
\`except\` stays; that list is only read from your own file, because a project must not uncover your secrets. Write patterns here, not secrets: the
recorder's configuration contains them.

## Prices

What you pay, in dollars per million tokens, by the name of the model or by \`"provider/model"\`:

\`\`\`yaml
prices:
  gpt-5:
    input: 1.25
    output: 10
    cache_read: 0.125
\`\`\`

They replace the cost that the host reports, and give one where it reports none. Without \`cache_read\` or \`cache_write\` the cache costs what input costs. The
cost is part of the evidence: other prices apply to runs that are recorded or imported from then on. Lists and prices reach an installed recorder with
\`critiqor install\`; \`monitor\`, \`run\` and \`import\` read them each time.

## Which runs directory

Every command uses the first of these, and \`critiqor runs\` says which:

1. \`--runs-dir\`
2. \`CRITIQOR_RUNS_DIR\`
3. \`runs_dir\` of the project's \`critiqor.yaml\`, then of yours
4. \`runs\` in the current folder, if there is one
5. \`~/.critiqor/runs\`

## What is read of YAML

Mappings and lists by indentation, lists such as \`[one, two]\` on one line, texts with or without quotes, numbers, \`true\`, \`false\`, \`null\`, comments.
Tags, anchors, texts of several lines, mappings in braces and several documents in one file are refused. The JSON Schema for editors is
[\`config.v1.schema.json\`](../schemas/config.v1.schema.json).
`,
});
