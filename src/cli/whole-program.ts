// All that the launcher leaves to the program; built into one script.

export { outputStream } from './print/output-stream.js';
export { run } from './program.js';
export { helpFirstThread } from './threads/help-first-thread.js';
