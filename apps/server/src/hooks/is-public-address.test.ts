import { describe, expect, test } from 'vitest'
import { isPublicAddress } from './is-public-address.ts'
import { createIsReachable } from './reachable.ts'

/** The first address of each, the last, and one within. */
const NOT_PUBLIC: Readonly<Record<string, readonly string[]>> = {
  'unspecified ::': ['::', '0:0:0:0:0:0:0:0'],
  'loopback ::1': ['::1', '0:0:0:0:0:0:0:1'],
  'IPv4-compatible ::/96': ['::7f00:1', '::10.0.0.1', '::8.8.8.8'],
  'IPv4-mapped ::ffff:0:0/96': ['::ffff:0:0', '::ffff:7f00:1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::ffff:ffff:ffff'],
  'IPv4-translated ::ffff:0:0:0/96': ['::ffff:0:127.0.0.1'],
  'NAT64 64:ff9b::/96': ['64:ff9b::', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b::ffff:ffff'],
  'local NAT64 64:ff9b:1::/48': ['64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  'discard 100::/64': ['100::', '100::ffff:ffff:ffff:ffff'],
  'Teredo 2001::/32': ['2001::', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
  'benchmarks 2001:2::/48': ['2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff'],
  'ORCHID 2001:10::/28 and 2001:20::/28': ['2001:10::1', '2001:20::1', '2001:2f:ffff:ffff:ffff:ffff:ffff:ffff'],
  'documents 2001:db8::/32': ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  'documents 3fff::/20': ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  '6to4 2002::/16': ['2002::', '2002:7f00:1::1', '2002:808:808::1', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  'segments 5f00::/16': ['5f00::1'],
  'ULA fc00::/7': ['fc00::', 'fd00::1', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  'link local fe80::/10': ['fe80::', 'fe80::1', 'fe80::1%eth0', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  'site local fec0::/10': ['fec0::1', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  'multicast ff00::/8': ['ff00::', 'ff02::1', 'ff0e::1', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  'this network 0.0.0.0/8': ['0.0.0.0', '0.255.255.255'],
  'private 10/8, 172.16/12, 192.168/16': ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  'carriers 100.64.0.0/10': ['100.64.0.1', '100.127.255.255'],
  'loopback 127.0.0.0/8': ['127.0.0.1', '127.255.255.254'],
  'link local 169.254.0.0/16': ['169.254.169.254'],
  'protocols and documents': ['192.0.0.1', '192.0.2.1', '192.88.99.1', '198.18.0.1', '198.51.100.1', '203.0.113.1'],
  'multicast and reserved': ['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  'no address at all': ['', 'localhost', '1.2.3', '::g', '[::1]'],
}

const PUBLIC = [
  '1.1.1.1',
  '100.128.0.1',
  '172.32.0.1',
  '2001:200::1',
  '2606:4700::1111',
  '2a00:1450:4007::1',
  '3ffe::1',
]

describe('HOOK-12 no address of a shop leads inside', () => {
  test.each(Object.entries(NOT_PUBLIC))('%s', (_, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([])
  })

  test('addresses of the public internet are', () => {
    expect(PUBLIC.filter((address) => !isPublicAddress(address))).toEqual([])
  })

  test('nor does any way of writing one in an address of the web', () => {
    const isReachable = createIsReachable([])
    const written = Object.values(NOT_PUBLIC)
      .flat()
      .filter((address) => address.includes(':'))
      .map((address) => `https://[${address}]/`)
    const others = [
      'https://0x7f000001/',
      'https://2130706433/',
      'https://127.1/',
      'https://017700000001/',
      'https://①②⑦.0.0.1/',
    ]
    expect([...written, ...others].filter(isReachable)).toEqual([])
    expect(isReachable('https://[2606:4700::1111]/hook')).toBe(true)
  })
})
