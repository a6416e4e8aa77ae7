/**
 * Strangers choose this URL for our server: it must be https on the default port, with a host the operator trusts, given as a name or as
 * `*.` and a suffix.
 */
export function createIsCallable(hosts: readonly string[]): (endpoint: string) => boolean {
  return (endpoint) => {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : null
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
    return hosts.some((host) => (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host))
  }
}
