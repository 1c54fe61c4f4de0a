/** Runs before the first paint, so that the dark theme never flashes white. */
const chosen = localStorage.getItem('critiqor-theme');
const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
