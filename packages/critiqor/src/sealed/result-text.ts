import { toText } from '@critiqor/evidence/contract/payload-values';

/** The text of a tool's result, whatever shape the host gave it; undefined when there is none. */
export function toResultText({ text, result }: Readonly<Record<string, unknown>>): string | undefined {
  const told = toText(text) ?? toText(result);
  if (told !== null) return told;
  const { content } = Object(result) as { readonly content?: unknown };
  if (Array.isArray(content)) {
    const texts = content.map((part) => toText((Object(part) as { readonly text?: unknown }).text));
    if (texts.some((part) => part !== null)) return texts.filter((part) => part !== null).join('\n');
  }
  return result === undefined || result === null ? undefined : tryJson(result);
}

/** Hostile nesting can exceed the stack. */
function tryJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
