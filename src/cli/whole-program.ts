// All that the launcher leaves to the program; built into one script.
export { helpFirstThread } from './help-first-thread.js';
export { outputStream } from './output-stream.js';
export { run } from './program.js';
