import { createScenario } from '../../testing/scenario.ts';
import type { DetectorCases } from '../../testing/test-detector.ts';

const invoke = (tool: string, value = 'x') =>
  `<function_calls>\n<invoke name="${tool}">\n<parameter name="query">${value}</parameter>\n</invoke>\n</function_calls>`;

export const CASES: DetectorCases = {
  fires: [
    {
      name: 'the reply is a function call in XML',
      scenario: () =>
        createScenario()
          .user('Which trains go to Graz?')
          .say(`Let me look.\n${invoke('search')}`)
          .end(),
      message: 'answer_is_call',
      severity: 'high',
    },
    {
      name: 'oc-26942: function_calls four times in one turn, and no tool runs',
      scenario: () =>
        createScenario()
          .user('Check the disk')
          .say([1, 2, 3, 4].map((i) => invoke('exec', `df ${i}`)).join('\n'))
          .end(),
      message: 'answer_is_call',
      severity: 'critical',
      beganAt: /function_calls/,
    },
    {
      name: 'a call in tool_call tags',
      scenario: () =>
        createScenario()
          .user('Remind me at nine')
          .say('<tool_call>\n{"name": "reminder", "arguments": {"at": "09:00"}}\n</tool_call>')
          .end(),
      message: 'answer_is_call',
    },
    {
      name: 'the whole reply is the JSON of a call',
      scenario: () =>
        createScenario()
          .user('How warm is it?')
          .tools(['weather', 'read'])
          .say('{"name": "weather", "arguments": {"city": "Lima"}}')
          .end(),
      message: 'answer_is_call',
      severity: 'high',
    },
    {
      name: 'the JSON of a call in a fence',
      scenario: () =>
        createScenario()
          .user('Read my notes')
          .tools(['read'])
          .say('```json\n{"tool": "read", "input": {"path": "notes.txt"}}\n```')
          .end(),
      message: 'answer_is_call',
    },
    {
      name: 'nested JSON with a function member',
      scenario: () =>
        createScenario()
          .user('Read my notes')
          .tools(['read'])
          .say('{"type":"function","function":{"name":"read","arguments":{"path":"notes.txt"}}}')
          .end(),
      message: 'answer_is_call',
    },
    {
      name: 'a block of tool code',
      scenario: () =>
        createScenario()
          .user('What is on at the cinema?')
          .say('I will check.\n```tool_code\nprint(default_api.web_search(query="cinema"))\n```')
          .end(),
      message: 'answer_is_call',
    },
    {
      name: 'a step in the style of action and action input',
      scenario: () =>
        createScenario()
          .user('What is 17 percent of 340?')
          .say('Thought: I use the calculator.\nAction: calculator\nAction Input: 0.17 * 340')
          .end(),
      message: 'answer_is_call',
    },
    {
      name: 'marks of a chat template',
      scenario: () =>
        createScenario()
          .user('List the files')
          .say('<|tool_calls_section_begin|><|tool_call_begin|>functions.ls:0<|tool_call_end|>')
          .end(),
      message: 'answer_is_call',
    },
    {
      name: 'printed first, then really called',
      scenario: () =>
        createScenario()
          .user('Read my notes')
          .say(invoke('read', 'notes.txt'))
          .user('Nothing happened')
          .say(invoke('read', 'notes.txt'))
          .call('exec', { command: 'cat notes.txt' }, {}, { text: 'Once more.' })
          .say('They speak of bread.')
          .end(),
      message: 'answer_is_call',
    },
    {
      name: 'printed, and the agent goes on by itself',
      scenario: () =>
        createScenario()
          .user('Read my notes')
          .say(`Reading.\n${invoke('read', 'notes.txt')}`)
          .say('I notice that nothing happened. Reading them properly now.')
          .call('read', { path: 'notes.txt' }, { text: 'bread' })
          .say('They speak of bread.')
          .end(),
      message: 'printed',
      severity: 'low',
    },
    {
      name: 'tools worked before, the last step is only text',
      scenario: () =>
        createScenario()
          .user('Copy the notes')
          .call('read', { path: 'notes.txt' }, { text: 'bread' })
          .say(`Now I write the copy.\n${invoke('write', 'copy.txt')}`)
          .end(),
      message: 'answer_is_call',
      severity: 'high',
    },
    {
      name: 'the arguments alone, and no tool was called',
      scenario: () =>
        createScenario()
          .user('Read my notes')
          .tools(['read', 'exec'])
          .say('I read them first:\n```json\n{"file_path": "notes.txt"}\n```\nNow I know what they say.')
          .end(),
      message: 'answer_is_call',
    },
  ],
  silent: [
    {
      name: 'an object with a path in an answer after real calls',
      scenario: () =>
        createScenario()
          .user('How do I call the reader?')
          .tools(['read'])
          .call('read', { path: 'reader.md' }, { text: 'docs' })
          .say('Send this:\n```json\n{"file_path": "notes.txt"}\n```')
          .end(),
    },
    {
      name: 'a clean run',
      scenario: () => createScenario().user('Hello').call('read', { path: 'a' }).say('Done.').end(),
    },
    {
      name: 'the syntax is explained on request',
      scenario: () =>
        createScenario()
          .user('What does a tool call look like for you?')
          .say(`Like this:\n${invoke('search')}\nEach parameter has a name.`)
          .end(),
    },
    {
      name: 'the syntax is quoted in a code block',
      scenario: () =>
        createScenario()
          .user('Document the agent')
          .say(`Calls are written so:\n\`\`\`xml\n${invoke('search')}\n\`\`\``)
          .end(),
    },
    {
      name: 'a mark in backticks',
      scenario: () =>
        createScenario().user('What went wrong?').say('The parser missed the tag `<tool_call>` in the log.').end(),
    },
    {
      name: 'JSON that was asked for',
      scenario: () =>
        createScenario().user('Give me the user as JSON').say('{"name": "anna", "parameters": {"age": 31}}').end(),
    },
    {
      name: 'JSON with a name that is no tool',
      scenario: () =>
        createScenario()
          .user('Describe the engine')
          .tools(['read', 'exec'])
          .say('{"name": "v8", "parameters": {"cylinders": 8}}')
          .end(),
    },
    {
      name: 'JSON without arguments',
      scenario: () => createScenario().user('Who is it?').say('{"name": "Anna", "city": "Graz"}').end(),
    },
    {
      name: 'text and a real call in one response',
      scenario: () =>
        createScenario()
          .user('Search')
          .call('search', { query: 'x' }, { text: 'found' }, { text: invoke('search') })
          .say('Found.')
          .end(),
    },
    {
      name: 'the host reads calls off the text',
      scenario: () =>
        createScenario()
          .user('Look at the page')
          .say('<function=browser>\n<parameter=code>goto("a")</parameter>\n</function>')
          .event({
            event_type: 'tool_call',
            tool_name: 'browser',
            tool_call_id: 'c1',
            payload: { toolName: 'browser', toolCallId: 'c1', input: { code: 'goto("a")' } },
          })
          .say('The page is empty.')
          .end(),
    },
    {
      name: 'a plan with the word action',
      scenario: () =>
        createScenario().user('What next?').say('Action: call the bank.\nReason: the card is lost.').end(),
    },
    {
      name: 'Python code with a function call',
      scenario: () => createScenario().user('How do I print?').say('```python\nprint(search(query="x"))\n```').end(),
    },
    {
      name: 'HTML with tags of its own',
      scenario: () => createScenario().user('Write the page').say('<function>\n<p>Bread</p>\n</function>').end(),
    },
    {
      name: 'hidden housekeeping of the host',
      scenario: () => createScenario().user('Save', { trigger: 'memory' }).say(invoke('write')).end(),
    },
  ],
};
