import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeTool } from '../describe-tool.ts';

test('the verb of a name in another language, before or after what it is done to', () => {
  const names = [
    ['correo_enviar', 'send'],
    ['archivo_leer', 'read'],
    ['crm.toplu_sil', 'delete'],
    ['kalender_eintrag_loeschen', 'delete'],
    ['rechnung.bezahlen', 'pay'],
    ['konto_salden_abfragen', 'look_up'],
    ['通知を送信', 'send'],
    ['订单_取消', 'cancel'],
    ['отправить_письмо', 'send'],
  ] as const;
  for (const [tool, deed] of names) assert.equal(describeTool({ tool, args: {} }).deed, deed, tool);
});

test('English nouns are no foreign verbs', () => {
  for (const tool of ['page_parameters', 'borrower_terms', 'agenda_terminal', 'environment_activity', 'bulk_holiday'])
    assert.equal(describeTool({ tool, args: {} }).deed, 'look_up', tool);
});
