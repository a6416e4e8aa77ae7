import { isIPv6 } from 'node:net'

const GROUPS = 8
/** A household, phone or rented machine is assigned this many groups and chooses the others itself. */
const GIVEN_GROUPS = 4
const IPV4_WITHIN = /^(?:::|(?:0+:){5})ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The part of an address its owner cannot change: all of IPv4, the network (/64) of IPv6. */
export function partyAddress(ip: string): string {
  const [address = ''] = ip.split('%', 1)
  const within = IPV4_WITHIN.exec(address)?.[1]
  if (within !== undefined) return within
  return isIPv6(address) ? `${groupsOf(address).slice(0, GIVEN_GROUPS).join(':')}::/64` : address
}

function groupsOf(address: string): readonly string[] {
  const [before = '', after] = address.toLowerCase().split('::')
  const [first, last] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean))
  const written = [...(first ?? []), ...(last ?? [])]
  // The last group may be written as IPv4, which is two.
  const missing = GROUPS - written.length - (written.at(-1)?.includes('.') ? 1 : 0)
  const zeros = after === undefined ? [] : Array.from({ length: Math.max(0, missing) }, () => '0')
  return [...(first ?? []), ...zeros, ...(last ?? [])].map((group) => group.replace(/^0+(?=.)/, ''))
}
