import type { Deed } from './deeds.ts';

/**
 * What is known of tools by their names. Whole names come first, then verbs among the words of a name, then nouns. Nothing matches inside
 * a word: `show_calendar` has nothing to do with `sh`.
 */

/** What a tool works on, as far as somebody asks. */
export type Domain =
  | 'command'
  | 'code'
  | 'process'
  | 'file'
  | 'memory'
  | 'message'
  | 'web'
  | 'device'
  | 'database'
  | 'agent'
  | 'thing';

/** Tools of hosts and harnesses whose words alone would mislead, in the form of `ToolNameParts.name`. */
export const WHOLE_NAMES: ReadonlyMap<string, readonly [Deed, Domain]> = new Map(
  toRows<readonly [Deed, Domain]>([
    [
      ['run', 'command'],
      'bash exec shell sh zsh terminal cmd powershell local_shell exec_command execute_bash execute_command run_command run_shell run_shell_command run_terminal_cmd run_in_terminal shell_exec shell_command terminal_exec bash_exec run_bash container_exec command_line execute',
    ],
    [
      ['run', 'code'],
      'python ipython python_repl execute_python run_python execute_code run_code code_exec code_execution code_interpreter execute_ipython_cell repl javascript_repl js_repl jupyter run_cell run_script execute_script',
    ],
    [
      ['wait', 'process'],
      'process bash_output shell_output task_output get_terminal_output write_stdin continue_wait wait poll',
    ],
    [['stop', 'process'], 'kill_shell kill_bash task_stop interrupt kill_process stop_process'],
    [
      ['read', 'file'],
      'read read_file view view_file open open_file cat ls list_dir list_directory list_files glob grep rg find find_file search_file search_dir file_search grep_search read_many_files read_lines goto scroll_down scroll_up tree stat',
    ],
    [['create', 'file'], 'write write_file create_file save_file write_to_file create fs_write'],
    [
      ['change', 'file'],
      'edit edit_file multi_edit apply_patch apply_diff str_replace replace replace_in_file insert append append_file notebook_edit patch_file update_file reapply search_replace edit_notebook',
    ],
    [['change', 'file'], 'str_replace_editor str_replace_based_edit_tool text_editor editor file_editor'],
    [['delete', 'file'], 'rm delete_file remove_file delete_path unlink rmdir'],
    [['move', 'file'], 'mv move_file rename_file'],
    [
      ['recall', 'memory'],
      'memory_search memory_get memory_read recall search_memory get_memory read_memory retrieve_memory',
    ],
    [
      ['remember', 'memory'],
      'memory_write memory_append memory_store memory_add memory_set memory_save save_memory add_memory store_memory remember update_memory create_memory',
    ],
    [
      ['delegate', 'agent'],
      'sessions_spawn sessions_send task agent spawn_agent delegate handoff dispatch_agent new_task run_agent transfer_to_human_agents escalate_to_human',
    ],
    [
      ['wait', 'agent'],
      'agents_wait sessions_yield sessions_history session_status sessions_list agents_list wait_for_agent subagents',
    ],
    [
      ['think', 'thing'],
      'think plan update_plan todo_write todo_read write_todos exit_plan_mode enter_plan_mode sequential_thinking sequentialthinking reason scratchpad reflect',
    ],
    [
      ['tell', 'message'],
      'ask_user ask_user_question ask_followup_question attempt_completion send_msg_to_user final_answer finish submit end respond message_user reply_to_user ask_human request_user_input end_conversation complete_task',
    ],
    [
      ['look_up', 'web'],
      'web_search web_fetch websearch webfetch google_web_search fetch fetch_url browse goto_url go_back go_forward http_get screenshot snapshot hover scroll tab_focus new_tab',
    ],
    [
      ['look_up', 'thing'],
      'tool_search tool_describe skill slash_command calculate calculator get_time image_describe',
    ],
    [['send', 'message'], 'message'],
    [['schedule', 'thing'], 'cron'],
    [['set', 'device'], 'home_assistant nodes'],
    [
      ['other', 'web'],
      'browser click fill press select_option type check_box drag upload_file clear focus canvas computer action unknown noop no_op none',
    ],
  ]),
);

/** Verbs of ordinary APIs that are hardly ever nouns. The first one found among the words of a name says what the tool does. */
export const VERBS: ReadonlyMap<string, Deed> = new Map(
  toRows<Deed>([
    [
      'look_up',
      'get list search find fetch lookup show describe retrieve browse count check inspect compare preview calculate compute estimate scan explore track view stat resolve_name verify validate detect analyze analyse summarize translate parse extract render geocode suggest recommend monitor watch peek enumerate filter select ask',
    ],
    ['read', 'read download open load tail'],
    [
      'create',
      'create add insert make generate new append upload copy clone duplicate import export init initialize register attach draft compose write save store provision upsert',
    ],
    [
      'change',
      'update modify edit change patch replace rename set_label assign unassign transition convert apply restore revert rollback rotate resize sync approve reject accept reopen close archive unarchive tag untag mark unmark prioritize reorder exchange adjust fix merge combine join split link unlink migrate complete finalize reset overwrite rewrite renew extend upgrade downgrade reassign enroll pin confirm acknowledge resolve transform lift',
    ],
    [
      'delete',
      'delete remove destroy drop purge clear trash erase wipe truncate discard unregister detach prune evict expunge empty uninstall nuke flush deprovision decommission teardown unpublish',
    ],
    ['move', 'move relocate'],
    ['send', 'send reply forward notify email sms dispatch broadcast dm text submit respond alert fax invite request'],
    ['publish', 'publish share release tweet unhide expose grant'],
    ['commit', 'commit'],
    ['push', 'push'],
    ['deploy', 'deploy rollout promote'],
    ['pay', 'pay charge purchase buy checkout capture payout remit settle wire donate debit'],
    ['refund', 'refund reimburse return'],
    ['book', 'book reserve rebook'],
    ['cancel', 'cancel abort revoke unsubscribe void withdraw decline uncancel terminate'],
    ['schedule', 'schedule reschedule remind postpone snooze'],
    ['install', 'install'],
    ['delegate', 'delegate spawn handoff escalate handover'],
    ['start', 'start launch boot restart resume trigger invoke enable activate unmute subscribe run execute exec call'],
    ['stop', 'stop kill shutdown pause disable deactivate suspend mute silence block halt'],
    ['set', 'set turn switch toggle lock unlock dim arm disarm play configure scale'],
    ['remember', 'remember memorize'],
    ['recall', 'recall'],
    ['wait', 'wait poll sleep yield'],
    ['think', 'think plan reason'],
    ['test', 'test'],
    ['build', 'build compile'],
    ['lint', 'lint'],
    // The same verbs in other languages, from dictionaries.
    [
      'look_up',
      'suchen finden abfragen anzeigen auflisten chercher rechercher lister afficher trouver buscar listar consultar cercare cerca trova elenca zoeken lijst szukaj traccia tracciare suivre',
    ],
    [
      'create',
      'erstellen anlegen hinzufuegen ajouter creer crear anadir agregar criar adicionar creare aggiungi aanmaken utworz',
    ],
    [
      'change',
      'aendern aktualisieren bearbeiten aufheben modifier actualizar modificar atualizar modifica aggiorna wijzigen',
    ],
    ['delete', 'loeschen entfernen supprimer borrar eliminar excluir elimina verwijderen usun'],
    ['send', 'senden verschicken versenden envoyer enviar mandar invia inviare versturen wyslij'],
    ['pay', 'bezahlen zahlen ueberweisen payer pagar paga pagare betalen zaplac oplac ode odeme'],
    ['book', 'buchen reservieren reserver reservar prenota prenotare boeken'],
    ['cancel', 'stornieren absagen annuler cancelar annulla annullare annuleren anuluj'],
  ]),
);

/** Words that are verbs in some names and nouns in others: they count when no verb above is found, the last of a name before the first. */
export const WEAK_VERBS: ReadonlyMap<string, Deed> = new Map(
  toRows<Deed>([
    ['send', 'post mail message comment'],
    ['pay', 'order transfer'],
    [
      'look_up',
      'query report review status info details history log search list view stats lookup forecast quote rate statement',
    ],
    ['book', 'hold'],
    ['change', 'label move tag patch'],
    ['schedule', 'reminder timer alarm'],
    ['create', 'note record upload export import'],
    ['set', 'control'],
    ['start', 'trigger'],
  ]),
);

/** What making one of these is: `create_refund` refunds, `add_reminder` schedules. */
export const MADE_THINGS: ReadonlyMap<string, Deed> = new Map(
  toRows<Deed>([
    ['pay', 'payment payments transfer payout payouts charge order purchase subscription checkout'],
    ['refund', 'refund'],
    ['book', 'booking reservation appointment'],
    ['schedule', 'event meeting reminder alarm timer cron job schedule calendar'],
    ['send', 'message mail email sms comment reply notification tweet dm invitation'],
    ['publish', 'release'],
    ['deploy', 'deployment'],
    ['commit', 'commit'],
    ['delegate', 'agent subagent session'],
    ['remember', 'memory memories'],
    ['install', 'package dependency plugin'],
  ]),
);

/** Things that stay where they are made, whatever they are for. */
export const UNSENT = new Set([
  'draft',
  'template',
  'filter',
  'rule',
  'label',
  'folder',
  'list',
  'cart',
  'line',
  'item',
  'items',
  'entry',
]);

/** Verbs that make something: the thing made says what was done. */
export const MAKING = new Set([
  'create',
  'add',
  'make',
  'place',
  'new',
  'submit',
  'insert',
  'issue',
  'register',
  'post',
]);

/** Words of a name or server that say what a tool works on. */
export const DOMAIN_WORDS: ReadonlyMap<string, Domain> = new Map(
  toRows<Domain>([
    ['file', 'file files directory folder path filesystem fs notebook'],
    ['memory', 'memory memories'],
    [
      'message',
      'mail email gmail sms slack discord telegram whatsapp message messages mailing smtp twilio chat outlook teams signal',
    ],
    ['web', 'web http url browser page'],
    [
      'device',
      'home assistant light lights lamp climate thermostat hue switch lock device devices sensor homekit smartthings sonos',
    ],
    ['database', 'sql postgres postgresql mysql sqlite bigquery snowflake mongo mongodb redis database db salesforce'],
    ['agent', 'agent agents subagent subagents'],
  ]),
);

/** Git hosts: merging there is merging a branch and not two records. */
export const VCS_WORDS = new Set([
  'git',
  'github',
  'gitlab',
  'bitbucket',
  'gitea',
  'pr',
  'mr',
  'pull',
  'branch',
  'repo',
]);

function toRows<Value>(rows: readonly (readonly [Value, string])[]): [string, Value][] {
  return rows.flatMap(([value, names]) => names.split(' ').map((name): [string, Value] => [name, value]));
}
