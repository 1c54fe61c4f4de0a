import { useState } from 'react';

/** Copies a text and shows whether it worked. */
export function CopyButton({ text, label, primary = false }: { text: string; label: string; primary?: boolean }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // A browser may refuse the clipboard; the text can still be selected on the page.
      setState('failed');
    }
    setTimeout(() => setState('idle'), 2000);
  };
  return (
    <button type="button" className={primary ? 'button primary' : 'button'} onClick={copy}>
      <span aria-live="polite">
        {state === 'idle' ? label : state === 'copied' ? 'Copied' : 'Select and copy it manually'}
      </span>
    </button>
  );
}
