import { join } from 'node:path';
import type { Expected, ShellAttack } from './attack.ts';

const NODE = `'${process.execPath}'`;
const FORGE = `${NODE} '${join(import.meta.dirname, '../../packages/critiqor/src/testing/recompute-chain.ts')}'`;
const RUN = '"$CRITIQOR_RUNS_DIR/$CRITIQOR_RUN_ID"';
const JOURNAL = `${RUN}/events.jsonl`;
const RECORD = `${RUN}.json`;
const STATE = '"$CRITIQOR_RUNS_DIR"/.critiqor';
const SEALS = '"$CRITIQOR_RUNS_DIR"/seals.jsonl';
const WITNESS = `${STATE}/run_001.witness`;
/** Changes the text `l` of a file in place, without another inode. */
const edit = (path: string, js: string): string =>
  `${NODE} -e 'const fs=require("fs");const p=process.argv[1];let t=fs.readFileSync(p,"utf8");let l=t.trimEnd().split("\\n");${js};fs.writeFileSync(p,l.join("\\n")+"\\n")' ${path}`;

const noticed = (kind: RegExp): Expected => ({ noticed: kind });
const KILLED = { outOfReach: '**Kill the supervisor.**' } as const;
const RECORD_WAITED = { outOfReach: '**Change the record between `monitor` and `finalize`.**' } as const;
const WAITED = { outOfReach: '**Change the file between `monitor` and `finalize`.**' } as const;
const harmless = { harmless: true } as const;

/** On a journal that nobody has sealed yet; the first expectation is for a living supervisor, the second for one that was killed. */
const ON_JOURNAL: readonly (readonly [name: string, command: string, alive: Expected, dead: Expected])[] = [
  [
    'a line changed with sed',
    `sed -i 's/message 4/nothing/' ${JOURNAL}`,
    noticed(/journal_replaced|altered_line/),
    noticed(/altered_line@line 4 /),
  ],
  [
    'bytes changed in place',
    `printf X | dd of=${JOURNAL} bs=1 seek=900 conv=notrunc status=none`,
    noticed(/altered_line|garbage_line|replaced_line|rewritten_line|missing_lines/),
    noticed(/altered_line|garbage_line|broken_chain|rewritten_line|missing_lines/),
  ],
  ['a line removed', edit(JOURNAL, 'l.splice(3,1)'), noticed(/missing_lines@/), noticed(/missing_lines@/)],
  [
    'two lines swapped',
    edit(JOURNAL, '[l[3],l[4]]=[l[4],l[3]]'),
    noticed(/missing_lines|reordered_line/),
    noticed(/missing_lines|reordered_line/),
  ],
  ['a line repeated', edit(JOURNAL, 'l.push(l[2])'), noticed(/duplicate_line/), noticed(/duplicate_line/)],
  ['a foreign line', `echo '{"event_type":"input"}' >> ${JOURNAL}`, noticed(/garbage_line/), noticed(/garbage_line/)],
  [
    'a line in the name of the supervisor',
    edit(JOURNAL, 'l.push(l[2].replace(/"writer":"[^"]*"/,"\\"writer\\":\\"supervisor\\""))'),
    noticed(/garbage_line/),
    noticed(/garbage_line/),
  ],
  [
    'bytes that are no text',
    `printf '\\377\\376\\n' >> ${JOURNAL}`,
    noticed(/garbage_line|invalid_utf8/),
    noticed(/garbage_line|invalid_utf8/),
  ],
  [
    'a number in other words',
    edit(JOURNAL, 'l[3]=l[3].replace("\\"seq\\":4,","\\"seq\\":4.0,")'),
    noticed(/rewritten_line@line 4 /),
    noticed(/rewritten_line@line 4 /),
  ],
  [
    'an escape for a letter',
    edit(JOURNAL, 'l[3]=l[3].replace("message 4","messag\\\\u0065 4")'),
    noticed(/rewritten_line/),
    noticed(/rewritten_line/),
  ],
  [
    'a space',
    edit(JOURNAL, 'l[3]=l[3].replace("\\"seq\\":4,","\\"seq\\": 4,")'),
    noticed(/rewritten_line/),
    noticed(/rewritten_line/),
  ],
  [
    'a repeated key',
    edit(JOURNAL, 'l[3]=l[3].replace("\\"seq\\":4,","\\"seq\\":9,\\"seq\\":4,")'),
    noticed(/rewritten_line/),
    noticed(/rewritten_line/),
  ],
  ['emptied', `: > ${JOURNAL}`, noticed(/missing_lines@/), noticed(/missing_lines@/)],
  [
    'the end cut off, the agent goes on',
    `head -n 5 ${JOURNAL} > copy; cat copy > ${JOURNAL}`,
    noticed(/missing_lines@/),
    noticed(/missing_lines@/),
  ],
  [
    'a copy in its place',
    `cp ${JOURNAL} copy && mv copy ${JOURNAL}`,
    noticed(/journal_replaced@/),
    noticed(/journal_replaced@/),
  ],
  [
    'a pipe in its place',
    `rm ${JOURNAL}; mkfifo ${JOURNAL}`,
    noticed(/refused_file|journal_replaced/),
    noticed(/refused_file/),
  ],
  [
    'a device in its place',
    `rm ${JOURNAL}; ln -s /dev/zero ${JOURNAL}`,
    noticed(/refused_file|journal_replaced/),
    noticed(/refused_file/),
  ],
  [
    'a link to a copy',
    `cp ${JOURNAL} copy; ln -sf "$PWD/copy" ${JOURNAL}`,
    noticed(/refused_file|journal_replaced/),
    noticed(/refused_file/),
  ],
  [
    'a directory in its place',
    `rm ${JOURNAL}; mkdir ${JOURNAL}`,
    noticed(/refused_file|journal_replaced/),
    noticed(/refused_file/),
  ],
  [
    'a file of holes',
    `truncate -s 2T ${JOURNAL}`,
    noticed(/refused_file|garbage_line|journal_replaced/),
    noticed(/refused_file|garbage_line/),
  ],
  [
    'a hard link through which a line is changed',
    `ln ${JOURNAL} other; ${edit('other', 'l[3]=l[3].replace("message 4","nothing")')}`,
    noticed(/altered_line@/),
    noticed(/altered_line@/),
  ],
  [
    'the chain computed anew',
    `${FORGE} ${JOURNAL} 'message 4' nothing`,
    noticed(/replaced_line@line 4 /),
    noticed(/broken_chain|missing_lines/),
  ],
  [
    'a writer of its own',
    `sed s/w_0123456789ab/w_ffffffffffff/ ${JOURNAL} > copy && ${FORGE} copy x x && cat copy >> ${JOURNAL}`,
    noticed(/unannounced_writer@/),
    KILLED,
  ],
  ['the time of the file set back', `touch -d 2001-01-01 ${JOURNAL}`, harmless, harmless],
];

/** On everything beside the journal, while the agent runs and its supervisor lives. */
const BESIDE: readonly (readonly [on: ShellAttack['on'], name: string, command: string, expected: Expected])[] = [
  [
    'session',
    'a flattering session while it is live',
    `echo '{"events":[],"metrics":{"total_events":1}}' > ${RUN}/session.json`,
    harmless,
  ],
  [
    'session',
    'a directory in the place of the live session',
    `rm -f ${RUN}/session.json; mkdir ${RUN}/session.json`,
    { refused: /session\.json/ },
  ],
  [
    'diagnosis',
    'a diagnosis that waits for the seal',
    `echo '{"executive_summary":{"trust_score":100}}' > ${RUN}/diagnosis.json`,
    harmless,
  ],
  ['diagnosis', 'a link in the place of the diagnosis', `ln -s "$PWD/elsewhere" ${RUN}/diagnosis.json`, harmless],
  [
    'record',
    'a score in the record',
    `sed -i 's/"trust_score": null/"trust_score": 100/' ${RECORD}`,
    noticed(/changed_record@/),
  ],
  [
    'record',
    'other metadata in the record',
    `sed -i 's/"visibility": "private"/"visibility": "public"/' ${RECORD}`,
    noticed(/changed_record@/),
  ],
  [
    'record',
    'the record set to COMPLETED',
    `sed -i 's/"status": "MONITORING"/"status": "COMPLETED"/' ${RECORD}`,
    { refused: /COMPLETED|not sealed|NO VERDICT|cannot|could not|list of seals/ },
  ],
  ['record', 'the record removed', `rm ${RECORD}`, { refused: /record|run_001/ }],
  ['record', 'a pipe in the place of the record', `rm ${RECORD}; mkfifo ${RECORD}`, { refused: /record|run_001/ }],
  [
    'seals',
    'a forged line that waits for the seal',
    `echo '{"kind":"seal","run_id":"run_001","seal":"x","row":{"trust_score":100}}' >> ${SEALS}`,
    noticed(/list_changed@/),
  ],
  ['seals', 'a directory in the place of the list', `mkdir ${SEALS}`, { refused: /seals\.jsonl/ }],
  [
    'annotations',
    'annotations that wait for the seal',
    `echo '{"visibility":"public"}' > ${RUN}/annotations.jsonl`,
    noticed(/wrong_annotations@annotations/),
  ],
  ['witness', 'a statement in the name of the supervisor', `echo '{"absence":"turned_off"}' > ${WITNESS}`, harmless],
  [
    'witness',
    'the supervisor stopped while a line is changed',
    `kill -STOP $CRITIQOR_WITNESS_PID; ${edit(JOURNAL, 'l[3]=l[3].replace("message 4","nothing")')}; kill -CONT $CRITIQOR_WITNESS_PID`,
    noticed(/altered_line@/),
  ],
  ['overlay', 'the overlay emptied', `echo '{}' > ${STATE}/openclaw.config.json5`, harmless],
  ['overlay', 'the copy of the overlay removed', `rm ${RUN}/openclaw.config.json5`, harmless],
  ['lock', 'garbage in the lock', `echo garbage > ${STATE}/lock.sqlite`, { refused: /lock|runs directory/ }],
  [
    'lock',
    'a directory in the place of the lock',
    `rm -f ${STATE}/finalize.sqlite; mkdir ${STATE}/finalize.sqlite`,
    { refused: /finalize\.sqlite/ },
  ],
  [
    'lock',
    'a pipe beside the lock',
    `mkfifo ${STATE}/finalize.sqlite-journal`,
    { refused: /finalize\.sqlite-journal/ },
  ],
  [
    'directory',
    'another directory in its place',
    `mv ${RUN} away; mkdir ${RUN}; cp away/events.jsonl ${RUN}/`,
    noticed(/journal_replaced@/),
  ],
  ['directory', 'a link in its place', `mv ${RUN} away; ln -s "$PWD/away" ${RUN}`, { refused: /not a directory|link/ }],
];

/** Between `monitor` and `finalize`, by a process that outlived the agent. */
const BETWEEN: readonly (readonly [on: ShellAttack['on'], name: string, command: string, expected: Expected])[] = [
  ['journal', 'a line changed', edit(JOURNAL, 'l[3]=l[3].replace("message 4","nothing")'), noticed(/altered_line@/)],
  ['journal', 'the chain computed anew', `${FORGE} ${JOURNAL} 'message 4' nothing`, noticed(/replaced_line@line 4 /)],
  ['journal', 'the end cut off', edit(JOURNAL, 'l=l.slice(0,12)'), noticed(/missing_tail@/)],
  ['journal', 'removed', `rm ${JOURNAL}`, noticed(/missing_tail|journal_replaced|missing_lines/)],
  [
    'journal',
    'a line added',
    edit(JOURNAL, 'l.push(l[2].replace("\\"seq\\":3,","\\"seq\\":21,"))'),
    noticed(/altered_line|late_line|broken_chain/),
  ],
  [
    'witness',
    'the chain computed anew, and the statement damaged',
    `${FORGE} ${JOURNAL} 'message 4' nothing; echo '{}' > ${WITNESS}`,
    WAITED,
  ],
  [
    'record',
    'other metadata in the record',
    `sed -i 's/"visibility": "private"/"visibility": "public"/' ${RECORD}`,
    RECORD_WAITED,
  ],
  ['witness', 'the statement removed', `rm ${WITNESS}`, harmless],
  ['witness', 'a pipe in the place of the statement', `rm ${WITNESS}; mkfifo ${WITNESS}`, harmless],
];

/** While `finalize` works, before any of its calls of the file system. */
const DURING: readonly (readonly [on: ShellAttack['on'], name: string, command: string])[] = [
  [
    'journal',
    'a line changed',
    `[ -f ${JOURNAL} ] && ${edit(JOURNAL, 'l[3]=l[3].replace("message 4","forged 4")')}; true`,
  ],
  [
    'session',
    'an event of the sealed file changed',
    `for f in ${RUN}/session.json*; do chmod u+w "$f" && sed -i 's/message 4/forged 4/' "$f"; done; true`,
  ],
  [
    'diagnosis',
    'a flattering diagnosis',
    `for f in ${RUN}/diagnosis.json*; do sed -i 's/"trust_score": [0-9]*/"trust_score": 99/' "$f"; done 2>&1; true`,
  ],
  [
    'record',
    'a flattering record',
    `for f in ${RECORD}*; do sed -i 's/"trust_score": [0-9]*/"trust_score": 99/' "$f"; done; true`,
  ],
  [
    'seals',
    'a flattering list of seals',
    `[ -f ${SEALS} ] && sed -i 's/"trust_score":[0-9]*/"trust_score":99/' ${SEALS}; true`,
  ],
];

type When =
  | 'while the agent runs, supervisor alive'
  | 'while the agent runs, supervisor killed'
  | 'between monitor and finalize'
  | 'during the seal';

export interface PlacedAttack extends ShellAttack {
  readonly when: When;
}

/** All attacks that are made with the real commands. */
export const SHELL_ATTACKS: readonly PlacedAttack[] = [
  ...ON_JOURNAL.map(
    ([name, command, expected]) =>
      ({ on: 'journal', name, command, expected, when: 'while the agent runs, supervisor alive' }) as const,
  ),
  ...BESIDE.map(
    ([on, name, command, expected]) =>
      ({ on, name, command, expected, when: 'while the agent runs, supervisor alive' }) as const,
  ),
  ...ON_JOURNAL.map(
    ([name, command, , expected]) =>
      ({ on: 'journal', name, command, expected, when: 'while the agent runs, supervisor killed' }) as const,
  ),
  ...BETWEEN.map(
    ([on, name, command, expected]) => ({ on, name, command, expected, when: 'between monitor and finalize' }) as const,
  ),
  ...DURING.map(
    ([on, name, command]) => ({ on, name, command, expected: { noticed: /./ }, when: 'during the seal' }) as const,
  ),
];
