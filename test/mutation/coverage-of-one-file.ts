// Test files share a process, in which Stryker goes on counting: each file would send the counts of all before it.
const { __stryker__: stryker } = globalThis as {
  __stryker__?: { mutantCoverage?: { static: object; perTest: object } };
};

if (stryker?.mutantCoverage) {
  stryker.mutantCoverage.static = {};
  stryker.mutantCoverage.perTest = {};
}
