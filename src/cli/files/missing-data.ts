/**
 * Says that the equipment catalog is missing, if that is the error. The catalog has another licence than the code, so
 * people who need only the code may remove it.
 */
export function missingCatalog(error: unknown): string | undefined {
  const [, file] = /'([^']*official-catalog\.js)'/.exec(error instanceof Error ? error.message : '') ?? [];
  if (file === undefined) return undefined;
  return `The equipment catalog is not installed: ${file} is missing. The command line needs it; reinstall the package.`;
}
