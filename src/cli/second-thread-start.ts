// What the second thread starts from: a script, because Node takes longer to start a thread from a module.
import { loadProgram } from './compiled-program.js';

void loadProgram(new URL(import.meta.url)).program.helpFirstThread();
