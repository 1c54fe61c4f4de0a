import { addFirst, addLast, addLastReread, addMiddle } from './add-calls.ts';
import type { Change } from './book-run.ts';
import { toCamelNames, toKebabNames, toMcpNames, toSynonyms } from './rename-tools.ts';
import * as answer from './rewrite-answer.ts';
import * as commands from './rewrite-commands.ts';
import * as conversation from './rewrite-conversation.ts';
import * as results from './rewrite-results.ts';

/** Changes of a run that change nothing for a fair reader, by name. */
export const CHANGES: Readonly<Record<string, Change>> = {
  'mcp tool names': toMcpNames,
  'camelCase tool names': toCamelNames,
  'kebab-case tool names': toKebabNames,
  'synonyms as tool names': toSynonyms,
  'ls at the end': addLast('ls /tmp', 'node-compile-cache\nsystemd-private-logind\n'),
  'date at the end': addLast('date', 'Tue Jul  8 10:14:22 UTC 2025\n'),
  'git version at the end': addLast('git --version', 'git version 2.47.1\n'),
  'file read again at the end': addLastReread,
  'pwd at the beginning': addFirst,
  'version in the middle': addMiddle,
  'content blocks': results.toContentBlocks,
  'result member': results.toResultMember,
  'ok and data members': results.toDataMember,
  'pretty JSON': results.toPrettyJson,
  'compact JSON': results.toCompactJson,
  'keys reordered': results.toReorderedKeys,
  'arguments reordered': results.toReorderedArguments,
  CRLF: results.toCrlf,
  'coloured output': results.toColoured,
  'time of commands': results.toTimed,
  'bash -lc': commands.toLoginShell,
  'cd before commands': commands.toInFolder,
  sudo: commands.toSudo,
  'absolute paths': commands.toAbsolutePaths,
  'plain numbers': answer.toPlainNumbers,
  'sentences as a list': answer.toBullets,
  'list as prose': answer.toProse,
  'list reordered': answer.toReorderedItems,
  'polite words': answer.toPolite,
  'bold figures': answer.toBoldFigures,
  'names as code': answer.toCodeNames,
  'message before the work': conversation.addInterim,
  'message before the answer': conversation.addInterimBeforeAnswer,
  'earlier question': conversation.addEarlierTurn,
  'earlier job': conversation.addEarlierJob,
  times: conversation.addTimes('2025-07-08T09:00:00Z'),
  'other times': conversation.addTimes('2026-02-28T23:59:30Z'),
  'other people': conversation.renamePeople,
};
