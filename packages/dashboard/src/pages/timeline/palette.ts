import type { Lane } from '@critiqor/api/timeline';
import { useEffect, useState } from 'react';

/** The colours of the theme for the canvas, which cannot use style sheets. */
export interface Palette {
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly surface: string;
  readonly sunken: string;
  readonly accent: string;
  readonly error: string;
  readonly lanes: Readonly<Record<Lane, string>>;
  readonly severities: Readonly<Record<string, string>>;
  readonly font: string;
}

export function usePalette(): Palette {
  const [palette, setPalette] = useState(readPalette);
  useEffect(() => {
    const watch = new MutationObserver(() => setPalette(readPalette()));
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => watch.disconnect();
  }, []);
  return palette;
}

function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    ink: read('ink'),
    muted: read('ink-3'),
    line: read('line'),
    surface: read('surface'),
    sunken: read('sunken'),
    accent: read('accent'),
    error: read('critical'),
    lanes: {
      run: read('lane-message'),
      turn: read('lane-turn'),
      model: read('lane-model'),
      tool: read('lane-tool'),
      memory: read('lane-memory'),
      compaction: read('lane-compaction'),
      subagent: read('lane-subagent'),
    },
    severities: { critical: read('critical'), high: read('high'), medium: read('medium'), low: read('low') },
    font: read('font'),
  };
}
