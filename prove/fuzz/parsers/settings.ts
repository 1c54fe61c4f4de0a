import { checkConfig } from '../../../packages/critiqor/src/config/check-config.ts';
import { readYaml } from '../../../packages/critiqor/src/config/read-yaml.ts';
import { YamlFault } from '../../../packages/critiqor/src/config/yaml-node.ts';
import { mutate } from '../mutate.ts';
import { must, type OpenParser } from '../parser.ts';

const SEEDS = [
  'runs_dir: ./runs\ncapture: metadata\nprofile: default\n',
  '# ours\nruns_dir: "~/my runs" # here\n\ncapture: \'full\'\n',
  'check:\n  - name: "a \\"b\\""\n    bars: [1, 2.5, -3e2, true, null, "x"]\n    deep:\n      deeper: yes\n  - other: 0\n',
];

/** `critiqor.yaml`: read, or refused in one line with a place inside the file. */
export const openSettings: OpenParser = () => ({
  seeds: SEEDS,
  mutate,
  feed(input) {
    try {
      return `read ${Object.keys(checkConfig(readYaml(input)))
        .sort()
        .join(' ')}`;
    } catch (cause) {
      if (!(cause instanceof YamlFault)) throw cause;
      const { line, column } = cause.place;
      const lines = input.split('\n');
      must(line >= 1 && line <= lines.length, `line ${line} of ${lines.length}`);
      must(column >= 1 && column <= (lines[line - 1] ?? '').length + 2, `column ${column} of line ${line}`);
      must(!cause.message.includes('\n'), 'the error is not one line');
      return `refused ${cause.message.replaceAll(/"(?:[^"\\]|\\.)*"|\S*\d\S*/g, '').slice(0, 60)}`;
    }
  },
});
