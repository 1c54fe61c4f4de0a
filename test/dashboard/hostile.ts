import { createTestWriter } from '../../packages/critiqor/src/testing/test-evidence.ts';

/** What somebody could write into an event to make a page do something. */
export const HOSTILE_TEXTS = {
  script: '<script>window.hacked = true</script>',
  image: '<img src=x onerror="window.hacked = true">',
  link: '<a href="javascript:window.hacked = true">click</a>',
  svg: '<svg/onload=window.hacked=true><animate onbegin=window.hacked=true attributeName=x dur=1s>',
  frame: '<iframe srcdoc="&lt;script&gt;parent.hacked = true&lt;/script&gt;"></iframe>',
  attribute: '" autofocus onfocus="window.hacked = true" x="\' onmouseover=\'window.hacked = true',
  closing: '</script></style></title></textarea></template>--><script>window.hacked = true</script>',
  mutation:
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src onerror=window.hacked=true&gt;">',
  markdown: '[click](javascript:window.hacked=true) ![x](data:text/html,<script>window.hacked=true</script>)',
  entity: '&lt;script&gt;window.hacked = true&lt;/script&gt; &#60;img src=x onerror=window.hacked=true&#62;',
  style: '<style>@import "//attacker.example/x";</style><link rel=stylesheet href=//attacker.example/y>',
  rtl: 'safe \u202e\u2066txt.exe\u2069 end',
  control: 'bell\u0007 escape\u001b[31mred\u001b[0m null\u0000 tab\tend',
  surrogate: 'lone \ud800 and \udfff end',
  template: '{{constructor.constructor("window.hacked = true")()}}',
  wide: `${'W'.repeat(3000)}`,
};

/** A run in which every tool call carries one of them, and one a line of 5 MB. */
export function hostileJournal(): string[] {
  const write = createTestWriter('w_hostile', Date.parse('2026-11-20T09:00:00.000Z'));
  const texts = Object.values(HOSTILE_TEXTS);
  const lines = [
    write({
      event_type: 'recorder_start',
      source: 'recorder',
      source_layer: 'extension_api',
      payload: { capture: 'full' },
      tool_name: undefined,
      tool_call_id: undefined,
    }),
  ];
  for (const [index, text] of [...texts, 'x'.repeat(5_000_000)].entries()) {
    const id = `call_${index}`;
    const call = {
      tool_name: text.slice(0, 60),
      tool_call_id: id,
      conversation_key: `agent:main:${text.slice(0, 40)}`,
    };
    lines.push(
      write({
        ...call,
        event_type: 'tool_call',
        duration_ms: null,
        payload: { toolName: text.slice(0, 60), toolCallId: id, input: { command: text, [text.slice(0, 50)]: 1 } },
      }),
    );
    lines.push(
      write({
        ...call,
        event_type: 'tool_result',
        status: 'error',
        outcome: 'failed',
        error: text.slice(0, 400),
        duration_ms: 20,
        payload: { toolName: text.slice(0, 60), toolCallId: id, result: { content: [{ type: 'text', text }] } },
      }),
    );
  }
  return lines;
}
