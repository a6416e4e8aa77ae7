import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

test('AUTH-4 ids and secrets of a mailed link stay texts, whatever they look like', () => {
  expect(parseSearch('?userId=68123456789012345678&secret=12e5')).toEqual({
    userId: '68123456789012345678',
    secret: '12e5',
  })
})

test('LAY-4 the way back is readable in the address and comes out as it went in', () => {
  expect(stringifySearch({ redirect: '/tournament/ABCDEF/admin-advanced', formData: undefined })).toBe(
    '?redirect=/tournament/ABCDEF/admin-advanced',
  )
  const search = { formData: '{"name":"Été & cie #1","size":"8"}', redirect: '/profile?a=1&b=2' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
  expect(stringifySearch({})).toBe('')
})
