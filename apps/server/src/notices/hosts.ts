/** The web hosts that the server may call for people's notices: those that its settings name. */

/**
 * A pattern is a host, with its port where that is not 443, or `*.` and what its name ends in. What is not an https
 * address is of no host.
 */
export function isAmong(address: string, patterns: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  if (protocol !== 'https:') return false;
  return patterns.some((pattern) =>
    pattern.startsWith('*.') ? host.endsWith(pattern.slice(1).toLowerCase()) : host === pattern.toLowerCase(),
  );
}
