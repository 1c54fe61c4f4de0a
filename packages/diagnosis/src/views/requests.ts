import { EMPTY_REQUEST, extendRequest } from '../language/requests/read-request.ts';
import type { Request } from '../language/requests/request.ts';
import type { Execution, ToolCall } from '../model/execution.ts';
import { describeTool } from '../tools/describe-tool.ts';

/** For each call, what the person had asked for by then. A question that a tool puts to the person is answered in its result. */
export function toRequests({ conversations, task }: Execution): ReadonlyMap<ToolCall, Request> {
  const requests = new Map<ToolCall, Request>();
  for (const { items } of conversations) {
    const isTold = items.some((item) => item.kind === 'message' && item.role === 'user');
    let request = isTold || task === null ? EMPTY_REQUEST : extendRequest(EMPTY_REQUEST, task);
    for (const item of items) {
      if (item.kind === 'message') {
        if (item.role === 'user' && !item.synthetic) request = extendRequest(request, item.text);
      } else if (item.kind === 'tool_call') {
        requests.set(item, request);
        if (item.result && ASKS.test(item.tool) && describeTool(item).deed === 'tell')
          request = extendRequest(request, item.result.text);
      }
    }
  }
  return requests;
}

/** Most tools ask nobody: a look at the name saves the rest. */
const ASKS = /ask|human|user|confirm|approv/i;
