import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { doNotAskYet } from './account-query.ts'

const KEY = ['account']
const LONG_AGO = 1

test('AUTH-11 a page that follows the end of an account does not ask for it, however long ago it was answered', () => {
  const queryClient = new QueryClient()
  const known = { account: { $id: 'zoe' }, endedElsewhere: false }
  queryClient.setQueryData(KEY, known, { updatedAt: LONG_AGO })
  doNotAskYet(queryClient)
  expect(queryClient.getQueryData(KEY)).toEqual(known)
  expect(queryClient.getQueryState(KEY)?.dataUpdatedAt).toBeGreaterThan(LONG_AGO)
})

test('AUTH-11 where nothing was answered nothing is made up', () => {
  const queryClient = new QueryClient()
  doNotAskYet(queryClient)
  expect(queryClient.getQueryData(KEY)).toBeUndefined()
})
