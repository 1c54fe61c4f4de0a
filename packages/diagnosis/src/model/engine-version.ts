/** Raised with every change that may give another diagnosis of the same evidence. */
export const ENGINE_VERSION = '0.1.0';
