import { useEffect, useRef } from 'react';

const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['/', 'search on this page, or among all runs'],
  ['?', 'show these keys'],
  ['g r', 'all runs'],
  ['Esc', 'close'],
  ['← → + − 0', 'timeline: move, zoom, everything'],
  ['↑ ↓', 'timeline and evidence: previous and next event'],
];

/** `/` searches and `?` lists the keys, on every page; never while somebody types. */
export function KeyHelp() {
  const help = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    let before = '';
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '?') help.current?.showModal();
      else if (event.key === '/') search(event);
      else if (before === 'g' && event.key === 'r') location.hash = '#/runs';
      before = event.key;
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <dialog className="key-help" ref={help} aria-labelledby="keys-title">
      <h2 id="keys-title">Keys</h2>
      <dl className="pairs">
        {KEYS.map(([key, does]) => (
          <div key={key} className="row">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className="button">
          Close
        </button>
      </form>
    </dialog>
  );
}

/** The search field of the page; of a page without one, the search of all runs. */
function search(event: KeyboardEvent): void {
  event.preventDefault();
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  if (field) {
    field.focus();
    return;
  }
  location.hash = '#/runs';
  // The page is drawn first.
  setTimeout(() => document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus(), 300);
}
