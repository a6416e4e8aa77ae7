/**
 * Whether an endpoint is one of these push services. It is an address that a stranger chooses for our server: https on the
 * usual port, and a host that the operator trusts, written as one name or as `*.` and what it ends with.
 */
export function createIsCallable(hosts: readonly string[]): (endpoint: string) => boolean {
  return (endpoint) => {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : null
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
    return hosts.some((host) => (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host))
  }
}
