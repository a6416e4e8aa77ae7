import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Ranges that are no place of the public internet: IANA's special-purpose registries, RFC 6890. */
const V4 = [
  ...(['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'] as const),
  ...(['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'] as const),
  ...(['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'] as const),
]

/** Everything outside of 2000::/3, and in it what leads back to IPv4 or to documents. */
const V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '64:ff9b::/96', '64:ff9b:1::/48'] as const
const GLOBAL_V6 = listOf(['2000::/3'], 'ipv6')

const PRIVATE_V4 = listOf(V4, 'ipv4')
const PRIVATE_V6 = listOf(V6, 'ipv6')

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', bits] = range.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return list
}

/** Whether an IP address is one of the public internet. Those written into IPv6 are none. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !PRIVATE_V4.check(address, 'ipv4')
  if (!isIPv6(address)) return false
  return GLOBAL_V6.check(address, 'ipv6') && !PRIVATE_V6.check(address, 'ipv6')
}
