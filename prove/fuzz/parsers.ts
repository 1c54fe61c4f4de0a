import type { OpenParser } from './parser.ts';
import { openApi } from './parsers/api.ts';
import { openArguments } from './parsers/arguments.ts';
import { openDiagnosis } from './parsers/diagnosis.ts';
import { openJournal } from './parsers/journal.ts';
import { openRecord } from './parsers/record.ts';
import { openSession } from './parsers/session.ts';
import { openSettings } from './parsers/settings.ts';
import { openTraces } from './parsers/traces.ts';

export const PARSERS: Readonly<Record<string, OpenParser>> = {
  traces: openTraces,
  arguments: openArguments,
  api: openApi,
  diagnosis: openDiagnosis,
  record: openRecord,
  session: openSession,
  journal: openJournal,
  settings: openSettings,
};
