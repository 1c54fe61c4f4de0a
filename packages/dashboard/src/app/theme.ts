import { useEffect, useState } from 'react';

export type ColorTheme = 'light' | 'dark' | 'system';

const KEY = 'critiqor-theme';

/** The chosen theme, stored in this browser; `system` follows the machine. `theme-first.ts` applies it before the first paint. */
export function useTheme(): [ColorTheme, (theme: ColorTheme) => void] {
  const [theme, setTheme] = useState<ColorTheme>(stored);
  useEffect(() => {
    localStorage.setItem(KEY, theme);
    const machine = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const isDark = theme === 'dark' || (theme === 'system' && machine.matches);
      document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
    };
    apply();
    machine.addEventListener('change', apply);
    return () => machine.removeEventListener('change', apply);
  }, [theme]);
  return [theme, setTheme];
}

function stored(): ColorTheme {
  const value = localStorage.getItem(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}
