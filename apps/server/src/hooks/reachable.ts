import { isIP } from 'node:net'
import { isHostName } from '@tablee/domain/host-name'
import { isPublicAddress } from './is-public-address.ts'

/** What the operator allows inside: host names or addresses, each with a port or any. */
export function isAllowedInside(internal: readonly string[], url: URL): boolean {
  return internal.includes(url.host) || internal.includes(url.hostname)
}

/** Whether an address can be public at all; what its name leads to is seen at each sending. */
export function createIsReachable(internal: readonly string[]): (address: string) => boolean {
  return (address) => {
    if (!URL.canParse(address)) return false
    const url = new URL(address)
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
    if (isAllowedInside(internal, url)) return true
    const host = url.hostname.replace(/^\[|\]$/g, '')
    return isIP(host) === 0 ? isHostName(host) : isPublicAddress(host)
  }
}
