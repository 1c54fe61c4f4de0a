/** Whether a hub serves this app: then it shows the pages of a fleet. The server marks the document. */
export const IS_HUB = document.documentElement.dataset.server === 'hub';
