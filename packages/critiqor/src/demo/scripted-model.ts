import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One scripted answer of the model. */
export interface ModelTurn {
  readonly text?: string;
  readonly tools?: readonly ScriptedToolCall[];
  /** Answers with this HTTP status instead. */
  readonly error?: {
    readonly status: number;
    readonly message: string;
    readonly code?: string;
    readonly type?: string;
  };
  /** Waits before answering. */
  readonly delayMs?: number;
  /** Drops the connection after the first chunk. */
  readonly cut?: boolean;
  /** Streams the text in this many chunks. */
  readonly chunks?: number;
  /** Waits between two chunks. */
  readonly chunkDelayMs?: number;
  readonly usage?: { readonly prompt_tokens?: number; readonly completion_tokens?: number; readonly cached?: number };
  /** Reports no tokens at all. */
  readonly withoutUsage?: boolean;
  /** What the model thinks before it speaks. */
  readonly reasoning?: string;
  /** Why the response ends, if not for the usual reason. */
  readonly finish?: string;
  /** Calls that a second choice of the same response asks for. */
  readonly secondChoice?: readonly ScriptedToolCall[];
}

export interface ScriptedToolCall {
  readonly name: string;
  /** An id of its own; without it every call has a different one. */
  readonly id?: string;
  readonly args?: unknown;
  /** The arguments exactly as the model writes them, for broken JSON. */
  readonly rawArgs?: string;
}

/** What the model really received and answered: the truth that evidence is compared with. */
export interface ModelExchange {
  readonly script: string;
  readonly index: number;
  readonly request: ChatRequest;
  readonly turn: ModelTurn;
  readonly toolCallIds: readonly string[];
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly cachedTokens: number;
  /** False when the client went away before the answer was complete. */
  answered: boolean;
}

interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly stream?: boolean;
}

export interface ScriptedModel {
  readonly url: string;
  readonly exchanges: readonly ModelExchange[];
  /**
   * Answers conversations whose user messages mention `marker` with these turns, in order. Requests without tools are summaries
   * of a compaction; they are answered and logged apart, under `<marker>#summary`.
   */
  script(marker: string, turns: readonly ModelTurn[]): void;
  /** The exchanges of one script. */
  of(marker: string): readonly ModelExchange[];
  close(): Promise<void>;
}

/** Tokens that a scripted call reports when its turn does not say otherwise. */
const DEFAULT_COMPLETION_TOKENS = 40;
const CHARACTERS_PER_TOKEN = 4;

/** Starts an OpenAI-compatible chat model on loopback that follows scripts and keeps a log of every exchange. */
export async function createScriptedModel(): Promise<ScriptedModel> {
  const scripts = new Map<string, { turns: readonly ModelTurn[]; next: number }>();
  const exchanges: ModelExchange[] = [];
  // An idle connection stays open: a host that is busy with its tools for longer than Node's 5 s would use it while it is being closed, and
  // record, rightly, a request that failed and was repeated.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    answer(request, response, scripts, exchanges).catch((cause: unknown) => {
      response.destroy(cause instanceof Error ? cause : new Error(String(cause)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    exchanges,
    script: (marker, turns) => void scripts.set(marker, { turns, next: 0 }),
    of: (marker) => exchanges.filter((exchange) => exchange.script === marker),
    close: () => closeServer(server),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  scripts: Map<string, { turns: readonly ModelTurn[]; next: number }>,
  exchanges: ModelExchange[],
): Promise<void> {
  const body = await readBody(request);
  if (request.method !== 'POST' || !request.url?.endsWith('/chat/completions')) {
    response.writeHead(404).end();
    return;
  }
  const chat = JSON.parse(body) as ChatRequest;
  const conversation = markerOf(chat, body, scripts);
  const isSummary = !chat.tools?.length;
  const marker = isSummary ? `${conversation}#summary` : conversation;
  const script = scripts.get(marker);
  const index = script ? script.next++ : exchanges.filter((exchange) => exchange.script === marker).length;
  const turn = script?.turns[index] ?? { text: isSummary ? summaryOf(conversation) : `No more turns for ${marker}.` };
  const exchange: ModelExchange = {
    script: marker,
    index,
    request: chat,
    turn,
    toolCallIds: (turn.tools ?? []).map(
      ({ id }, position) => id ?? `call_${marker.replace(/\W/g, '')}_${index}_${position}`,
    ),
    promptTokens: turn.usage?.prompt_tokens ?? Math.ceil(body.length / CHARACTERS_PER_TOKEN),
    completionTokens: turn.usage?.completion_tokens ?? DEFAULT_COMPLETION_TOKENS,
    cachedTokens: turn.usage?.cached ?? 0,
    answered: false,
  };
  exchanges.push(exchange);
  if (turn.delayMs) await pauseWhileOpen(response, turn.delayMs);
  if (response.destroyed) return;
  response.on('finish', () => {
    exchange.answered = true;
  });
  if (turn.error) {
    response.writeHead(turn.error.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: turn.error }));
    return;
  }
  await streamAnswer(response, exchange);
}

/**
 * The script of a conversation: the marker in its newest user message that has one. A subagent's task is in its own first
 * message, and in its parent's only as an argument, so arguments do not count; after a compaction only the summary may be left.
 */
function markerOf(chat: ChatRequest, body: string, scripts: ReadonlyMap<string, unknown>): string {
  const markers = [...scripts.keys()].filter((marker) => !marker.includes('#'));
  const userTexts = chat.messages.filter(({ role }) => role === 'user').map(({ content }) => JSON.stringify(content));
  for (const text of [...userTexts.reverse(), body]) {
    const found = markers
      .filter((marker) => text.includes(marker))
      .sort((left, right) => right.length - left.length)[0];
    if (found) return found;
  }
  return '';
}

/** A summary that the host's quality check accepts, and that keeps the conversation recognisable. */
function summaryOf(marker: string): string {
  return `## Decisions\nNone yet.\n## Open TODOs\nGo on with ${marker}.\n## Constraints/Rules\nNone.\n## Pending user asks\nNone.\n## Exact identifiers\n${marker}\n`;
}

async function streamAnswer(response: ServerResponse, exchange: ModelExchange): Promise<void> {
  const { turn } = exchange;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish: string | null = null, usage?: object, choice = 0) =>
    response.write(
      `data: ${JSON.stringify({
        id: `chatcmpl-${exchange.script}-${exchange.index}`,
        object: 'chat.completion.chunk',
        created: 0,
        model: exchange.request.model,
        choices: [{ index: choice, delta, finish_reason: finish }],
        ...(usage ? { usage } : {}),
      })}\n\n`,
    );
  send({ role: 'assistant' });
  if (turn.reasoning) send({ reasoning_content: turn.reasoning });
  for (const part of splitText(turn.text ?? '', turn.chunks ?? 1)) {
    send({ content: part });
    if ((turn.chunks ?? 1) > 1) await new Promise((resolve) => setTimeout(resolve, turn.chunkDelayMs ?? 2));
  }
  if (turn.cut) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    response.destroy();
    return;
  }
  for (const [position, call] of (turn.tools ?? []).entries()) {
    const argumentsText = call.rawArgs ?? JSON.stringify(call.args ?? {});
    const id = exchange.toolCallIds[position];
    send({ tool_calls: [{ index: position, id, type: 'function', function: { name: call.name, arguments: '' } }] });
    send({ tool_calls: [{ index: position, function: { arguments: argumentsText } }] });
  }
  for (const [index, { id, name, args }] of (turn.secondChoice ?? []).entries()) {
    const called = { name, arguments: JSON.stringify(args ?? {}) };
    send(
      { tool_calls: [{ index, id: id ?? `second_${index}`, type: 'function', function: called }] },
      null,
      undefined,
      1,
    );
  }
  const usage = {
    prompt_tokens: exchange.promptTokens,
    completion_tokens: exchange.completionTokens,
    total_tokens: exchange.promptTokens + exchange.completionTokens,
    prompt_tokens_details: { cached_tokens: exchange.cachedTokens },
  };
  const finish = turn.finish ?? (turn.tools?.length ? 'tool_calls' : 'stop');
  send({}, finish, turn.withoutUsage ? undefined : usage);
  response.end('data: [DONE]\n\n');
}

/** Waits, but no longer than the client does: a timer of minutes would keep the process alive. */
function pauseWhileOpen(response: ServerResponse, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function splitText(text: string, parts: number): string[] {
  if (!text) return [];
  const size = Math.ceil(text.length / parts);
  return Array.from({ length: Math.ceil(text.length / size) }, (_, part) => text.slice(part * size, (part + 1) * size));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
