// A process of its own that serves a folder until its input ends, for a test that allows it few file handles.
import { servePage } from '../../../src/cli/serve/page-server.js';

const server = await servePage(process.argv[2] ?? '', 0);
process.stdout.write(server.address);
process.stdin.on('end', () => process.exit()).resume();
