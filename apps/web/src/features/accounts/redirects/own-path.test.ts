import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  '/',
  '/profile',
  '/tournament/ABCDEF/admin-advanced',
  '/my-events?page=2&q=a%2Fb#top',
  '/recherche?q=d%C3%A9j%C3%A0',
])('LAY-4 a path of this site leads back to itself: %s', (path) => {
  expect(ownPath(path)).toBe(path)
})

test.each([
  ['nothing', ''],
  ['a relative path', 'profile'],
  ['an absolute address', 'https://evil.example/'],
  ['an absolute address of our own', 'http://localhost:3000/profile'],
  ['a script', 'javascript:alert(1)'],
  ['a script behind a blank', ' javascript:alert(1)'],
  ['a protocol-relative address', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a backslash', '/\\evil.example'],
  ['a backslash further on', '/profile\\..\\\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a tab that browsers leave out', '/\t/evil.example'],
  ['a line break that browsers leave out', '/\n/evil.example'],
  ['a null', '/\u0000/evil.example'],
  ['a dot that vanishes', '/.//evil.example'],
  ['two dots that vanish', '/a/..//evil.example'],
  ['encoded dots that vanish', '/%2e//evil.example'],
  ['encoded slashes', '/%2F%2Fevil.example'],
  ['one encoded slash', '/%2Fevil.example'],
  ['an encoded backslash', '/%5Cevil.example'],
  ['a slash encoded twice', '/%252Fevil.example'],
  ['an encoded tab', '/%09/evil.example'],
  ['broken percent signs', '/%E0%A4%A'],
  ['an invisible sign', '/\u200b/evil.example'],
  ['the login itself', '/login?redirect=/profile'],
  ['the registration', '/register'],
  ['something endless', `/${'a'.repeat(3000)}`],
])('LAY-4 what could lead elsewhere or in circles is refused: %s', (_what, candidate) => {
  expect(ownPath(candidate)).toBeNull()
})
