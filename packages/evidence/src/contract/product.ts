/** The version of recorder, engine and command line: they are built and released together. A test holds every package.json against it. */
export const VERSION = '0.1.0';

/** The recorder's id in OpenClaw: the command line enables the plugin by it. */
export const PLUGIN_ID = 'critiqor-openclaw';
